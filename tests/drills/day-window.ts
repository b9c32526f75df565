// The working day of `day`, lived at two windows of a browser: by what stands there and mostly by keys, in Chinese or English.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { startOffice } from '#fixtures/serve.ts';
import { hasChromium } from '../support/browser-client.ts';
import { signedInCli } from '../support/cli-office.ts';
import { dayDifference, dayDigest, dayFoundBy, type DayRow } from '../support/day-found.ts';
import { afternoon } from '../support/day-window/afternoon.ts';
import { evening } from '../support/day-window/evening.ts';
import { expectedDay, words } from '../support/day-expected.ts';
import { morning } from '../support/day-window/morning.ts';
import { findEverything } from '../support/day-window/next-morning.ts';
import { WindowPerson } from '../support/day-window/person.ts';
import type { DrillContext } from './drill.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  if (!hasChromium()) {
    process.stderr.write('day-window: no Chromium here, skipped\n');
    context.report('skipped', 'no Chromium');
    return;
  }
  // Every other seed has its day in English.
  const language = context.seed % 2 === 0 ? 'zh' : 'en';
  await execa('node', ['cli/bin/build.mjs', 'gui'], { cwd: root });
  const office = await startOffice({
    dataDir: join(context.folder, 'office'),
    port: 0,
    seed: 'small',
    passwordsFor: ['anran', 'bowen'],
    guiDir: join(root, 'dist/gui'),
  });
  context.afterwards(() => office.close());
  const files = join(context.folder, 'files');
  mkdirSync(files);
  const file = join(files, words.file);
  writeFileSync(file, words.rule);

  const start = performance.now();
  const sit = (loginName: string): Promise<WindowPerson> => {
    const account = office.accounts.find(({ loginname }) => loginname === loginName);
    if (account === undefined) throw new RangeError(`nobody is called ${loginName}`);
    return WindowPerson.signIn({ url: office.url, language, account, context });
  };
  const people = { mine: await sit('anran'), theirs: await sit('bowen') };
  const done: string[] = [];
  const attempt = async (name: string, work: () => Promise<void>, faces: readonly WindowPerson[]) => {
    try {
      await work();
      done.push(name);
    } catch (error) {
      context.problem(`${name}: ${String(error)}`);
    }
    for (const face of faces) await face.picture(done.includes(name) ? name : `${name}-failed`);
  };
  const steps = { ...morning, ...afternoon, ...evening };
  for (const [name, live] of Object.entries(steps))
    await attempt(name, () => live({ ...people, language, file, files }), Object.values(people));
  const fresh = await sit('anran');
  await attempt('next morning', () => findEverything(fresh), [fresh]);
  context.report('steps', done.length);

  const cli = await signedInCli(office, 'anran');
  context.afterwards(() => cli.remove());
  const found = await dayFoundBy(async (...argv) => {
    const { code, out, err } = await cli.tangram([...argv, '--json']);
    if (code !== 0) context.problem(`tangram ${argv.join(' ')}: ${code} ${err.slice(0, 300)}`);
    return JSON.parse(out === '' ? '[]' : out) as DayRow[];
  });
  const expected = expectedDay(done);
  for (const sentence of dayDifference(found, expected)) context.problem(sentence);
  context.report('language', language);
  context.report('digest', dayDigest(found));
  context.report('expected digest', dayDigest(expected));
  context.report('s', Number(((performance.now() - start) / 1000).toFixed(1)));
}
