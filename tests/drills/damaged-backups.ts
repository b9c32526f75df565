// A backup is damaged at random: what is damaged is named, by itself and by a restore, which leaves everything as it was.
import {
  appendFileSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ownCertificate } from '#fixtures/office/http/certificate.ts';
import { between, pick, seededRandom, type Random } from '#fixtures/seed/random.ts';
import { digestsOf, openOperatorWorld } from '../support/operator-world.ts';
import type { DrillContext } from './drill.ts';

const damages = { full: 100, quick: 12 } as const;
type Answer = { damaged?: { file: string; reason: string }[]; code?: string };

/** What may happen to a file; each of them changes it. */
const kinds: Readonly<Record<string, (path: string, random: Random) => void>> = {
  flipped(path, random) {
    const bytes = readFileSync(path);
    const at = between(random, 0, bytes.byteLength - 1);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << between(random, 0, 7));
    writeFileSync(path, bytes);
  },
  cut: (path, random) => truncateSync(path, between(random, 0, readFileSync(path).byteLength - 1)),
  longer: (path, random) =>
    appendFileSync(path, Buffer.alloc(between(random, 1, 5_000), between(random, 0, 255))),
  missing: (path) => rmSync(path),
};

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full, folder } = context;
  const random = seededRandom(seed);
  const { cli, place } = await openOperatorWorld(folder, context.afterwards);
  const own = place();
  await ownCertificate(own.data, Date.now());
  const backup = join(own.folder, 'damaged');
  const tangram = async (...argv: string[]): Promise<{ code: number; answer: Answer }> => {
    const { code, out, err } = await cli.tangram(['server', ...argv, '--json']);
    return { code, answer: JSON.parse(out === '' ? err : out) as Answer };
  };
  const taken = await tangram('backup', backup, '--data', own.data);
  if (taken.code !== 0) throw new Error(`no backup: ${JSON.stringify(taken)}`);
  const whole = digestsOf(backup);
  // The list says of every other file what it was; of itself it cannot.
  const files = [...whole.keys()].filter(
    (path) => statSync(join(backup, path)).isFile() && path !== '/backup.json',
  );
  const target = join(own.folder, 'restored');
  const counts = new Map<string, number>();
  let named = 0;
  for (let round = 0; round < damages[full ? 'full' : 'quick']; round += 1) {
    // As many of the database as of everything else: most of the bytes are there.
    const file = round % 2 === 0 ? '/office.sqlite' : pick(random, files);
    const kind = pick(random, Object.keys(kinds));
    const path = join(backup, file);
    const before = readFileSync(path);
    kinds[kind]?.(path, random);
    const spoiled = digestsOf(backup);
    const verified = await tangram('backup', '--verify', backup);
    const restored = await tangram('restore', backup, '--data', target);
    const isNamed = ({ answer }: { answer: Answer }): boolean =>
      answer.damaged?.some((damage) => `/${damage.file}` === file) === true;
    const about = `${round}: ${file}, ${kind}`;
    if (verified.code !== 1 || !isNamed(verified))
      context.problem(`${about}: not named: ${JSON.stringify(verified)}`);
    else if (restored.code !== 1 || !isNamed(restored))
      context.problem(`${about}: not named by the restore: ${JSON.stringify(restored)}`);
    else named += 1;
    if (existsSync(target)) context.problem(`${about}: something was restored`);
    if (!isSame(spoiled, digestsOf(backup))) context.problem(`${about}: the backup was changed`);
    rmSync(target, { recursive: true, force: true });
    writeFileSync(path, before);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  if (!isSame(whole, digestsOf(backup))) context.problem('the backup is not what it was');
  const sound = await tangram('restore', backup, '--data', target);
  if (sound.code !== 0) context.problem(`the whole backup is not restored: ${JSON.stringify(sound)}`);
  for (const [kind, count] of counts) context.report(kind, count);
  context.report('named', named);
}

const isSame = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean =>
  one.size === other.size && [...one].every(([path, digest]) => other.get(path) === digest);
