// The local database drill: whatever happens to the file, the store opens, keeps what was unsent, and never loops.
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StorageError } from '#storage/driver.ts';
import { openNodeDatabase } from '#storage/drivers/node.ts';
import { openStore } from '#storage/open-store.ts';
import type { Rebuilt } from '#storage/recover.ts';
import type { Store } from '#storage/store.ts';
import { chatRow, groupRow, messageRow, outboxRow, transferRow } from '../support/sample-rows.ts';
import { overwrite, pagesOf, withSql } from '../support/store-damage.ts';
import { threadTime } from '../support/thread-time.ts';

const messages = Array.from({ length: 3000 }, (_, index) =>
  (index % 3 === 0 ? groupRow : messageRow)(index + 1, {
    text: `第${index}条 message number ${index} 会议记录`,
  }),
);
const unsent = Array.from({ length: 20 }, (_, index) => outboxRow(`c-${index}`, { text: `未发送 ${index}` }));
const drafts = ['00012', '00013', '00099'].map((chatId) => ({
  chatId,
  text: `草稿 ${chatId}`,
  updatedTime: 5,
}));

let folder: string;
let file: string;
let notices: Rebuilt[];
let clock: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tangram-recovery-'));
  file = join(folder, '1-7.sqlite');
  notices = [];
  replaced = 0;
  clock = Date.UTC(2026, 0, 2, 3, 4, 5);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

let replaced = 0;

function open(path = file): Store {
  const { store, rebuilt } = openStore(openNodeDatabase(path), {
    owner: '7',
    plainText: String,
    now: () => clock,
    isUnsent: (name, value) => name.startsWith('unsent') && value !== 'broken',
    onReplaced: () => void (replaced += 1),
    onRebuilt: (notice) => notices.push(notice),
  });
  if (rebuilt !== undefined) notices.push(rebuilt);
  return store;
}

function fill(store: Store): void {
  store.messages.put(messages);
  store.chats.put([chatRow('00012'), chatRow('00099')]);
}

function makeFile(): void {
  const store = open();
  fill(store);
  for (const row of unsent) store.outbox.add(row);
  for (const draft of drafts) store.drafts.put(draft);
  store.close();
}

const sql = (text: string): void => withSql(file, (database) => void database.exec(text));

/** Noise over a whole page; `page` counts from 1 as SQLite does. */
function flip(page: number): void {
  overwrite(
    file,
    (page - 1) * 4096,
    Uint8Array.from({ length: 4096 }, (_, index) => (index * 197 + page * 31) & 0xff),
  );
}

/** Everything a face would ask for. */
function use(store: Store): void {
  for (const chatId of ['00012', '00099']) {
    store.messages.page(chatId, undefined, 30);
    store.messages.after(chatId, 0, 5000);
  }
  store.messages.search({ text: '会议', offset: 0, limit: 30 });
  store.messages.search({ text: 'numb', chatId: '00012', offset: 0, limit: 30 });
  store.messages.count();
  store.chats.all();
  store.outbox.all();
  store.drafts.all();
  store.organisation.searchPeople('z', 5);
  store.values.set('used', 'yes');
}

const pages = (): number => pagesOf(file);

type Variant = [name: string, damage: () => void, unsentIsLost?: true];
const variants: Variant[] = [
  ['header zeroed', () => overwrite(file, 0, new Uint8Array(100))],
  ['magic overwritten', () => overwrite(file, 0, new Uint8Array(16).fill(65))],
  ['first page zeroed', () => overwrite(file, 0, new Uint8Array(4096))],
  ['first page noise', () => flip(1)],
  ['a text file', () => writeFileSync(file, 'this is no database\n'.repeat(500)), true],
  ['truncated to half', () => truncateSync(file, (pages() >> 1) * 4096)],
  ['truncated within a page', () => truncateSync(file, 20 * 4096 + 1234)],
  ['truncated to one page', () => truncateSync(file, 4096), true],
  ['truncated to nothing', () => truncateSync(file, 0), true],
  ...[10, 23, 37, 51, 64, 88].map((share): Variant => [`a page flipped at ${share} %`, () => flip(10 + Math.floor((pages() - 10) * (share / 100)))]),
  ['friend_msg dropped', () => sql('DROP TABLE friend_msg')],
  ['group_msg dropped', () => sql('DROP TABLE group_msg')],
  ['search index dropped', () => sql('DROP TABLE message_search')],
  ['chat dropped', () => sql('DROP TABLE chat')],
  ['value dropped', () => sql('DROP TABLE value')],
  ['friend_msg without nick', () => sql('ALTER TABLE friend_msg DROP COLUMN nick')],
  ['chat without pinyin', () => sql('ALTER TABLE chat DROP COLUMN pinyin')],
  ['group_msg without opernick', () => sql('ALTER TABLE group_msg DROP COLUMN opernick')],
]; // prettier-ignore

test.each(variants)('%s', (_, damage, unsentIsLost) => {
  makeFile();
  damage();
  const start = threadTime();
  const store = open();
  use(store);
  expect(threadTime() - start).toBeLessThan(5000);
  expect(notices.length).toBeLessThanOrEqual(1);
  for (const { asidePath } of notices) {
    expect(asidePath).toMatch(/\.damaged-2026-01-02T03-04-05/);
    expect(existsSync(asidePath)).toBe(true);
  }
  if (unsentIsLost === undefined) {
    expect(store.outbox.all().map((row) => row.text)).toEqual(unsent.map((row) => row.text));
    expect(store.drafts.all().toSorted((a, b) => (a.chatId < b.chatId ? -1 : 1))).toEqual(drafts);
  }
  // What the server sends again makes it whole.
  fill(store);
  expect(store.messages.after('00012', 0, 5000)).toEqual(messages.filter((row) => row.chatId === '00012'));
  expect(store.messages.after('00099', 0, 5000)).toEqual(messages.filter((row) => row.chatId === '00099'));
  expect(store.messages.search({ text: '第2999条', offset: 0, limit: 30 }).map((row) => row.mid)).toEqual([
    3000,
  ]);
  store.close();
  const before = notices.length;
  clock += 3_600_000;
  const again = open();
  use(again);
  again.close();
  expect(notices.length).toBe(before);
  expect(readdirSync(folder).filter((name) => name.includes('.salvage'))).toEqual([]);
});

test.each(['deleted', 'noise'])('the log of a killed process %s', (kind) => {
  makeFile();
  const writer = open();
  writer.drafts.put({ chatId: '00055', text: 'only in the log', updatedTime: 1 });
  const copy = join(folder, 'killed.sqlite');
  copyFileSync(file, copy);
  copyFileSync(`${file}-wal`, `${copy}-wal`);
  writer.close();
  if (kind === 'deleted') rmSync(`${copy}-wal`);
  else writeFileSync(`${copy}-wal`, readFileSync(`${copy}-wal`).fill(7, 0, 200));
  const store = open(copy);
  use(store);
  expect(store.outbox.all()).toHaveLength(unsent.length);
  expect(store.messages.count()).toBe(messages.length);
  store.close();
});

test('damage under a running store is repaired behind the call that meets it, inside a transaction too', () => {
  makeFile();
  const store = open();
  sql('DROP TABLE chat');
  let runs = 0;
  store.transaction(() => {
    runs += 1;
    store.drafts.put({ chatId: '00077', text: 'new', updatedTime: 9 });
    store.chats.put([chatRow('00077')]);
  });
  expect(runs).toBeGreaterThan(1);
  expect(store.chats.all().map((chat) => chat.id)).toEqual(['00077']);
  expect(store.drafts.get('00077')?.text).toBe('new');
  expect(store.outbox.all()).toHaveLength(unsent.length);
  expect(notices).toHaveLength(1);
  expect(notices[0]?.salvaged).toEqual({ outbox: unsent.length, drafts: drafts.length });
  store.close();
});

test('a second process finds the rebuilt file instead of rebuilding it again, and loses nothing', () => {
  makeFile();
  const first = open();
  const second = open();
  sql('DROP TABLE chat');
  first.chats.put([chatRow('00077')]);
  second.outbox.add(outboxRow('from the second'));
  expect(second.chats.all().map((chat) => chat.id)).toEqual(['00077']);
  expect(first.outbox.get('from the second')?.text).toBe('text of from the second');
  expect(notices).toHaveLength(1);
  // It has to load anew what it knew of the old file.
  expect(replaced).toBe(1);
  first.close();
  second.close();
});

test('what stays broken is said, not tried for ever', () => {
  makeFile();
  const host = openNodeDatabase(file);
  let rebuilds = 0;
  const broken = {
    ...host,
    open() {
      const driver = host.open();
      return {
        ...driver,
        prepare: (text: string) => {
          if (text.includes('FROM chat')) throw new StorageError('damaged', 'this disk forgets');
          return driver.prepare(text);
        },
      } as typeof driver;
    },
    setAside(stamp: string) {
      rebuilds += 1;
      return host.setAside(stamp);
    },
  };
  expect(() => openStore(broken, { owner: '7', plainText: String, now: () => clock })).toThrow(
    'this disk forgets',
  );
  expect(rebuilds).toBe(1);
});

test.each([
  ['the chats are gone', () => sql('DROP TABLE chat')],
  ['the first page is zeroed', () => overwrite(file, 0, new Uint8Array(4096))],
])('%s: waiting uploads, acts and named values come along, where they fit', (_, damage) => {
  makeFile();
  const before = open();
  before.outbox.add(outboxRow('with a file', { waitsFor: 'up-1' }));
  const upload = transferRow('up-1', { clientId: 'with a file' });
  before.transfers.put(upload);
  before.transfers.put(transferRow('up-2', { clientId: 'nobody waits for it' }));
  before.groupActs.add({
    clientId: 'act',
    act: '{"act":"rename"}',
    createdTime: 1,
    state: 'queued',
    error: '',
  });
  before.acts.add({
    clientId: 'task act',
    feature: 'task',
    act: '{"name":"a"}',
    line: '{"key":"words.retry"}',
    createdTime: 1,
    state: 'queued',
    error: '',
  });
  before.messageActs.put({
    ...{ actId: 'delete 1', revision: '1', work: '{"type":"delete"}' },
    ...{ createdTime: 1, error: '{"code":"forbidden"}' },
    state: 'failed',
  });
  before.values.set('unsent acts', '[1]');
  before.values.set('unsent but damaged', 'broken');
  before.values.set('cache', 'the office has it');
  before.advanceCursor(77);
  before.close();
  damage();
  const store = open();
  use(store);
  expect(store.transfers.all()).toEqual([{ ...upload, turn: 1 }]);
  expect(store.groupActs.all()).toMatchObject([{ clientId: 'act' }]);
  expect(store.acts.all()).toMatchObject([{ clientId: 'task act', feature: 'task' }]);
  expect(store.messageActs.all()).toMatchObject([{ actId: 'delete 1', state: 'failed' }]);
  expect(store.values.get('unsent acts')).toBe('[1]');
  expect(store.values.get('unsent but damaged')).toBeUndefined();
  expect(store.values.get('cache')).toBeUndefined();
  expect(store.cursor()).toBeUndefined();
  expect(notices[0]?.salvaged).toEqual({ outbox: unsent.length + 4, drafts: drafts.length });
  store.close();
});

test('JSON that is none is damage like any other', () => {
  makeFile();
  const store = open();
  store.values.set('friends', '[{"id":');
  expect(store.values.parsed('friends')).toBeUndefined();
  expect(notices).toHaveLength(1);
  expect(store.outbox.all()).toHaveLength(unsent.length);
  store.close();
});
