// Keeps the latest value of a feed where a face can read it the way it reads a screen.
import type { Unsubscribe } from './live-value.ts';
import type { ReadableScreen } from './screen.ts';

/** A feed's latest value. It follows the feed for as long as the program lives. */
export class FeedStore<T> implements ReadableScreen<T> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(feed: (listener: (value: T) => void) => Unsubscribe, initial: T) {
    this.#value = initial;
    feed((value) => {
      this.#value = value;
      for (const listener of [...this.#listeners]) listener();
    });
  }

  readonly subscribe = (listener: () => void): Unsubscribe => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): T => this.#value;
}
