// Keeps the latest value of a feed where React can read it.
import type { ValueFeed } from '#sdk/api.ts';
import type { ReadableScreen } from '#sdk/base/screen.ts';

/** A feed's latest value. It follows the feed for as long as the page lives. */
export class FeedStore<T> implements ReadableScreen<T> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(feed: ValueFeed<T>, initial: T) {
    this.#value = initial;
    feed((value) => {
      this.#value = value;
      for (const listener of [...this.#listeners]) listener();
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): T => this.#value;
}
