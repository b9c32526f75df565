// A window shows the newest messages and what was asked for; history that comes in the background stays out of it.
import { beforeEach, expect, test } from 'vitest';
import type { LocalMessage } from '#sdk/api.ts';
import { LiveList } from '#sdk/base/live-list.ts';
import { localMessage } from '#sdk/chat/rows.ts';
import { Timelines } from '#sdk/chat/lists/timelines.ts';
import { messageRow } from '../../support/sample-rows.ts';

const chatId = '00012';
const rows = (...mids: number[]) => mids.map((mid) => messageRow(mid));
let timelines: Timelines;
let seen: LiveList<LocalMessage>;
const mids = (): number[] => seen.rows().map(({ mid }) => mid);

function open(limit: number, ...stored: number[]): void {
  timelines.watch(
    chatId,
    limit,
    () => rows(...stored).map(localMessage),
    (batch) => seen.apply(batch),
  );
}

beforeEach(() => {
  timelines = new Timelines();
  seen = new LiveList<LocalMessage>({ key: (row) => row.key, compare: (a, b) => a.mid - b.mid });
});

test('what comes after is shown, and what the background fetched before is not', () => {
  open(3, 10, 11, 12);
  timelines.stored(rows(13));
  timelines.stored(rows(1, 2, 3));
  expect(mids()).toEqual([10, 11, 12, 13]);
});

test('a window that is not full takes the newest of what came', () => {
  open(4, 10);
  timelines.stored(rows(5, 6, 7, 8, 9));
  expect(mids()).toEqual([7, 8, 9, 10]);
});

test('older messages that were asked for belong to the window, and their changes reach it', () => {
  open(2, 10, 11);
  timelines.extend(chatId, rows(8, 9).map(localMessage));
  timelines.stored([messageRow(8, { readByPeer: true }), messageRow(7)]);
  expect(mids()).toEqual([8, 9, 10, 11]);
  expect(seen.rows()[0]?.readByPeer).toBe(true);
});

test('of a message that one batch changes twice the last version is shown', () => {
  open(4, 10, 11);
  timelines.stored([messageRow(10, { readByPeer: true }), messageRow(10, { deleted: true })]);
  timelines.stored([messageRow(11, { text: 'first' }), messageRow(11, { text: 'last' })]);
  expect(seen.rows().map(({ mid, text }) => [mid, text])).toEqual([[11, 'last']]);
});
