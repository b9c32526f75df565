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
      const waiter = { resolve, reject };
      const giveUp = (): void => {
        const others = this.#take(id).filter((one) => one !== waiter);
        if (others.length > 0) this.#waiting.set(id, others);
        reject(tooLate?.() ?? signal?.reason);
      };
      this.#waiting.set(id, [...(this.#waiting.get(id) ?? []), waiter]);
      if (signal?.aborted === true) giveUp();
      else signal?.addEventListener('abort', giveUp, { once: true });
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
