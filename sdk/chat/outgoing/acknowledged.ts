// Turns an acknowledgement into the events that a sender who takes none would have got.
import type { Message } from '../../contract/entities.ts';
import type { ControlFrame, EventFrame } from '../../contract/frames.ts';
import { contentKindOf } from '../../contract/markup/content-kind.ts';
import type { ChatRow, OutboxRow } from '#storage/rows.ts';

/** An acknowledgement. */
export type Acknowledged = Extract<ControlFrame, { type: 'ack' }>;

/** The person who sent the message, as it shows them. */
type Sender = { id: string; name: string; avatar: string };

/** The message that left the outbox, as it stands in the office; `row` is what waited, `chat` where it went. */
export function acknowledgedEvents(
  { mid, chatId, time, clientId, ordinal, deleted }: Acknowledged,
  row: OutboxRow,
  sender: Sender,
  chat: ChatRow | undefined,
): EventFrame[] {
  const message: Message = {
    mid,
    chatId,
    kind: contentKindOf(row.text),
    text: row.text,
    senderId: sender.id,
    senderName: sender.name,
    avatar: sender.avatar,
    peerId: chat?.kind === 'direct' ? chat.peerId : undefined,
    groupId: chat?.kind === 'group' ? chat.groupId : undefined,
    time,
    clientId,
    ordinal,
    mentions: row.mentions.length > 0 ? row.mentions : undefined,
    bySystem: false,
    citedMid: row.citedMid || undefined,
  };
  const arrival: EventFrame = { type: 'message', message };
  // What another device deleted before this one heard that it had been sent is not replayed: it ends here.
  return deleted === true ? [arrival, { type: 'deleted', sequence: mid, chatId, mids: [mid] }] : [arrival];
}
