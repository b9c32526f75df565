// Proves that acts asked for without a network wait, are done in their order and once, and tell why they failed.
import { beforeEach, expect, test, vi } from 'vitest';
import { ActQueue, isAway, type QueuedWork } from '#sdk/chat/outgoing/act-queue.ts';
import { plainText } from '#sdk/contract/markup/readable.ts';
import { OfficeError } from '#sdk/errors.ts';
import { openMemoryDatabase } from '#storage/drivers/memory.ts';
import { openStore } from '#storage/open-store.ts';
import type { Store } from '#storage/store.ts';
import { FakeClock } from '../../support/fake-clock.ts';

let store: Store;
let done: string[];
let failing: Map<string, OfficeError>;
let changes: number;
let revisions = 0;
let reported: unknown[];
let clock: FakeClock;

const work = (chatId: string): QueuedWork => ({ type: 'delete', chatId, mids: [1] });
function queue(): ActQueue {
  return new ActQueue({
    ...{ store, clock, random: { uuid: () => `${(revisions += 1)}` } },
    onChange: () => (changes += 1),
    report: (error) => void reported.push(error),
    doers: {
      takeBack: () => Promise.reject(new OfficeError('laterSent')),
      react: () => Promise.resolve(),
      edit: () => Promise.resolve(),
      pin: () => Promise.resolve(),
      forward: () => Promise.reject(new OfficeError('systemError')),
      delete: async ({ chatId }) => {
        await Promise.resolve();
        const error = failing.get(chatId);
        if (error !== undefined) throw error;
        done.push(chatId);
      },
    },
  });
}

beforeEach(() => {
  store = openStore(openMemoryDatabase(), { owner: '1', plainText, now: () => 0 }).store;
  clock = new FakeClock();
  [done, failing, changes, reported] = [[], new Map(), 0, []];
});

test('what waits is done in its order, by the next process too, and asking twice does it once', async () => {
  const first = queue();
  first.add('a', work('1'));
  first.add('b', work('2'));
  const next = queue();
  expect(next.all().map(({ id }) => id)).toEqual(['a', 'b']);
  await Promise.all([next.run(), next.run()]);
  expect(done).toEqual(['1', '2']);
  expect(next.all()).toEqual([]);
  expect(store.messageActs.all()).toEqual([]);
  expect(changes).toBe(4);
});

test('without a network the rest waits; what the office refuses says why and holds up nothing', async () => {
  const acts = queue();
  for (const [id, chatId] of [
    ['a', '1'],
    ['b', '2'],
    ['c', '3'],
  ] as const)
    acts.add(id, work(chatId));
  failing.set('1', new OfficeError('chatNotFound'));
  failing.set('2', new OfficeError('connectionFailed'));
  await acts.run();
  expect(done).toEqual([]);
  expect(acts.all().map(({ id, state, error }) => [id, state, error?.code])).toEqual([
    ['a', 'failed', 'chatNotFound'],
    ['b', 'queued', undefined],
    ['c', 'queued', undefined],
  ]);
  failing.clear();
  await acts.retry('a');
  expect(done).toEqual(['1', '2', '3']);
});

test('one is dropped, and one of the same id takes the place of the one before', () => {
  const acts = queue();
  acts.add('a', work('1'));
  acts.add('a', work('2'));
  expect(acts.all()).toMatchObject([{ id: 'a', work: { chatId: '2' } }]);
  acts.drop('a');
  expect(acts.all()).toEqual([]);
});

test('what an older version kept as one list is taken over, in its order and with why it failed', async () => {
  store.values.set(
    'queuedActs',
    JSON.stringify([
      { id: 'a', createdTime: 5, state: 'failed', error: { code: 'chatNotFound' }, work: work('1') },
      { id: 'b', revision: 'r', createdTime: 6, state: 'queued', work: work('2') },
    ]),
  );
  expect(queue().all()).toEqual([
    { id: 'a', createdTime: 5, state: 'failed', error: { code: 'chatNotFound' }, work: work('1') },
    { id: 'b', revision: 'r', createdTime: 6, state: 'queued', work: work('2') },
  ]);
  expect(store.values.get('queuedActs')).toBeUndefined();
  const next = queue();
  await next.run();
  await next.retry('a');
  expect(done).toEqual(['2', '1']);
  expect(next.all()).toEqual([]);
});

test('a new wording or a refusal of one of many writes one row', () => {
  const acts = queue();
  for (const id of ['a', 'b', 'c']) acts.add(id, work(id));
  const before = store.messageActs.all();
  acts.renew('b', work('9'));
  acts.fail('c', { code: 'forbidden', params: {} });
  expect(acts.all()).toMatchObject([
    { id: 'a', state: 'queued', work: { chatId: 'a' } },
    { id: 'b', state: 'queued', work: { chatId: '9' } },
    { id: 'c', state: 'failed', error: { code: 'forbidden' } },
  ]);
  expect(store.messageActs.all().map(({ position }) => position)).toEqual(
    before.map(({ position }) => position),
  );
});

test('away is the network, and an office that is busy; nothing else', () => {
  expect(isAway(new OfficeError('connectionFailed'))).toBe(true);
  expect(isAway(new OfficeError('busy'))).toBe(true);
  expect(isAway(new OfficeError('forbidden'))).toBe(false);
  expect(isAway(new TypeError('x'))).toBe(false);
});

test('who was asked to wait comes again by itself, but not after the account was closed', async () => {
  const busy = new OfficeError('rateLimited', { retryAfterSeconds: 5 });
  const [open, closed] = [queue(), queue()];
  open.add('a', work('1'));
  failing.set('1', busy);
  expect(open.resting()).toEqual({});
  await open.run();
  await closed.run();
  expect(open.resting()).toEqual({ restsUntil: clock.now() + 5_000, restsWhy: 'rateLimited' });
  expect(clock.waiting).toBe(2);
  closed.close();
  expect(clock.waiting).toBe(1);
  failing.clear();
  await clock.pass(5_000);
  expect([done, open.all(), open.resting()]).toEqual([['1'], [], {}]);
  // An office without room does not say for how long; one that is away is not waited for.
  expect(open.rest(new OfficeError('connectionFailed'))).toEqual({});
  expect(open.rest(new OfficeError('busy'))).toEqual({
    restsUntil: clock.now() + 5_000,
    restsWhy: 'busy',
  });
  open.add('b', work('2'));
  open.close();
  await open.run();
  expect(open.all()).toMatchObject([{ id: 'b', state: 'queued' }]);
});

test('a store that is locked when a pause ends is told, and what waits goes with the next run', async () => {
  const acts = queue();
  acts.add('a', work('1'));
  failing.set('1', new OfficeError('rateLimited', { retryAfterSeconds: 5 }));
  await acts.run();
  failing.clear();
  const locked = new Error('locked');
  const write = vi.spyOn(store, 'transaction').mockImplementation(() => {
    throw locked;
  });
  await clock.pass(5_000);
  expect(reported).toEqual([locked]);
  write.mockRestore();
  await acts.run();
  expect(acts.all()).toEqual([]);
});

test('what is given up while another is done is not done; what is added meanwhile is', async () => {
  const acts = queue();
  acts.add('a', work('1'));
  acts.add('b', work('2'));
  const running = acts.run();
  acts.drop('b');
  acts.add('c', work('3'));
  void acts.run();
  await running;
  expect(done).toEqual(['1', '3']);
  expect(acts.all()).toEqual([]);
});

test('a call that fails while the connection holds is made again, as long as it holds', async () => {
  const acts = queue();
  acts.add('a', work('1'));
  failing.set('1', new OfficeError('connectionFailed'));
  acts.setLive(true);
  await clock.pass(0);
  failing.clear();
  expect(acts.all()).toMatchObject([{ state: 'queued' }]);
  await clock.pass(5_000);
  expect(done).toEqual(['1']);
  acts.setLive(false);
  acts.add('b', work('2'));
  await clock.pass(60_000);
  expect(done).toEqual(['1']);
  expect(clock.waiting).toBe(0);
});
