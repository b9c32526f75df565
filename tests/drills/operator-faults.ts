// An operator's faults, one after the other: each is named in both languages, ends with its code, and leaves everything as it was.
import { join } from 'node:path';
import type { OperatorFault } from '../support/operator-faults/fault.ts';
import { operatorFaults } from '../support/operator-faults/index.ts';
import { digestsOf, openOperatorWorld, type OperatorWorld, type Place } from '../support/operator-world.ts';
import type { DrillContext } from './drill.ts';

/** A start that is not refused would run on: it is ended, and its exit tells. */
const longestMs = 20_000;
type Said = { code: number; out: string; err: string };

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const world = await openOperatorWorld(context.folder, context.afterwards);
  const met = new Map<string, number>();
  const skipped: string[] = [];
  for (const fault of context.full ? operatorFaults : oneOfEach(context.seed)) {
    const place = world.place();
    try {
      const argv = await fault.make(world, place);
      if (argv === undefined) skipped.push(fault.name);
      else {
        const problems = await meet(world, fault, argv, place, context);
        for (const problem of problems) context.problem(`${fault.about}, ${fault.name}: ${problem}`);
        met.set(fault.about, (met.get(fault.about) ?? 0) + 1);
      }
    } finally {
      await world.clear();
    }
  }
  for (const [about, count] of met) context.report(about, count);
  context.report(
    'faults',
    [...met.values()].reduce((sum, count) => sum + count, 0),
  );
  if (skipped.length > 0) {
    const why = `no small disk could be mounted, or nobody's rights not be taken: ${skipped.join(', ')}`;
    process.stderr.write(`operator-faults: ${skipped.length} are skipped, ${why}\n`);
    context.report('skipped', why);
  }
}

/** Of those about one thing with one code another one with every seed. */
function oneOfEach(seed: number): OperatorFault[] {
  const kinds = Map.groupBy(operatorFaults, ({ about, code }) => `${about} ${code}`);
  return [...kinds.values()].flatMap((kind) => kind[Math.abs(seed) % kind.length] ?? []);
}

/**
 * Meets one; answers what is not as it should be. In full size it is asked for in English, in Chinese and as a program, in
 * the quick one in one language: as a program where there is an error with a code, else as a person.
 */
async function meet(
  world: OperatorWorld,
  fault: OperatorFault,
  argv: readonly string[],
  place: Place,
  { full, seed }: Pick<DrillContext, 'full' | 'seed'>,
): Promise<string[]> {
  const problems: string[] = [];
  const kept = join(place.folder, fault.kept ?? '');
  const before = digestsOf(kept);
  const ask = async (language: 'en' | 'zh', isProgram: boolean): Promise<void> => {
    const words = [...argv, '--lang', language, ...(isProgram ? ['--json'] : [])];
    const signal = AbortSignal.timeout(longestMs);
    const said = await (fault.asNobody === true
      ? world.asNobody(place, words, signal)
      : world.cli.tangram(words, {
          signal,
          input: 'a wrong password\n',
          now: () => Date.now() + (fault.ahead ?? 0),
        }));
    problems.push(...judged(fault, said, language, isProgram));
  };
  const isCoded = fault.code !== undefined;
  if (full) {
    await ask('en', false);
    await ask('zh', false);
    if (isCoded) await ask('en', true);
  } else await ask(seed % 2 === 0 ? 'en' : 'zh', isCoded);
  const after = digestsOf(kept);
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  if (changed.length > 0) problems.push(`something has changed: ${changed.join(', ')}`);
  return problems;
}

/** What is wrong with what was said. */
function judged(fault: OperatorFault, said: Said, language: 'en' | 'zh', isProgram: boolean): string[] {
  const problems: string[] = [];
  const all = `${said.out}${said.err}`;
  if (said.code !== fault.exit) problems.push(`ends with ${said.code} and not with ${fault.exit}: ${all}`);
  if (/unexpected|\{\{|undefined|\n {4}at /u.test(all)) problems.push(`is no sentence: ${all}`);
  if (language === 'en' && !fault.says.test(all)) problems.push(`${String(fault.says)} is not said: ${all}`);
  if (language === 'zh' && !/[\u4e00-\u9fff]/u.test(all)) problems.push(`is no Chinese: ${all}`);
  if (fault.code === undefined) return problems;
  const { code = '', hint = '' } = isProgram
    ? errorIn(said.err)
    : { code: fault.code, hint: said.err.split(' / ')[1] };
  if (code !== fault.code) problems.push(`the code is ${code} and not ${fault.code}: ${all}`);
  if (hint.trim() === '') problems.push(`no next step is named: ${all}`);
  return problems;
}

function errorIn(err: string): { code?: string; hint?: string } {
  try {
    return JSON.parse(err) as { code: string; hint: string };
  } catch {
    return {};
  }
}
