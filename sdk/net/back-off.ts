// Decides how long a client waits before it tries again: full jitter, so that thousands do not come back at once.

/** Longest pause after the first failure, and the longest of all, in ms. */
export const backOffLimits = { first: 500, longest: 30_000 } as const;

/**
 * Pause before the next attempt, in ms: anywhere between nothing and a limit that doubles with each failure.
 * @param failures consecutive failures so far, from 1
 * @param chance 0 ≤ chance < 1
 */
export function backOff(failures: number, chance: number): number {
  const limit = Math.min(backOffLimits.longest, backOffLimits.first * 2 ** Math.min(failures - 1, 20));
  return Math.round(limit * chance);
}
