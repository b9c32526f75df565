// What a watch prints: one kind of row for each kind of event, with names that stay.
import type { Friend, FocusEntry, LocalChat, LocalMessage, OfficeEvent } from '#sdk/api.ts';
import { plainText } from '#sdk/contract/markup/readable.ts';
import { chatFields, chatRow, type ChatRow } from '../shapes/chat.ts';
import { messageFields, messageRow } from '../shapes/message.ts';

/** Every kind of event. */
export const eventNames = [
  'message',
  'notice',
  'read',
  'withdraw',
  'delete',
  'edit',
  'reaction',
  'pin',
  'reminder',
  'chat',
  'online',
  'friend',
  'focus',
  'connection',
] as const;
/** One of them. */
export type EventName = (typeof eventNames)[number];

/** Keys beside those of messages. */
const ownFields = [
  'systemKey',
  'operatorName',
  'targetNames',
  'mids',
  'readMid',
  'personId',
  'personName',
  'groupId',
  'change',
  'chat',
  'phase',
  'emoji',
  'count',
] as const;

/** Every key a row of a watch may have; a row has those of its event. */
export const eventFields = ['event', ...messageFields, ...ownFields] as const;

/** A row. `key` tells doubles apart; without one every row is its own. */
export type EventRow = {
  readonly event: EventName;
  readonly key?: string;
  readonly chatId?: string;
  /** The message itself, where it is one. */
  readonly message?: LocalMessage;
  /** Which of the row's keys are printed. */
  readonly fields: readonly string[];
  readonly data: Readonly<Record<string, unknown>>;
};

function row(
  event: EventName,
  data: Readonly<Record<string, unknown>>,
  { key, fields = Object.keys(data) }: { key?: string; fields?: readonly string[] } = {},
): EventRow {
  const { chatId } = data;
  return {
    event,
    ...(key === undefined ? {} : { key }),
    ...(typeof chatId === 'string' ? { chatId } : {}),
    fields: ['event', ...fields],
    data: { event, ...data },
  };
}

/** A message, or what the office says of a group: who joined, who left, what it is called now. */
export function messageEvent(message: LocalMessage, chatName: string): EventRow {
  const data = { ...messageRow(message, chatName) };
  const key = `message ${message.mid}`;
  if (!message.bySystem) return { ...row('message', data, { key, fields: messageFields }), message };
  const { systemKey = null, operatorName = null, targetNames = null } = message;
  const told = row(
    'notice',
    { ...data, systemKey, operatorName, targetNames },
    { key, fields: [...messageFields, 'systemKey', 'operatorName', 'targetNames'] },
  );
  return { ...told, message };
}

/** What happened to messages and chats, as far as it is no message; undefined for what a watch does not tell. */
export function happening(event: OfficeEvent): EventRow | undefined {
  switch (event.type) {
    case 'read': {
      const { chatId, personId, readMid } = event;
      return row(
        'read',
        { chatId, personId, readMid: String(readMid) },
        { key: `read ${chatId} ${personId} ${readMid}` },
      );
    }
    case 'withdraw': {
      const { chatId, personId, operatorName } = event;
      const mids = event.mids.map(String);
      return row('withdraw', { chatId, mids, personId, operatorName }, { key: `withdraw ${mids.join(' ')}` });
    }
    case 'deleted': {
      const mids = event.mids.map(String);
      return row('delete', { chatId: event.chatId, mids }, { key: `delete ${mids.join(' ')}` });
    }
    case 'messageChanged':
      return changedMessage(event);
    case 'reminder': {
      const { chatId, chatName, mid, text } = event;
      return row('reminder', { mid: String(mid), chatId, chatName, text });
    }
    default:
      return undefined;
  }
}

/** What was added to a message: a reaction, new words, a pin. */
function changedMessage(event: Extract<OfficeEvent, { type: 'messageChanged' }>): EventRow | undefined {
  const { chatId, personId, personName, text, reaction, pinned } = event;
  const data = { mid: String(event.mid), chatId, personId, personName };
  if (reaction !== undefined) {
    const { emoji, on, count } = reaction;
    return row('reaction', { ...data, emoji, count, change: on ? 'added' : 'removed' });
  }
  if (text !== undefined) return row('edit', { ...data, text: plainText(text) });
  return pinned === undefined ? undefined : row('pin', { ...data, change: pinned ? 'added' : 'removed' });
}

/** As `chat show` prints it. */
function chatOf(row: ChatRow): object {
  return Object.fromEntries(chatFields.map((field) => [field, row[field]]));
}

/** A row of the chat list that is new, is another, or is gone; then as it was last. */
export function chatEvent(change: 'added' | 'changed' | 'removed', chat: LocalChat): EventRow {
  return row('chat', {
    chatId: chat.id,
    chatName: chat.name,
    change,
    chat: chatOf(chatRow(chat)),
  });
}

/** Somebody came or went. */
export function onlineEvent(personId: string, isOnline: boolean): EventRow {
  return row('online', { personId, change: isOnline ? 'online' : 'offline' });
}

/** Somebody became a friend, or is none any more. */
export function friendEvent(friend: Friend, change: 'added' | 'removed'): EventRow {
  return row('friend', { personId: friend.id, personName: friend.name, change });
}

/** A person or group is followed, or no longer. */
export function focusEvent(entry: FocusEntry, change: 'added' | 'removed'): EventRow {
  const { personId = null, groupId = null, name } = entry;
  return row('focus', { personId, personName: name, groupId, change });
}

/** The connection is in another phase. */
export function connectionEvent(phase: string): EventRow {
  return row('connection', { phase });
}
