// Main as the last resort of the focus: browsers drop it to the page when what had it goes away, and Tab would begin anew.
import { useEffect } from 'react';

/** Whoever gives the focus back, or takes it for what it opens, has done so by then, in ms. */
const patienceMs = 150;

/** Whether the focus is at nobody's: on the page itself, or on main, which holds it for whoever takes it next. */
export function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.id === 'main';
}

/** Main takes the focus if nothing has it in a moment; the answer calls it off. */
export function holdInMain(): () => void {
  const timer = setTimeout(() => {
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, patienceMs);
  return () => clearTimeout(timer);
}

/** The same as soon as something goes out of main that may have had the focus. */
export function useHeldMain(main: HTMLElement | null): void {
  useEffect(() => {
    if (main === null) return undefined;
    let begun = main.contains(document.activeElement);
    let callOff: (() => void) | undefined;
    const begin = (): void => {
      begun = true;
    };
    const watch = new MutationObserver(() => {
      if (!begun || document.activeElement !== document.body) return;
      begun = false;
      callOff?.();
      callOff = holdInMain();
    });
    main.addEventListener('focusin', begin);
    watch.observe(main, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      callOff?.();
      main.removeEventListener('focusin', begin);
      watch.disconnect();
    };
  }, [main]);
}
