// Decides whose a chat is where its row does not say: servers name the peer or the group in the messages alone.
import type { Message } from '../../contract/entities.ts';
import type { ChatRow } from '#storage/rows.ts';

/** The row with its peer or group as a message of it says; undefined where it is known, or the message is silent too. */
export function namedChat(row: ChatRow, message: Message, personId: string): ChatRow | undefined {
  if (row.kind === 'group') {
    const groupId = message.groupId ?? '';
    return row.groupId !== '' || groupId === '' ? undefined : { ...row, groupId };
  }
  const peerId = message.senderId === personId ? (message.peerId ?? '') : message.senderId;
  return row.peerId !== '' || peerId === '' || message.bySystem ? undefined : { ...row, peerId };
}

/** A newer row keeps what an older one knew of whose it is. */
export function stillNamed(row: ChatRow, before: ChatRow | undefined): ChatRow {
  if (before === undefined || (row.peerId !== '' && row.groupId !== '')) return row;
  return { ...row, peerId: row.peerId || before.peerId, groupId: row.groupId || before.groupId };
}
