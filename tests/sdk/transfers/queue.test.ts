// The queue of transfers beside other processes: what one is at is left to it, and goes on here once it is gone.
import { beforeEach, expect, test } from 'vitest';
import { plainText } from '#sdk/contract/markup/readable.ts';
import { OfficeError } from '#sdk/errors.ts';
import { TransferQueue } from '#sdk/transfers/queue.ts';
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
const elsewhere = (id: string, leaseMs: number): void =>
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
