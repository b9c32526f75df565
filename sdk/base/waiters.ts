// Those who wait for what becomes of something: each is told once, and then forgotten.

type Waiter<Value> = { resolve(value: Value): void; reject(error: unknown): void };

/** Promises by the id of what they wait for. */
export class Waiters<Value> {
  readonly #waiting = new Map<string, Waiter<Value>[]>();

  /** What is waited for. */
  ids(): string[] {
    return [...this.#waiting.keys()];
  }

  /** Resolves or rejects as is told of this id; rejects with `tooLate` where the signal comes first. */
  wait(id: string, signal?: AbortSignal, tooLate?: () => Error): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, [...(this.#waiting.get(id) ?? []), { resolve, reject }]);
      signal?.addEventListener('abort', () => reject(tooLate?.() ?? signal.reason), { once: true });
    });
  }

  /** It is there. */
  resolve(id: string, value: Value): void {
    for (const waiter of this.#take(id)) waiter.resolve(value);
  }

  /** It does not come. */
  reject(id: string, error: Error): void {
    for (const waiter of this.#take(id)) waiter.reject(error);
  }

  #take(id: string): Waiter<Value>[] {
    const waiters = this.#waiting.get(id) ?? [];
    this.#waiting.delete(id);
    return waiters;
  }
}
