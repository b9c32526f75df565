// Timers whose work may fail: what it throws is told, and ends neither the program nor the timer.
import { fenced } from './base/fenced.ts';
import type { Clock } from './host/port.ts';

/**
 * The clock of a host for everything that runs by itself: nobody stands above a timer, so a store that is locked or full
 * at that moment would end a whole process. Work that is repeated comes again; `report` gets every failure.
 */
export function guardedClock(clock: Clock, report: (error: unknown) => void): Clock {
  const guarded = (work: () => void) => (): void => fenced(work, report);
  return {
    now: () => clock.now(),
    after: (ms, work) => clock.after(ms, guarded(work)),
    every: (ms, work) => clock.every(ms, guarded(work)),
  };
}
