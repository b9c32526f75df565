// Makes a stored message for tests, with only what a test is about given.
import type { LocalMessage } from '#sdk/api.ts';

/** A direct text message of somebody else. */
export function sampleMessage(change: Partial<LocalMessage> = {}): LocalMessage {
  return {
    key: 'k',
    mid: 1,
    chatId: '00012',
    kind: 'text',
    text: '你好',
    senderId: '7',
    senderName: '林若溪',
    avatar: '',
    time: 0,
    ordinal: 1,
    bySystem: false,
    mine: false,
    state: 'sent',
    ...change,
  };
}
