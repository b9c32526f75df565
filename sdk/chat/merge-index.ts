// Keeps the search index of a program that stays in few pieces, a little at a time while nothing else is to be done.
import type { Clock } from '../host/port.ts';
import type { Store } from '#storage/store.ts';

/** How often it is looked whether pieces can be merged, in ms. */
const lookMs = 60_000;
/** Pause between two steps, in ms, so that a long merge never holds up what people do. */
const pauseMs = 50;
/** Pages of the index written in one step, a few milliseconds' work. */
const pagesPerStep = 32;

/**
 * Merges the index step by step until stopped. A store that was filled with a million messages is searched in half the
 * time afterwards.
 * @param parts.report told of a store that fails; the next look tries again
 * @returns stops it
 */
export function keepIndexMerged(parts: {
  store: Store;
  clock: Clock;
  report: (error: unknown) => void;
}): () => void {
  const { store, clock, report } = parts;
  let cancelStep: (() => void) | undefined;
  const step = (): void => {
    cancelStep = undefined;
    try {
      if (store.messages.mergeSearch(pagesPerStep)) cancelStep = clock.after(pauseMs, step);
    } catch (error) {
      report(error);
    }
  };
  const stopLooking = clock.every(lookMs, () => {
    if (cancelStep === undefined) step();
  });
  return () => {
    stopLooking();
    cancelStep?.();
  };
}
