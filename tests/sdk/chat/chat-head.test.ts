// The first rows of the list stay equal to those of the whole list, whatever happens to it.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChatHeadBatch, LocalChat } from '#sdk/api.ts';
import { LiveList } from '#sdk/base/live-list.ts';
import { ChatList } from '#sdk/chat/lists/chat-list.ts';
import type { ChatFilter } from '#sdk/chat/local-entities.ts';
import { passesFilter } from '#sdk/chat/rules/chat-filter.ts';
import { compareChats } from '#sdk/chat/rules/chat-order.ts';
import { openMemoryDatabase } from '#storage/drivers/memory.ts';
import { openStore } from '#storage/open-store.ts';
import type { Store } from '#storage/store.ts';
import { chatRow } from '../../support/sample-rows.ts';

const filters: readonly ChatFilter[] = ['all', 'unread', 'mentioned', 'groups', 'focus'];
let store: Store;
let list: ChatList;

beforeEach(() => {
  store = openStore(openMemoryDatabase(), { owner: '7', plainText: (text) => text, now: () => 0 }).store;
  list = new ChatList();
});
afterEach(() => store.close());

const quiet = { pinned: false, pinnedTime: 0, unread: 0, mentioned: false, markedUnread: false } as const;
const idOf = (number: number): string => String(number).padStart(5, '0');

function fill(count: number): void {
  store.chats.put(
    Array.from({ length: count }, (_, at) => chatRow(idOf(at + 1), { ...quiet, lastTime: 1000 - at })),
  );
  list.attach(store);
}

/** Listens as a face does: what it is told, and the rows that follow from it. */
function listen(filter: ChatFilter, rows: number) {
  const shown = new LiveList<LocalChat>({ key: (row) => row.id, compare: compareChats });
  const told: ChatHeadBatch[] = [];
  const stop = list.head({ key: filter, filter, rows }, (batch) => {
    told.push(batch);
    shown.apply(batch);
  });
  return { told, stop, ids: () => shown.rows().map((row) => row.id), rows: () => shown.rows() };
}

function change(id: string, fields: Parameters<typeof chatRow>[1]): void {
  const row = { ...(store.chats.get(id) ?? chatRow(id, quiet)), ...fields };
  store.chats.put([row]);
  list.changed([row]);
}

test('only the window crosses, with the number of all', () => {
  fill(50);
  const head = listen('all', 3);
  expect(head.ids()).toEqual(['00001', '00002', '00003']);
  expect(head.told).toHaveLength(1);
  expect(head.told[0]?.total).toBe(50);
  change('00040', { lastText: 'far below' });
  expect(head.told).toHaveLength(1);
});

test('a message brings a chat to the top and pushes one out', () => {
  fill(50);
  const head = listen('all', 3);
  change('00040', { lastTime: 2000 });
  expect(head.ids()).toEqual(['00040', '00001', '00002']);
  expect(head.told.at(-1)).toMatchObject({ remove: ['00003'], total: 50 });
  expect(head.told.at(-1)?.reset).toBeUndefined();
});

test('what leaves makes room for what came after it', () => {
  fill(50);
  const head = listen('all', 3);
  store.chats.remove('00002');
  list.changed([], ['00002']);
  expect(head.ids()).toEqual(['00001', '00003', '00004']);
  expect(head.told.at(-1)?.total).toBe(49);
});

test('a longer head brings only the rows that are added', async () => {
  fill(50);
  const head = listen('all', 3);
  list.extend('all', 5);
  expect(head.told.at(-1)?.upsert?.map((row) => row.id)).toEqual(['00004', '00005']);
  change('00050', { lastTime: 3000 });
  expect(head.ids()).toEqual(['00050', '00001', '00002', '00003', '00004']);
});

test('opening a chat takes it out of the unread ones, and closing brings it back', () => {
  fill(5);
  change('00003', { unread: 2 });
  const head = listen('unread', 10);
  expect(head.ids()).toEqual(['00003']);
  list.setOpen('00003');
  expect(head.ids()).toEqual([]);
  expect(head.told.at(-1)?.total).toBe(0);
  list.setOpen(undefined);
  expect(head.ids()).toEqual(['00003']);
});

test('after any run of changes each head equals the beginning of the whole list', () => {
  let seed = 20_261_121;
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  fill(40);
  const heads = filters.flatMap((filter) =>
    [1, 7, 60].map((rows) => ({
      filter,
      rows,
      shown: new LiveList<LocalChat>({ key: (row) => row.id, compare: compareChats }),
      total: -1,
    })),
  );
  for (const head of heads)
    list.head({ key: `${head.filter} ${head.rows}`, filter: head.filter, rows: head.rows }, (batch) => {
      head.shown.apply(batch);
      head.total = batch.total;
    });
  for (let step = 0; step < 500; step += 1) {
    const id = idOf(1 + random(60));
    const kind = random(8);
    if (kind === 0) {
      store.chats.remove(id);
      list.changed([], [id]);
    } else if (kind === 1) list.setOpen(random(3) === 0 ? undefined : id);
    else
      change(id, {
        lastTime: random(5) === 0 ? 10_000 + step : (store.chats.get(id)?.lastTime ?? random(900)),
        unread: random(3) === 0 ? random(4) : 0,
        mentioned: random(6) === 0,
        markedUnread: random(9) === 0,
        kind: random(2) === 0 ? 'group' : 'direct',
        pinned: random(7) === 0,
        pinnedTime: random(4) === 0 ? 9_000 + step : 0,
      });
    for (const { filter, rows, shown, total } of heads) {
      const passing = list.rows.rows().filter((row) => passesFilter(row, filter));
      expect({ step, filter, total, ids: shown.rows().map((row) => row.id) }).toEqual({
        step,
        filter,
        total: passing.length,
        ids: passing.slice(0, rows).map((row) => row.id),
      });
      expect(shown.rows()).toEqual(passing.slice(0, rows));
    }
  }
});
