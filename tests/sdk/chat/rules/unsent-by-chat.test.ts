// What waits is counted by the chat it is for, the fullest first.
import { expect, test } from 'vitest';
import { unsentByChat } from '#sdk/chat/rules/unsent-by-chat.ts';

test('counts by chat, the fullest first; nothing where nothing waits', () => {
  const one = { chatId: '1', chatName: '周明轩' };
  const two = { chatId: '2', chatName: '数字化平台组' };
  expect(unsentByChat([one, two, two])).toEqual([
    { chatName: '数字化平台组', count: 2 },
    { chatName: '周明轩', count: 1 },
  ]);
  expect(unsentByChat([])).toEqual([]);
});
