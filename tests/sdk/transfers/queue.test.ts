// The queue of transfers beside other processes: what one is at is left to it, and goes on here once it is gone.
import { beforeEach, expect, test } from 'vitest';
import { plainText } from '#sdk/contract/markup/readable.ts';
import { OfficeError } from '#sdk/errors.ts';
import { TransferQueue } from '#sdk/transfers/queue.ts';
import { lineOf } from '#sdk/transfers/rules/transfer-acts.ts';
import { openMemoryDatabase } from '#storage/drivers/memory.ts';
import { openStore } from '#storage/open-store.ts';
import type { Store } from '#storage/store.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { transferRow } from '../../support/sample-rows.ts';

let store: Store;
let clock: FakeClock;
let queue: TransferQueue;
let performed: string[];

/** The other process has it for so many more milliseconds. */
const elsewhere = (id: string, leaseMs: number) =>
  store.transfers.put(
    transferRow(id, {
      direction: 'up',
      state: 'running',
      leaseHolder: 'there',
      leaseUntil: clock.now() + leaseMs,
    }),
  );
const stateOf = (id: string) => queue.list.get(id)?.state;

beforeEach(() => {
  clock = new FakeClock();
  performed = [];
  store = openStore(openMemoryDatabase(), { owner: '1', plainText, now: clock.now }).store;
  elsewhere('alive', 10_000);
  elsewhere('dead', 0);
  queue = new TransferQueue({
    host: { clock, processId: 'here' },
    store,
    maxUploads: () => 3,
    maxDownloads: () => 9,
    perform: async (row) => {
      performed.push(row.id);
      return {};
    },
    failed: () => undefined,
    report: (error) => expect(error).toBeUndefined(),
  });
  // As a command that ends: it does only what it was told to.
  queue.restrictToOwn();
});

test('what nobody is at any more waits, and begins when it is resumed', async () => {
  expect([stateOf('alive'), stateOf('dead')]).toEqual(['running', 'waiting']);
  queue.resume('dead');
  await clock.pass(0);
  expect([performed, stateOf('dead')]).toEqual([['dead'], 'done']);
});

test('what another process is at is not begun a second time, until that one is silent', async () => {
  queue.resume('alive');
  await clock.pass(5_000);
  expect(performed).toEqual([]);
  await clock.pass(10_000);
  expect([performed, stateOf('alive')]).toEqual([['alive'], 'done']);
});

test('whoever waits hears of an end elsewhere', async () => {
  const [done, failed] = [queue.settled('alive'), queue.settled('dead')];
  store.transfers.change('alive', { state: 'done' });
  store.transfers.change('dead', { state: 'failed', error: '{"code":"fileGone","kind":"refused"}' });
  queue.reread();
  expect(await done).toMatchObject({ id: 'alive', state: 'done' });
  await expect(failed).rejects.toMatchObject({ code: 'fileGone' });
  expect(performed).toEqual([]);
});

test('a store that cannot be read when a transfer breaks is told, and whoever waits hears of the break', async () => {
  const reported: unknown[] = [];
  const away = new Error('the disk is gone');
  let isAway = false;
  const { get } = store.transfers;
  const broken = {
    ...store.transfers,
    get(id: string) {
      if (isAway) throw away;
      return get(id);
    },
  };
  const other = new TransferQueue({
    host: { clock, processId: 'here' },
    store: { ...store, transfers: broken, dataVersion: () => store.dataVersion() } as Store,
    maxUploads: () => 3,
    maxDownloads: () => 9,
    perform: async () => {
      throw new OfficeError('fileGone');
    },
    failed: () => void (isAway = true),
    report: (error) => void reported.push(error),
  });
  other.setOnline(true);
  const settled = other.settled('dead');
  await expect(settled).rejects.toMatchObject({ code: 'fileGone' });
  await clock.pass(0);
  expect(reported).toEqual([away]);
});

test('a command waits for the office for a while, and begins anew where something has moved', async () => {
  let tries = 0;
  let moved = 0;
  const patient = new TransferQueue({
    host: { clock, processId: 'here' },
    store,
    maxUploads: () => 3,
    maxDownloads: () => 9,
    perform: async (_, run) => {
      tries += 1;
      if (moved > 0) run.progress({ done: (moved -= 1) + 1, phase: 'moving' });
      throw new OfficeError('connectionFailed');
    },
    failed: () => undefined,
    report: (error) => expect(error).toBeUndefined(),
  });
  patient.restrictToOwn();
  const given = (id: string): Promise<unknown> => {
    patient.add(transferRow(id, { direction: 'up', clientId: '' }));
    return patient.settled(id).catch((error: unknown) => OfficeError.from((error as OfficeError).data).code);
  };
  const first = given('first');
  let said: unknown;
  void first.then((code) => (said = code));
  for (const [pause, sofar] of [
    [500, 2],
    [2_000, 3],
    [5_000, 4],
  ] as const) {
    await clock.pass(pause);
    expect([said, tries]).toEqual([undefined, sofar]);
  }
  await clock.pass(15_000);
  expect([await first, tries, patient.list.get('first')?.state]).toEqual(['connectionFailed', 5, 'waiting']);
  // Bytes that have moved make each break a new one.
  [tries, moved] = [0, 6];
  const second = given('second');
  for (let at = 0; at < 6; at += 1) await clock.pass(500);
  expect(tries).toBeGreaterThanOrEqual(6);
  await clock.pass(30_000);
  await clock.pass(30_000);
  expect(await second).toBe('connectionFailed');
  await patient.close();
});

test('a download that broke off goes on under its id; one to another place, or after its end, is another', async () => {
  const half = transferRow('half', { direction: 'down', fileId: 'f', place: '/here/a', state: 'paused' });
  queue.add(half);
  expect(queue.idOf('f', '/here/a', 'u')).toBe('half');
  expect(queue.idOf('f', '/here/b', 'u')).toBe('f-u');
  expect(queue.idOf('g', '/here/a', 'u')).toBe('g-u');
  queue.resume('half');
  await clock.pass(0);
  expect([performed, queue.idOf('f', '/here/a', 'u')]).toEqual([['half'], 'f-u']);
});

test('what waits goes in the order it was put into, which lasts', async () => {
  const row = (id: string) => transferRow(id, { direction: 'up', state: 'paused', size: 1_000_000 });
  queue.addAll(['a', 'b', 'c', 'd'].map(row));
  const order = (): string[] =>
    lineOf(queue.list.rows(), 'up')
      .map(({ id }) => id)
      .filter((id) => id.length === 1);
  expect(order()).toEqual(['a', 'b', 'c', 'd']);
  queue.reorder('d', 'first');
  queue.reorder('a', 'later');
  queue.reorder('b', 'last');
  queue.reorder('b', 'last');
  queue.reorder('c', 'earlier');
  expect(order()).toEqual(['d', 'c', 'a', 'b']);
  // What runs or is not there is left alone.
  queue.reorder('alive', 'first');
  queue.reorder('nobody', 'first');
  const stored = store.transfers.all().toSorted((one, other) => one.turn - other.turn);
  expect(stored.map(({ id }) => id).filter((id) => id.length === 1)).toEqual(['d', 'c', 'a', 'b']);
  queue.add(transferRow('e', { direction: 'up', state: 'paused' }));
  expect(order()).toEqual(['d', 'c', 'a', 'b', 'e']);
  for (const id of ['a', 'b', 'c', 'd', 'e']) store.transfers.change(id, { state: 'waiting' });
  queue.reread();
  queue.setOnline(true);
  for (let at = 0; at < 9; at += 1) await clock.pass(0);
  expect(performed).toEqual(['d', 'c', 'a', 'b', 'e']);
});
