// `api`, `open` and `doctor` against the real office.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkNames } from '#cli/commands/doctor/finding.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { realCli, type RealCli } from '../support/cli-office.ts';

let office: RunningOffice;
let cli: RealCli;
const account = () => office.accounts[0] ?? { loginname: '', password: '', name: '' };

beforeAll(async () => {
  office = await startOffice({ inMemory: true });
  cli = realCli();
  const argv = ['login', '--server', office.url, '--user', account().loginname, '--password-stdin'];
  expect(await cli.tangram(argv, { input: account().password })).toMatchObject({ code: 0 });
});
afterAll(async () => {
  await office.close();
  cli.remove();
});
const tangram = (...argv: string[]) => cli.tangram([...argv, '--server', office.url]);
const failure = (err: string) => JSON.parse(err) as Record<string, unknown>;

test('api calls what the contract has, with the token it asks for', async () => {
  const me = await tangram('api', 'GET', 'chat:/user/curr', '--jq', '.nick');
  expect(me).toMatchObject({ code: 0, out: `${account().name}\n` });
  const open = await tangram('api', 'get', 'uc:/config', '--jq', '.officeId | length > 0');
  expect(open.out).toBe('true\n');
});

test('api reads fields from the query, from -F and from standard input', async () => {
  const path = 'uc:/system/user/getKeyWordsLike';
  const keyword = account().name;
  for (const argv of [
    ['api', 'GET', `${path}?keyWord=${encodeURIComponent(keyword)}`],
    ['api', 'GET', path, '-F', `keyWord=${keyword}`],
  ]) {
    expect((await tangram(...argv)).out).toContain(keyword);
  }
  const argv = ['api', 'GET', path, '--input', '-', '--server', office.url];
  expect((await cli.tangram(argv, { input: JSON.stringify({ keyWord: keyword }) })).out).toContain(keyword);
  const file = join(cli.home, 'fields.json');
  mkdirSync(cli.home, { recursive: true });
  writeFileSync(file, JSON.stringify({ keyWord: keyword }));
  expect((await tangram('api', 'GET', path, '--input', file)).out).toContain(keyword);
});

test('what is wrong is said before anything goes out', async () => {
  const path = 'uc:/system/user/getKeyWordsLike';
  expect(failure((await tangram('api', 'GET', 'chat:/user/cur', '--json')).err)).toMatchObject({
    code: 'apiUnknown',
    suggestion: 'GET chat:/user/curr',
  });
  expect(failure((await tangram('api', 'POST', 'chat:/user/curr', '--json')).err)).toMatchObject({
    suggestion: 'GET chat:/user/curr',
  });
  expect(
    failure((await tangram('api', 'GET', path, '-F', 'keyWord=x', '-F', 'keyWrod=y', '--json')).err),
  ).toMatchObject({
    code: 'apiNoField',
    param: 'keyWrod',
  });
  expect(failure((await tangram('api', 'GET', path, '--json')).err)).toMatchObject({
    code: 'apiField',
    param: 'keyWord',
  });
  expect(failure((await tangram('api', 'GET', path, '-F', 'noequals', '--json')).err)).toMatchObject({
    param: '--field',
  });
  expect(failure((await tangram('api', 'POST', 'chat:/user/updateAvatar', '--json')).err)).toMatchObject({
    code: 'apiFile',
  });
  expect(failure((await tangram('api', 'GET', path, '--input', '-', '--json')).err)).toMatchObject({
    code: 'apiInput',
  });
});

test('api without words lists the calls, and a refusal has its exit code', async () => {
  const { out } = await tangram('api', '--json=call,token');
  expect((JSON.parse(out) as unknown[]).length).toBeGreaterThan(30);
  const refused = await cli.tangram([
    'api',
    'GET',
    'chat:/user/curr',
    '--server',
    office.url,
    '--profile',
    'nobody',
  ]);
  expect(refused.code).toBe(3);
});

test('open prints links of the own office only', async () => {
  expect((await tangram('open', '--print')).out).toBe(`${office.url}/\n`);
  expect((await tangram('open', 'settings', 'about', '--print')).out).toBe(`${office.url}/setting/about\n`);
  const { out } = await tangram('chat', 'list', '--jq', '.[0].id');
  expect((await tangram('open', 'chat', out.trim(), '--print')).out).toBe(
    `${office.url}/main/messages/${out}`,
  );
  const json = await tangram('open', 'contacts', `@${account().loginname}`, '--print', '--json');
  expect(JSON.parse(json.out)).toMatchObject({ opened: false });
  expect(failure((await tangram('open', 'setting', '--json')).err)).toMatchObject({ suggestion: 'settings' });
  expect(failure((await tangram('open', 'settings', 'abuot', '--json')).err)).toMatchObject({
    suggestion: 'about',
  });
});

type Told = { ok: boolean; checks: { name: string; state: string; detail: string; fix: string }[] };

test('doctor finds a good office good, and tells what is wrong with a bad one', async () => {
  const well = JSON.parse((await tangram('doctor', '--json')).out) as Told;
  expect(well.checks.map(({ name }) => name)).toEqual(checkNames);
  expect(well.checks.filter(({ state }) => state === 'failed')).toEqual([]);
  const states = Object.fromEntries(well.checks.map(({ name, state }) => [name, state]));
  expect(states).toMatchObject({
    services: 'ok',
    clock: 'ok',
    licence: 'ok',
    socket: 'ok',
    session: 'ok',
    dns: 'ok',
  });

  const nowhere = await cli.tangram([
    'doctor',
    '--json',
    '--server',
    'http://no-such-office.invalid',
    '--timeout',
    '5s',
  ]);
  expect(nowhere.code).toBe(1);
  const failed = (JSON.parse(nowhere.out) as Told).checks.filter(({ state }) => state === 'failed');
  expect(failed.map(({ name }) => name)).toEqual(expect.arrayContaining(['dns', 'office', 'services']));
  expect(failed.every(({ fix }) => fix !== '')).toBe(true);
});

test('doctor looks at the machine without an office, too', async () => {
  const { code, out } = await cli.tangram(['doctor', '--json', '--profile', 'empty'], {
    environment: { HTTPS_PROXY: 'http://127.0.0.1:9' },
  });
  expect(code).toBe(1);
  const told = JSON.parse(out) as Told;
  const state = (name: string) => told.checks.find((check) => check.name === name)?.state;
  expect([state('node'), state('folders'), state('proxy'), state('office'), state('socket')]).toEqual([
    'ok',
    'ok',
    'warning',
    'failed',
    'skipped',
  ]);
});

test('doctor --terminal draws rulers whose bars stand in one column', async () => {
  const { out } = await cli.tangram(['doctor', '--offline', '--terminal', '--server', office.url]);
  const bars = out.split('\n').filter((line) => line.includes('| '));
  expect(bars.length).toBeGreaterThan(6);
});
