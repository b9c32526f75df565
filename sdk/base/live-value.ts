// One observable value.

/** Stops a subscription. */
export type Unsubscribe = () => void;

/** What a reader of a live value sees. */
export interface ReadableValue<T> {
  get(): T;
  /** Calls `listener` with every later value. */
  subscribe(listener: (value: T) => void): Unsubscribe;
}

/** An observable value; setting an identical value announces nothing. */
export class LiveValue<T> implements ReadableValue<T> {
  #value: T;
  readonly #listeners = new Set<(value: T) => void>();

  constructor(initial: T) {
    this.#value = initial;
  }

  get(): T {
    return this.#value;
  }

  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of [...this.#listeners]) listener(value);
  }

  subscribe(listener: (value: T) => void): Unsubscribe {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
