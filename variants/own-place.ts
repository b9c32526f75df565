// Where the variant of somebody's own file lies while a process runs; apart from its reading, which loads a schema.
import type { Variant } from './schema.ts';

let own: Variant | undefined;

/** From now on its name picks it. */
export function takeOwnVariant(variant: Variant | undefined): void {
  own = variant;
}

/** The variant of a file, where one was read. */
export function ownVariant(): Variant | undefined {
  return own;
}
