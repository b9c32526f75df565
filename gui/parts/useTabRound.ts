// Lets Tab go round within a dialog, from its last thing to its first, without stops that nothing shows.
import { useEffect } from 'react';
import { tabStops } from './tab-stops.ts';

/**
 * Blueprint keeps the focus inside with two empty elements and the dialog's own box, each of them a stop that one
 * cannot see; at both ends this goes on to what one can. What lies over the dialog (a menu) is not in the `box`.
 */
export function useTabRound(box: HTMLElement | null): void {
  useEffect(() => {
    if (box === null) return undefined;
    box.tabIndex = -1;
    const round = (event: KeyboardEvent): void => {
      if (event.key !== 'Tab' || event.defaultPrevented) return;
      const all = tabStops(box);
      const [first, last] = [all[0], all.at(-1)];
      const at = document.activeElement;
      const from = event.shiftKey ? first : last;
      const to = event.shiftKey ? last : first;
      if (to === undefined || (at !== from && at !== box)) return;
      event.preventDefault();
      to.focus();
    };
    box.addEventListener('keydown', round);
    return () => box.removeEventListener('keydown', round);
  }, [box]);
}
