// `api`, `open` and `doctor` against the real office.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkNames } from '#cli/commands/doctor/finding.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { realCli, type RealCli } from '../support/cli-office.ts';

let office: RunningOffice;
let cli: RealCli;
const ends: (() => unknown)[] = [];
const account = () => office.accounts[0] ?? { loginname: '', password: '', name: '' };

beforeAll(async () => {
  office = await startOffice({ inMemory: true });
  cli = realCli();
  const argv = ['login', '--server', office.url, '--user', account().loginname, '--password-stdin'];
  expect(await cli.tangram(argv, { input: account().password })).toMatchObject({ code: 0 });
});
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
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
  const upload = ['api', 'POST', 'chat:/user/updateAvatar', '--json'];
  expect(failure((await tangram(...upload)).err)).toMatchObject({ code: 'apiField', param: 'uploadFile' });
  for (const [given, code] of [
    ['uploadFile', 'invalidValue'],
    ['uploadFile=', 'invalidValue'],
    [`uploadFile=${join(cli.home, 'nowhere.png')}`, 'fileUnreadable'],
    [`uploadFile=@${cli.home}`, 'fileUnreadable'],
  ] as const)
    expect(failure((await tangram(...upload, '--file', given)).err)).toMatchObject({ code, param: '--file' });
  const download = ['api', 'GET', 'chat:/user/avatar', '-F', 'id=1', '--json'];
  expect(failure((await tangram(...download)).err)).toMatchObject({ code: 'apiFile', param: '--output' });
  expect(failure((await tangram('api', 'GET', path, '--input', '-', '--json')).err)).toMatchObject({
    code: 'apiInput',
  });
});

test('api sends files, small and streamed, and gives back what it gets byte for byte', async () => {
  mkdirSync(cli.home, { recursive: true });
  const picture = PNG.sync.write(new PNG({ width: 3, height: 3 }));
  const png = join(cli.home, '图 1.png');
  writeFileSync(png, picture);
  const changed = await tangram('api', 'POST', 'chat:/user/updateAvatar', '--file', `uploadFile=@${png}`);
  const address = (JSON.parse(changed.out) as { avatarUrl: string }).avatarUrl;
  const key = new URL(address, office.url).searchParams.get('id') ?? '';
  const whole = await tangram('api', 'GET', 'chat:/user/avatar', '-F', `id="${key}"`);
  expect(Buffer.from(whole.out, 'latin1').equals(picture)).toBe(true);

  const large = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251));
  const file = join(cli.home, 'large.bin');
  writeFileSync(file, large);
  const md5 = createHash('md5').update(large).digest('hex').toUpperCase();
  const upload = ['api', 'POST', 'disk:/IM/uploadFile', '-F', `md5="${md5}"`, '--file', `uploadFile=${file}`];
  const planned = JSON.parse((await tangram(...upload, '--dry-run', '--json')).out) as object;
  expect(JSON.stringify(planned)).toContain(
    '{"name":"large.bin","type":"application/octet-stream","size":300000}',
  );
  const stored = JSON.parse((await tangram(...upload)).out) as { fileid: string };
  const token = await tangram(
    'api',
    'GET',
    'disk:/IM/downloadToken',
    '-F',
    `fileid=${stored.fileid}`,
    '--jq',
    '.token',
  );
  const out = join(cli.home, 'back.bin');
  const download = ['api', 'GET', 'disk:/IM/downloadFile', '-F', `fileid=${stored.fileid}`];
  const saved = await tangram(...download, '-F', `token="${token.out.trim()}"`, '-o', out, '--json');
  expect(JSON.parse(saved.out)).toEqual({ file: out, bytes: large.length });
  expect(readFileSync(out).equals(large)).toBe(true);
  const refused = await tangram(...download, '-F', 'token=wrong', '-o', join(cli.home, 'never.bin'));
  expect(refused.code).not.toBe(0);
  expect(readdirSync(cli.home).filter((name) => name.startsWith('never'))).toEqual([]);
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
  expect((await tangram('open', 'chat:7', '--print')).out).toBe(`${office.url}/main/messages/00007\n`);
  expect(failure((await tangram('open', 'nothing:7', '--print', '--json')).err)).toMatchObject({
    code: 'invalidValue',
    valid: expect.arrayContaining(['chat:', 'person:']),
  });
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

/** An office behind a proxy that spoils what it hands on. */
async function behind(spoil: (headers: IncomingHttpHeaders) => IncomingHttpHeaders) {
  const place: { inner?: RunningOffice } = {};
  const proxy = createServer((asked, answer) => {
    const onward = request(
      {
        ...{ hostname: '127.0.0.1', port: place.inner?.port, path: asked.url, method: asked.method },
        headers: spoil(asked.headers),
      },
      (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(answer);
      },
    );
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  const inner = (place.inner = await startOffice({
    ...{ inMemory: true, seed: 'small', passwordsFor: ['anran'] },
    publicUrls: [{ secure: false, name: '127.0.0.1', port }],
  }));
  const own = realCli();
  ends.push(
    () => inner.close(),
    () => {
      proxy.closeAllConnections();
      proxy.close();
    },
    () => own.remove(),
  );
  const server = `http://127.0.0.1:${port}`;
  const input = inner.accounts[0]?.password ?? '';
  const login = ['login', '--server', server, '--user', 'anran', '--password-stdin'];
  expect(await own.tangram(login, { input })).toMatchObject({ code: 0, err: '' });
  const said = await own.tangram(['doctor', '--json', '--server', server, '--timeout', '2s', '--lang', 'en']);
  return (JSON.parse(said.out) as Told).checks;
}

test('doctor names a proxy that hands on calls and no sockets', async () => {
  // As nginx does unless it is told otherwise: `Upgrade` ends there.
  const checks = await behind((headers) => {
    const { upgrade: ends, ...others } = headers;
    return ends === undefined ? headers : { ...others, connection: 'close' };
  });
  expect(checks.filter(({ state }) => state === 'failed').map(({ name }) => name)).toEqual(['socket']);
  expect(checks.find(({ name }) => name === 'socket')).toMatchObject({
    detail: expect.stringMatching(/answers with status \d+/u),
    fix: expect.stringContaining('Upgrade and Connection'),
  });
});

test('doctor tells once what several checks meet', async () => {
  const nobody = await cli.tangram(['doctor', '--json', '--server', 'http://127.0.0.1:9', '--timeout', '2s']);
  const failed = (JSON.parse(nobody.out) as Told).checks.filter(({ state }) => state === 'failed');
  expect(failed.length).toBeGreaterThan(0);
  expect(new Set(failed.map(({ detail }) => detail)).size).toBe(failed.length);
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
