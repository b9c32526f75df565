// The one shape in which messages leave the product for programs: command line, bots, exports (protocol decision 25).
import type { LocalMessage } from '../../api.ts';
import { plainText } from '../../contract/markup/readable.ts';

/** A message for programs. Ids are strings; the time is left to the caller, who knows the time zone. */
export type MessageRecord = {
  /** Null until the office has stored it. */
  mid: string | null;
  clientId: string | null;
  chatId: string;
  chatName: string;
  senderId: string;
  senderName: string;
  type: LocalMessage['kind'];
  /** Unescaped, exactly once. */
  text: string;
  mine: boolean;
  state: LocalMessage['state'];
};

/** The record of a message. */
export function messageRecord(message: LocalMessage, chatName: string): MessageRecord {
  return {
    mid: message.state === 'sent' ? String(message.mid) : null,
    clientId: message.clientId ?? null,
    chatId: message.chatId,
    chatName,
    senderId: message.senderId,
    senderName: message.senderName,
    type: message.kind,
    text: plainText(message.text),
    mine: message.mine,
    state: message.state,
  };
}

/** Stored text as one reads it: markup unescaped, faces and links by their names. */
export function readableText(stored: string): string {
  return plainText(stored);
}
