// The outbox: order per chat, leases between processes, nothing taken twice, nothing blocked by what failed.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openMemoryDatabase } from '#storage/drivers/memory.ts';
import { openNodeDatabase } from '#storage/drivers/node.ts';
import { openStore } from '#storage/open-store.ts';
import type { Store } from '#storage/store.ts';
import { outboxRow } from '../support/sample-rows.ts';

const options = { owner: '7', plainText: (wire: string) => wire, now: () => 0 };
const ids = (rows: readonly { clientId: string }[]): string[] => rows.map((row) => row.clientId);

describe('leases', () => {
  let store: Store;
  beforeEach(() => {
    store = openStore(openMemoryDatabase(), options).store;
    for (const id of ['a', 'b', 'c']) store.outbox.add(outboxRow(id));
    store.outbox.add(outboxRow('other', { chatId: '00099' }));
  });
  afterEach(() => store.close());

  test('a lease of before the clock was set back holds nobody up', () => {
    const days = 3 * 86_400_000;
    expect(ids(store.outbox.claim('gone', days, days + 100, 9))).toHaveLength(4);
    expect(ids(store.outbox.claim('next', days + 50, days + 150, 9))).toEqual([]);
    expect(ids(store.outbox.claim('next', 50, 150, 9))).toEqual(['a', 'b', 'c', 'other']);
  });

  test('positions grow and rows come back whole', () => {
    expect(store.outbox.all().map((row) => row.position)).toEqual([1, 2, 3, 4]);
    expect(store.outbox.get('a')).toEqual({ ...outboxRow('a'), position: 1 });
    store.outbox.remove('other');
    expect(store.outbox.add(outboxRow('later')).position).toBe(5);
    expect(store.outbox.get('none')).toBeUndefined();
  });

  test('a claim takes rows in order and nobody takes them again while the lease lives', () => {
    expect(ids(store.outbox.claim('one', 100, 200, 2))).toEqual(['a', 'b']);
    // c stands behind a and b of somebody living; the other chat is free.
    expect(ids(store.outbox.claim('two', 150, 250, 9))).toEqual(['other']);
    expect(ids(store.outbox.claim('one', 150, 250, 9))).toEqual(['c']);
    expect(ids(store.outbox.claim('three', 150, 250, 9))).toEqual([]);
  });

  test('an expired lease is free again, an extended one is not', () => {
    store.outbox.claim('one', 100, 200, 1);
    store.outbox.extend('one', 300);
    expect(ids(store.outbox.claim('two', 299, 400, 1, 'a'))).toEqual([]);
    expect(ids(store.outbox.claim('two', 300, 400, 1, 'a'))).toEqual(['a']);
    store.outbox.release('two');
    expect(ids(store.outbox.claim('three', 301, 400, 9))).toEqual(['a', 'b', 'c', 'other']);
  });

  test('a one-shot command takes its own row only, and not ahead of somebody who is sending', () => {
    expect(ids(store.outbox.claim('shot', 1, 10, 1, 'b'))).toEqual(['b']);
    expect(ids(store.outbox.claim('shot2', 2, 10, 1, 'c'))).toEqual([]);
    store.outbox.remove('b');
    expect(ids(store.outbox.claim('shot2', 3, 10, 1, 'c'))).toEqual(['c']);
  });

  test('failed rows block nobody and go out again when queued again', () => {
    store.outbox.claim('one', 1, 100, 1);
    store.outbox.fail('a', '{"code":"refused"}');
    expect(store.outbox.get('a')).toMatchObject({
      state: 'failed',
      error: '{"code":"refused"}',
      leaseHolder: '',
    });
    expect(ids(store.outbox.claim('two', 2, 100, 9))).toEqual(['b', 'c', 'other']);
    store.outbox.requeue('a');
    expect(ids(store.outbox.claim('two', 3, 100, 9))).toEqual(['a']);
  });

  test('a client id is there once, and what waits stays as it is', () => {
    expect(store.outbox.add(outboxRow('b', { text: 'other words' }))).toEqual(store.outbox.get('b'));
    expect(store.outbox.get('b')).toMatchObject({ position: 2, text: outboxRow('b').text });
    expect(store.outbox.all()).toHaveLength(4);
  });
});

describe('several processes', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tangram-outbox-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('four drain one outbox: every row taken once, each chat in order', async () => {
    const file = join(folder, 'a.sqlite');
    const { store } = openStore(openNodeDatabase(file), options);
    store.transaction(() => {
      for (let index = 0; index < 200; index += 1) {
        store.outbox.add(outboxRow(`m${index}`, { chatId: String(index % 5).padStart(5, '0') }));
      }
    });
    const script = `
      import { openNodeDatabase } from '#storage/drivers/node.ts';
      import { openStore } from '#storage/open-store.ts';
      const { store } = openStore(openNodeDatabase(process.argv[1]), { owner: '7', plainText: String, now: () => 0 });
      const me = String(process.pid);
      while (store.outbox.all().length > 0) {
        for (const row of store.outbox.claim(me, Date.now(), Date.now() + 60000, 7)) {
          store.transaction(() => {
            store.values.set('sent', (store.values.get('sent') ?? '') + row.clientId + ' ');
            store.outbox.remove(row.clientId);
          });
        }
      }`;
    const root = new URL('../..', import.meta.url);
    const run = promisify(execFile);
    await Promise.all(
      [1, 2, 3, 4].map(() =>
        run(process.execPath, ['--input-type=module-typescript', '-e', script, file], { cwd: root }),
      ),
    );
    const sent = (store.values.get('sent') ?? '')
      .trim()
      .split(' ')
      .map((id) => Number(id.slice(1)));
    expect(sent.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, index) => index));
    for (let chat = 0; chat < 5; chat += 1) {
      const inChat = sent.filter((index) => index % 5 === chat);
      expect(inChat).toEqual(inChat.toSorted((a, b) => a - b));
    }
    store.close();
  });

  test('many open a new file at the same moment', async () => {
    const file = join(folder, 'new', 'b.sqlite');
    const script = `
      import { openNodeDatabase } from '#storage/drivers/node.ts';
      import { openStore } from '#storage/open-store.ts';
      const opened = openStore(openNodeDatabase(process.argv[1]), { owner: '7', plainText: String, now: () => 0 });
      opened.store.values.set(String(process.pid), 'here');
      console.log(JSON.stringify(opened.rebuilt ?? null));`;
    const run = promisify(execFile);
    const cwd = new URL('../..', import.meta.url);
    const all = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(() =>
        run(process.execPath, ['--input-type=module-typescript', '-e', script, file], { cwd }),
      ),
    );
    expect(all.map(({ stdout }) => stdout.trim())).toEqual(Array.from({ length: 6 }, () => 'null'));
  });
});
