// Proves what stands under one's own messages.
import { expect, test } from 'vitest';
import type { LocalMessage, SendState } from '#sdk/api.ts';
import { failedActs, ownState } from '#sdk/chat/rules/own-state.ts';

const own = (state: SendState, more: Partial<LocalMessage> = {}): LocalMessage => ({
  key: 'k',
  mid: 10,
  chatId: '00001',
  kind: 'text',
  text: 'x',
  senderId: 'me',
  senderName: 'me',
  avatar: '',
  time: 0,
  ordinal: 1,
  bySystem: false,
  mine: true,
  state,
  ...more,
});
const direct = { kind: 'direct', peerReadMid: 9 } as const;
const group = { kind: 'group', peerReadMid: 0 } as const;

test('on the way, waiting and failed are said whatever the chat is', () => {
  expect(ownState(own('sending'), direct, undefined).key).toBe('chat.state.sending');
  expect(ownState(own('queued'), group, { read: 1, total: 2 }).key).toBe('chat.state.queued');
  expect(ownState(own('queued', { restsUntil: 5 }), group, undefined).key).toBe('chat.state.rests');
  expect(ownState(own('failed'), direct, undefined)).toEqual({
    key: 'chat.state.failed',
    failed: true,
    mayEdit: false,
    mayRetry: true,
  });
});

test('a direct message is read when the peer’s cursor has passed it or its flag says so', () => {
  expect(ownState(own('sent'), direct, undefined).key).toBe('chat.state.unread');
  expect(ownState(own('sent'), { ...direct, peerReadMid: 10 }, undefined).key).toBe('chat.state.read');
  expect(ownState(own('sent', { readByPeer: true }), direct, undefined).key).toBe('chat.state.read');
});

test('a group message shows counts once they were pulled', () => {
  expect(ownState(own('sent'), group, undefined).key).toBe('chat.state.sent');
  expect(ownState(own('sent'), group, { read: 6, total: 8 })).toEqual({
    key: 'chat.state.readBy',
    parameters: { read: 6, total: 8 },
  });
});

test('words that were refused say why, and whether other words would help; a file says so by itself', () => {
  const illegal = { code: 'messageIllegal', params: {} } as const;
  const gone = { code: 'connectionFailed', params: {} } as const;
  const of = (more: Partial<LocalMessage>) => ownState(own('failed', more), direct, undefined);
  const words = { failed: true, error: illegal, mayEdit: true, mayRetry: false };
  expect(of({ error: illegal })).toMatchObject(words);
  expect(of({ error: gone })).toMatchObject({ error: gone, mayEdit: false, mayRetry: true });
  // Nothing helps a file whose words were refused, or one that is too large: it is given up for another.
  expect(of({ error: illegal, kind: 'file' })).toEqual({
    key: 'chat.state.failed',
    failed: true,
    mayEdit: false,
    mayRetry: false,
  });
  const quota = { code: 'quotaExceeded', params: {} } as const;
  expect(of({ error: quota, kind: 'image' })).toMatchObject({ mayEdit: false, mayRetry: true });
});

test('what a closed chat refused may go once the chat is open again', () => {
  const left = own('failed', { error: { code: 'leftGroup', params: {} } });
  for (const [enabled, mayRetry] of [
    [undefined, false],
    [false, false],
    [true, true],
  ] as const)
    expect(failedActs(left, enabled)).toMatchObject({ mayEdit: false, mayRetry });
});
