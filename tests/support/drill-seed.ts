// The seed of a test run's drills: always the same, so that a run says something about the change and not about chance.

/**
 * The seed of the drills in `npm test`; other seeds are what `npm run drills` is for. `TANGRAM_DRILL_SEED=N` takes
 * another one. It stands in the message of a drill that fails.
 */
export function drillSeed(): number {
  return Number(process.env['TANGRAM_DRILL_SEED'] ?? usualSeed);
}

const usualSeed = 7;

/**
 * Longest time a quick drill may take, in ms. Each of its waits ends long before and says what did not come, so this
 * only ends one that hangs elsewhere.
 */
export const drillTimeoutMs = 240_000;
