// The time as parts draw it: that of their first drawing, and every half minute again.
import { useEffect, useState } from 'react';

const everyMs = 30_000;

/** Now, in epoch ms; what is drawn by it changes with it and never while something else is drawn. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
