// A colleague and a script use the office from the command line: a real office, the real program, two profiles.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownCertificate } from '#fixtures/office/http/certificate.ts';
import { ownWords } from '../support/second-try.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'tangram-journey-'));
const environment = {
  XDG_CONFIG_HOME: join(home, 'config'),
  XDG_DATA_HOME: join(home, 'data'),
  XDG_STATE_HOME: join(home, 'state'),
  XDG_CACHE_HOME: join(home, 'cache'),
  LANG: 'en_GB.UTF-8',
  LC_ALL: '',
};
type Account = { loginname: string; password: string; name: string; role: string };
type Said = { code: number | undefined; out: string; err: string };

const program = (argv: string[], input = '') =>
  execa(join(root, 'cli/bin/tangram'), argv, { env: environment, input, reject: false, cwd: home });
type Running = ReturnType<typeof program>;
async function tangram(argv: string[], input = ''): Promise<Said> {
  const { exitCode, stdout, stderr } = await program(argv, input);
  return { code: exitCode, out: stdout, err: stderr };
}
const json = <T>(text: string): T => JSON.parse(text) as T;

let office: Running;
let url = '';
let people: Account[] = [];
const person = (index: number): Account =>
  people[index] ?? { loginname: '', password: '', name: '', role: '' };

/** The first line a stream says that fits, or an end. */
function lineOf(child: Running, from: 'stdout' | 'stderr', pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child[from].on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
      const line = said
        .split('\n')
        .slice(0, -1)
        .find((candidate) => pattern.test(candidate));
      if (line !== undefined) resolve(line);
    });
    child.then((ended) => reject(new Error(`ended with ${ended.exitCode}: ${ended.stderr}`)), reject);
  });
}

beforeAll(async () => {
  await execa('node', ['cli/bin/build.mjs', 'cli'], { cwd: root });
  office = program([
    'server',
    'start',
    '--port',
    '0',
    '--data',
    join(home, 'office'),
    '--seed',
    'demo',
    '--json',
  ]);
  const ready = json<{ ready: boolean; url: string; accounts: Account[] }>(
    await lineOf(office, 'stdout', /^\{/),
  );
  expect(ready.ready).toBe(true);
  url = ready.url;
  people = ready.accounts;
  expect(people.length).toBeGreaterThan(1);
});
afterAll(async () => {
  office.kill('SIGTERM');
  expect(await office).toMatchObject({ exitCode: 0 });
  rmSync(home, { recursive: true });
});

const signIn = (profile: string, { loginname, password }: Account): Promise<Said> =>
  tangram(
    ['login', '--server', url, '--user', loginname, '--password-stdin', '--profile', profile],
    `${password}\n`,
  );

test('two profiles sign in', async () => {
  expect(await signIn('a', person(0))).toMatchObject({ code: 0 });
  expect(await signIn('b', person(1))).toMatchObject({ code: 0 });
  const who = await tangram(['whoami', '--profile', 'b', '--json=loginName,server']);
  expect(json(who.out)).toEqual({ loginName: person(1).loginname, server: url });
});

test('one sends, the other watches and finds it', async () => {
  const sent = await tangram(['chat', 'send', person(1).name, '你好', '--profile', 'a', '--json']);
  expect(sent).toMatchObject({ code: 0 });
  const message = json<{ mid: string; text: string }>(sent.out);
  expect(message).toMatchObject({ text: '你好', mine: true, state: 'sent' });
  expect(message.mid).toMatch(/^\d+$/);

  const watched = await tangram(['chat', 'watch', '--profile', 'b', '--max-events', '1', '--timeout', '60s']);
  expect(watched.code).toBe(0);
  expect(json(watched.out)).toMatchObject({ mid: message.mid, text: '你好', mine: false });
  expect(watched.err).toContain('[tangram] exit reason=limit n=1');

  const found = await tangram(['chat', 'search', '好', '--profile', 'b', '--json']);
  expect(json<{ mid: string }[]>(found.out).map(({ mid }) => mid)).toContain(message.mid);
});

test('a message arrives at a running watch, marked ready before it', async () => {
  const watch = program([
    ...['chat', 'watch', '--profile', 'b', '--since', 'now'],
    ...['--max-events', '1', '--timeout', '60s'],
  ]);
  await lineOf(watch, 'stderr', /^\[tangram\] ready$/);
  const sent = await tangram(
    ['chat', 'send', person(1).name, '-', '--profile', 'a', '--json=mid'],
    '现在呢？\n',
  );
  const { stdout, exitCode } = await watch;
  expect(exitCode).toBe(0);
  expect(json(stdout)).toMatchObject({ ...json<object>(sent.out), text: '现在呢？' });
});

test('reading leaves unread as it is; marking does not', async () => {
  const unread = async (): Promise<number> => {
    const shown = await tangram(['chat', 'show', person(0).name, '--profile', 'b', '--json=unread']);
    return json<{ unread: number }>(shown.out).unread;
  };
  const said = [ownWords('你好'), ownWords('现在呢')];
  for (const text of said) await tangram(['chat', 'send', person(1).name, text, '--profile', 'a']);
  expect(await unread()).toBeGreaterThanOrEqual(2);
  const read = await tangram([
    'chat',
    'read',
    person(0).name,
    '--profile',
    'b',
    '--limit',
    '2',
    '--json=text',
  ]);
  expect(json<{ text: string }[]>(read.out).map(({ text }) => text)).toEqual(said);
  expect(await unread()).toBeGreaterThanOrEqual(2);
  expect((await tangram(['chat', 'mark', person(0).name, '--read', '--profile', 'b'])).code).toBe(0);
  expect(await unread()).toBe(0);
  const pinned = await tangram(['chat', 'pin', person(0).name, '--profile', 'b', '--json=pinned']);
  expect(pinned.out).toBe('{"pinned":true}');
});

test('wrong password, unknown chat, no server, bad flag: 3, 1, 4, 2', async () => {
  const wrong = [
    'login',
    '--server',
    url,
    '--user',
    person(0).loginname,
    '--password-stdin',
    '--profile',
    'c',
  ];
  const cases: [number, string[], string][] = [
    [3, wrong, 'wrong'],
    [1, ['chat', 'send', '没有这个人', 'x', '--profile', 'a'], ''],
    [4, ['chat', 'list', '--server', 'http://127.0.0.1:9', '--profile', 'd'], ''],
    [2, ['chat', 'list', '--nonsense'], ''],
  ];
  for (const [code, argv, input] of cases) {
    const plain = await tangram(argv, input);
    expect({ argv, code: plain.code, out: plain.out }).toEqual({ argv, code, out: '' });
    expect(plain.err).toMatch(/^error: [^\n]+ \/ next: [^\n]+$/);
    const told = await tangram([...argv, '--json'], input);
    expect(json(told.err)).toMatchObject({
      exitCode: code,
      message: expect.any(String),
      hint: expect.any(String),
    });
  }
});

test('what is stored is read without the network', async () => {
  const offline = await tangram(['chat', 'list', '--offline', '--profile', 'b', '--json=name']);
  expect(json<{ name: string }[]>(offline.out).map(({ name }) => name)).toContain(person(0).name);
});

test('doctor is content', async () => {
  const told = await tangram(['doctor', '--profile', 'a', '--json']);
  const { ok, checks } = json<{ ok: boolean; checks: { name: string; state: string }[] }>(told.out);
  // What an office on this machine's own address does not need, as a certificate, is left out.
  expect(checks.filter(({ state }) => state !== 'ok' && state !== 'skipped')).toEqual([]);
  expect({ ok, code: told.code }).toEqual({ ok: true, code: 0 });
});

test('a watch and ten senders at once on one profile miss and double nothing', async () => {
  const senders = 10;
  const watch = program([
    ...['chat', 'watch', '--profile', 'a', '--since', 'now'],
    ...['--max-events', String(senders), '--timeout', '120s', '--json=text'],
  ]);
  await lineOf(watch, 'stderr', /^\[tangram\] ready$/);
  const batch = ownWords('batch').replace(' ', '');
  const texts = Array.from({ length: senders }, (_, index) => `${batch} ${index}`);
  const sent = await Promise.all(
    texts.map((text) =>
      tangram([
        ...['chat', 'send', person(1).name, text],
        ...['--profile', 'a', '--timeout', '100s', '--json=mid'],
      ]),
    ),
  );
  expect(sent.filter(({ code }) => code !== 0)).toEqual([]);
  const { stdout } = await watch;
  const watched = stdout.split('\n').map((line) => json<{ text: string }>(line).text);
  expect(watched.toSorted()).toEqual(texts.toSorted());
  const arrived = await tangram(['chat', 'search', batch, '--profile', 'b', '--limit', '50', '--json=text']);
  const found = json<{ text: string }[]>(arrived.out).map(({ text }) => text);
  expect(found.toSorted()).toEqual(texts.toSorted());
});

test('signing out keeps what is stored, and ends the session', async () => {
  expect((await tangram(['logout', '--profile', 'b'])).code).toBe(0);
  expect((await tangram(['chat', 'list', '--profile', 'b'])).code).toBe(3);
  expect(await signIn('b', person(1))).toMatchObject({ code: 0 });
  expect((await tangram(['chat', 'list', '--offline', '--profile', 'b', '--json=id'])).code).toBe(0);
});

test('an office that is asked to reads its certificate and its limits again, and goes on; what is wrong changes nothing', async () => {
  const [cert, key, limits] = ['cert.pem', 'key.pem', 'limits.json'].map((name) => join(home, name)) as [
    string,
    string,
    string,
  ];
  const bring = async (): Promise<string> => {
    const made = await ownCertificate(undefined, Date.now(), ['localhost', '127.0.0.1']);
    writeFileSync(cert, made.certificate);
    writeFileSync(key, made.key);
    return made.browserFingerprint;
  };
  const first = await bring();
  writeFileSync(limits, '{}');
  const data = join(home, 'reloaded');
  const begun = [
    'server',
    'init',
    '--data',
    data,
    '--name',
    'Own',
    '--admin',
    'lina',
    '--admin-name',
    'Lina',
  ];
  expect((await tangram(begun)).code).toBe(0);
  const withDatabase = (work: (database: Database.Database) => void): void => {
    const database = new Database(join(data, 'office.sqlite'));
    work(database);
    database.close();
  };
  withDatabase((database) =>
    database.exec("insert or replace into meta (key, value) values ('licenceNotAfter', '2020-01-01')"),
  );
  const own = program([
    ...['server', 'start', '--port', '0', '--data', data, '--json'],
    ...['--cert', cert, '--key', key, '--limits', limits],
    // A file where the folder of its backups should be: they fail, and it goes on.
    ...['--backup-to', limits],
  ]);
  const { port } = new URL(json<{ url: string }>(await lineOf(own, 'stdout', /^\{/)).url);
  /** What the office answers, and what it proves itself with. */
  const ask = (): Promise<{ status: number | undefined; proof: string }> =>
    new Promise((resolve, reject) => {
      const place = { host: '127.0.0.1', port, path: '/uc/config', agent: false, rejectUnauthorized: false };
      const asked = request(place, (answer) => {
        const { fingerprint256 } = (answer.socket as TLSSocket).getPeerCertificate();
        answer.resume().on('end', () => resolve({ status: answer.statusCode, proof: fingerprint256 }));
      });
      asked.on('error', reject).end();
    });
  const hangUp = (): Promise<string> => {
    const line = lineOf(own, 'stderr', /^(Read again|There is nothing)/);
    own.kill('SIGHUP');
    return line;
  };
  expect(await ask()).toEqual({ status: 200, proof: first });

  const second = await bring();
  writeFileSync(limits, '{"strangers": {"burst": 1, "perSecond": 0.001}}');
  const taken = await hangUp();
  expect(taken).toMatch(/another certificate, valid until \d{4}-\d\d-\d\d; the limits in .*limits\.json$/);
  expect(await ask()).toEqual({ status: 200, proof: second });
  expect(await ask()).toEqual({ status: 429, proof: second });

  writeFileSync(cert, 'no certificate');
  writeFileSync(limits, '{"strangers": {"burst": 0, "perSecond": 1}}');
  const kept = await hangUp();
  expect(kept).toMatch(/certificate stays as it was \(.*cert\.pem.*\); the limits stay .*strangers\.burst/);
  expect(await ask()).toEqual({ status: 429, proof: second });

  // What the file does not name any more is as usual again.
  await bring();
  writeFileSync(limits, '{}');
  await hangUp();
  expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(200);
  const noted = await tangram(['server', 'logs', '--data', data, '--event', 'reloaded', '--json=detail']);
  expect(json<{ detail: string }[]>(noted.out).map(({ detail }) => detail)).toEqual([
    'certificate: taken; limits: taken',
    'certificate: certificateInvalid; limits: limitsInvalid',
    'certificate: taken; limits: taken',
  ]);
  own.kill('SIGTERM');
  const { exitCode, stderr } = await own;
  expect([exitCode, stderr]).toEqual([0, expect.stringContaining('The backup failed')]);
  expect(stderr).toContain('The licence has ended');
  // Its administrator has been told in the client.
  withDatabase((database) => {
    const texts = database.prepare<[], string>('select text from message where sender_id = 2').pluck().all();
    expect(texts.toSorted()).toEqual([
      expect.stringContaining('A backup the office makes of itself failed ('),
      expect.stringContaining('The licence ended on 2020-01-01'),
    ]);
  });
});
