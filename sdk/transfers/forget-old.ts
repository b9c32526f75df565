// Keeps the list of transfers from growing for ever: what was done long ago, or is one of very many, is forgotten.
import type { Store } from '#storage/store.ts';

/** How long a transfer that is done stays on the list, in ms, and how many of them do at most. */
const kept = { ms: 30 * 86_400_000, rows: 5_000 } as const;

/** Takes the oldest off the list; what is not done stays, however old it is. */
export function forgetOld(store: Store, now: number): void {
  const done = store.transfers.all().filter(({ state }) => state === 'done');
  for (const [at, { id, createdTime }] of done.entries())
    if (createdTime < now - kept.ms || at < done.length - kept.rows) store.transfers.remove(id);
}
