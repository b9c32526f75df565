// A store whose file cannot be opened again: tried at growing intervals, never in a loop, and whole once it can be.
import { expect, test } from 'vitest';
import { type DriverHost, StorageError } from '#storage/driver.ts';
import { openMemoryDatabase } from '#storage/drivers/memory.ts';
import { openRecovering } from '#storage/recover.ts';
import type { Store } from '#storage/store.ts';

function breaking() {
  const real = openMemoryDatabase();
  const it = { opened: 0, isBroken: false, clock: Date.UTC(2026, 0, 1) };
  const host: DriverHost = {
    ...real,
    open: () => {
      it.opened += 1;
      if (it.isBroken) throw new StorageError('other', 'Unknown write() failure');
      return real.open();
    },
    exclusively: (work) => work(),
  };
  const recovering = openRecovering({
    host,
    assemble: (driver) => ({ close: () => driver.close() }) as unknown as Store,
    now: () => it.clock,
    isUnsent: () => false,
    onRebuilt: () => undefined,
    onReplaced: () => undefined,
  });
  /** A call on the store, whose file has just broken under it. */
  const damage = (): unknown => {
    it.isBroken = true;
    return recovering.run(() => {
      throw new StorageError('damaged', 'disk image is malformed');
    });
  };
  return { it, damage, call: () => recovering.run(() => 'done') };
}

test('a thousand calls try the file once, then at growing intervals; each hears why', () => {
  const { it, damage, call } = breaking();
  expect(damage).toThrow('Unknown write() failure');
  const begun = it.opened;
  for (let count = 0; count < 1_000; count += 1) expect(call).toThrow('Unknown write() failure');
  expect(it.opened).toBe(begun);
  for (let count = 0; count < 60_000; count += 1) {
    it.clock += 10;
    expect(call).toThrow('Unknown write() failure');
  }
  // Ten minutes: 0.25, 0.5 … 16 and then every 30 seconds.
  expect(it.opened - begun).toBeLessThan(30);
  expect(it.opened - begun).toBeGreaterThan(15);
});

test('once it opens everything goes on, also where the clock was set back meanwhile', () => {
  const { it, damage, call } = breaking();
  expect(damage).toThrow('Unknown write() failure');
  it.isBroken = false;
  expect(call).toThrow('Unknown write() failure');
  it.clock -= 3_600_000;
  expect(call()).toBe('done');
  const opened = it.opened;
  expect([call(), call()]).toEqual(['done', 'done']);
  expect(it.opened).toBe(opened);
});
