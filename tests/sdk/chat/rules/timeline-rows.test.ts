// Proves the rows of a timeline.
import { expect, test } from 'vitest';
import type { LocalMessage } from '#sdk/api.ts';
import { timelineRows } from '#sdk/chat/rules/timeline-rows.ts';

const noon = new Date(2026, 10, 20, 12).getTime();
const minute = 60_000;
const message = (
  mid: number,
  senderId: string,
  time: number,
  more: Partial<LocalMessage> = {},
): LocalMessage => ({
  key: String(mid),
  mid,
  chatId: '00001',
  kind: 'text',
  text: 'x',
  senderId,
  senderName: senderId,
  avatar: '',
  time,
  ordinal: mid,
  bySystem: false,
  mine: senderId === 'me',
  state: 'sent',
  ...more,
});

test('a day line stands before the first message of each local day', () => {
  const rows = timelineRows([message(1, 'a', noon), message(2, 'a', noon + 24 * 60 * minute)], {
    atStart: true,
  });
  expect(rows.map((row) => row.type)).toEqual(['start', 'day', 'message', 'day', 'message']);
});

test('messages of one person within five minutes stand together', () => {
  const rows = timelineRows(
    [
      message(1, 'a', noon),
      message(2, 'a', noon + minute),
      message(3, 'b', noon + 2 * minute),
      message(4, 'b', noon + 8 * minute),
    ],
    { atStart: false },
  );
  const runs = rows.filter((row) => row.type === 'message').map((row) => [row.first, row.last]);
  expect(runs).toEqual([
    [true, false],
    [false, true],
    [true, true],
    [true, true],
  ]);
});

test('the unread divider stands before the first message of somebody else after the cursor, once, and breaks the run', () => {
  const rows = timelineRows(
    [message(1, 'a', noon), message(2, 'me', noon + 1), message(3, 'a', noon + 2), message(4, 'a', noon + 3)],
    { unreadAfter: 1, atStart: false },
  );
  expect(rows.map((row) => row.key)).toEqual(['day-2026-11-20', '1', '2', 'unread', '3', '4']);
});

test('nothing unread draws no divider; system messages are notices', () => {
  const rows = timelineRows(
    [message(1, 'a', noon), message(2, 'a', noon, { bySystem: true, systemKey: 'join' })],
    { atStart: false },
  );
  expect(rows.map((row) => row.type)).toEqual(['day', 'message', 'notice']);
});

test('a day that comes again, because a clock was set back, has a line and a key of its own', () => {
  const day = 24 * 60 * minute;
  const times = [noon, noon + day, noon, noon + day];
  const rows = timelineRows(
    times.map((time, at) => message(at + 1, 'a', time)),
    { atStart: false },
  );
  expect(rows.filter(({ type }) => type === 'day')).toHaveLength(4);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
});
