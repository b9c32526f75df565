// Base of every view model: one frozen snapshot, subscribers, and things to undo.
import type { Unsubscribe } from './live-value.ts';

/** What a face needs of a screen: React's `useSyncExternalStore` takes exactly these two. */
export interface ReadableScreen<Snapshot> {
  subscribe(listener: () => void): Unsubscribe;
  getSnapshot(): Snapshot;
}

/** A view model. Snapshots are frozen data: no functions, no translated text. */
export abstract class Screen<Snapshot extends object> implements ReadableScreen<Snapshot> {
  #snapshot: Snapshot;
  readonly #listeners = new Set<() => void>();
  readonly #undo: Unsubscribe[] = [];
  #disposed = false;

  protected constructor(initial: Snapshot) {
    this.#snapshot = Object.freeze(initial);
  }

  /** Bound, so that it can be handed to React as it is. */
  readonly subscribe = (listener: () => void): Unsubscribe => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Bound, so that it can be handed to React as it is. */
  readonly getSnapshot = (): Snapshot => this.#snapshot;

  /** Undoes everything registered with `onDispose`. */
  dispose(): void {
    this.#disposed = true;
    for (const undo of this.#undo.splice(0).reverse()) undo();
    this.#listeners.clear();
  }

  /** True after {@link dispose}; late answers look here before they change anything. */
  protected get disposed(): boolean {
    return this.#disposed;
  }

  /** Replaces the given fields and tells the subscribers. */
  protected update(change: Partial<Snapshot>): void {
    if (this.#disposed) return;
    this.#snapshot = Object.freeze({ ...this.#snapshot, ...change });
    for (const listener of [...this.#listeners]) listener();
  }

  protected onDispose(undo: Unsubscribe): void {
    if (this.#disposed) undo();
    else this.#undo.push(undo);
  }
}
