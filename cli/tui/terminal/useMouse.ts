// Hands a component what the mouse does, past Ink's own input, which drops these reports.
import { useEffect, useRef } from 'react';
import { useStdin } from 'ink';
import { type MouseEvent, mouseEvents } from './mouse.ts';

/** Calls `onMouse` for every report while `isActive`. Switching the mouse on is the guard's. */
export function useMouse(onMouse: (event: MouseEvent) => void, isActive: boolean): void {
  const { stdin } = useStdin();
  const latest = useRef(onMouse);
  useEffect(() => {
    latest.current = onMouse;
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const read = (data: Buffer | string): void => {
      for (const event of mouseEvents(String(data))) latest.current(event);
    };
    stdin.on('data', read);
    return () => void stdin.off('data', read);
  }, [stdin, isActive]);
}
