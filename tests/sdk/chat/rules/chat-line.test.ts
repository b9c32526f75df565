// Proves the second line of a chat's row.
import { expect, test } from 'vitest';
import type { LocalChat } from '#sdk/api.ts';
import { chatLine } from '#sdk/chat/rules/chat-line.ts';

const chat = (more: Partial<LocalChat>): LocalChat => ({
  id: '00001',
  kind: 'group',
  name: '数字化平台组',
  avatar: '',
  unread: 0,
  lastText: '接口联调\n今天能收吗 face[强]',
  lastMid: 9,
  lastSenderId: '7',
  lastSenderName: '周明轩',
  lastKind: 'text',
  lastTime: 1,
  lastBySystem: false,
  lastOrdinal: 3,
  pinned: false,
  pinnedTime: 0,
  muted: false,
  focused: false,
  mentioned: false,
  enabled: true,
  pinyin: '',
  markedUnread: false,
  readMid: 0,
  readOrdinal: 0,
  peerReadMid: 0,
  memberCount: 8,
  draft: '',
  ...more,
});

test('a group names who spoke last, in one line and without markup', () => {
  expect(chatLine(chat({}), '1')).toEqual({ sender: '周明轩', text: '接口联调 今天能收吗 [强]' });
});

test.each([
  ['```js\nconst a = 1;\n```', 'const a = 1;'],
  ['> 今天吗\n好', '今天吗 好'],
  ['plan:\n- **one**\n- two', 'plan: • one • two'],
  ['- 5 °C\n1 > 0', '- 5 °C 1 > 0'],
])('the signs of %j are no part of the line', (lastText, text) => {
  expect(chatLine(chat({ lastText, lastSenderId: '1' }), '1').text).toBe(text);
});

test('neither oneself nor the other one of a direct chat is named', () => {
  expect(chatLine(chat({}), '7').sender).toBeUndefined();
  expect(chatLine(chat({ kind: 'direct' }), '1').sender).toBeUndefined();
});

test('a draft wins over a mention, a mention over nothing', () => {
  expect(chatLine(chat({ draft: ' 补充\n两点 ', mentioned: true }), '1')).toEqual({
    mark: 'draft',
    text: '补充 两点',
  });
  expect(chatLine(chat({ draft: '补充' }), '1', true).mark).toBeUndefined();
  expect(chatLine(chat({ mentioned: true }), '1').mark).toBe('mentionMe');
  expect(chatLine(chat({ draft: '  \n ' }), '1').mark).toBeUndefined();
});

test('a waiting message stands before what the office stored', () => {
  expect(chatLine(chat({ queuedText: 'a \\face[强]' }), '1')).toEqual({ text: 'a face[强]' });
});

test('a system message is a sentence of ours', () => {
  const line = chatLine(
    chat({
      lastBySystem: true,
      lastSystemKey: 'join',
      lastOperatorName: '何静',
      lastTargetNames: '林若溪,许安然',
    }),
    '1',
  );
  expect(line.notice).toMatchObject({
    key: 'chat.notice.join',
    parameters: { operator: '何静', targets: ['林若溪', '许安然'] },
  });
});
