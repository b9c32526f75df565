// Gives the focus back to a dialog whose focused row or button was removed or disabled.
import { useEffect } from 'react';

/**
 * Browsers drop the focus to the page when the element that has it goes away, and tell nobody: keys would then reach
 * what lies behind. Holds from the first time something inside had the focus, so that the dialog's own first field is
 * left alone. `box` must be focusable.
 */
export function useHeldFocus(box: HTMLElement | null): void {
  useEffect(() => {
    if (box === null) return undefined;
    let begun = box.contains(document.activeElement);
    const begin = (): void => {
      begun = true;
    };
    const watch = new MutationObserver(() => {
      if (begun && document.activeElement === document.body) box.focus({ preventScroll: true });
    });
    box.addEventListener('focusin', begin);
    watch.observe(box, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      box.removeEventListener('focusin', begin);
      watch.disconnect();
    };
  }, [box]);
}
