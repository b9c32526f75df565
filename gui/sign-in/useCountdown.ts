// Counts the seconds down that the office asks to wait.
import { useEffect, useState } from 'react';

/** Whole seconds left, and the way to start over from a number of seconds; ends at 0. */
export function useCountdown(): readonly [left: number, start: (seconds: number) => void] {
  const [left, setLeft] = useState(0);
  const counting = left > 0;
  useEffect(() => {
    if (!counting) return undefined;
    const timer = setInterval(() => setLeft((value) => Math.max(0, value - 1)), 1000);
    return () => clearInterval(timer);
  }, [counting]);
  return [left, (seconds) => setLeft(Math.max(1, Math.ceil(seconds)))];
}
