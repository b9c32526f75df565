// A message as the command line prints it: its JSON keys and its columns.
import type { LocalMessage } from '#sdk/api.ts';
import { messageRecord, type MessageRecord } from '#sdk/chat/rules/message-record.ts';
import type { Column } from '../output/output.ts';
import { isoTime, shortTime } from '../output/times.ts';

/** Keys of a message in JSON, in order (protocol decision 25). */
export const messageFields = [
  'mid',
  'clientId',
  'chatId',
  'chatName',
  'senderId',
  'senderName',
  'type',
  'text',
  'time',
  'mine',
  'state',
] as const;

/** A message with its time in ISO form. */
export type MessageRow = MessageRecord & { time: string | null };

/** The row of a message. */
export function messageRow(message: LocalMessage, chatName: string): MessageRow {
  return { ...messageRecord(message, chatName), time: isoTime(message.time) };
}

/** Columns of a list of messages from several chats. */
export function hitColumns(now: number): readonly Column<MessageRow>[] {
  return [
    { title: 'cli.column.mid', cell: (row) => row.mid ?? '' },
    { title: 'cli.column.time', cell: (row) => shortTime(Date.parse(row.time ?? ''), now) },
    { title: 'cli.column.chat', cell: (row) => row.chatName, shrinks: true },
    { title: 'cli.column.sender', cell: (row) => row.senderName },
    { title: 'cli.column.text', cell: (row) => row.text, shrinks: true },
  ];
}
