// Messages that come alone are indexed later: a search of any process finds them at once, whatever happened in between.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StorageError } from '#storage/driver.ts';
import { openNodeDatabase } from '#storage/drivers/node.ts';
import { openStore } from '#storage/open-store.ts';
import type { Store } from '#storage/store.ts';
import { openLateIndex } from '#storage/tables/late-index.ts';
import { groupRow, messageRow } from '../support/sample-rows.ts';

let file: string;
const opened: Store[] = [];
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'tangram-late-')), '1-7.sqlite');
});
afterEach(() => {
  for (const store of opened.splice(0)) store.close();
  rmSync(join(file, '..'), { recursive: true, force: true });
});

function open(): Store {
  const { store } = openStore(openNodeDatabase(file), {
    owner: '7',
    plainText: (wire) => wire,
    now: () => 0,
  });
  opened.push(store);
  return store;
}

/** What the file says, asked past the store. */
function asked<Row>(sql: string): Row[] {
  const driver = openNodeDatabase(file).open();
  try {
    return driver.prepare<Row>(sql).all();
  } finally {
    driver.close();
  }
}
const waiting = (): number[] =>
  asked<{ mid: number }>('SELECT mid FROM message_unindexed ORDER BY mid').map(({ mid }) => mid);
const indexed = (): number[] =>
  asked<{ id: number }>('SELECT rowid AS id FROM message_search ORDER BY rowid').map(({ id }) => id);
const found = (store: Store, text: string): number[] =>
  store.messages.search({ text, offset: 0, limit: 100 }).map(({ mid }) => mid);

test('a message that comes alone waits, a page of history does not, and a search takes in what waits', () => {
  const store = open();
  store.messages.put(Array.from({ length: 20 }, (_, at) => messageRow(at + 1)));
  expect([waiting(), indexed().length]).toEqual([[], 20]);
  store.messages.put([messageRow(22)]);
  store.messages.put([groupRow(21)]);
  expect([waiting(), indexed().length]).toEqual([[21, 22], 20]);
  expect(found(store, 'message 2')).toEqual([22, 21, 20, 2]);
  expect([waiting(), indexed().length]).toEqual([[], 22]);
});

test('a process that ends leaves what waits to the next one, and another process finds it', () => {
  const writer = open();
  const reader = open();
  writer.messages.put([messageRow(1, { text: '周报' })]);
  expect(found(reader, '周报')).toEqual([1]);
  writer.messages.put([messageRow(2, { text: '周报' })]);
  writer.close();
  opened.splice(0, 1);
  expect(found(open(), '周报')).toEqual([2, 1]);
});

test('what was changed, deleted or forgotten while it waited is indexed as it is by then', () => {
  const store = open();
  for (const mid of [1, 2, 3, 4]) store.messages.put([messageRow(mid, { text: '旧的话' })]);
  store.messages.put([messageRow(2, { text: '新的话' })]);
  store.messages.markDeleted('00012', [3]);
  store.messages.removeAfter(3);
  expect(waiting()).toEqual([1, 2, 3]);
  expect([found(store, '旧的话'), found(store, '新的话')]).toEqual([[1], [2]]);
  expect(indexed()).toEqual([1, 2]);
});

test('goes on step by step until nothing waits', () => {
  const store = open();
  for (const mid of [5, 3, 4, 1, 2]) store.messages.put([messageRow(mid)]);
  expect(store.messages.indexLate(2)).toBe(true);
  expect(waiting()).toEqual([3, 4, 5]);
  expect(store.messages.indexLate(2)).toBe(true);
  expect(store.messages.indexLate(2)).toBe(false);
  expect([waiting(), indexed()]).toEqual([[], [1, 2, 3, 4, 5]]);
});

test('a full or busy store is searched as far as it is indexed; any other fault is told', () => {
  const driver = openNodeDatabase(file).open();
  driver.exec('CREATE TABLE message_unindexed (mid INTEGER PRIMARY KEY, chat_id INTEGER NOT NULL)');
  driver.exec('INSERT INTO message_unindexed VALUES (1, 12)');
  for (const [fault, isTold] of [
    ['full', false],
    ['busy', false],
    ['damaged', true],
  ] as const) {
    const late = openLateIndex(driver, {
      get: () => messageRow(1),
      put: () => {
        throw new StorageError(fault, fault);
      },
    });
    if (isTold) expect(late.beforeSearch).toThrow(fault);
    else expect(late.beforeSearch()).toBeUndefined();
  }
  driver.close();
  expect(waiting()).toEqual([1]);
});
