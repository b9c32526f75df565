// Decides which rows of a long list are mounted: only what is seen, however long the list is.

/** A stretch of rows, `to` exclusive, and how far it is scrolled. */
export type Window = { from: number; to: number };

/**
 * The rows of a list of equally high rows. It moves no further than it must to show the chosen row, so that moving
 * the choice inside the window moves nothing else.
 * @param before first row that was shown before
 */
export function windowOf(count: number, height: number, chosen: number, before: number): Window {
  const last = Math.max(0, count - height);
  let from = Math.min(Math.max(0, before), last);
  if (chosen >= 0 && chosen < from) from = chosen;
  if (chosen >= from + height) from = chosen - height + 1;
  return { from, to: Math.min(count, from + height) };
}
