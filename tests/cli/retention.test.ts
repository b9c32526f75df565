// `tangram server retention` on the folder of an office that stands still: rules, holds, what would go, and what went.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOffice } from '#fixtures/serve.ts';
import { realCli, type RealCli } from '../support/cli-office.ts';

const year = 365 * 86_400_000;
let cli: RealCli;
let data: string;
beforeAll(async () => {
  cli = realCli();
  data = join(cli.home, 'office');
  const office = await startOffice({
    dataDir: data,
    seed: 'small',
    passwordsFor: [],
    clock: { now: () => Date.now() - year },
  });
  await office.close();
});
afterAll(() => cli.remove());

const retention = (...words: string[]) =>
  cli.tangram(['server', 'retention', ...words, '--data', data, '--json', '--lang', 'en']);
const rows = async (...words: string[]) => {
  const said = await retention(...words);
  expect([said.code, said.err]).toEqual([0, expect.not.stringContaining('code')]);
  return JSON.parse(said.out) as { id: string }[];
};

test('rules and holds are kept, a dry run counts, a run removes once, the log says so', async () => {
  expect(await rows('add', 'group', '--days', '300')).toMatchObject([
    { what: 'rule', scope: 'group', days: 300, kinds: null },
  ]);
  const [held] = await rows('hold', '1', '--reason', 'Case 12');
  expect(held).toMatchObject({ what: 'hold', scope: 'chat', target: '00001', reason: 'Case 12' });
  expect(await rows('run', '--yes')).toEqual([]);
  await rows('release', held?.id ?? '');
  const planned = JSON.parse((await retention('run', '--dry-run')).out) as { dryRun: true; rows: object[] };
  expect(planned).toMatchObject({ dryRun: true, rows: [{ target: '00001', what: 'removed' }] });
  expect(await rows('run', '--yes')).toEqual(planned.rows);
  expect(await rows('run', '--yes')).toEqual([]);
  const said = await cli.tangram([
    'server',
    'audit',
    '--act',
    'retentionRun',
    '--data',
    data,
    '--lang',
    'en',
  ]);
  expect(said.out.match(/removed old messages/gu)).toHaveLength(3);
});

test('somebody is exported and erased; both ask for what they need, and a hold forbids it', async () => {
  const person = async (...words: string[]) => {
    const said = await cli.tangram(['server', 'person', ...words, '--data', data, '--json', '--no-input']);
    const text = said.code === 0 ? said.out : (said.err.trim().split('\n').at(-1) ?? '');
    return { exit: said.code, ...(JSON.parse(text) as { code?: string; gone?: object[] }) };
  };
  const out = join(cli.home, 'bowen.zip');
  expect(await person('export', 'bowen')).toMatchObject({ exit: 2, code: 'missingOption' });
  expect(await person('export', 'bowen', '-o', out)).toMatchObject({ exit: 0, path: out });
  const planned = await person('erase', 'bowen', '--dry-run');
  expect(planned).toMatchObject({ exit: 0, erased: false });
  expect(planned.gone?.length).toBeGreaterThan(0);
  expect(await person('erase', 'bowen')).toMatchObject({ exit: 10, code: 'needsYes' });
  const [held] = await rows('hold', '@bowen', '--reason', 'Case 14');
  expect(await person('erase', 'bowen', '--yes')).toMatchObject({ exit: 1, code: 'personHeld' });
  await rows('release', held?.id ?? '');
  expect(await person('erase', 'anran', '--yes')).toMatchObject({ exit: 1 });
  expect(await person('erase', 'bowen', '--yes')).toMatchObject({ exit: 0, erased: true });
  expect(await person('erase', 'bowen', '--yes')).toMatchObject({ exit: 1, code: 'personNotFound' });
});

test.each([
  [['run'], 'needsYes', 10],
  [['add', 'group'], 'missingOption', 2],
  [['add', 'everything', '--days', '3'], 'invalidValue', 2],
  [['add', 'direct', '--days', '3', '--kinds', 'letter'], 'invalidValue', 2],
  [['hold', '@anran'], 'missingOption', 2],
  [['hold', '@nobody', '--reason', 'x'], 'personNotFound', 1],
  [['remove', '99'], 'notFound', 1],
])('%j is refused as %s', async (words, code, exit) => {
  const said = await retention(...words, '--no-input');
  expect([
    said.code,
    (JSON.parse(said.err.trim().split('\n').at(-1) ?? '') as { code: string }).code,
  ]).toEqual([exit, code]);
});
