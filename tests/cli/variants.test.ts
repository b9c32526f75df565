// Variants on the command line: an office started for one, people who sign in to it by name, and the look-ups.
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { startOffice } from '#fixtures/serve.ts';
import { diffVariants, pickVariant, variantNames, variants, type VariantName } from '#variants/index.ts';
import { realCli, type CliSaid, type RealCli } from '../support/cli-office.ts';

const ends: (() => void | Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
  vi.unstubAllEnvs();
});

function cli(): RealCli {
  const made = realCli();
  ends.push(() => made.remove());
  return made;
}

const keyBytes = { 'aes-256-gcm': 32, 'aes-128-ecb': 16, 'aes-128-cbc': 16 } as const;

/** Sets the keys a variant names, as an installation would, and gives them as an environment. */
function setKeys(name: VariantName): Record<string, string> {
  const { loginCipher, messageCipher } = pickVariant(name);
  const keys: Record<string, string> = {};
  for (const cipher of [loginCipher, messageCipher])
    if (cipher !== null && cipher.keyVariable !== null)
      keys[cipher.keyVariable] = randomBytes(keyBytes[cipher.name]).toString('base64');
  for (const [variable, key] of Object.entries(keys)) vi.stubEnv(variable, key);
  return keys;
}

type Ready = { url: string; accounts: { loginname: string; password: string }[] };

/** `tangram server start` over a small office, until the test ends. */
async function serve(
  { home, tangram }: RealCli,
  argv: readonly string[],
  environment: Record<string, string>,
): Promise<Ready & { said: Promise<CliSaid> }> {
  const data = join(home, 'office');
  mkdirSync(data, { recursive: true });
  const made = await startOffice({ dataDir: data, seed: 'small', passwordsFor: ['anran', 'bowen'] });
  await made.close();
  const stop = new AbortController();
  let said: Promise<CliSaid> | undefined;
  const ready = await new Promise<Ready>((resolve, reject) => {
    said = tangram(['server', 'start', '--port', '0', '--data', data, '--json', ...argv], {
      environment,
      signal: stop.signal,
      onOut: (text) => resolve(JSON.parse(text) as Ready),
    });
    said.then((end) => reject(new Error(`ended with ${end.code}: ${end.err}`)), reject);
  });
  const running = said ?? Promise.reject(new Error('not started'));
  ends.push(() => {
    stop.abort();
    return running;
  });
  return { ...ready, said: running };
}

test.each([
  ['changqing', 'flag'],
  ['shengli', 'flag'],
  ['liantong', 'environment'],
  ['spi', 'environment'],
] as const)('%s, chosen by %s: start, sign in, send, find', async (name, way) => {
  const one = cli();
  const keys = setKeys(name);
  const flag = way === 'flag' ? ['--variant', name] : [];
  const environment = { ...keys, ...(way === 'flag' ? {} : { TANGRAM_VARIANT: name }) };
  const { url, accounts } = await serve(one, flag, environment);
  expect(await (await fetch(`${url}/variant.json`)).json()).toEqual({ variant: name });
  const tangram = (argv: string[], input = '') => one.tangram([...argv, ...flag], { environment, input });
  for (const { loginname, password } of accounts) {
    const login = ['login', '--server', url, '--user', loginname, '--password-stdin'];
    expect(await tangram([...login, '--profile', loginname], `${password}\n`)).toMatchObject({ code: 0 });
  }
  const to = ['chat', 'send', 'bowen', '泵站巡检完成', '--server', url];
  const sent = await tangram([...to, '--profile', 'anran', '--json=mid,text']);
  expect(sent, sent.err).toMatchObject({ code: 0 });
  const found = await tangram(['chat', 'search', '巡检', '--server', url, '--profile', 'bowen', '--json']);
  expect(found, found.err).toMatchObject({ code: 0 });
  expect(JSON.parse(found.out)).toContainEqual(expect.objectContaining(JSON.parse(sent.out) as object));
});

test('an office whose key is not set starts and says so; one that cannot be a key is refused', async () => {
  const one = cli();
  const stop = new AbortController();
  const data = ['--data', join(one.home, 'office')];
  const begun = ['server', 'init', ...data, '--name', '图哈', '--admin', 'ann', '--admin-name', 'Ann'];
  expect(await one.tangram(begun)).toMatchObject({ code: 0 });
  const start = ['server', 'start', '--variant', 'tuha', '--port', '0', ...data];
  const said = one.tangram([...start, '--json'], { signal: stop.signal, onOut: () => stop.abort() });
  expect(await said).toMatchObject({ code: 0, err: expect.stringContaining('TANGRAM_TUHA_LOGIN_KEY') });
  const wrong = await one.tangram([...start, '--json'], { environment: { TANGRAM_TUHA_LOGIN_KEY: 'short' } });
  expect(wrong.code).toBe(2);
  expect(JSON.parse(wrong.err)).toMatchObject({ code: 'keyInvalid', param: 'TANGRAM_TUHA_LOGIN_KEY' });
});

test('signing in by password without the key of the variant names the variable', async () => {
  const one = cli();
  const { url, accounts } = await serve(one, ['--variant', 'tuha'], {});
  const login = [
    'login',
    '--server',
    url,
    '--user',
    'anran',
    '--password-stdin',
    '--variant',
    'tuha',
    '--json',
  ];
  const refused = await one.tangram(login, { input: `${accounts[0]?.password}\n` });
  expect(refused.code).toBe(2);
  expect(JSON.parse(refused.err)).toMatchObject({
    code: 'keyMissing',
    message: expect.stringContaining('TANGRAM_TUHA_LOGIN_KEY'),
  });
});

test.each(variantNames)('variant show %s says everything the profile says', async (name) => {
  const { tangram } = cli();
  const shown = await tangram(['variant', 'show', name, '--json']);
  expect(JSON.parse(shown.out)).toEqual(variants[name]);
  const own = await tangram(['variant', 'show', '--json=name'], { environment: { TANGRAM_VARIANT: name } });
  expect(JSON.parse(own.out)).toEqual({ name });
});

test.each(variantNames)(
  'variant diff %s lists what differs from the default, and nothing else',
  async (name) => {
    const { tangram } = cli();
    const rows = JSON.parse((await tangram(['variant', 'diff', name, '--json'])).out) as { path: string }[];
    const expected = diffVariants(variants[name], variants.default);
    expect(rows).toEqual(expected.map(({ path, left = null, right = null }) => ({ path, left, right })));
    expect(rows.length === 0).toBe(name === 'default');
    if (name === 'liantong') expect(rows.map(({ path }) => path)).toContain('features.showLanguage');
  },
);

test('variant use chooses for the profile; flag and environment stand above it', async () => {
  const { tangram } = cli();
  expect((await tangram(['variant', 'use', 'talimu', '--profile', 'work'])).code).toBe(0);
  const chosen = async (argv: string[], environment: Record<string, string> = {}) =>
    (
      JSON.parse((await tangram(['variant', 'show', '--json=name', ...argv], { environment })).out) as {
        name: string;
      }
    ).name;
  expect(await chosen(['--profile', 'work'])).toBe('talimu');
  expect(await chosen([])).toBe('default');
  expect(await chosen(['--profile', 'work'], { TANGRAM_VARIANT: 'spi' })).toBe('spi');
  expect(await chosen(['--profile', 'work', '--variant', 'tuha'], { TANGRAM_VARIANT: 'spi' })).toBe('tuha');
  const listed = await tangram(['variant', 'list', '--profile', 'work', '--json=name,inUse']);
  expect(JSON.parse(listed.out)).toEqual(variantNames.map((name) => ({ name, inUse: name === 'talimu' })));
  const unknown = await tangram(['variant', 'use', 'moon', '--json']);
  expect(unknown.code).toBe(2);
  expect(JSON.parse(unknown.err)).toMatchObject({ code: 'variantUnknown', valid: [...variantNames] });
});
