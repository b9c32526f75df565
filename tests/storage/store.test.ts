// The store keeps what it is given: messages, chats, drafts, marks, values, cursor, people.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { plainText } from '#sdk/contract/markup/readable.ts';
import { compareChats } from '#sdk/chat/rules/chat-order.ts';
import { openMemoryDatabase } from '#storage/drivers/memory.ts';
import { openNodeDatabase } from '#storage/drivers/node.ts';
import { openStore } from '#storage/open-store.ts';
import type { Store } from '#storage/store.ts';
import { chatRow, groupRow, messageRow } from '../support/sample-rows.ts';

const options = { owner: '7', plainText, now: () => 0 };
let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tangram-store-'));
  file = join(folder, 'deep', '1-7.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const kinds: [string, () => Store][] = [
  ['on disk', () => openStore(openNodeDatabase(file), options).store],
  ['in memory', () => openStore(openMemoryDatabase(), options).store],
];

describe.each(kinds)('a store %s', (_, open) => {
  let store: Store;
  beforeEach(() => {
    store = open();
  });
  afterEach(() => store.close());

  test('gives messages back as they were put, of both kinds', () => {
    const rows = [
      messageRow(1, { text: '你好face[微笑]', clientId: 'c-1', mine: true, readByPeer: true, readTime: 9 }),
      messageRow(2, { bySystem: true, systemKey: 'msgback', operatorName: '张伟', targetNames: '李娜' }),
      groupRow(3, {
        mentions: ['5', 'all'],
        citedMid: 1,
        systemKey: 'join',
        bySystem: true,
        operatorName: '王芳',
      }),
      groupRow(4, { senderId: 'bot-x', chatId: '1234567', deleted: true }),
    ];
    store.messages.put(rows);
    expect(rows.map((row) => store.messages.get(row.chatId, row.mid))).toEqual(rows);
    expect(store.messages.byClientId('c-1')).toEqual(rows[0]);
    expect(store.messages.byClientId('c-2')).toBeUndefined();
    expect(store.messages.get('00012', 3)).toBeUndefined();
    expect(store.messages.count()).toBe(4);
  });

  test('forgets what is newer than a message, with its traces, and takes its numbers again', () => {
    store.messages.put([messageRow(1, { text: '旧的' }), messageRow(2, { text: '旧的', clientId: 'c-2' })]);
    store.messages.put([groupRow(3, { text: '旧的', mentions: ['all'] })]);
    store.messages.removeAfter(1);
    expect(store.messages.count()).toBe(1);
    expect(store.messages.byClientId('c-2')).toBeUndefined();
    const find = (text: string) =>
      store.messages.search({ text, offset: 0, limit: 9 }).map(({ mid, chatId }) => [mid, chatId]);
    expect(find('旧的')).toEqual([[1, '00012']]);
    store.messages.put([groupRow(2, { text: '新的' })]);
    expect(find('新的')).toEqual([[2, groupRow(2).chatId]]);
    expect(store.messages.get('00012', 2)).toBeUndefined();
  });

  test('replaces a message by its key and keeps one entry in the index', () => {
    store.messages.put([messageRow(1, { text: '旧的 old', clientId: 'c-1' })]);
    store.messages.put([messageRow(1, { text: '新的 new' })]);
    expect(store.messages.count()).toBe(1);
    const find = (text: string) =>
      store.messages.search({ text, offset: 0, limit: 10 }).map((row) => row.text);
    expect([find('旧的'), find('old'), find('新的'), find('new')]).toEqual([
      [],
      [],
      ['新的 new'],
      ['新的 new'],
    ]);
    expect(store.messages.byClientId('c-1')).toBeUndefined();
  });

  test('pages newest first and walks oldest first, without deleted rows', () => {
    store.messages.put([5, 3, 1, 4, 2].map((mid) => messageRow(mid)));
    store.messages.put([groupRow(6)]);
    store.messages.markDeleted('00012', [4, 6]);
    expect(store.messages.page('00012', undefined, 2).map((row) => row.mid)).toEqual([5, 3]);
    expect(store.messages.page('00012', 3, 30).map((row) => row.mid)).toEqual([2, 1]);
    expect(store.messages.after('00012', 1, 2).map((row) => row.mid)).toEqual([2, 3]);
    expect(store.messages.page('00099', undefined, 2).map((row) => row.mid)).toEqual([6]);
    expect(store.messages.get('00012', 4)?.deleted).toBe(true);
  });

  test('marks own messages read up to where the peer has read, once', () => {
    store.messages.put([1, 2, 3, 4].map((mid) => messageRow(mid, { mine: mid !== 2 })));
    const marked = store.messages.markReadByPeer('00012', 3, 77);
    expect(marked.map((row) => [row.mid, row.readByPeer, row.readTime])).toEqual([
      [1, true, 77],
      [3, true, 77],
    ]);
    expect(store.messages.markReadByPeer('00012', 3, 78)).toEqual([]);
    expect(store.messages.get('00012', 4)?.readByPeer).toBe(false);
  });

  test('keeps the chat list', () => {
    const rows = [
      chatRow('00012'),
      chatRow('00099', { kind: 'group', peerId: '', groupId: '9', pinned: false }),
    ];
    store.chats.put(rows);
    store.chats.put([chatRow('00012', { unread: 5 })]);
    expect(store.chats.get('00012')).toEqual(chatRow('00012', { unread: 5 }));
    expect(store.chats.get('00099')).toEqual(rows[1]);
    store.chats.remove('00099');
    expect(store.chats.all().map((row) => row.id)).toEqual(['00012']);
    store.chats.reset([chatRow('00044')]);
    expect(store.chats.all()).toEqual([chatRow('00044')]);
  });

  test('gives the list in its order and in parts: pinned first, an unpinning counts like a message', () => {
    store.chats.put([
      chatRow('00001', { pinned: false, pinnedTime: 0, mentioned: false, lastTime: 50, unread: 0 }),
      chatRow('00002', { pinned: true, pinnedTime: 10, mentioned: false, lastTime: 99, kind: 'group' }),
      chatRow('00003', { pinned: true, pinnedTime: 20, mentioned: false, lastTime: 1, unread: 0 }),
      chatRow('00004', {
        pinned: false,
        pinnedTime: 60,
        mentioned: false,
        lastTime: 2,
        unread: 0,
        markedUnread: true,
      }),
      chatRow('1234567', { pinned: false, pinnedTime: 0, lastTime: 40, mentioned: true }),
    ]);
    const ids = (...input: Parameters<typeof store.chats.head>): string[] =>
      store.chats.head(...input).map((row) => row.id);
    const whole = ['00003', '00002', '00004', '00001', '1234567'];
    expect(ids('all', { from: 0, rows: 9 })).toEqual(whole);
    expect(ids('all', { from: 1, rows: 2, open: '00002' })).toEqual(whole.slice(1, 3));
    expect(ids('unread', { from: 0, rows: 9 })).toEqual(['00002', '00004', '1234567']);
    expect(ids('unread', { from: 0, rows: 9, open: '1234567' })).toEqual(['00002', '00004']);
    expect(ids('mentioned', { from: 0, rows: 9 })).toEqual(['1234567']);
    expect(ids('mentioned', { from: 0, rows: 9, open: '1234567' })).toEqual([]);
    expect(ids('groups', { from: 0, rows: 9 })).toEqual(['00002']);
    expect(
      store.chats
        .head('all', { from: 0, rows: 9 })
        .toSorted(compareChats)
        .map((row) => row.id),
    ).toEqual(whole);
    expect(store.chats.names().map((row) => row.id)).toEqual(whole);
    expect([store.chats.count('all'), store.chats.count('groups')]).toEqual([5, 1]);
    const marks = store.chats.marks();
    expect(marks.map((mark) => mark.id).toSorted()).toEqual(['00002', '00004', '1234567']);
    expect(marks.find((mark) => mark.id === '00004')).toEqual({
      id: '00004',
      kind: 'direct',
      unread: 0,
      muted: false,
      mentioned: false,
      markedUnread: true,
    });
  });

  test('a chat with a person is read under the name this process calls it, wherever it is read', () => {
    store.chats.put([
      chatRow('00001', { peerId: '2', name: '系统通知' }),
      chatRow('00002', { peerId: '20' }),
    ]);
    const other = store.chats.get('00002')?.name;
    store.chats.call('2', 'System notices');
    const names = (rows: readonly { id: string; name: string }[]) =>
      rows.toSorted((a, b) => a.id.localeCompare(b.id)).map(({ name }) => name);
    for (const rows of [
      store.chats.all(),
      store.chats.head('all', { from: 0, rows: 9 }),
      store.chats.names(),
    ])
      expect(names(rows)).toEqual(['System notices', other]);
    expect(store.chats.get('00001')?.name).toBe('System notices');
  });

  test('knows which chats are not stored to their beginning', () => {
    expect(store.history.hasIncomplete()).toBe(false);
    store.chats.put([chatRow('00001', { lastTime: 1 }), chatRow('00002', { lastTime: 2 }), chatRow('00003')]);
    store.history.put({ chatId: '00003', wholeFrom: 1, complete: true });
    store.history.put({ chatId: '00001', wholeFrom: 7, complete: false });
    expect(store.history.incomplete()).toEqual(['00002', '00001']);
    expect(store.history.hasIncomplete()).toBe(true);
  });

  test('keeps drafts, marks of history and values', () => {
    store.drafts.put({ chatId: '00012', text: 'a', updatedTime: 1 });
    store.drafts.put({ chatId: '00012', text: '草稿', updatedTime: 2 });
    store.drafts.put({ chatId: '00099', text: 'b', updatedTime: 3 });
    expect(store.drafts.get('00012')).toEqual({ chatId: '00012', text: '草稿', updatedTime: 2 });
    store.drafts.remove('00012');
    expect(store.drafts.all().map((draft) => draft.chatId)).toEqual(['00099']);
    store.history.put({ chatId: '00012', wholeFrom: 40, complete: false });
    store.history.put({ chatId: '00012', wholeFrom: 1, complete: true });
    expect(store.history.all()).toEqual([{ chatId: '00012', wholeFrom: 1, complete: true }]);
    expect(store.history.get('00099')).toBeUndefined();
    store.values.set('theme', 'dark');
    expect(store.values.get('theme')).toBe('dark');
    store.values.remove('theme');
    expect(store.values.get('theme')).toBeUndefined();
  });

  test('the cursor only grows until it is cleared', () => {
    expect(store.cursor()).toBeUndefined();
    store.advanceCursor(9);
    store.advanceCursor(10);
    store.advanceCursor(2);
    expect(store.cursor()).toBe(10);
    store.clearCursor();
    expect(store.cursor()).toBeUndefined();
  });

  test('a transaction is all or nothing, nested calls included', () => {
    const failed = new Error('the caller changed its mind');
    const act = (): void =>
      store.transaction(() => {
        store.messages.put([messageRow(1)]);
        store.advanceCursor(1);
        throw failed;
      });
    expect(act).toThrow(failed);
    expect([store.messages.count(), store.cursor()]).toEqual([0, undefined]);
    const caught = (): void =>
      store.transaction(() => {
        store.advanceCursor(1);
        try {
          store.transaction(() => {
            store.messages.put([messageRow(1)]);
            throw failed;
          });
        } catch {
          store.advanceCursor(2);
        }
      });
    expect(caught).toThrow(failed);
    expect([store.messages.count(), store.cursor()]).toEqual([0, undefined]);
    expect(store.transaction(() => store.transaction(() => 5))).toBe(5);
  });

  test('finds cached people by Chinese, English, pinyin and initials, but not removed ones', () => {
    const base = { departmentId: '1', createTime: 1, title: '工程师', type: 'user', departmentName: '研发' };
    const people = [
      { ...base, id: '3', label: '张伟', loginName: 'zhangwei', removed: false },
      { ...base, id: '4', label: '李伟娜', loginName: 'liwn', removed: false },
      { ...base, id: '5', label: '张三', loginName: 'gone', removed: true },
      { ...base, id: '6', label: 'Grace Hopper', loginName: 'grace', removed: false },
    ];
    const pinyin = ['zhang wei', 'li wei na', 'zhang san', ''];
    store.organisation.putPeople(people.map((person, index) => ({ ...person, pinyin: pinyin[index] ?? '' })));
    store.organisation.putDepartments([
      { id: '1', label: '研发', createTime: 1, type: 'dept', title: '', departmentName: '研发' },
    ]);
    const found = (typed: string) => store.organisation.searchPeople(typed, 10).map((person) => person.id);
    expect(store.organisation.person('5')).toEqual({ ...people[2], pinyin: 'zhang san' });
    expect(store.organisation.people(3)?.map(({ id, pinyin }) => [id, pinyin])).toEqual([
      ['3', 'zhang wei'],
      ['4', 'li wei na'],
      ['6', undefined],
    ]);
    expect(store.organisation.people(2)).toBeUndefined();
    expect([found('张'), found('伟'), found('ZW'), found('zhangw'), found('wei na'), found('lwn')]).toEqual([
      ['3'],
      ['3', '4'],
      ['3'],
      ['3'],
      ['4'],
      ['4'],
    ]);
    expect([found('hopper'), found('grace h'), found('san'), found('%'), found('')]).toEqual([
      ['6'],
      ['6'],
      [],
      [],
      [],
    ]);
  });
});

test('titles and departments in English are kept beside a person, found by, and gone when they are told no more', () => {
  const { store } = openStore(openNodeDatabase(file), options);
  const person = {
    ...{ id: '9', label: '周岩', departmentId: '1', createTime: 1, title: '工程师', type: 'user' },
    ...{ loginName: 'zhouyan', departmentName: '平台组', removed: false },
  };
  const english = { titleEn: 'Software Engineer', departmentNameEn: 'Platform' };
  const found = (typed: string) => store.organisation.searchPeople(typed, 10).map(({ id }) => id);
  store.organisation.putPeople([{ ...person, ...english }]);
  expect(store.organisation.person('9')).toEqual({ ...person, ...english });
  expect([found('engineer'), found('platf'), found('zhouyan')]).toEqual([['9'], ['9'], ['9']]);
  store.organisation.putPeople([person]);
  expect(store.organisation.person('9')).toEqual(person);
  expect([found('engineer'), found('platf'), found('zhouyan')]).toEqual([[], [], ['9']]);
  store.close();
});

test('what was stored is there after opening again, private to its owner', () => {
  const first = openStore(openNodeDatabase(file), options).store;
  first.messages.put([messageRow(1)]);
  first.close();
  const second = openStore(openNodeDatabase(file), options);
  expect(second.rebuilt).toBeUndefined();
  expect(second.store.messages.page('00012', undefined, 30)).toEqual([messageRow(1)]);
  expect(second.store.info()).toMatchObject({ path: file, messages: 1, chats: 0 });
  second.store.close();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'deep')).mode & 0o777).toBe(0o700);
});

test('two connections see each other and announce it', () => {
  const first = openStore(openNodeDatabase(file), options).store;
  const second = openStore(openNodeDatabase(file), options).store;
  const before = first.dataVersion();
  second.drafts.put({ chatId: '00012', text: 'x', updatedTime: 1 });
  expect(first.dataVersion()).not.toBe(before);
  expect(first.drafts.get('00012')?.text).toBe('x');
  first.close();
  second.close();
});
