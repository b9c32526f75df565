// Keyed rows that change in batches; both ends of a port hold one, and each end sorts.
import { assertBatch, assertOrdered, checksInvariants } from './invariants.ts';
import type { ListBatch, ListShape } from './list-batch.ts';
import type { Unsubscribe } from './live-value.ts';

/** A sorted list of keyed rows. `rows()` is frozen between batches, so that views may compare by identity. */
export class LiveList<Row> {
  readonly #shape: ListShape<Row>;
  readonly #byKey = new Map<string, Row>();
  readonly #listeners = new Set<(batch: ListBatch<Row>) => void>();
  #sorted: readonly Row[] | undefined = [];

  constructor(shape: ListShape<Row>) {
    this.#shape = shape;
  }

  /** The rows in order; the same array until the next batch. */
  rows(): readonly Row[] {
    if (this.#sorted === undefined) {
      this.#sorted = Object.freeze([...this.#byKey.values()].sort(this.#shape.compare));
      if (checksInvariants) assertOrdered(this.#sorted, this.#shape);
    }
    return this.#sorted;
  }

  get(key: string): Row | undefined {
    return this.#byKey.get(key);
  }

  get size(): number {
    return this.#byKey.size;
  }

  /** Applies a batch and announces it once. An empty batch announces nothing. */
  apply(batch: ListBatch<Row>): void {
    if (batch.reset === undefined && !batch.upsert?.length && !batch.remove?.length) return;
    if (checksInvariants) assertBatch(batch, this.#shape);
    if (batch.reset !== undefined) {
      this.#byKey.clear();
      for (const row of batch.reset) this.#byKey.set(this.#shape.key(row), row);
    }
    for (const key of batch.remove ?? []) this.#byKey.delete(key);
    for (const row of batch.upsert ?? []) this.#byKey.set(this.#shape.key(row), row);
    this.#sorted = undefined;
    for (const listener of [...this.#listeners]) listener(batch);
  }

  /** Calls `listener` with every later batch. */
  subscribe(listener: (batch: ListBatch<Row>) => void): Unsubscribe {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
