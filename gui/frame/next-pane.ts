// Decides which part of the window comes after another, round and round.

/** The index to go to; from outside of all of them the first one forward, the last one backward. */
export function nextPane(at: number, step: 1 | -1, count: number): number {
  if (at < 0) return step === 1 ? 0 : count - 1;
  return (at + step + count) % count;
}
