// Signing in with a device token, by standard input and by the environment, against the real office.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNodeHost } from '#sdk/host/node/index.ts';
import { pickVariant, resolveAddresses } from '#variants/index.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { realCli, type RealCli } from '../support/cli-office.ts';

let office: RunningOffice;
let cli: RealCli;
let tokens: string[];

const account = (index: number) => {
  const found = office.accounts[index];
  if (found === undefined) throw new Error('the demo organisation is smaller than this test');
  return found;
};
const secretsOf = (profile: string): string[] => {
  const folder = join(cli.home, 'data', 'profiles', profile, 'secrets');
  return existsSync(folder) ? readdirSync(folder) : [];
};
/** The device token a sign-in with a password has left on this device. */
async function deviceToken(profile: string): Promise<string> {
  const host = createNodeHost({
    profile,
    folders: {
      data: join(cli.home, 'data'),
      config: join(cli.home, 'config'),
      log: join(cli.home, 'state'),
    },
    openDatabase: () => Promise.reject(new Error('not in this test')),
  });
  const { userCentre } = resolveAddresses(pickVariant('default'), office.url);
  return (await host.secrets.get(`device ${userCentre}`)) ?? '';
}
const whoIs = async (profile: string, environment: Record<string, string> = {}) => {
  const { code, out } = await cli.tangram(
    ['whoami', '--profile', profile, '--server', office.url, '--jq', '.loginName'],
    { environment },
  );
  return { code, name: out.trim() };
};

beforeAll(async () => {
  office = await startOffice({ inMemory: true });
  cli = realCli();
  for (const index of [0, 1]) {
    const { loginname, password } = account(index);
    const argv = ['login', '--server', office.url, '--user', loginname, '--password-stdin'];
    expect(await cli.tangram([...argv, '--profile', `p${index}`], { input: password })).toMatchObject({
      code: 0,
    });
  }
  tokens = [await deviceToken('p0'), await deviceToken('p1')];
  expect(tokens.every((token) => token.length > 20)).toBe(true);
});
afterAll(async () => {
  await office.close();
  cli.remove();
});

test('--token-stdin signs a new profile in, and it stays signed in', async () => {
  const argv = [
    'login',
    '--server',
    office.url,
    '--token-stdin',
    '--profile',
    'by-token',
    '--json=loginName',
  ];
  const said = await cli.tangram(argv, { input: `${tokens[0]}\n` });
  expect(said).toMatchObject({ code: 0, out: `{"loginName":"${account(0).loginname}"}\n` });
  expect(await whoIs('by-token')).toEqual({ code: 0, name: account(0).loginname });
  expect((await cli.tangram(['chat', 'list', '--profile', 'by-token', '--jq', 'length > 0'])).out).toBe(
    'true\n',
  );
});

test('it changes who is signed in, and a token that is refused changes nothing', async () => {
  const argv = [
    'login',
    '--server',
    office.url,
    '--token-stdin',
    '--profile',
    'by-token',
    '--json=loginName',
  ];
  const refused = await cli.tangram(argv, { input: 'no-such-token' });
  expect(refused.code).toBe(3);
  expect(refused.err).not.toContain('no-such-token');
  expect(await whoIs('by-token')).toEqual({ code: 0, name: account(0).loginname });
  expect(await cli.tangram(argv, { input: tokens[1] ?? '' })).toMatchObject({
    code: 0,
    out: `{"loginName":"${account(1).loginname}"}\n`,
  });
  expect(await whoIs('by-token')).toEqual({ code: 0, name: account(1).loginname });
});

test('TANGRAM_TOKEN signs in for one call and is never stored', async () => {
  const environment = { TANGRAM_TOKEN: tokens[0] ?? '' };
  expect(await whoIs('passing', environment)).toEqual({ code: 0, name: account(0).loginname });
  expect(secretsOf('passing')).toEqual([]);
  expect((await whoIs('passing')).code).toBe(3);
  // Whoever is signed in stays so; the token decides for the call alone.
  expect(await whoIs('p1', environment)).toEqual({ code: 0, name: account(0).loginname });
  expect(await whoIs('p1')).toEqual({ code: 0, name: account(1).loginname });
  expect((await whoIs('passing', { TANGRAM_TOKEN: 'no-such-token' })).code).toBe(3);
});

test('a chat that was taken off the list is found by its number, to read and to write', async () => {
  const as = ['--profile', 'p0', '--server', office.url];
  const { out } = await cli.tangram([
    'chat',
    'list',
    ...as,
    '--all',
    '--jq',
    '.[] | select(.kind == "direct" and .peerId != "2") | .id',
  ]);
  const [id = ''] = out.split('\n');
  const sdk = await import('#cli/context/office.ts');
  const opened = await sdk.openProfileOffice({
    role: 'sender',
    profile: 'p0',
    token: undefined,
    variant: 'default',
    server: office.url,
    online: true,
    retries: 0,
    timeoutMs: 10_000,
    noticesName: '系统通知',
    paths: {
      config: join(cli.home, 'config'),
      configFile: join(cli.home, 'config', 'config.json'),
      data: join(cli.home, 'data'),
      state: join(cli.home, 'state'),
      cache: join(cli.home, 'cache'),
    },
  });
  await opened.office.account.resume();
  await opened.office.maintenance.syncOnce();
  await opened.office.chat.remove(id);
  await opened.close();
  const listed = await cli.tangram(['chat', 'list', ...as, '--all', '--jq', '.[].id']);
  expect(listed.out.split('\n')).not.toContain(id);
  expect(await cli.tangram(['chat', 'show', id, ...as, '--jq', '.id'])).toMatchObject({
    code: 0,
    out: `${id}\n`,
  });
  expect((await cli.tangram(['chat', 'read', id, ...as, '--json'])).code).toBe(0);
  const sent = await cli.tangram(['chat', 'send', String(Number(id)), '又见面了', ...as, '--jq', '.text']);
  expect(sent).toMatchObject({ code: 0, out: '又见面了\n' });
  expect((await cli.tangram(['chat', 'show', '98765', ...as])).code).toBe(1);
});

test('an administrator makes a bot: its token works by the environment, as far as it was granted', async () => {
  const { database } = office.office;
  database.prepare("update person set role = 'administrator' where login_name = ?").run(account(0).loginname);
  const as = ['--profile', 'p0', '--server', office.url];
  const add = ['server', 'user', 'add', 'helper', '--name', '助手', '--bot', '--grant', 'disk'];
  const planned = JSON.parse((await cli.tangram([...add, ...as, '--dry-run', '--json'])).out) as object;
  expect(JSON.stringify(planned)).toContain('"bot":true,"grants":["disk"]');
  const made = await cli.tangram([...add, ...as, '--jq', '.code']);
  expect(made.code).toBe(0);
  const environment = { TANGRAM_TOKEN: made.out.trim() };
  expect(await whoIs('bot', environment)).toEqual({ code: 0, name: 'helper' });
  const bot = ['--profile', 'bot', '--server', office.url];
  expect((await cli.tangram(['disk', 'ls', ...bot], { environment })).code).toBe(0);
  expect((await cli.tangram(['todo', 'list', ...bot], { environment })).code).toBe(1);
  const shown = await cli.tangram(['contacts', 'show', '@helper', ...as, '--json=name,bot']);
  expect(shown.out).toBe('{"name":"助手 [BOT]","bot":true}\n');
  const said = await cli.tangram(['server', 'user', 'reset-pw', 'helper', ...as]);
  expect(said.out).toContain('TANGRAM_TOKEN');
  expect((await whoIs('bot', environment)).code).toBe(3);
  const unknown = ['server', 'user', 'add', 'other', '--name', 'x', '--bot', '--grant', 'admin', ...as];
  expect((await cli.tangram(unknown)).code).toBe(2);
});
