// Keeps the search index of a program that stays whole and in few pieces, a little at a time while nothing else is to be done.
import type { Clock } from '../../host/port.ts';
import type { Store } from '#storage/store.ts';

/** How often it is looked whether there is something to do, in ms; the first look comes earlier. */
const lookMs = 60_000;
const firstLookMs = 10_000;
/** How long messages that came alone wait to be indexed, in ms; whoever searches earlier has it done then. */
const lateMs = 1_000;
/** Pause between two steps, in ms, so that the work never holds up what people do. */
const pauseMs = 50;
/** Pages of the index written in one step, a few milliseconds' work. */
const pagesPerStep = 32;
/** Messages indexed in one step, a few milliseconds' work. */
const latePerStep = 200;
/** Messages looked at in one step for notices of an older version, a few milliseconds' work. */
const messagesPerStep = 2_000;

/** Tends the index until stopped. */
export interface IndexTender {
  /** Messages came that are not indexed yet. */
  soon(): void;
  stop(): void;
}

/**
 * Indexes what came of late, then what an older version left out, then merges pieces, step by step until stopped. A
 * store that was filled with a million messages is searched in half the time afterwards.
 * @param parts.report told of a store that fails; the next look tries again
 */
export function tendIndex(parts: {
  store: Store;
  clock: Clock;
  report: (error: unknown) => void;
}): IndexTender {
  const { store, clock, report } = parts;
  let stopped = false;
  const cancels = new Map<() => boolean, () => void>();
  /** Does a step of `work` after a while, and goes on for as long as there is more. */
  const start = (work: () => boolean, ms: number): void => {
    if (stopped || cancels.has(work)) return;
    const step = (): void => {
      cancels.delete(work);
      try {
        if (work()) start(work, pauseMs);
      } catch (error) {
        report(error);
      }
    };
    cancels.set(work, clock.after(ms, step));
  };
  const late = (): boolean => store.messages.indexLate(latePerStep);
  const tend = (): boolean =>
    late() || store.messages.indexNotices(messagesPerStep) || store.messages.mergeSearch(pagesPerStep);
  start(tend, firstLookMs);
  const stopLooking = clock.every(lookMs, () => start(tend, 0));
  return {
    soon: () => start(late, lateMs),
    stop() {
      stopped = true;
      stopLooking();
      for (const cancel of cancels.values()) cancel();
    },
  };
}

/**
 * Indexes what came of late and what an older version left out, for a program that ends before there would be a quiet
 * moment: otherwise whoever opens the store next begins with it.
 */
export function finishIndex(store: Store): void {
  while (store.messages.indexLate(latePerStep));
  while (store.messages.indexNotices(messagesPerStep));
}
