// Tells the office that somebody is here, so that the screen does not lock under their hands.
import { useEffect } from 'react';
import { useApp } from './app-parts.ts';

/** Input is told this often at most, in ms; the lock counts in minutes. */
const tellEveryMs = 5_000;
const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Listens while `active`. */
export function useActivity(active: boolean): void {
  const { office } = useApp();
  useEffect(() => {
    if (!active) return;
    let toldAt = 0;
    const tell = (): void => {
      const now = performance.now();
      if (toldAt !== 0 && now - toldAt < tellEveryMs) return;
      toldAt = now;
      // A worker that stopped is said elsewhere; nobody waits for this.
      office.lock.used().catch(() => undefined);
    };
    for (const name of inputs) window.addEventListener(name, tell, { capture: true, passive: true });
    return () => inputs.forEach((name) => window.removeEventListener(name, tell, { capture: true }));
  }, [office, active]);
}
