// Proves what counts as unread.
import { expect, test } from 'vitest';
import { addTotals, announcesMessage, noTotals, unreadCount, unreadOf } from '#sdk/chat/rules/unread.ts';

const chat = (
  unread: number,
  flags: { muted?: boolean; mentioned?: boolean; markedUnread?: boolean } = {},
) => ({
  unread,
  muted: false,
  mentioned: false,
  markedUnread: false,
  ...flags,
});

const unreadTotals = (chats: ReturnType<typeof chat>[]) =>
  chats.reduce((totals, row) => addTotals(totals, unreadOf(row), 1), noTotals);

test('unread is the distance between two absolute positions and never negative', () => {
  expect(unreadCount(12, 9)).toBe(3);
  expect(unreadCount(9, 12)).toBe(0);
});

test('do not disturb takes a chat out of the total; switching it off adds it back', () => {
  expect(unreadTotals([chat(3), chat(4, { muted: true })])).toMatchObject({
    unread: 3,
    mutedUnread: 4,
    chats: 2,
  });
  expect(unreadTotals([chat(3), chat(4)])).toMatchObject({ unread: 7, mutedUnread: 0 });
});

test('a chat marked unread by hand counts as one; mentions count chats', () => {
  expect(
    unreadTotals([
      chat(0, { markedUnread: true }),
      chat(5, { mentioned: true, markedUnread: true }),
      chat(0),
    ]),
  ).toEqual({
    unread: 6,
    mutedUnread: 0,
    mentioned: 1,
    chats: 2,
  });
});

test('a muted chat stays quiet unless the message is for me; own messages and the open chat are never announced', () => {
  const message = { mine: false, mentionsMe: false };
  expect(announcesMessage({ muted: false }, message, false)).toBe(true);
  expect(announcesMessage({ muted: true }, message, false)).toBe(false);
  expect(announcesMessage({ muted: true }, { ...message, mentionsMe: true }, false)).toBe(true);
  expect(announcesMessage({ muted: false }, { ...message, mine: true }, false)).toBe(false);
  expect(announcesMessage({ muted: false }, message, true)).toBe(false);
});
