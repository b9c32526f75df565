// The one shape in which messages leave the product for programs: command line, bots, exports (protocol decision 25).
import type { LocalMessage } from '../../api.ts';
import type { ConstructNode } from '../../contract/markup/constructs.ts';
import { readSystemNotice, systemNoticesId } from '../../contract/markup/system-notice.ts';
import { summarize } from '../../contract/markup/summary.ts';
import { contentOf } from '../kinds/content.ts';

/** A card's fields by their house names. */
export type RecordContent = Readonly<Record<string, unknown>>;

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
  /** What a card carries, and of an answer the message it quotes; null where there are words alone. */
  content: RecordContent | null;
  mine: boolean;
  state: LocalMessage['state'];
  /** Whose words it carries that was forwarded: the name; null where its sender wrote it. */
  forwardedFrom: string | null;
  /** Whether it was worded anew; what it said before is asked for. */
  edited: boolean;
  /** What people reacted with, how many of them, and whether the owner of the account is among them. */
  reactions: readonly { readonly emoji: string; readonly count: number; readonly mine: boolean }[];
};

/** The record of a message. */
export function messageRecord(message: LocalMessage, chatName: string): MessageRecord {
  return {
    mid: message.state === 'sent' ? String(message.mid) : null,
    clientId: message.clientId ?? null,
    chatId: message.chatId,
    chatName,
    senderId: message.senderId,
    // The notices have no name of their own: they are called as their chat is, in the reader's language.
    senderName: message.senderId === systemNoticesId ? chatName : message.senderName,
    type: message.kind,
    text: summarize(message.text, message.senderId).text,
    content: contentRecord(message),
    mine: message.mine,
    state: message.state,
    forwardedFrom: message.forwardedFrom ?? null,
    edited: message.editedTime !== undefined,
    reactions: (message.reactions ?? []).map(({ emoji, count, mine }) => ({ emoji, count, mine })),
  };
}

function contentRecord(message: LocalMessage): RecordContent | null {
  if (message.senderId === systemNoticesId) return readSystemNotice(message.text) ?? null;
  const content = contentOf(message);
  if (content.kind === 'text') return content.quote === undefined ? null : { quote: fieldsOf(content.quote) };
  return fieldsOf(content.card);
}

function fieldsOf(node: ConstructNode): RecordContent {
  const { type: _, ...fields } = node;
  return fields;
}
