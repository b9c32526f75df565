// Announces things that happened, in order, to whoever listens at that moment.
import type { Unsubscribe } from './live-value.ts';

/** A typed, owned stream of announcements. It keeps nothing: late listeners hear later things only. */
export class Emitter<T> {
  readonly #listeners = new Set<(value: T) => void>();

  /** Bound, so that it can be handed out as a feed. */
  readonly subscribe = (listener: (value: T) => void): Unsubscribe => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  emit(value: T): void {
    for (const listener of [...this.#listeners]) listener(value);
  }

  clear(): void {
    this.#listeners.clear();
  }
}
