// Keeps the search index of a program that stays whole and in few pieces, a little at a time while nothing else is to be done.
import type { Clock } from '../host/port.ts';
import type { Store } from '#storage/store.ts';

/** How often it is looked whether there is something to do, in ms; the first look comes earlier. */
const lookMs = 60_000;
const firstLookMs = 10_000;
/** Pause between two steps, in ms, so that the work never holds up what people do. */
const pauseMs = 50;
/** Pages of the index written in one step, a few milliseconds' work. */
const pagesPerStep = 32;
/** Messages looked at in one step for notices of an older version, a few milliseconds' work. */
const messagesPerStep = 2_000;

/**
 * Indexes what an older version left out, then merges pieces, step by step until stopped. A store that was filled with
 * a million messages is searched in half the time afterwards.
 * @param parts.report told of a store that fails; the next look tries again
 * @returns stops it
 */
export function tendIndex(parts: {
  store: Store;
  clock: Clock;
  report: (error: unknown) => void;
}): () => void {
  const { store, clock, report } = parts;
  let cancelStep: (() => void) | undefined;
  const step = (): void => {
    cancelStep = undefined;
    try {
      const { messages } = store;
      if (messages.indexNotices(messagesPerStep) || messages.mergeSearch(pagesPerStep))
        cancelStep = clock.after(pauseMs, step);
    } catch (error) {
      report(error);
    }
  };
  const look = (): void => {
    if (cancelStep === undefined) step();
  };
  const cancelFirst = clock.after(firstLookMs, look);
  const stopLooking = clock.every(lookMs, look);
  return () => {
    cancelFirst();
    stopLooking();
    cancelStep?.();
  };
}

/** Indexes all that an older version left out, for a program that ends before there would be a quiet moment. */
export function finishIndex(store: Store): void {
  while (store.messages.indexNotices(messagesPerStep));
}
