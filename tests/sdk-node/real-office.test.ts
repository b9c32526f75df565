// The ground of the SDK against the embedded office: sign-in, calls, look-up, socket, and the end of a session.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createAccount, createSession } from '#sdk/account/index.ts';
import { createConfig } from '#sdk/config/index.ts';
import { sequenceOf, type EventFrame } from '#sdk/contract/frames.ts';
import { asOfficeError, type OfficeError } from '#sdk/errors.ts';
import { createNodeHost } from '#sdk/host/node/index.ts';
import { createApiClient } from '#sdk/net/api-client.ts';
import { createRealtime, type RealtimeHandlers } from '#sdk/net/realtime.ts';
import { createServerLookup } from '#sdk/net/server-lookup.ts';
import { allowedHosts, pickVariant, resolveAddresses, type Variant } from '#variants/index.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';

let office: RunningOffice;
let base: string;
const cleanUps: (() => void)[] = [];

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'tangram-sdk-'));
  office = await startOffice({ inMemory: true, seed: 'small', heartbeatMs: 300 });
});
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});
afterAll(async () => {
  await office.close();
  rmSync(base, { recursive: true });
});

function person(index: number): { loginName: string; password: string } {
  const account = office.accounts[index];
  if (account === undefined) throw new Error('the small office is smaller than this test');
  return { loginName: account.loginname, password: account.password };
}

/** A client of its own, as one process of a profile has it. */
function client(profile: string, variant: Variant = pickVariant('default')) {
  const host = createNodeHost({
    profile,
    folders: { data: join(base, 'data'), config: join(base, 'config'), log: join(base, 'log') },
    openDatabase: () => Promise.reject(new Error('not in this test')),
  });
  const addresses = resolveAddresses(variant, office.url);
  const session = createSession({ host, server: addresses.userCentre });
  const api = createApiClient({
    host,
    addresses: () => addresses,
    chatPathSuffix: variant.chatPathSuffix,
    requestTimeoutMs: () => config.constants().requestTimeoutMs,
    session,
  });
  const config = createConfig({ host, variant, addresses, api, report: () => undefined });
  const reported: OfficeError[] = [];
  const account = createAccount({
    host,
    server: addresses.userCentre,
    variant,
    api,
    session,
    config,
    report: (error) => void reported.push(asOfficeError(error)),
  });
  const lookup = createServerLookup({
    host,
    findServer: () => api.chat.findServer({ tag: 'pc' }),
    rules: () => ({ ...addresses, allowedHosts: allowedHosts(variant, addresses) }),
  });
  const events: EventFrame[] = [];
  const checkpoints: number[] = [];
  const ended: OfficeError[] = [];
  let wake = (): void => undefined;
  const news = (): void => wake();
  const handlers: RealtimeHandlers = {
    events(given, checkpoint) {
      events.push(...given);
      if (checkpoint !== undefined) checkpoints.push(checkpoint);
      news();
    },
    coldLoad: async (sequence) => void checkpoints.push(sequence),
    live: news,
    acknowledged: news,
    refused: news,
    presence: news,
    changed: news,
    peer: news,
    person: news,
    sessionEnded(error) {
      ended.push(error);
      news();
    },
  };
  const realtime = (last?: () => number | undefined, quiet = false) => {
    const connection = createRealtime({
      host,
      url: lookup.url,
      outcome: lookup.outcome,
      token: () => session.token('chat'),
      tokenRefused: (token, reason) => session.refused('chat', token, reason),
      device: host.deviceName,
      quiet,
      last: last ?? (() => checkpoints.at(-1)),
      handlers,
    });
    cleanUps.push(() => connection.disconnect());
    return connection;
  };
  const until = async (isTrue: () => boolean): Promise<void> => {
    while (!isTrue()) await new Promise<void>((resolve) => (wake = resolve));
  };
  return {
    host,
    session,
    api,
    config,
    account,
    lookup,
    realtime,
    events,
    checkpoints,
    ended,
    reported,
    until,
  };
}

const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'none',
    (error: unknown) => asOfficeError(error).code,
  );

describe('signing in', () => {
  test('with a password; a second process of the profile goes on without one', async () => {
    const first = client('one');
    const me = await first.account.signInWithPassword({ ...person(0), remember: true });
    expect(me.loginName).toBe(person(0).loginName);
    expect(me).toMatchObject({
      id: expect.stringMatching(/^\d+$/),
      departmentName: expect.stringMatching(/.+/),
    });
    expect(first.reported).toEqual([]);
    expect((await first.account.devices()).filter(({ current }) => current)).toHaveLength(1);

    const second = client('one');
    expect(await second.account.resume()).toEqual(me);
    expect((await second.api.chat.listChats({})).chats.length).toBeGreaterThan(0);

    await first.account.signOut();
    expect(await codeOf(second.api.chat.listChats({}))).toBe('loginExpired');
    expect(second.account.current().phase).toBe('ended');
    expect(await codeOf(client('one').account.resume())).toBe('notSignedIn');
  });

  test('the remembered device lets in after the session is gone, until it is revoked', async () => {
    const first = client('device');
    await first.account.signInWithPassword({ ...person(1), remember: true });
    await first.session.forget();
    const second = client('device');
    expect((await second.account.resume()).loginName).toBe(person(1).loginName);
    const [device] = await second.account.devices();
    await second.account.revokeDevice(device?.id ?? '');
    await second.session.forget();
    expect(await codeOf(client('device').account.resume())).toBe('loginExpired');
    expect(await codeOf(client('device').account.resume())).toBe('notSignedIn');
  });

  test('a wrong password says how many tries are left', async () => {
    const error = await client('wrong')
      .account.signInWithPassword({ loginName: 'nobody.at.all', password: 'x' })
      .catch(asOfficeError);
    expect(error).toMatchObject({
      code: 'badCredentials',
      severity: 'form',
      data: { params: { remainingTries: 9 } },
    });
  });

  test('the digest of the legacy rules opens the same door', async () => {
    const legacy: Variant = { ...pickVariant('default'), passwordPolicy: 'legacy' };
    expect((await client('legacy', legacy).account.signInWithPassword(person(2))).loginName).toBe(
      person(2).loginName,
    );
  });

  test('an expired licence is told before anything else', async () => {
    await office.office.licence.setNotAfter('2020-01-01');
    try {
      expect(await codeOf(client('licence').account.signInWithPassword(person(0)))).toBe('licenceExpired');
    } finally {
      await office.office.licence.setNotAfter('2099-12-31');
    }
  });

  test('what is kept is private and holds neither password nor token in clear', async () => {
    const it = client('kept');
    await it.account.signInWithPassword({ ...person(3), remember: true });
    const token = it.session.token('chat') ?? 'none';
    const files = readdirSync(base, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      expect((statSync(file).mode & 0o077).toString(8), file).toBe('0');
      const text = readFileSync(file, 'latin1');
      expect(text.includes(token) || text.includes(person(3).password), file).toBe(false);
    }
  });

  test('an office that is not there', async () => {
    const gone = await startOffice({ inMemory: true, seed: 'small', passwordsFor: [] });
    const url = gone.url;
    await gone.close();
    const host = createNodeHost({
      profile: 'gone',
      folders: { data: base, config: base, log: base },
      openDatabase: () => Promise.reject(new Error()),
    });
    const variant = pickVariant('default');
    const addresses = resolveAddresses(variant, url);
    const session = createSession({ host, server: addresses.userCentre });
    const api = createApiClient({
      host,
      addresses: () => addresses,
      chatPathSuffix: '.do',
      requestTimeoutMs: () => 2_000,
      session,
    });
    const config = createConfig({ host, variant, addresses, api, report: () => undefined });
    const account = createAccount({
      host,
      server: addresses.userCentre,
      variant,
      api,
      session,
      config,
      report: () => undefined,
    });
    expect(await codeOf(account.signInWithPassword(person(0)))).toBe('networkAnomaly');
    expect(await config.load()).toMatchObject({ phase: 'fail', error: { code: 'connectionFailed' } });
  });
});

describe('the socket', () => {
  test('cold start, live, cut, replay: every message once, the cursor at the end', async () => {
    const [amy, bo] = [client('amy'), client('bo')];
    await amy.account.signInWithPassword(person(0));
    const boPerson = await bo.account.signInWithPassword(person(1));
    const { chat } = await amy.api.chat.activateChat({ personId: boPerson.id });
    const sending = amy.realtime(undefined, true);
    const receiving = bo.realtime();
    await Promise.all([sending.connect(), receiving.connect()]);
    expect(bo.checkpoints.length).toBeGreaterThan(0);

    const texts = (): string[] =>
      bo.events.flatMap((event) =>
        event.type === 'message' && event.message.chatId === chat.id ? [event.message.text] : [],
      );
    const send = (text: string): void => {
      expect(sending.send({ type: 'send', clientId: `c-${text}`, chatId: chat.id, kind: 1, text })).toBe(
        true,
      );
    };
    for (let index = 0; index < 20; index += 1) send(`live ${index}`);
    await bo.until(() => texts().length === 20);
    // The heartbeat settles the cursor on what was received.
    const newest = (): number => Math.max(...bo.events.map(sequenceOf));
    await bo.until(() => (bo.checkpoints.at(-1) ?? 0) >= newest());

    receiving.disconnect();
    for (let index = 0; index < 30; index += 1) send(`missed ${index}`);
    await amy.until(() => true);
    await receiving.connect();
    await bo.until(() => texts().length === 50);
    expect(texts()).toEqual([
      ...Array.from({ length: 20 }, (_, index) => `live ${index}`),
      ...Array.from({ length: 30 }, (_, index) => `missed ${index}`),
    ]);
    await bo.until(() => (bo.checkpoints.at(-1) ?? 0) >= newest());
    expect(receiving.counts()).toMatchObject({ unknownFrames: 0, faultyFrames: 0, gaps: 0 });
    expect(bo.lookup.chatAddress()).toBe(`${office.url}/im`);
  });

  test('a dead token stops the connection with the reason', async () => {
    const it = client('dead');
    await it.account.signInWithPassword(person(2));
    const connection = it.realtime(() => 1);
    await connection.connect();
    const other = client('dead');
    await other.account.resume();
    await other.account.signOut();
    await it.until(() => it.ended.length === 1);
    expect(it.ended[0]?.code).toBe('loginExpired');
    expect(connection.state.get().phase).toBe('idle');
    expect(it.account.current().phase).toBe('ended');
    expect(await codeOf(connection.connect())).toBe('notSignedIn');
  });
});
