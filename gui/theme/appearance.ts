// Decides how a person's choice of theme, density, motion and size of text reaches the page: as attributes on the root element.

/** What a person may choose; `system` follows the operating system. */
export type Appearance = {
  readonly theme: 'light' | 'dark' | 'system';
  readonly density: 'comfortable' | 'compact';
  readonly motion: 'full' | 'reduced';
  readonly text: 'normal' | 'large' | 'larger';
};

/** What holds before anybody has chosen. */
export const defaultAppearance: Appearance = Object.freeze({
  theme: 'system',
  density: 'comfortable',
  motion: 'full',
  text: 'normal',
});

const storageKey = 'tangram.appearance';

/** Reads an appearance from text, field by field; anything unknown falls back to the default. */
export function parseAppearance(text: string | null): Appearance {
  let value: unknown = null;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return defaultAppearance;
  }
  const given: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  return {
    theme: given['theme'] === 'light' || given['theme'] === 'dark' ? given['theme'] : 'system',
    density: given['density'] === 'compact' ? 'compact' : 'comfortable',
    motion: given['motion'] === 'reduced' ? 'reduced' : 'full',
    text: given['text'] === 'large' || given['text'] === 'larger' ? given['text'] : 'normal',
  };
}

/** The appearance remembered on this device, so that the first paint is already right. */
export function loadAppearance(storage: Storage): Appearance {
  return parseAppearance(storage.getItem(storageKey));
}

/** Remembers an appearance on this device. */
export function saveAppearance(storage: Storage, appearance: Appearance): void {
  storage.setItem(storageKey, JSON.stringify(appearance));
}

/**
 * Puts an appearance on the root element and keeps following the system where that was asked for.
 * @returns undoes the following
 */
export function applyAppearance(
  root: HTMLElement,
  appearance: Appearance,
  systemDark: MediaQueryList,
): () => void {
  const paint = (): void => {
    const dark = appearance.theme === 'dark' || (appearance.theme === 'system' && systemDark.matches);
    root.dataset['theme'] = dark ? 'dark' : 'light';
  };
  root.dataset['density'] = appearance.density;
  root.dataset['motion'] = appearance.motion;
  root.dataset['text'] = appearance.text;
  paint();
  if (appearance.theme !== 'system') return () => {};
  systemDark.addEventListener('change', paint);
  return () => systemDark.removeEventListener('change', paint);
}
