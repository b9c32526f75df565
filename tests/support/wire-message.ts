// Makes a message as the office sends it, with only what a test is about given.
import type { Message } from '#sdk/contract/entities.ts';

/** A text of person 7 to person 1 in chat 00012; number, ordinal and time follow `mid`. */
export function wireMessage(mid: number, text: string, more: Partial<Message> = {}): Message {
  return {
    mid,
    chatId: '00012',
    kind: 'text',
    text,
    senderId: '7',
    senderName: 'Bo',
    avatar: '',
    peerId: '1',
    time: mid * 10,
    ordinal: mid,
    bySystem: false,
    ...more,
  };
}
