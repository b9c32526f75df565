// Listens for shortcuts while a component is there; the innermost component that knows one acts on it.
import { useEffect, useRef } from 'react';
import { standBy, type ShortcutActs } from './shortcut-board.ts';
import { shortcutOf } from './shortcuts.ts';
import { useShortcutKeys } from './useShortcutKeys.ts';

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
    const leave = standBy(() => latest.current.acts);
    return () => {
      window.removeEventListener('keydown', press);
      leave();
    };
  }, []);
}
