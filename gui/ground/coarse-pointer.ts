// Tells whether fingers are what points here: then Enter is a new line, and no keys are named.

/** Asked at each moment: a keyboard may be put on or taken off. */
export function hasCoarsePointer(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
