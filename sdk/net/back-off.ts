// Decides how long a client waits before it tries again: full jitter, so that thousands do not come back at once.

/**
 * Longest pause after the first failure; longest while an outage is young, and for how many failures it counts as
 * that; longest of all. In ms. An office that was restarted has its people back within two seconds (quality D1).
 */
export const backOffLimits = { first: 500, young: 2_000, youngFailures: 5, longest: 30_000 } as const;

/**
 * Pause before the next attempt, in ms: anywhere between nothing and a limit that doubles with each failure, resting
 * at `young` for the first few.
 * @param failures consecutive failures so far, from 1
 * @param chance 0 ≤ chance < 1
 */
export function backOff(failures: number, chance: number): number {
  const { first, young, youngFailures, longest } = backOffLimits;
  const early = Math.min(young, first * 2 ** Math.min(failures - 1, 20));
  const later = Math.min(longest, young * 2 ** Math.min(failures - youngFailures, 20));
  return Math.round((failures <= youngFailures ? early : later) * chance);
}
