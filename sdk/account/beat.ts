// Tells the office at intervals that somebody is here, and lets others refresh at the same beat (spec §7, §9).
import { channel } from '../host/build.ts';
import type { Clock } from '../host/port.ts';
import type { ApiClient } from '../net/api-client.ts';

/** What the beat is made of. */
export type BeatParts = {
  clock: Clock;
  api: Pick<ApiClient, 'userCentre'>;
  /** `online_interval` in force, in minutes; read before each pause, as a dictionary may change it. */
  intervalMinutes(): number;
  /** What else happens at this beat: refreshing the online list. */
  also(): Promise<unknown>;
  /** Gets what went wrong; the next beat comes all the same. */
  report(error: unknown): void;
};

/** The beat of a signed-in person. */
export interface Beat {
  /** One report now. */
  once(signal?: AbortSignal): Promise<void>;
  /** Starts, with a first beat at once or after `firstAfterMs`; doing so twice is once. */
  start(firstAfterMs?: number): void;
  stop(): void;
}

/** A beat that stands still. */
export function createBeat(parts: BeatParts): Beat {
  let stopTimer: (() => void) | undefined;

  const once = async (signal?: AbortSignal): Promise<void> => {
    await parts.api.userCentre.reportActive({ channel }, { signal });
  };
  function beat(): void {
    stopTimer = parts.clock.after(parts.intervalMinutes() * 60_000, beat);
    once().catch(parts.report);
    parts.also().catch(parts.report);
  }

  return {
    once,
    start(firstAfterMs = 0) {
      if (stopTimer !== undefined) return;
      if (firstAfterMs === 0) beat();
      else stopTimer = parts.clock.after(firstAfterMs, beat);
    },
    stop() {
      stopTimer?.();
      stopTimer = undefined;
    },
  };
}
