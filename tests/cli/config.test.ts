// Settings: precedence of their sources, what a project may say, what is refused.
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resolveSettings, type ConfigSources } from '#cli/config/resolve.ts';
import { productVersion } from '#cli/product.ts';
import manifest from '../../package.json' with { type: 'json' };
import { fakeOffice } from './fake-office.ts';
import { newHome, runCli } from './run-cli.ts';

const nothing: ConfigSources = {
  flags: {},
  environment: {},
  project: {},
  user: { values: {}, profiles: {} },
};

test('flag, environment, project, user, default: the first one wins', () => {
  const all: ConfigSources = {
    flags: { timeout: '1s' },
    environment: { TANGRAM_TIMEOUT: '2s' },
    project: { timeout: '3s' },
    user: { values: { timeout: '4s' }, profiles: {} },
  };
  const timeout = (sources: ConfigSources) => resolveSettings(sources).values.timeout;
  expect(timeout(all)).toEqual({ value: '1s', origin: 'flag' });
  expect(timeout({ ...all, flags: {} })).toEqual({ value: '2s', origin: 'environment' });
  expect(timeout({ ...all, flags: {}, environment: {} })).toEqual({ value: '3s', origin: 'project' });
  expect(timeout({ ...all, flags: {}, environment: {}, project: {} })).toEqual({
    value: '4s',
    origin: 'user',
  });
  expect(timeout(nothing)).toEqual({ value: '10s', origin: 'default' });
});

test('server and variant belong to a profile, and a project cannot set them', () => {
  const user = {
    values: {},
    profile: 'b',
    profiles: { a: { server: 'http://a' }, b: { server: 'http://b' } },
  };
  const server = (sources: Partial<ConfigSources>) =>
    resolveSettings({ ...nothing, user, ...sources }).values.server.value;
  expect(server({})).toBe('http://b');
  expect(server({ flags: { profile: 'a' } })).toBe('http://a');
  expect(server({ environment: { TANGRAM_PROFILE: 'a' } })).toBe('http://a');
  expect(server({ project: { server: 'http://evil' } })).toBe('http://b');
});

test.each([{ server: 'http://x' }, { variant: 'tuha' }, { profile: 'x' }, { colour: 'red' }])(
  'a project file with %j is refused',
  async (content) => {
    const folder = join(newHome(), 'project', 'inner');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, '..', '.tangramrc.json'), JSON.stringify(content));
    const { code, err } = await runCli(['config', 'list', '--json'], { folder });
    expect(code).toBe(2);
    expect(JSON.parse(err)).toMatchObject({ param: Object.keys(content)[0] });
  },
);

test('a project sets what it may', async () => {
  const folder = newHome();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '.tangramrc.json'), JSON.stringify({ limit: '5' }));
  const { out } = await runCli(['config', 'get', 'limit', '--json'], { folder });
  expect(JSON.parse(out)).toEqual({ key: 'limit', value: '5', origin: 'project' });
});

test('set, get, unset and use; the file is private', async () => {
  const home = newHome();
  expect(
    (await runCli(['config', 'set', 'server', 'http://127.0.0.1:4600', '--profile', 'work'], { home })).code,
  ).toBe(0);
  expect((await runCli(['config', 'use', 'work'], { home })).code).toBe(0);
  expect((await runCli(['config', 'get', 'server'], { home })).out).toBe('http://127.0.0.1:4600\n');
  expect((await runCli(['config', 'set', 'lang', 'en'], { home })).code).toBe(0);
  const list = await runCli(['config', 'list', '--json'], { home, office: fakeOffice() });
  expect(JSON.parse(list.out)).toContainEqual({ key: 'lang', value: 'en', origin: 'user' });
  expect((await runCli(['config', 'unset', 'server'], { home })).code).toBe(0);
  expect((await runCli(['config', 'get', 'server'], { home })).out).toBe('\n');
  expect(statSync(join(home, 'config', 'config.json')).mode & 0o777).toBe(0o600);
});

test.each([
  [['config', 'set', 'lang', 'fr'], 'invalidValue'],
  [['config', 'set', 'server', 'ftp://x'], 'invalidValue'],
  [['config', 'set', 'server', 'http://user:secret@x'], 'invalidValue'],
  [['config', 'set', 'variant', 'moon'], 'variantUnknown'],
  [['config', 'get', 'nonsense'], 'configKeyUnknown'],
  [['config', 'use', 'nobody'], 'profileUnknown'],
])('%j is %s', async (argv, code) => {
  const { code: exit, err } = await runCli([...argv, '--json']);
  expect({ exit, code: (JSON.parse(err) as { code: string }).code }).toEqual({ exit: 2, code });
});

test('a damaged configuration is named', async () => {
  const home = newHome();
  mkdirSync(join(home, 'config'), { recursive: true });
  writeFileSync(join(home, 'config', 'config.json'), '{');
  const { code, err } = await runCli(['config', 'list'], { home });
  expect(code).toBe(2);
  expect(err).toContain('config.json');
});

test('variants are listed, shown and compared', async () => {
  expect((JSON.parse((await runCli(['variant', 'list', '--json'])).out) as unknown[]).length).toBe(11);
  expect((await runCli(['variant', 'show', 'tuha', '--json=name'])).out).toBe('{"name":"tuha"}\n');
  const diff = await runCli(['variant', 'diff', 'changqing', '--json=path']);
  expect(JSON.parse(diff.out)).toContainEqual({ path: 'chatPathSuffix' });
});

test('the version is the package’s', async () => {
  expect(productVersion).toBe(manifest.version);
  expect((await runCli(['version', '--json=version'])).out).toBe(`{"version":"${manifest.version}"}\n`);
});

test('the settings of the product are listed, set within their limits, and forgotten', async () => {
  const office = fakeOffice();
  const world = { home: newHome(), office };
  const server = ['--server', 'http://127.0.0.1:4600'];
  const row = async (key: string) =>
    JSON.parse((await runCli(['config', 'get', key, '--json', ...server], world)).out) as unknown;
  expect(await row('sendWay')).toEqual({ key: 'sendWay', value: 'enter', origin: 'default' });
  const set = await runCli(['config', 'set', 'sendWay', 'ctrlEnter', '--json', ...server], world);
  expect(JSON.parse(set.out)).toEqual({ key: 'sendWay', value: 'ctrlEnter', origin: 'setting' });
  for (const [key, value, kept] of [
    ['autoLockMinutes', '30', '30'],
    ['messageSound', 'off', 'false'],
  ] as const) {
    expect((await runCli(['config', 'set', key, value, ...server], world)).code).toBe(0);
    expect(await row(key)).toEqual({ key, value: kept, origin: 'setting' });
  }
  const { out } = await runCli(['config', 'list', '--show-origin', '--json', ...server], world);
  const rows = JSON.parse(out) as { key: string; value: string; origin: string }[];
  expect(rows.filter(({ key }) => key === 'autoLockMinutes')).toEqual([
    { key: 'autoLockMinutes', value: '30', origin: 'setting' },
  ]);
  expect(rows.map(({ key }) => key)).not.toContain('inputHeights');
  expect((await runCli(['config', 'unset', 'sendWay', ...server], world)).code).toBe(0);
  expect(await row('sendWay')).toMatchObject({ origin: 'default' });
});

test.each([
  ['sendWay', 'space', ['enter', 'ctrlEnter']],
  ['autoLockMinutes', '-1', ['0–1440']],
  ['autoLockMinutes', 'soon', ['0–1440']],
  ['messageSound', 'maybe', ['true', 'false']],
  ['quietFrom', '25:00', ['HH:MM']],
])('%s cannot be %s', async (key, value, valid) => {
  const office = fakeOffice();
  const { code, err } = await runCli(['config', 'set', '--json', key, '--', value], { office });
  expect(code).toBe(2);
  expect(JSON.parse(err)).toMatchObject({ code: 'invalidValue', param: key, valid });
});

test('a wrong name gets the nearest of both kinds', async () => {
  const { code, err } = await runCli(['config', 'get', 'sendway', '--json']);
  expect(code).toBe(2);
  expect(JSON.parse(err)).toMatchObject({ code: 'configKeyUnknown', suggestion: 'sendWay' });
});

test('a change that is only shown changes nothing', async () => {
  const office = fakeOffice();
  const argv = ['config', 'set', 'messageSound', 'off', '--dry-run', '--server', 'http://127.0.0.1:4600'];
  expect((await runCli(argv, { office })).code).toBe(0);
  const rows = await runCli(['config', 'get', 'messageSound', '--server', 'http://127.0.0.1:4600'], {
    office,
  });
  expect(rows.out).toBe('true\n');
});

test('tries are a setting and a flag; more than ten are none', async () => {
  const home = newHome();
  expect((await runCli(['config', 'get', 'retries'], { home })).out).toBe('3\n');
  expect((await runCli(['config', 'get', 'retries', '--retries', '0'], { home })).out).toBe('0\n');
  const refused = await runCli(['config', 'get', 'retries', '--retries', '11', '--json'], { home });
  expect([refused.code, JSON.parse(refused.err)]).toMatchObject([2, { param: '--retries' }]);
  const asked = await runCli(['chat', 'list', '--retries', '7'], { home, office: fakeOffice() });
  expect(asked.requests[0]?.retries).toBe(7);
});

/** An editor that writes this in place of what it is given. */
function editorWriting(content: string): Record<string, string> {
  const home = newHome();
  mkdirSync(home, { recursive: true });
  const path = join(home, 'editor.sh');
  writeFileSync(path, `#!/bin/sh\ncat > "$1" <<'END'\n${content}\nEND\n`);
  chmodSync(path, 0o700);
  return { EDITOR: path };
}

test('the file is changed in an editor; what is unknown or wrong in it is told and not kept', async () => {
  const home = newHome();
  const path = join(home, 'config', 'config.json');
  const edit = (content: unknown) =>
    runCli(['config', 'edit', '--json'], {
      home,
      terminal: true,
      environment: editorWriting(typeof content === 'string' ? content : JSON.stringify(content)),
    });
  expect(await edit({ lang: 'en', profiles: { work: { server: 'http://127.0.0.1:1' } } })).toMatchObject({
    code: 0,
    out: expect.stringContaining('"changed": true'),
  });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const kept = readFileSync(path, 'utf8');
  expect(JSON.parse(kept)).toEqual({ lang: 'en', profiles: { work: { server: 'http://127.0.0.1:1' } } });
  for (const [content, problem] of [
    [{ langg: 'en' }, { code: 'configKeyUnknown', suggestion: 'lang' }],
    [{ lang: 'fr' }, { code: 'invalidValue', param: 'lang' }],
    [{ profiles: { work: { timeout: '1s' } } }, { code: 'configKeyUnknown', param: 'timeout' }],
    [{ profiles: { 'no name': {} } }, { code: 'profileInvalid' }],
    ['{', { code: 'configDamaged' }],
  ] as const) {
    const { code, err } = await edit(content);
    expect([code, JSON.parse(err.slice(err.indexOf('{')))]).toMatchObject([2, problem]);
    expect(readFileSync(path, 'utf8')).toBe(kept);
  }
  expect((await edit(kept)).out).toContain('"changed": false');
});

test('without a terminal no editor is opened', async () => {
  const home = newHome();
  const { code, err } = await runCli(['config', 'edit', '--json'], { home });
  expect([code, JSON.parse(err)]).toMatchObject([2, { code: 'terminalNeeded' }]);
  expect(existsSync(join(home, 'config'))).toBe(false);
});
