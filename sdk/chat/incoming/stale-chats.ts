// Chats whose row must be asked for again; they survive a restart.
import type { Store } from '#storage/store.ts';

const valueName = 'staleChats';

/** The stored list of them. */
export class StaleChats {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Their ids. */
  ids(): string[] {
    return (this.#store.values.get(valueName) ?? '').split(',').filter((id) => id !== '');
  }

  /** Adds and takes away; to be called within the transaction that makes them stale or fresh. */
  change(work: (ids: Set<string>) => void): void {
    const before = this.ids();
    const ids = new Set(before);
    work(ids);
    const after = [...ids];
    if (after.join(',') !== before.join(',')) this.#store.values.set(valueName, after.join(','));
  }
}
