// Hears single keys that act on what is shown, where nobody writes and nothing lies over it.
import { useEffect, useRef } from 'react';

const writes = 'input, textarea, select, [contenteditable=true], [role=menu], [role=dialog]';

/** `press` answers whether the key did something; then nobody else hears it. */
export function useActKeys(press: (key: string) => boolean): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(writes) !== null) return;
      if (document.querySelector('[role=dialog]') !== null) return;
      if (latest.current(event.key)) event.preventDefault();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
