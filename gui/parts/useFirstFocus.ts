// Leads the focus into a dialog that opens: to the first thing in it that one can see and use, or the field right behind its close button.
import { useEffect } from 'react';
import { tabStops } from './tab-stops.ts';

const written =
  'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, [contenteditable="true"]';
const startTrap = ':scope > .bp6-overlay-start-focus-trap';

/**
 * Blueprint gives the focus of an opening dialog without a field of its own to an empty element before it, which nobody
 * sees and no key works on; and it calls it there again when the menu that opened the dialog closes over it. A dialog
 * whose field takes the focus by itself keeps it.
 */
export function useFirstFocus(box: HTMLElement | null): void {
  useEffect(() => {
    const trap = box?.closest('.bp6-overlay')?.querySelector<HTMLElement>(startTrap);
    if (box === null || !trap) return undefined;
    const lead = (): void => {
      const [first, second] = tabStops(box);
      // Who opened it to write something writes; a field further down would only call the keyboard of a telephone.
      const field = first?.matches('button') === true && second?.matches(written) === true ? second : first;
      (field ?? box).focus({ preventScroll: true });
    };
    const entered = (event: FocusEvent): void => {
      if (!(event.relatedTarget instanceof Node) || !box.contains(event.relatedTarget)) lead();
    };
    if (document.activeElement === trap) lead();
    trap.addEventListener('focus', entered);
    return () => trap.removeEventListener('focus', entered);
  }, [box]);
}
