// Counts what has happened to a feature's things, so that a screen that shows them knows when to ask again.
import { feedOf } from './feed.ts';
import { LiveValue } from './live-value.ts';

/** What has happened last: how many changes there were, and which thing it was; empty where it may be any. */
export type Changes = { readonly count: number; readonly reference: string };
/** Nothing has happened yet. */
export const noChanges: Changes = { count: 0, reference: '' };

/** Makes a counter with its feed. */
export function openChanges() {
  const value = new LiveValue<Changes>(noChanges);
  return {
    feed: feedOf(value),
    tell: (reference = ''): void => value.set({ count: value.get().count + 1, reference }),
  };
}
