// Decides what a sequenced event changes: rows in, rows out. No store, no clock.
import type { ChatChange, Message } from '../../contract/entities.ts';
import type { ChatState } from './chat-state.ts';
import { withoutFlashText } from './flash-message.ts';
import { unreadCount } from './unread.ts';
import { isWritten } from './withdrawn.ts';

/** Whether a message mentions this person, by id or as one of all. */
export function mentionsPerson(
  message: Pick<Message, 'mentions' | 'senderId'> & { bySystem?: boolean },
  personId: string,
): boolean {
  // A notice names those it is about; nobody calls them.
  if (message.senderId === personId || message.bySystem === true) return false;
  return (message.mentions ?? []).some((id) => id === personId || id === 'all');
}

/**
 * A message moves its chat's newest line. Who answers has read: an own message moves the own cursor to itself, one
 * of the peer's the peer's cursor. An older message than the newest (a replay, one that was lost on the way, or the
 * row was asked for meanwhile) moves only cursors, which never go back, and says whether it mentions the person.
 * @param mentionLater whether an unread message after this one mentions the person; asked only for older ones
 */
export function chatAfterMessage(
  chat: ChatState,
  message: Message,
  personId: string,
  mentionLater: () => boolean = () => chat.mentioned,
): ChatState {
  // Who did something to a group has it before their eyes, like somebody who writes.
  const mine = message.senderId === personId;
  const byPeer = chat.kind === 'direct' && !mine && isWritten(message);
  const mentioned = chat.mentioned || (message.mid > chat.readMid && mentionsPerson(message, personId));
  const told = byPeer ? chatAfterPeerRead(chat, message.mid) : chat;
  const seen = mentioned === told.mentioned ? told : { ...told, mentioned };
  if (message.mid <= chat.lastMid)
    return mine && message.mid > chat.readMid
      ? chatAfterOwnRead(seen, message.mid, message.ordinal, mentionLater())
      : seen;
  const next: ChatState = {
    ...seen,
    lastMid: message.mid,
    lastText: withoutFlashText(message.text),
    lastKind: message.kind,
    lastTime: message.time,
    lastSenderId: message.senderId,
    lastSenderName: message.senderName,
    lastBySystem: message.bySystem,
    lastSystemKey: message.systemKey,
    lastOperatorName: message.operatorName,
    lastTargetNames: message.targetNames,
    lastOrdinal: ordinalAfter(chat, message),
  };
  return mine ? chatAfterOwnRead(next, message.mid, message.ordinal, false) : withUnread(next);
}

/** Servers that count no messages of a chat (ordinal 0): one more than there were. */
function ordinalAfter(chat: ChatState, { ordinal }: Message): number {
  return ordinal === 0 ? chat.lastOrdinal + 1 : Math.max(chat.lastOrdinal, ordinal);
}

/** What ends a membership; `leave` and `ownerleave` do so for whoever they are by. */
const closingKeys: readonly (string | undefined)[] = ['tokick', 'delgroup', 'leave', 'ownerleave'];

/**
 * Whether a chat's row has to be asked for because of a message: the chat is not known, or it was closed to this person,
 * who is in it again. Nothing comes from a closed chat but what closed it.
 */
export function needsRow(chat: ChatState | undefined, message: Message): boolean {
  if (chat === undefined) return true;
  const isNews = chat.kind === 'group' && !chat.enabled && message.mid > chat.lastMid;
  return isNews && !closingKeys.includes(message.systemKey);
}

/** The own cursor moved. `mentionLater`: whether an unread message after the cursor still mentions the person. */
export function chatAfterOwnRead(
  chat: ChatState,
  readMid: number,
  readOrdinal: number,
  mentionLater: boolean,
): ChatState {
  if (readMid < chat.readMid) return chat;
  return withUnread({
    ...chat,
    readMid,
    // Uncounted messages are read when the newest of them is.
    readOrdinal:
      readMid >= chat.lastMid && readOrdinal === 0
        ? chat.lastOrdinal
        : Math.max(chat.readOrdinal, readOrdinal),
    markedUnread: false,
    mentioned: chat.mentioned && mentionLater,
  });
}

/** The peer of a direct chat read up to a message; cursors never go back. */
export function chatAfterPeerRead(chat: ChatState, readMid: number): ChatState {
  return readMid <= chat.peerReadMid ? chat : { ...chat, peerReadMid: readMid };
}

/**
 * Absolute changes of one act; fields that are absent stay. Unread follows from the row's own cursors: the row may
 * have been asked for after the act, and then knows more than the act did.
 */
export function chatAfterChange(chat: ChatState, change: ChatChange): ChatState {
  return withUnread({
    ...chat,
    ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
  });
}

/** What stands in for a chat this device has not seen, until its row has been asked for. */
export function provisionalChat(message: Message, personId: string): ChatState {
  const group = message.groupId !== undefined;
  const peerId = message.senderId === personId ? (message.peerId ?? '') : message.senderId;
  return {
    id: message.chatId,
    kind: group ? 'group' : 'direct',
    name: group || message.senderId === personId ? '' : message.senderName,
    avatar: group ? '' : message.avatar,
    peerId: group ? undefined : peerId,
    groupId: message.groupId,
    unread: 0,
    lastText: '',
    lastMid: 0,
    lastSenderId: '',
    lastSenderName: '',
    lastKind: 'text',
    lastTime: 0,
    lastBySystem: false,
    lastOrdinal: Math.max(0, message.ordinal - 1),
    pinned: false,
    pinnedTime: 0,
    muted: false,
    focused: false,
    mentioned: false,
    enabled: true,
    markedUnread: false,
    pinyin: '',
    readMid: 0,
    readOrdinal: Math.max(0, message.ordinal - 1),
    peerReadMid: 0,
    memberCount: 0,
  };
}

function withUnread(chat: ChatState): ChatState {
  return { ...chat, unread: unreadCount(chat.lastOrdinal, chat.readOrdinal) };
}
