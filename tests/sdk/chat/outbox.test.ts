// The outbox takes a turn's messages in as one transaction, sends what it leased there, and says so only when it is durable.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LocalMessage } from '#sdk/api.ts';
import { Outbox } from '#sdk/chat/outgoing/outbox.ts';
import { refusalCodes } from '#sdk/contract/codes.ts';
import { plainText } from '#sdk/contract/markup/readable.ts';
import type { ControlFrame } from '#sdk/contract/frames.ts';
import { openMemoryDatabase } from '#storage/drivers/memory.ts';
import { openStore } from '#storage/open-store.ts';
import type { Store } from '#storage/store.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { outboxRow } from '../../support/sample-rows.ts';

let store: Store;
let scheduled = 0;
let takenBack: string[] = [];
let outbox: Outbox;
let sent: string[];
let shown: Map<string, LocalMessage['state']>;
let online = true;
let reported: unknown[];
let clock: FakeClock;
let echoes: Map<string, LocalMessage>;

const clientIdOf = (frame: ControlFrame): string => (frame.type === 'send' ? frame.clientId : '');
const add = (clientId: string, chatId = '00012'): Promise<LocalMessage> =>
  outbox.add({
    clientId,
    chatId,
    text: `text of ${clientId}`,
    contentType: 1,
    mentions: [],
    citedMid: 0,
    createdTime: 1,
  });

beforeEach(() => {
  store = openStore(openMemoryDatabase(), { owner: '1', plainText, now: () => 0 }).store;
  sent = [];
  shown = new Map();
  online = true;
  clock = new FakeClock();
  echoes = new Map();
  scheduled = 0;
  takenBack = [];
  reported = [];
  outbox = new Outbox({
    store,
    clock,
    holder: 'here',
    sender: { id: '1', name: 'A', avatar: '' },
    transmit: (frame) => {
      if (online) sent.push(clientIdOf(frame));
      return online;
    },
    onChange: (_, changed) => {
      for (const echo of changed) {
        shown.set(echo.clientId ?? '', echo.state);
        echoes.set(echo.clientId ?? '', echo);
      }
    },
    onScheduled: () => (scheduled += 1),
    takeBack: ({ clientId }) => void takenBack.push(clientId),
    report: (error) => void reported.push(error),
  });
});

test('what is added in one turn is stored and leased in one transaction, in order', async () => {
  outbox.online();
  const transactions = vi.spyOn(store, 'transaction');
  const echoes = await Promise.all(['a', 'b', 'c'].map((clientId) => add(clientId)));
  expect(transactions).toHaveBeenCalledTimes(1);
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(echoes.map(({ clientId, state }) => [clientId, state])).toEqual([
    ['a', 'sending'],
    ['b', 'sending'],
    ['c', 'sending'],
  ]);
  expect(store.outbox.all().map((row) => [row.clientId, row.leaseHolder])).toEqual([
    ['a', 'here'],
    ['b', 'here'],
    ['c', 'here'],
  ]);
});

test('nothing is sent before it is stored', async () => {
  outbox.online();
  const before: number[] = [];
  const { add: original } = store.outbox;
  vi.spyOn(store.outbox, 'add').mockImplementation((row) => {
    before.push(sent.length);
    return original(row);
  });
  await Promise.all([add('a'), add('b')]);
  expect(before).toEqual([0, 0]);
  expect(sent).toEqual(['a', 'b']);
});

test('what no office would take is not stored, and does not hold up what comes after it', async () => {
  outbox.online();
  await expect(add('x'.repeat(65))).rejects.toMatchObject({ code: 'clientIdInvalid' });
  expect(store.outbox.all()).toEqual([]);
  await add('a');
  expect(sent).toEqual(['a']);
});

test('offline it waits, and goes when the socket is there', async () => {
  expect((await add('a')).state).toBe('queued');
  expect(shown.get('a')).toBe('queued');
  expect(sent).toEqual([]);
  outbox.online();
  expect(sent).toEqual(['a']);
  expect(shown.get('a')).toBe('sending');
});

test('a socket that breaks while sending leaves everything queued and free for others', async () => {
  outbox.online();
  online = false;
  await Promise.all([add('a'), add('b')]);
  expect([shown.get('a'), shown.get('b')]).toEqual(['queued', 'queued']);
  expect(store.outbox.all().map((row) => row.leaseHolder)).toEqual(['', '']);
});

test('the same client id twice is one row and is sent once', async () => {
  outbox.online();
  await add('a');
  await add('a');
  expect(store.outbox.all()).toHaveLength(1);
  expect(sent).toEqual(['a']);
});

test('a store that refuses keeps nothing, sends nothing and tells every writer', async () => {
  outbox.online();
  vi.spyOn(store, 'transaction').mockImplementationOnce(() => {
    throw new Error('the disk is full');
  });
  const results = await Promise.allSettled([add('a'), add('b')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(sent).toEqual([]);
  expect(store.outbox.all()).toEqual([]);
  await add('c');
  expect(sent).toEqual(['c']);
});

test('a one-shot command sends only what it added', async () => {
  await add('of-another-program');
  outbox.restrictToOwn();
  outbox.online();
  await add('own', '00013');
  expect(sent).toEqual(['own']);
});

describe('where too much came at once', () => {
  const refuse = (clientId: string, retryAfterSeconds?: number): void =>
    outbox.refused({
      type: 'refuse',
      clientId,
      code: refusalCodes.rateLimited,
      message: '',
      retryAfterSeconds,
    });

  test('it waits as long as it was told to, keeps the order, and says so', async () => {
    outbox.online();
    await Promise.all(['a', 'b', 'c'].map((clientId) => add(clientId)));
    refuse('b', 2);
    refuse('c', 3);
    const until = clock.now() + 3_000;
    expect(echoes.get('b')).toMatchObject({ state: 'queued' });
    expect(echoes.get('c')).toMatchObject({ state: 'queued', restsUntil: until });
    expect((await add('d')).restsUntil).toBe(until);
    expect(outbox.waiting().map(({ restsUntil }) => restsUntil)).toEqual([undefined, until, until, until]);
    await clock.pass(2_999);
    expect(sent).toEqual(['a', 'b', 'c']);
    await clock.pass(1);
    expect(sent).toEqual(['a', 'b', 'c', 'b', 'c', 'd']);
    expect(echoes.get('d')).toMatchObject({ state: 'sending' });
    expect(echoes.get('d')?.restsUntil).toBeUndefined();
  });

  test('whoever would not wait longer hears that it rests, and the message stays', async () => {
    outbox.online();
    const patience = new AbortController();
    const waiting = outbox.settled('a', patience.signal);
    await add('a');
    refuse('a');
    patience.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'rateLimited', data: { retryAfterSeconds: 1 } });
    expect(outbox.waiting()).toMatchObject([{ key: 'a', state: 'queued' }]);
  });

  test('an office without room is given a moment too, so that nothing overtakes what it refused', async () => {
    outbox.online();
    const patience = new AbortController();
    const waiting = outbox.settled('a', patience.signal);
    await Promise.all(['a', 'b'].map((clientId) => add(clientId)));
    for (const clientId of ['a', 'b'])
      outbox.refused({ type: 'refuse', clientId, code: refusalCodes.busy, message: '' });
    await add('c');
    expect(sent).toEqual(['a', 'b']);
    patience.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'busy' });
    await clock.pass(1_000);
    expect(sent).toEqual(['a', 'b', 'a', 'b', 'c']);
  });

  test('nothing goes after the end', async () => {
    outbox.online();
    await add('a');
    refuse('a', 5);
    outbox.close();
    await clock.pass(6_000);
    expect(sent).toEqual(['a']);
  });
});

test('what is for a time to come is no echo, blocks nobody, and is told of once its file is up', async () => {
  outbox.online();
  const row = (clientId: string, dueTime: number, waitsFor: string) =>
    store.outbox.add(outboxRow(clientId, { dueTime, waitsFor }));
  row('later', 5_000, 'upload');
  await outbox.add(outboxRow('now'));
  expect(sent).toEqual(['now']);
  expect(outbox.waiting().map(({ key }) => key)).toEqual(['now']);
  expect(shown.has('later')).toBe(false);
  expect(store.outbox.claimScheduled('here.later', 1, 10)).toEqual([]);
  outbox.ready('later', 'final text');
  expect(scheduled).toBe(1);
  expect(outbox.queuedText('00012')).not.toBe('final text');
  expect(store.outbox.claimScheduled('here.later', 1, 10)).toMatchObject([
    { clientId: 'later', text: 'final text' },
  ]);
  // Another process leaves it alone until the lease runs out.
  expect(store.outbox.claimScheduled('there.later', 5, 20)).toEqual([]);
  expect(store.outbox.claimScheduled('there.later', 11, 20)).toHaveLength(1);
});

test('a store that cannot be written now is told and asked again: nothing ends, and everything goes', async () => {
  outbox.online();
  const locked = new Error('locked');
  const claim = vi.spyOn(store.outbox, 'claim').mockImplementation(() => {
    throw locked;
  });
  const first = add('a');
  await expect(first).rejects.toBe(locked);
  expect(() => outbox.drain()).not.toThrow();
  expect(reported).toEqual([locked]);
  claim.mockRestore();
  await add('b');
  expect(sent).toEqual(['b']);
});

test('what is given up is told of where the office may have it, and only there', async () => {
  const row = (clientId: string) => store.outbox.add(outboxRow(clientId, { dueTime: 5_000 }));
  row('taken');
  store.outbox.claimScheduled('here.later', 1, 10);
  store.outbox.release('here.later');
  row('never');
  await add('now');
  for (const clientId of ['taken', 'never', 'now', 'gone']) outbox.drop(clientId);
  expect(takenBack).toEqual(['taken']);
  expect(store.outbox.all()).toEqual([]);
});
