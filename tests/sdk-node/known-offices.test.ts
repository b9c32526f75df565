// An office in a local network and a program that meets it: unknown, trusted by its key, changed, vouched for.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startOffice, type OfficeOptions, type RunningOffice } from '#fixtures/serve.ts';
import type { OfficeError } from '#sdk/errors.ts';
import { createKnownOffices, securePlace } from '#sdk/host/node/known-offices.ts';
import { createNodeHost, type NodeHost } from '#sdk/host/node/index.ts';
import { openNodeOffice } from '#sdk/node.ts';
import { openOffice, type Office } from '#sdk/office.ts';
import { openMemoryDatabase } from '#storage/drivers/memory.ts';
import { pickVariant } from '#variants/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'tangram-known-'));
const closing: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of closing.splice(0).toReversed()) await one.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let homes = 0;

async function serve(options: Partial<OfficeOptions> = {}): Promise<RunningOffice> {
  const office = await startOffice({
    inMemory: true,
    seed: 'small',
    passwordsFor: ['anran', 'bowen'],
    secure: true,
    heartbeatMs: 200,
    ...options,
  });
  closing.push(office);
  return office;
}

function newFolders() {
  const home = join(folder, `home-${(homes += 1)}`);
  return { data: join(home, 'data'), config: join(home, 'config'), log: join(home, 'log') };
}

/** A device with folders of its own. */
function device(server: string): { host: NodeHost; office: Office } {
  const host = createNodeHost({ folders: newFolders(), openDatabase: () => openMemoryDatabase() });
  const office = openOffice({ host, variant: pickVariant('default'), server });
  closing.push(office);
  return { host, office };
}

const credentials = ({ accounts: [first] }: RunningOffice) => ({
  loginName: first?.loginname ?? '',
  password: first?.password ?? '',
});

async function failure(work: Promise<unknown>): Promise<OfficeError['data']> {
  try {
    await work;
  } catch (error) {
    return (error as OfficeError).data;
  }
  throw new Error('it went well');
}

test('an unknown certificate is refused with its fingerprint; a trusted one serves calls and the socket', async () => {
  const server = await serve();
  const place = `127.0.0.1:${server.port}`;
  const fingerprint = server.certificate?.fingerprint ?? '';
  const { host, office } = device(server.url);
  expect(await failure(office.account.signInWithPassword(credentials(server)))).toMatchObject({
    code: 'certificateUnknown',
    params: { place, fingerprint },
  });
  expect((await office.config.load()).error?.code).toBe('certificateUnknown');
  expect(await host.certificates.look(server.url)).toEqual({
    fingerprint,
    ends: server.certificate?.ends,
    vouchedFor: false,
  });

  host.certificates.trust(server.url, fingerprint);
  expect(statSync(host.paths.knownOffices).mode & 0o777).toBe(0o600);
  await office.account.signInWithPassword(credentials(server));
  await office.connection.connect();
  const person = await office.contacts.personByLoginName(server.accounts[1]?.loginname ?? '');
  const chat = await office.chat.activate({ personId: person.id });
  const sent = await office.chat.send({ chatId: chat.id, text: '加密的线路', wait: true });
  expect(sent.state).toBe('sent');
});

test('another key under the same address gets nothing: neither a call nor a frame', async () => {
  const first = await serve();
  const { port } = first;
  const { host, office } = device(first.url);
  host.certificates.trust(first.url, first.certificate?.fingerprint ?? '');
  await office.account.signInWithPassword(credentials(first));
  await office.connection.connect();
  closing.splice(closing.indexOf(first), 1);
  await first.close();

  const second = await serve({ port });
  const requests = second.office.counts;
  const changed = {
    code: 'certificateChanged',
    params: {
      place: `127.0.0.1:${port}`,
      known: first.certificate?.fingerprint,
      fingerprint: second.certificate?.fingerprint,
    },
  };
  const shown = await new Promise((resolve) => {
    office.connection.state((state) => {
      if (state.error?.code === 'certificateChanged') resolve(state.error);
    });
  });
  expect(shown).toMatchObject(changed);
  expect(await failure(office.contacts.personByLoginName('anybody'))).toMatchObject(changed);
  expect(
    await failure(
      host.http({ method: 'GET', url: `${second.url}/uc/config`, headers: {}, timeoutMs: 5_000 }),
    ),
  ).toMatchObject(changed);
  const { refusals, ...counts } = requests;
  expect(refusals.size).toBe(0);
  for (const [counted, times] of Object.entries(counts)) expect([counted, times]).toEqual([counted, 0]);

  // Whoever confirms the new key goes on where they were.
  host.certificates.trust(second.url, second.certificate?.fingerprint ?? '');
  const answer = await host.http({
    method: 'GET',
    url: `${second.url}/uc/config`,
    headers: {},
    timeoutMs: 5_000,
  });
  expect(answer.status).toBe(200);
});

test('a renewed certificate with the same key is the same office', async () => {
  const dataDir = join(folder, 'renewed');
  const first = await serve({ inMemory: false, dataDir });
  const { port } = first;
  const { host } = device(first.url);
  host.certificates.trust(first.url, first.certificate?.fingerprint ?? '');
  closing.splice(closing.indexOf(first), 1);
  await first.close();
  rmSync(join(dataDir, 'certificate.pem'));
  const second = await serve({ inMemory: false, dataDir, port });
  expect(second.certificate?.browserFingerprint).not.toBe(first.certificate?.browserFingerprint);
  const answer = await host.http({
    method: 'GET',
    url: `${second.url}/uc/config`,
    headers: {},
    timeoutMs: 5_000,
  });
  expect(answer.status).toBe(200);
});

test('what an authority vouches for needs no decision; one that was made stays in force', async () => {
  const server = await serve();
  const authorities = getCACertificates('default');
  setDefaultCACertificates([...authorities, server.certificate?.certificate ?? '']);
  try {
    const { host, office } = device(server.url);
    expect(await host.certificates.look(server.url)).toMatchObject({ vouchedFor: true });
    await office.account.signInWithPassword(credentials(server));
    await office.connection.connect();
    host.certificates.trust(server.url, `SHA256:${'A'.repeat(43)}`);
    expect((await failure(office.contacts.personByLoginName('anybody'))).code).toBe('certificateChanged');
  } finally {
    setDefaultCACertificates(authorities);
  }
});

test('a bot names the key in its own configuration', async () => {
  const server = await serve();
  const options = { server: server.url, profile: 'bot', folders: newFolders() };
  const right = openNodeOffice({ ...options, fingerprint: server.certificate?.fingerprint ?? '' });
  closing.push(right);
  await right.account.signInWithPassword(credentials(server));
  const wrong = openNodeOffice({ ...options, fingerprint: `SHA256:${'A'.repeat(43)}` });
  closing.push(wrong);
  await wrong.account.resume();
  expect((await failure(wrong.contacts.personByLoginName('anybody'))).code).toBe('certificateChanged');
});

test('a damaged list is told, never taken for an empty one', () => {
  const path = join(folder, 'known-offices.json');
  const known = createKnownOffices(path);
  expect(known.get('a:1')).toBeUndefined();
  known.set('a:1', `SHA256:${'A'.repeat(43)}`);
  known.set('b:1', `SHA256:${'B'.repeat(43)}`);
  known.remove('a:1');
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ 'b:1': `SHA256:${'B'.repeat(43)}` });
  expect(known.get('constructor')).toBeUndefined();
  for (const text of ['{', '[]', 'null', '{"a:1":"md5"}', '{"a:1":1}']) {
    writeFileSync(path, text);
    expect(() => known.get('a:1')).toThrow('knownOfficesDamaged');
  }
});

test.each([
  ['https://Office.Example/uc', 'office.example:443'],
  ['wss://127.0.0.1:4600/im/ws', '127.0.0.1:4600'],
  ['https://[::1]:4600', '[::1]:4600'],
  ['http://127.0.0.1:4600', undefined],
  ['nonsense', undefined],
])('%s is at %s', (address, place) => expect(securePlace(address)).toBe(place));
