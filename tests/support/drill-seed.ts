// The seed of a test run's drills: chance, unless somebody wants to see a run again.
import { randomInt } from 'node:crypto';

/** `TANGRAM_DRILL_SEED=N` replays a run; it is printed, and stands in the message of a drill that fails. */
export function drillSeed(): number {
  const given = process.env['TANGRAM_DRILL_SEED'];
  const seed = given === undefined ? randomInt(2 ** 31) : Number(given);
  process.stdout.write(`drills: seed ${seed}\n`);
  return seed;
}
