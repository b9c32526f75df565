// Leaving a real office: what is told, what goes, and what stays on the device for the next time.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { AccountState, ConnectionState, LocalChat, UnreadTotals } from '#sdk/api.ts';
import type { ListBatch } from '#sdk/base/list-batch.ts';
import { asOfficeError, OfficeError } from '#sdk/errors.ts';
import { createNodeHost } from '#sdk/host/node/index.ts';
import { openOffice } from '#sdk/office.ts';
import { openNodeDatabase } from '#storage/drivers/node.ts';
import { startOffice } from '#fixtures/serve.ts';
import { pickVariant } from '#variants/index.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function world() {
  const running = await startOffice({
    inMemory: true,
    seed: 'small',
    passwordsFor: ['anran'],
    heartbeatMs: 200,
  });
  ends.push(() => running.close());
  const base = mkdtempSync(join(tmpdir(), 'tangram-logout-'));
  ends.push(() => rmSync(base, { recursive: true }));
  const asked: string[] = [];
  let isCut = false;
  const client = () => {
    const host = createNodeHost({
      folders: { data: base, config: join(base, 'config'), log: base },
      openDatabase: (path) => openNodeDatabase(path),
    });
    let openSockets = 0;
    const office = openOffice({
      host: {
        ...host,
        async http(request) {
          if (isCut) throw new OfficeError('connectionFailed');
          asked.push(`${new URL(request.url).pathname} ${request.headers['authorization'] ?? ''}`);
          return host.http(request);
        },
        openSocket(url, handlers) {
          openSockets += 1;
          return host.openSocket(url, {
            ...handlers,
            onClose(reason) {
              openSockets -= 1;
              handlers.onClose(reason);
            },
          });
        },
      },
      variant: pickVariant('default'),
      server: running.url,
    });
    ends.push(() => office.close());
    return { office, host, sockets: () => openSockets };
  };
  const credentials = { loginName: 'anran', password: running.accounts[0]?.password ?? '', remember: true };
  return { running, asked, client, credentials, cut: () => void (isCut = true) };
}

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => asOfficeError(error).code,
  );

test('both services are told, tokens and flag go, the socket closes, counts are nought; the store stays', async () => {
  const { running, asked, client, credentials } = await world();
  const { office, host, sockets } = client();
  const seen: {
    account?: AccountState;
    connection?: ConnectionState;
    totals?: UnreadTotals;
    online?: readonly string[];
    chats: readonly LocalChat[];
  } = { chats: [] };
  office.account.state((state) => void (seen.account = state));
  office.connection.state((state) => void (seen.connection = state));
  office.chat.totals((totals) => void (seen.totals = totals));
  office.contacts.online((ids) => void (seen.online = ids));
  office.chat.list((batch: ListBatch<LocalChat>) => void (seen.chats = batch.reset ?? seen.chats));

  await office.account.signInWithPassword(credentials);
  await office.connection.connect();
  await office.maintenance.backfill();
  expect(seen.totals?.unread).toBeGreaterThan(0);
  expect(await host.secrets.get(`device ${running.url}/uc`)).toMatch(/^[\w-]{20,}$/);
  const { messages, path } = await office.maintenance.storeInfo();
  expect(messages).toBeGreaterThan(0);
  await office.chat.setDraft('00001', '还没写完');
  await office.connection.disconnect();
  const waiting = await office.chat.send({ chatId: '00001', text: '还没发出' });

  await office.account.signOut();
  const told = asked.slice(-2).map((line) => line.split(' '));
  expect(told.map(([way]) => way)).toEqual(['/im/logout.do', '/uc/logout']);
  expect(told.every(([, header = '']) => header !== '')).toBe(true);
  expect(await host.secrets.get(`session ${running.url}/uc`)).toBeUndefined();
  expect(await host.secrets.get(`device ${running.url}/uc`)).toBeUndefined();
  expect(seen.account).toEqual({ phase: 'signedOut' });
  expect(seen.connection?.phase).toBe('idle');
  expect(seen.totals).toEqual({ unread: 0, mutedUnread: 0, mentioned: 0, chats: 0 });
  expect([seen.online, seen.chats, sockets()]).toEqual([[], [], 0]);
  expect(await codeOf(office.chat.send({ chatId: '00001', text: 'x' }))).toBe('notSignedIn');
  expect(await codeOf(office.account.resume())).toBe('notSignedIn');

  const next = client();
  expect(await codeOf(next.office.account.resume())).toBe('notSignedIn');
  await next.office.account.signInWithPassword(credentials);
  expect(await next.office.maintenance.storeInfo()).toMatchObject({ path, messages });
  expect((await next.office.chat.get('00001')).draft).toBe('还没写完');
  expect((await next.office.chat.outbox()).map(({ text }) => text)).toEqual(['还没发出']);
  await next.office.connection.connect();
  const arrived = new Promise<number>((resolve) => {
    next.office.chat.messages(
      '00001',
      5,
    )((batch) => {
      const own = [...(batch.reset ?? []), ...(batch.upsert ?? [])].find(
        ({ clientId, state }) => clientId === waiting.clientId && state === 'sent',
      );
      if (own !== undefined) resolve(own.mid);
    });
  });
  expect(await arrived).toBeGreaterThan(0);
});

test('the tokens that were left behind open nothing, sockets included', async () => {
  const { client, credentials, running } = await world();
  const { office, host } = client();
  await office.account.signInWithPassword(credentials);
  await office.connection.connect();
  const session = JSON.parse((await host.secrets.get(`session ${running.url}/uc`)) ?? '{}') as {
    userCentreToken: string;
    chatToken: string;
  };
  await office.account.signOut();
  const uc = await fetch(`${running.url}/uc/getInfo`, {
    headers: { authorization: `hhid_${session.userCentreToken}` },
  });
  const im = await fetch(`${running.url}/im/user/curr.do`, { headers: { authorization: session.chatToken } });
  expect([
    ((await uc.json()) as { code: number }).code,
    ((await im.json()) as { code: number }).code,
  ]).toEqual([401, 1001]);
});

test('without a network leaving happens on this device alone', async () => {
  const { client, credentials, cut, running } = await world();
  const { office, host } = client();
  await office.account.signInWithPassword(credentials);
  cut();
  await office.account.signOut();
  expect(await host.secrets.get(`session ${running.url}/uc`)).toBeUndefined();
  expect(await host.secrets.get(`device ${running.url}/uc`)).toBeUndefined();
  expect(await codeOf(office.account.resume())).toBe('notSignedIn');
});
