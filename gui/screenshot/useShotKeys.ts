// Listens to every key while a screenshot is worked on; nothing below it hears any.
import { useEffect, useRef } from 'react';

/** What a key does; false leaves it to whatever has the focus. */
export function useShotKeys(press: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.isComposing) return;
      if (!latest.current(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', hear, { capture: true });
    return () => window.removeEventListener('keydown', hear, { capture: true });
  }, []);
}
