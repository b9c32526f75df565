// Tells the lock that somebody is here, so that the screen does not lock under their hands.
import { useEffect } from 'react';
import type { LockScreen } from '#sdk/account/screens/lock.ts';

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Listens while `active`. */
export function useActivity(screen: LockScreen, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const tell = (): void => screen.used();
    for (const name of inputs) window.addEventListener(name, tell, { capture: true, passive: true });
    return () => inputs.forEach((name) => window.removeEventListener(name, tell, { capture: true }));
  }, [screen, active]);
}
