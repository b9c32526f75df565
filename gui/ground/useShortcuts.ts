// Listens for shortcuts while a component is there; the innermost component that knows one acts on it.
import { useEffect, useRef } from 'react';
import { shortcutOf, type ShortcutName } from './shortcuts.ts';
import { useShortcutKeys } from './useShortcutKeys.ts';

/** What each shortcut does here. An act that answers false leaves the key to others. */
export type ShortcutActs = Partial<Record<ShortcutName, (event: KeyboardEvent) => boolean | void>>;

/** Acts on shortcuts that nothing nearer to the focus has used (menus and dialogs keep their Escape). */
export function useShortcuts(acts: ShortcutActs): void {
  const { keys } = useShortcutKeys();
  const latest = useRef({ acts, keys });
  useEffect(() => {
    latest.current = { acts, keys };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      const { acts: present, keys: inForce } = latest.current;
      const name = shortcutOf(event, inForce);
      const act = name === undefined ? undefined : present[name];
      if (act === undefined || act(event) === false) return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
