// Decides how long a client waits before it tries again: spread by chance, so that thousands do not come back at once.

/**
 * Longest pause after the first failure; longest while an outage is young, and for how many failures it counts as
 * that; longest of all. In ms. Whoever lost an office that was restarted is back within `young` of its return.
 */
export const backOffLimits = { first: 500, young: 3_000, youngFailures: 5, longest: 30_000 } as const;

/**
 * Share of `young` that is waited at least from the third failure on. The second pause has put everybody at a moment of
 * their own; pauses that are nearly alike keep them there. Such that differ much would heap up those who return: of all
 * pauses under way at a moment most are near their end (quality D9: no second with more than 40 % of the people).
 */
const steadyShare = 0.85;

/**
 * Pause before the next attempt, in ms: at first anywhere below a limit, then about as long as the limit each time,
 * and when the outage lasts anywhere below a limit that doubles.
 * @param failures consecutive failures so far, from 1
 * @param chance 0 ≤ chance < 1
 */
export function backOff(failures: number, chance: number): number {
  const { first, young, youngFailures, longest } = backOffLimits;
  if (failures <= 2) return Math.round((failures <= 1 ? first : young) * chance);
  if (failures <= youngFailures) return Math.round(young * (steadyShare + (1 - steadyShare) * chance));
  return Math.round(Math.min(longest, young * 2 ** Math.min(failures - youngFailures, 20)) * chance);
}
