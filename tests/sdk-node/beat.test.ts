// The beat of a whole client: activity report and online list once at sign-in, once per interval, and after a gap.
import { afterEach, expect, test } from 'vitest';
import { openOffice, type Office } from '#sdk/office.ts';
import { openMemoryDatabase } from '#storage/drivers/memory.ts';
import { pickVariant } from '#variants/index.ts';
import { coded, fakeHost, okay } from '../support/fake-host.ts';
import { answering, pathOf, usualAnswers, type Answers } from '../support/fake-office-http.ts';
import { FakeOfficeSocket } from '../support/fake-office-socket.ts';

let office: Office | undefined;
afterEach(() => office?.close());

const minute = 60_000;

async function world(changes: Answers = {}) {
  const host = fakeHost(
    answering({
      ...usualAnswers(),
      '/im/user/onlineuser': okay({ uids: [7] }),
      '/im/im/imserver': okay({ intranetIp: '127.0.0.1', extranetIp: '', httpPort: 4600, wsPort: 4600 }),
      '/im/chat/list': okay({ list: [], seq: 0 }),
      ...changes,
    }),
  );
  host.database = async () => openMemoryDatabase();
  office = openOffice({ host, variant: pickVariant('default'), server: 'http://127.0.0.1:4600' });
  const socket = new FakeOfficeSocket(host);
  const count = (path: string): number => host.requests.filter((request) => pathOf(request) === path).length;
  const beats = () => ({ active: count('/uc/monitor/active'), online: count('/im/user/onlineuser') });
  await office.account.signInWithPassword({ loginName: 'amy', password: 'x' });
  /** Serves the socket until the client is online. */
  const comeOnline = async (client: Office): Promise<void> => {
    const seen = new Set<string>();
    client.connection.state(({ phase }) => void (phase === 'online' ? seen.add(phase) : seen.clear()));
    const connecting = client.connection.connect();
    // The first connection loads its code; how many turns that takes is nobody's business.
    while (seen.size === 0) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      socket.serve();
    }
    await connecting;
  };
  return { host, office, socket, beats, comeOnline };
}

/** Keeps the connection alive while time passes. */
async function pass(it: Awaited<ReturnType<typeof world>>, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 3_000) {
    it.socket.ping();
    await it.host.clock.pass(Math.min(3_000, left));
  }
}

test('signing in and connecting is one beat, each interval is one more', async () => {
  const it = await world();
  await it.comeOnline(it.office);
  expect(it.beats()).toEqual({ active: 1, online: 1 });
  await pass(it, 5 * minute);
  expect(it.beats()).toEqual({ active: 2, online: 2 });
  await pass(it, 10 * minute);
  expect(it.beats()).toEqual({ active: 4, online: 4 });
});

test('the office’s online_interval is the beat', async () => {
  const it = await world({
    '/uc/system/dict/data/dictType/sys_pc_client_params': coded([
      { dictLabel: 'online_interval', dictValue: '2' },
    ]),
  });
  await it.comeOnline(it.office);
  await pass(it, 6 * minute + 1_000);
  expect(it.beats()).toEqual({ active: 4, online: 4 });
});

test('a connection that was away asks who came and went, and the beat goes on as before', async () => {
  const it = await world();
  await it.comeOnline(it.office);
  await pass(it, minute);
  await it.office.connection.disconnect();
  await it.comeOnline(it.office);
  expect(it.beats()).toEqual({ active: 1, online: 2 });
  await pass(it, 4 * minute);
  expect(it.beats()).toEqual({ active: 2, online: 3 });
});

test('leaving ends the beat', async () => {
  const it = await world();
  await it.office.account.signOut();
  const before = it.beats();
  await it.host.clock.pass(60 * minute);
  expect(it.beats()).toEqual(before);
});
