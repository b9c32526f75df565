// `tangram server retention` on the folder of an office that stands still and on one that runs: rules, holds, what would go, and what went.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOffice } from '#fixtures/serve.ts';
import { realCli, signedInCli, type RealCli } from '../support/cli-office.ts';

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
  expect(await person('erase', 'bowen')).toMatchObject({ exit: 10, code: 'needsName' });
  expect(await person('erase', 'bowen', '--confirm', 'somebody')).toMatchObject({ code: 'notConfirmed' });
  const nameOf = async (login: string): Promise<string> =>
    (await cli.tangram(['server', 'user', 'show', login, '--data', data, '--jq', '.name'])).out.trim();
  const [name, owner] = [await nameOf('bowen'), await nameOf('anran')];
  const [held] = await rows('hold', '@bowen', '--reason', 'Case 14');
  expect(await person('erase', 'bowen', '--confirm', name)).toMatchObject({ exit: 1, code: 'personHeld' });
  await rows('release', held?.id ?? '');
  expect(await person('erase', 'anran', '--confirm', owner)).toMatchObject({ exit: 1 });
  expect(await person('erase', 'bowen', '--confirm', name)).toMatchObject({ exit: 0, erased: true });
  expect(await person('erase', 'bowen', '--confirm', name)).toMatchObject({
    exit: 1,
    code: 'personNotFound',
  });
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

test('of an office that runs an administrator asks the same by their sign-in; others are refused', async () => {
  const folder = join(cli.home, 'running');
  const before = await startOffice({
    dataDir: folder,
    seed: 'small',
    passwordsFor: [],
    clock: { now: () => Date.now() - year },
  });
  const password = 'Aa1-of-the-administrator';
  const power = before.office.database
    .prepare<[], { id: number; login: string }>(
      "select id, login_name as login from person where role = 'superAdministrator'",
    )
    .get() ?? { id: 0, login: '' };
  const member = before.office.database
    .prepare<[], { id: number; login: string }>(
      "select id, login_name as login from person where role = 'member' and removed = 0 and id > 1000",
    )
    .get() ?? { id: 0, login: '' };
  for (const { id } of [power, member]) await before.office.accounts.setPassword(id, password);
  await before.close();
  const running = await startOffice({ dataDir: folder });
  const leaver = running.office.database
    .prepare<[number], { login: string; name: string }>(
      `select login_name as login, name from person p where role = 'member' and removed = 0 and id > 1000 and id <> ?
         and not exists (select 1 from chat c where c.kind = 1 and c.owner_id = p.id)`,
    )
    .get(member.id) ?? { login: '', name: '' };
  const accounts = [power, member].map(({ login }) => ({
    ...{ loginname: login, password, name: '' },
    role: 'member' as const,
  }));
  const office = { url: running.url, accounts };
  const [signed, other] = [await signedInCli(office, power.login), await signedInCli(office, member.login)];
  const asked = async (...words: string[]) => {
    const said = await signed.tangram(['server', 'retention', ...words, '--json', '--no-input']);
    return { exit: said.code, rows: JSON.parse(said.out || '[]') as { id: string; days?: number }[] };
  };
  try {
    const { rows: added } = await asked('add', 'group', '--days', '900');
    expect(added).toMatchObject([{ what: 'rule', scope: 'group', days: 900 }]);
    const id = added[0]?.id ?? '';
    expect((await asked('change', id, '--days', '300')).rows).toMatchObject([{ id, days: 300 }]);
    const dry = await signed.tangram(['server', 'retention', 'run', '--dry-run', '--json']);
    const planned = JSON.parse(dry.out) as { rows: object[] };
    expect(planned.rows).toMatchObject([{ target: '00001', counts: { text: expect.any(Number) } }]);
    expect((await asked('run')).exit).toBe(10);
    expect((await asked('run', '--yes')).rows).toEqual(planned.rows);
    expect((await asked('run', '--yes')).rows).toEqual([]);
    expect((await asked('list')).rows).toMatchObject([{ id }]);
    expect((await asked('remove', id)).rows).toEqual([]);
    const person = async (...words: string[]) => {
      const said = await signed.tangram(['server', 'person', ...words, '--json', '--no-input']);
      const text = said.code === 0 ? said.out : (said.err.trim().split('\n').at(-1) ?? '');
      return { exit: said.code, ...(JSON.parse(text) as { code?: string; gone?: object[] }) };
    };
    const out = join(cli.home, 'leaver.zip');
    expect(await person('export', leaver.login, '-o', out)).toMatchObject({ exit: 0, path: out });
    expect(statSync(out).size).toBeGreaterThan(200);
    expect(await person('export', leaver.login, '-o', out)).toMatchObject({ code: 'targetNotEmpty' });
    const dryErasure = await person('erase', leaver.login, '--dry-run');
    expect(dryErasure).toMatchObject({ exit: 0, erased: false, gone: expect.any(Array) });
    expect(await person('erase', leaver.login)).toMatchObject({ exit: 10, code: 'needsName' });
    expect(await person('erase', leaver.login, '--confirm', leaver.name)).toMatchObject({
      ...{ exit: 0, loginName: leaver.login, erased: true },
    });
    expect(await person('erase', leaver.login, '--dry-run')).toMatchObject({ code: 'personNotFound' });
    const refused = await other.tangram(['server', 'retention', 'list', '--json']);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('forbidden')]);
    const held = await signed.tangram(['server', 'retention', 'list', '--data', folder, '--json']);
    expect(held.err).toContain('dataFolderInUse');
  } finally {
    await running.close();
    signed.remove();
    other.remove();
  }
});
