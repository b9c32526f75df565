// Gives the keys of the shortcuts as they are in force, and as they are shown.
import { useMemo } from 'react';
import { shortcutKeys, shownCaps, type ShortcutKeys, type ShortcutName } from './shortcuts.ts';
import { useApp } from './app-parts.ts';
import { useScreen } from './useScreen.ts';

/** They change where they stand when somebody chooses others. */
export function useShortcutKeys(): {
  readonly keys: ShortcutKeys;
  /** Single caps, for a row of the sheet. */
  readonly caps: (name: ShortcutName) => readonly string[];
  /** One text, for a tooltip or a menu. */
  readonly hint: (name: ShortcutName) => string;
} {
  const { shortcutKeys: chosen } = useScreen(useApp().settings);
  return useMemo(() => {
    const keys = shortcutKeys(chosen);
    const caps = (name: ShortcutName): readonly string[] => shownCaps(keys[name]);
    return { keys, caps, hint: (name) => caps(name).join(' ') };
  }, [chosen]);
}
