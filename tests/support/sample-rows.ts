// Rows for the storage tests: a plain message, chat and outbox row, of which a test changes what it is about.
import type { ChatRow, MessageRow, OutboxRow, TransferRow } from '#storage/rows.ts';

/** A direct message of chat 00012. */
export function messageRow(mid: number, change: Partial<MessageRow> = {}): MessageRow {
  return {
    mid,
    chatId: '00012',
    chatKind: 'direct',
    contentType: 1,
    text: `message ${mid}`,
    senderId: '3',
    senderName: '张伟',
    avatar: '/avatar/3',
    peerId: '3',
    groupId: '',
    time: 1_760_000_000_000 + mid * 1000,
    mine: false,
    bySystem: false,
    systemKey: '',
    operatorName: '',
    targetNames: '',
    readByPeer: false,
    readTime: 0,
    deleted: false,
    ordinal: mid,
    clientId: '',
    mentions: [],
    citedMid: 0,
    ...change,
  };
}

/** A message of group chat 00099. */
export function groupRow(mid: number, change: Partial<MessageRow> = {}): MessageRow {
  return messageRow(mid, { chatId: '00099', chatKind: 'group', peerId: '', groupId: '9', ...change });
}

/** A row of the chat list. */
export function chatRow(id: string, change: Partial<ChatRow> = {}): ChatRow {
  return {
    id,
    kind: 'direct',
    name: '李娜',
    avatar: '',
    peerId: '4',
    groupId: '',
    unread: 2,
    lastText: '好',
    lastMid: 41,
    lastSenderId: '4',
    lastSenderName: '李娜',
    lastKind: 'text',
    lastTime: 1_760_000_000_000,
    lastBySystem: false,
    lastSystemKey: '',
    lastOperatorName: '',
    lastTargetNames: '',
    lastOrdinal: 7,
    pinned: true,
    pinnedTime: 5,
    muted: false,
    focused: false,
    mentioned: true,
    enabled: true,
    markedUnread: false,
    pinyin: 'li na',
    toolKey: '',
    readMid: 30,
    readOrdinal: 5,
    peerReadMid: 29,
    memberCount: 0,
    asOf: 41,
    ...change,
  };
}

/** A queued message. */
export function outboxRow(clientId: string, change: Partial<OutboxRow> = {}): Omit<OutboxRow, 'position'> {
  return {
    clientId,
    chatId: '00012',
    text: `text of ${clientId}`,
    contentType: 1,
    mentions: ['5', '6'],
    citedMid: 3,
    createdTime: 1_760_000_000_000,
    state: 'queued',
    error: '',
    leaseHolder: '',
    leaseUntil: 0,
    waitsFor: '',
    dueTime: 0,
    offered: false,
    ...change,
  };
}

/** An upload that waits. */
export function transferRow(id: string, change: Partial<TransferRow> = {}): TransferRow {
  return {
    id,
    direction: 'up',
    contentType: 3,
    chatId: '00012',
    mid: 0,
    clientId: id,
    fileId: `local-${id}`,
    name: 'report.pdf',
    mime: 'application/pdf',
    size: 1_000,
    modified: 1_760_000_000_000,
    md5: '',
    place: 'report.pdf',
    caption: '',
    facts: '{}',
    state: 'waiting',
    error: '',
    done: 0,
    uploadId: '',
    tag: '',
    createdTime: 1_760_000_000_000,
    turn: 0,
    leaseHolder: '',
    leaseUntil: 0,
    ...change,
  };
}
