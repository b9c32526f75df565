// `npm run drills [-- NAME…] [--seed N] [--seeds N] [--quick] [--life N]`: runs drills and prints one JSON line per run.
// `--life` is for a drill that is made of several lives: this one of them alone.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { drillsCalled } from './all-drills.ts';
import { runDrill } from './drill.ts';

/** Runs per drill unless told otherwise: one of full size, the others quick ones with seeds of their own. */
const usualSeeds = 20;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    seeds: { type: 'string' },
    quick: { type: 'boolean', default: false },
    life: { type: 'string' },
  },
});
const firstSeed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
const count = Number(values.seeds ?? (values.seed === undefined ? usualSeeds : 1));
if (!Number.isSafeInteger(firstSeed) || !Number.isSafeInteger(count) || count < 1)
  throw new RangeError('--seed and --seeds take whole numbers');

const life = values.life === undefined ? undefined : Number(values.life);
if (life !== undefined && !Number.isSafeInteger(life)) throw new RangeError('--life takes a whole number');

let failed = 0;
let runs = 0;
for (const { name, load } of drillsCalled(positionals)) {
  const drill = await load();
  for (let index = 0; index < count; index += 1) {
    const seed = firstSeed + index;
    const full = !values.quick && index === 0;
    const result = await runDrill(drill, seed, full, life);
    runs += 1;
    const passed = result.problems.length === 0;
    if (!passed) failed += 1;
    const line = { drill: name, seed, full, passed, ...result, seconds: Number(result.seconds.toFixed(1)) };
    process.stdout.write(`${JSON.stringify(line)}\n`);
    if (!passed)
      process.stderr.write(
        `replay: npm run drills -- ${name} --seed ${seed}${full ? '' : ' --quick'}\n${result.problems.join('\n')}\n`,
      );
  }
}
process.stdout.write(`${runs - failed} of ${runs} runs passed\n`);
process.exitCode = failed > 0 || runs === 0 ? 1 : 0;
