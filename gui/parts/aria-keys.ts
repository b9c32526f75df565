// Decides how a shortcut is told to assistive technology: by the names of keys that the standard has.

/** `Ctrl K` as `aria-keyshortcuts` takes it: `Control+K`. */
export const ariaKeys = (keys: string): string =>
  keys.replace('Ctrl', 'Control').replace('Esc', 'Escape').replace(' ', '+');
