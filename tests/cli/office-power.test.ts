// Who has power over an office of one's own, whose code is whose, and what of the office itself can be set, on a stopped office and by sign-in.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOffice } from '#fixtures/serve.ts';
import { realCli, type CliSaid, type RealCli } from '../support/cli-office.ts';

const base = mkdtempSync(join(tmpdir(), 'tangram-power-'));
const data = join(base, 'office');
let cli: RealCli;
let deputy: RealCli;
const own = (...words: string[]): Promise<CliSaid> =>
  cli.tangram(['server', ...words, '--data', data, '--json']);
const json = (said: CliSaid): unknown => JSON.parse(said.out);
const code = (said: CliSaid): unknown => (JSON.parse(said.err) as { code: string }).code;
const password = 'Kite-over-72-lakes';

beforeAll(async () => {
  [cli, deputy] = [realCli(), realCli()];
  const begun = await own('init', '--name', '示例公司', '--admin', 'root1', '--admin-name', '张伟');
  expect(begun.code).toBe(0);
});
afterAll(() => {
  cli.remove();
  deputy.remove();
  rmSync(base, { recursive: true, force: true });
});

test('each code is for whom it is printed, also where a program came between', async () => {
  await own('user', 'add', 'alpha', '--name', 'Alpha');
  await own('user', 'add', 'robot', '--name', 'Robot', '--bot', '--grant', 'disk');
  for (const name of ['beta', 'gamma']) await own('user', 'add', name, '--name', name);
  const codes = json(await own('user', 'codes', '--valid', '7d')) as { loginName: string; code: string }[];
  expect(codes.map(({ loginName }) => loginName)).toEqual(['alpha', 'beta', 'gamma']);
  const office = await startOffice({ dataDir: data, seed: 'none', limits: { turnMs: null } });
  try {
    const used = async (user: string, from: string): Promise<number> => {
      const theirs = codes.find(({ loginName }) => loginName === from)?.code ?? '';
      const words = ['login', '--server', office.url, '--user', user, '--password-stdin'];
      return (await deputy.tangram([...words, '--reset-code', theirs], { input: password })).code;
    };
    expect([await used('gamma', 'beta'), await used('beta', 'beta'), await used('gamma', 'gamma')]).toEqual([
      1, 0, 0,
    ]);
  } finally {
    await office.close();
  }
});

test('more people than one answer holds get a code each, once', async () => {
  const file = join(base, 'people.csv');
  const rows = Array.from({ length: 1_203 }, (_, index) => `many${index},Many ${index},示例公司`);
  writeFileSync(file, `loginname,name,department\n${rows.join('\n')}\n`);
  expect((await own('user', 'import', file)).code).toBe(0);
  const codes = json(await own('user', 'codes')) as { loginName: string; code: string }[];
  const many = codes.filter(({ loginName }) => loginName.startsWith('many'));
  expect([many.length, new Set(codes.map(({ code: one }) => one)).size]).toEqual([1_203, codes.length]);
});

test('there is one super administrator; whoever holds the folder hands the power on, and nobody takes it away', async () => {
  const supers = async (): Promise<string[]> =>
    (json(await own('user', 'list', '--role', 'superAdministrator')) as { loginName: string }[]).map(
      ({ loginName }) => loginName,
    );
  const last = await own('user', 'change', 'root1', '--role', 'member');
  expect([last.code, code(last)]).toEqual([1, 'oneSuperAdministrator']);
  const added = await own('user', 'add', 'second', '--name', 'Second', '--role', 'superAdministrator');
  expect([added.code, await supers()]).toEqual([0, ['second']]);
  expect(json(await own('user', 'show', 'root1'))).toMatchObject({ role: 'administrator' });
  expect((await own('user', 'change', 'root1', '--role', 'superAdministrator')).code).toBe(0);
  expect(await supers()).toEqual(['root1']);
});

test('an administrator gives no power, takes nobody in half, and does not touch the account of the office', async () => {
  await own('user', 'change', 'beta', '--role', 'administrator');
  const office = await startOffice({ dataDir: data, seed: 'none', limits: { turnMs: null } });
  try {
    const login = ['login', '--server', office.url, '--user', 'beta', '--password-stdin'];
    expect((await deputy.tangram(login, { input: password })).code).toBe(0);
    const by = (...words: string[]): Promise<CliSaid> => deputy.tangram([...words, '--json']);
    for (const words of [
      ['server', 'user', 'add', 'evil', '--name', 'Evil', '--role', 'administrator'],
      ['admin', 'people', 'add', 'evil', '--name', 'Evil', '--role', 'administrator'],
      ['server', 'user', 'change', 'beta', '--role', 'superAdministrator'],
      ['server', 'user', 'reset-pw', 'service'],
      ['server', 'user', 'change', 'service', '--name', 'Mine'],
      ['server', 'department', 'rename', '示例公司', 'Mine'],
      ['admin', 'parameters', 'set', 'officeName', 'Mine', '--office'],
    ])
      expect([words, code(await by(...words))]).toEqual([words, 'forbidden']);
    expect(json(await by('server', 'user', 'list', '--search', 'evil'))).toEqual([]);
    expect(json(await by('server', 'user', 'codes', 'service'))).toEqual([]);
    const unknown = await by('server', 'unlock', 'nobody1');
    expect([unknown.code, code(unknown)]).toEqual([1, 'notFound']);
  } finally {
    await office.close();
  }
});

test('the name of the office and the last day of its licence are set, checked, and in the log with what they became', async () => {
  const set = (...words: string[]): Promise<CliSaid> =>
    cli.tangram(['admin', 'parameters', ...words, '--data', data, '--json']);
  expect(json(await set('list', '--office'))).toEqual([
    { name: 'officeName', value: '示例公司' },
    { name: 'licenceNotAfter', value: '2099-12-31' },
  ]);
  for (const [name, value] of [
    ['licenceNotAfter', '2028-13-40'],
    ['licenceNotAfter', 'soon'],
    ['licenceNotAfter', '2027-02-30'],
    ['officeName', '\u200b\u3164'],
    ['officeName', '  '],
    ['seed', 'demo'],
  ] as const)
    expect([name, value, code(await set('set', name, value, '--office'))]).toEqual([
      name,
      value,
      'parameterWrong',
    ]);
  expect((await set('set', 'officeName', '示例集团', '--office')).code).toBe(0);
  expect((await set('set', 'licenceNotAfter', '2031-06-30', '--office')).code).toBe(0);
  const log = json(await own('audit', '--act', 'parameterChanged')) as { detail: string }[];
  expect(log.slice(0, 2).map(({ detail }) => detail)).toEqual([
    'licenceNotAfter = 2031-06-30',
    'officeName = 示例集团',
  ]);
  const text = await cli.tangram(['server', 'audit', '--data', data, '--lang', 'en']);
  expect(text.out).toContain('officeName = 示例集团');
  expect(json(await own('status'))).toMatchObject({ officeName: '示例集团' });
});

test('a client parameter is what clients take, or it is refused', async () => {
  const set = (name: string, value: string): Promise<CliSaid> =>
    cli.tangram(['admin', 'parameters', 'set', name, value, '--data', data, '--json']);
  for (const [name, value] of [
    ['online_interval', '-5'],
    ['service_uid', 'x'],
    ['show_root_user', 'perhaps'],
    ['nosuch', '1'],
    ['title_disk', 'x'.repeat(40)],
  ] as const)
    expect([name, value, code(await set(name, value))]).toEqual([name, value, 'parameterWrong']);
  for (const [name, value] of [
    ['online_interval', '7'],
    ['title_disk', '网盘'],
    ['welcome_url', 'https://welcome.example/'],
  ] as const)
    expect([name, (await set(name, value)).code]).toEqual([name, 0]);
});

test('a table whose letters are of no known kind is refused, and not taken in as something else', async () => {
  const file = join(base, 'broken.csv');
  writeFileSync(
    file,
    Buffer.concat([
      Buffer.from('loginname,name\nb1,'),
      Buffer.from([0xff, 0xfe, 0x80]),
      Buffer.from('abc\n'),
    ]),
  );
  const said = await own('user', 'import', file);
  expect([said.code, code(said)]).toEqual([2, 'peopleSheetUnreadable']);
});
