// Decides how what waits is told apart in the terminal: for the office, for its time, or to remind of a message.
import type { LaterEntry, OutboxEntry } from '#sdk/api.ts';

/** One thing that waits. */
export type WaitingEntry =
  | { readonly type: 'outbox'; readonly entry: OutboxEntry }
  /** For a time to come, and not at the office yet. */
  | { readonly type: 'held'; readonly entry: LaterEntry }
  | { readonly type: 'scheduled'; readonly entry: LaterEntry }
  | { readonly type: 'reminder'; readonly entry: LaterEntry; readonly mid: number };

/** All of it, in the order it came; what has a message's number reminds of that message. */
export function waitingEntries(
  outbox: readonly OutboxEntry[],
  here: readonly LaterEntry[],
  later: readonly LaterEntry[],
): WaitingEntry[] {
  return [
    ...outbox.map((entry): WaitingEntry => ({ type: 'outbox', entry })),
    ...here.map((entry): WaitingEntry => ({ type: 'held', entry })),
    ...later.map((entry): WaitingEntry =>
      entry.mid === undefined ? { type: 'scheduled', entry } : { type: 'reminder', entry, mid: entry.mid },
    ),
  ];
}

/** Tells one from every other. */
export function waitingKey({ type, entry }: WaitingEntry): string {
  return `${type} ${entry.id}`;
}
