// Listens for shortcuts while a component is there; the innermost component that knows one acts on it.
import { useEffect, useRef } from 'react';
import { standBy, type ShortcutActs } from './shortcut-board.ts';
import { shortcutOf } from './shortcuts.ts';
import { useShortcutKeys } from './useShortcutKeys.ts';

/** Keys by which one goes about in a text that is there: a field that has one keeps them. */
const textKeys: ReadonlySet<string> = new Set(['Home', 'End', 'PageUp', 'PageDown']);
function isOfText({ key, altKey, target }: KeyboardEvent): boolean {
  if (altKey || !textKeys.has(key)) return false;
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) return target.value !== '';
  return target instanceof HTMLElement && target.isContentEditable && target.textContent !== '';
}

/** Acts on shortcuts that nothing nearer to the focus has used (menus and dialogs keep their Escape). */
export function useShortcuts(acts: ShortcutActs): void {
  const { keys } = useShortcutKeys();
  const latest = useRef({ acts, keys });
  useEffect(() => {
    latest.current = { acts, keys };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isOfText(event)) return;
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
