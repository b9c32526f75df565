// What must hold of lists after every commit, checked while developing and in tests, and left out of what is built.
import type { ListBatch, ListShape } from './list-batch.ts';

/** Node has it, and every build replaces the whole expression; pages have none and are always built. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Whether invariants are checked: everywhere but in builds and benchmarks. */
export const checksInvariants: boolean =
  typeof process === 'undefined' ? false : process.env.NODE_ENV !== 'production';

/** A state that no input may lead to: the program is wrong, and going on would hide it. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

/** @throws InvariantError where a key stands twice */
export function assertUnique(keys: readonly string[], what: string): void {
  if (new Set(keys).size === keys.length) return;
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  throw new InvariantError(`${what}: the key ${twice} stands twice`);
}

/** @throws InvariantError where a row stands before one that belongs before it, or two share a position */
export function assertOrdered<Row>(rows: readonly Row[], { key, compare }: ListShape<Row>): void {
  for (const [at, row] of rows.entries()) {
    const next = rows[at + 1];
    if (next === undefined || compare(row, next) < 0) continue;
    throw new InvariantError(`list: ${key(row)} and ${key(next)} have no order between them`);
  }
}

/** @throws InvariantError where a batch names a row twice, or puts and removes the same one */
export function assertBatch<Row>(
  { reset = [], upsert = [], remove = [] }: ListBatch<Row>,
  shape: ListShape<Row>,
): void {
  assertUnique(reset.map(shape.key), 'reset of a list');
  assertUnique([...upsert.map(shape.key), ...remove], 'batch of a list');
}
