// Proves the order of the chat list.
import { expect, test } from 'vitest';
import { compareChats } from '#sdk/chat/rules/chat-order.ts';

const chat = (id: string, lastTime: number, pinned = false, pinnedTime = 0) => ({
  id,
  lastTime,
  pinned,
  pinnedTime,
});
const order = (...chats: ReturnType<typeof chat>[]) => chats.sort(compareChats).map((row) => row.id);

test('pinned chats stand first, the one pinned last on top, whatever was written since', () => {
  expect(order(chat('a', 900), chat('b', 100, true, 10), chat('c', 50, true, 20))).toEqual(['c', 'b', 'a']);
});

test('a chat that was just unpinned stands right after the pinned ones, until somebody writes elsewhere', () => {
  const unpinned = chat('old', 5, false, 1000);
  expect(order(chat('pin', 1, true, 1), chat('new', 999), unpinned)).toEqual(['pin', 'old', 'new']);
  expect(order(chat('pin', 1, true, 1), chat('new', 1001), unpinned)).toEqual(['pin', 'new', 'old']);
});

test('equal times fall back to the id, so that the order never flickers', () => {
  expect(order(chat('00002', 5), chat('00001', 5))).toEqual(['00001', '00002']);
});
