// Notices that an older version stored: indexed anew step by step, going on where a program stopped, and never twice.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openNodeDatabase } from '#storage/drivers/node.ts';
import { migrations } from '#storage/migrations/index.ts';
import { migrate, schemaVersion } from '#storage/migrations/migrate.ts';
import { openStore } from '#storage/open-store.ts';
import type { MessageRow } from '#storage/rows.ts';
import type { Store } from '#storage/store.ts';
import { groupRow, messageRow } from '../support/sample-rows.ts';

let file: string;
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'tangram-notices-')), '1-7.sqlite');
});
afterEach(() => rmSync(join(file, '..'), { recursive: true, force: true }));

const open = (plainText: (wire: string, row: MessageRow) => string): Store =>
  openStore(openNodeDatabase(file), { owner: '7', plainText, now: () => 0 }).store;
const worded = (wire: string, row: MessageRow): string =>
  row.bySystem ? `${row.operatorName}解散了群聊` : wire;
const dissolved = (store: Store): number[] =>
  store.messages.search({ text: '解散', offset: 0, limit: 1000 }).map(({ mid }) => mid);

/** A file as the version before left it: every tenth message a notice, one of them deleted, its index without sentences. */
function fillOld(): number[] {
  const store = open((wire) => wire);
  const rows = Array.from({ length: 300 }, (_, at): MessageRow => {
    const mid = at + 1;
    const change =
      mid % 10 === 0 ? { bySystem: true, systemKey: 'delgroup', operatorName: '何静', text: '' } : {};
    return mid % 3 === 0 ? messageRow(mid, change) : groupRow(mid, change);
  });
  store.messages.put(rows);
  store.messages.markDeleted('00099', [100]);
  expect(dissolved(store)).toEqual([]);
  store.close();
  const driver = openNodeDatabase(file).open();
  driver.exec('PRAGMA user_version = 10');
  expect(schemaVersion(driver)).toBe(10);
  // Only the step that is looked at: later ones have been taken and cannot be taken twice.
  migrate(driver, migrations.slice(0, 11));
  driver.exec(`PRAGMA user_version = ${migrations.length}`);
  driver.close();
  return rows.flatMap(({ mid, bySystem }) => (bySystem && mid !== 100 ? [mid] : [])).reverse();
}

test('an old store opens at once; its notices come in from the newest back, and a stop loses no step', () => {
  const expected = fillOld();
  const first = open(worded);
  expect(dissolved(first)).toEqual([]);
  expect(first.messages.indexNotices(100)).toBe(true);
  expect(dissolved(first)).toEqual(expected.filter((mid) => mid > 200));
  first.messages.put([groupRow(301, { bySystem: true, operatorName: '林若溪', text: '' })]);
  first.close();

  const second = open(worded);
  let steps = 0;
  while (second.messages.indexNotices(100)) steps += 1;
  expect(steps).toBeLessThanOrEqual(2);
  expect(dissolved(second)).toEqual([301, ...expected]);
  expect(second.messages.indexNotices(100)).toBe(false);
  second.close();
});

test('what was left in the middle of a step is done again as a whole', () => {
  const expected = fillOld();
  const broken = open((wire, row) => {
    if (row.mid === 230) throw new Error('the program stops');
    return worded(wire, row);
  });
  expect(() => broken.messages.indexNotices(100)).toThrow('the program stops');
  broken.close();
  const again = open(worded);
  expect(dissolved(again)).toEqual([]);
  while (again.messages.indexNotices(64));
  expect(dissolved(again)).toEqual(expected);
  again.close();
});

test('a new store has nothing to make good', () => {
  const store = open(worded);
  store.messages.put([groupRow(1, { bySystem: true, operatorName: '何静', text: '' })]);
  expect(store.messages.indexNotices(1)).toBe(false);
  expect(dissolved(store)).toEqual([1]);
  store.close();
});

test('where people come first, notices follow all that was written, page by page', () => {
  const store = open(worded);
  store.messages.put([
    groupRow(1, { text: '为什么解散' }),
    groupRow(2, { bySystem: true, operatorName: '何静', text: '' }),
    groupRow(3, { text: '要解散了' }),
    groupRow(4, { bySystem: true, operatorName: '何静', text: '' }),
  ]);
  const page = (offset: number): number[] =>
    store.messages.search({ text: '解散', peopleFirst: true, offset, limit: 2 }).map(({ mid }) => mid);
  expect([page(0), page(1), page(2), page(3)]).toEqual([[3, 1], [1, 4], [4, 2], [2]]);
  expect(dissolved(store)).toEqual([4, 3, 2, 1]);
  store.close();
});
