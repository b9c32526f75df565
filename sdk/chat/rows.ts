// Messages and chats between three shapes: as they travel, as they are stored, as faces see them.
import type { Chat, LocalChat, LocalMessage, Message } from '../api.ts';
import { contentType, type ContentKind } from '../contract/flags.ts';
import { withoutExcerpt, withoutQuote } from '../contract/markup/quoted-text.ts';
import { asOfficeError, type ErrorData } from '../errors.ts';
import type { ChatRow, MessageRow, OutboxRow } from '#storage/rows.ts';
import { inPickerOrder } from './rules/message-marks.ts';
import { withoutFlashText } from './rules/flash-message.ts';
import type { ChatState } from './rules/chat-state.ts';
import type { Resting } from './rules/waiting-state.ts';

const kindByNumber = new Map(
  Object.entries(contentType).map(([kind, number]) => [number as number, kind as ContentKind]),
);

/** A message as it is stored. */
export function messageRow(message: Message, personId: string): MessageRow {
  return {
    mid: message.mid,
    chatId: message.chatId,
    chatKind: message.groupId === undefined ? 'direct' : 'group',
    contentType: contentType[message.kind],
    text: withoutFlashText(message.citedWithdrawn === true ? withoutExcerpt(message.text) : message.text),
    senderId: message.senderId,
    senderName: message.senderName,
    avatar: message.avatar,
    peerId: message.peerId ?? '',
    groupId: message.groupId ?? '',
    time: message.time,
    mine: message.senderId === personId,
    bySystem: message.bySystem,
    systemKey: message.systemKey ?? '',
    operatorName: message.operatorName ?? '',
    targetNames: message.targetNames ?? '',
    readByPeer: message.readByPeer ?? false,
    readTime: message.readTime ?? 0,
    deleted: false,
    ordinal: message.ordinal,
    clientId: message.clientId ?? '',
    mentions: message.mentions ?? [],
    citedMid: message.citedMid ?? 0,
    ...(message.forwardedFrom && { forwardedFrom: message.forwardedFrom }),
    ...marksOf(message),
  };
}

/** What a message that comes says of its marks; one without any is told of them by events, one withdrawn has none. */
function marksOf(message: Message): Pick<MessageRow, 'marks'> {
  const { bySystem, changed = 0, editedTime = 0, reactions = [] } = message;
  if (bySystem || (changed === 0 && editedTime === 0)) return {};
  return { marks: { changed, editedTime, reactions: inPickerOrder(reactions) } };
}

/** A stored message as faces see it. */
export function localMessage(row: MessageRow): LocalMessage {
  return {
    key: row.clientId !== '' ? row.clientId : String(row.mid),
    mid: row.mid,
    chatId: row.chatId,
    kind: kindByNumber.get(row.contentType) ?? 'text',
    text: row.text,
    senderId: row.senderId,
    senderName: row.senderName,
    avatar: row.avatar,
    peerId: row.peerId || undefined,
    groupId: row.groupId || undefined,
    time: row.time,
    clientId: row.clientId || undefined,
    ordinal: row.ordinal,
    mentions: row.mentions.length > 0 ? row.mentions : undefined,
    bySystem: row.bySystem,
    systemKey: row.systemKey || undefined,
    operatorName: row.operatorName || undefined,
    targetNames: row.targetNames || undefined,
    citedMid: row.citedMid || undefined,
    readByPeer: row.readByPeer,
    readTime: row.readTime || undefined,
    ...(row.marks && {
      changed: row.marks.changed,
      editedTime: row.marks.editedTime || undefined,
      reactions: [...row.marks.reactions],
    }),
    // Words that were written anew are whose message it is.
    forwardedFrom: row.marks?.editedTime ? undefined : row.forwardedFrom,
    mine: row.mine,
    state: 'sent',
  };
}

/** A waiting message as faces see it: the same thing with a send state, sorted after everything stored. */
export function echoOf(
  row: OutboxRow,
  sender: { id: string; name: string; avatar: string },
  { sending, resting }: { sending: boolean; resting: Resting },
): LocalMessage {
  const state = row.state === 'failed' ? 'failed' : sending ? 'sending' : 'queued';
  return {
    key: row.clientId,
    mid: Number.MAX_SAFE_INTEGER - 1_000_000_000 + row.position,
    chatId: row.chatId,
    kind: kindByNumber.get(row.contentType) ?? 'text',
    text: row.text,
    senderId: sender.id,
    senderName: sender.name,
    avatar: sender.avatar,
    time: row.createdTime,
    clientId: row.clientId,
    ordinal: 0,
    mentions: row.mentions.length > 0 ? row.mentions : undefined,
    bySystem: false,
    citedMid: row.citedMid || undefined,
    mine: true,
    state,
    error: state === 'failed' ? failureOf(row) : undefined,
    ...(state === 'queued' && resting),
  };
}

/** A chat as it is stored; `asOf` is the newest position of the sequence that it has taken in. */
export function chatRow(chat: Chat | ChatState, asOf: number): ChatRow {
  return {
    id: chat.id,
    kind: chat.kind,
    name: chat.name,
    avatar: chat.avatar,
    peerId: chat.peerId ?? '',
    groupId: chat.groupId ?? '',
    unread: chat.unread,
    // A quote is no part of the line, and what it quotes may be withdrawn.
    lastText: withoutQuote(withoutFlashText(chat.lastText)),
    lastMid: chat.lastMid,
    lastSenderId: chat.lastSenderId,
    lastSenderName: chat.lastSenderName,
    lastKind: chat.lastKind,
    lastTime: chat.lastTime,
    lastBySystem: chat.lastBySystem,
    lastSystemKey: chat.lastSystemKey ?? '',
    lastOperatorName: chat.lastOperatorName ?? '',
    lastTargetNames: chat.lastTargetNames ?? '',
    lastOrdinal: chat.lastOrdinal,
    pinned: chat.pinned,
    pinnedTime: chat.pinnedTime,
    muted: chat.muted,
    focused: chat.focused,
    mentioned: chat.mentioned,
    enabled: chat.enabled,
    markedUnread: chat.markedUnread,
    pinyin: chat.pinyin,
    toolKey: chat.toolKey ?? '',
    readMid: chat.readMid,
    readOrdinal: chat.readOrdinal,
    peerReadMid: chat.peerReadMid,
    memberCount: chat.memberCount,
    asOf,
  };
}

/** A stored chat as events change it. */
export function chatState(row: ChatRow): ChatState {
  return {
    ...row,
    peerId: row.peerId || undefined,
    groupId: row.groupId || undefined,
    lastKind: row.lastKind as ContentKind,
    lastSystemKey: row.lastSystemKey || undefined,
    lastOperatorName: row.lastOperatorName || undefined,
    lastTargetNames: row.lastTargetNames || undefined,
    toolKey: row.toolKey || undefined,
  };
}

/** A stored chat as faces see it. */
export function localChat(row: ChatRow, draft: string, queuedText?: string): LocalChat {
  return { ...chatState(row), draft, queuedText };
}

/** Order of a timeline: by sequence; waiting messages last, in the order they were written. */
export function compareMessages(a: Pick<LocalMessage, 'mid'>, b: Pick<LocalMessage, 'mid'>): number {
  return a.mid - b.mid;
}

/** Why a waiting message failed. */
export function failureOf(row: Pick<OutboxRow, 'error'>): ErrorData {
  try {
    return JSON.parse(row.error) as ErrorData;
  } catch (error) {
    return asOfficeError(error).data;
  }
}

/** A window that is told anew keeps the older rows that were fetched above it: whoever reads there stays there. */
export function withOlder<Batch extends { reset?: readonly LocalMessage[] }>(
  list: { get(key: string): LocalMessage | undefined; rows(): readonly LocalMessage[] },
  batch: Batch,
): Batch {
  const first = batch.reset?.[0];
  if (first === undefined || list.get(first.key) === undefined) return batch;
  const rows = list.rows();
  const older = rows.slice(
    0,
    rows.findIndex(({ key }) => key === first.key),
  );
  return { ...batch, reset: [...older, ...(batch.reset ?? [])] };
}
