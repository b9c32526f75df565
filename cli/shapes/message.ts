// A message as the command line prints it: its JSON keys and its columns.
import { groupNoticeText } from '#sdk/locales/group-notice-text.ts';
import type { LocalMessage } from '#sdk/api.ts';
import { noticeText, type NoticeText } from '#sdk/chat/rules/notice-text.ts';
import { messageRecord, type MessageRecord } from '#sdk/chat/rules/message-record.ts';
import { emojiCalled } from '#sdk/contract/emojis.ts';
import { summarize, type Summary } from '#sdk/contract/markup/summary.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import { nameText } from '#sdk/locales/name-text.ts';
import type { Translator } from '#sdk/locales/index.ts';
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
  'content',
  'time',
  'mine',
  'state',
  'forwardedFrom',
  'edited',
  'reactions',
] as const;

/** A message with its time in ISO form, and for people its line with the label of its card, or what it tells of a group. */
export type MessageRow = MessageRecord & {
  time: string | null;
  said: Summary;
  notice?: NoticeText;
  /** Where two talk, the chat is called as the person is. */
  isDirect: boolean;
};

/** The row of a message. */
export function messageRow(message: LocalMessage, chatName: string): MessageRow {
  return {
    ...messageRecord(message, chatName),
    time: isoTime(message.time),
    said: summarize(message.text, message.senderId),
    isDirect: message.groupId === undefined,
    ...(message.bySystem && { notice: noticeText(message) }),
  };
}

/** Columns of a list of messages from several chats. */
export function hitColumns(now: number, translator: Translator): readonly Column<MessageRow>[] {
  return [
    { title: 'cli.column.mid', cell: (row) => row.mid ?? '' },
    { title: 'cli.column.time', cell: (row) => shortTime(Date.parse(row.time ?? ''), now) },
    {
      title: 'cli.column.chat',
      cell: ({ isDirect, chatName }) => (isDirect ? nameText(translator, chatName) : chatName),
      shrinks: true,
    },
    { title: 'cli.column.sender', person: true, cell: (row) => row.senderName },
    { title: 'cli.column.text', cell: (row) => words(translator, row), shrinks: true },
  ];
}

function words(
  translator: Translator,
  { notice, said, forwardedFrom, edited, reactions }: MessageRow,
): string {
  const text = lineText(translator, said);
  if (notice === undefined)
    return [text, ...markWords(translator, { forwardedFrom, edited, reactions }, translator)].join('  ');
  return groupNoticeText(translator, notice);
}

/** What stands beside a message, for people: whose words it carries, that it was edited, and reactions with how many there are. */
export function markWords(
  translator: Pick<Translator, 't' | 'language'>,
  { forwardedFrom, edited, reactions }: Pick<MessageRecord, 'forwardedFrom' | 'edited' | 'reactions'>,
  reader: Pick<Translator, 'letters'> = {},
): string[] {
  return [
    ...(forwardedFrom === null
      ? []
      : [`(${translator.t('marks.forwardedFrom', { name: nameText(reader, forwardedFrom) })})`]),
    ...(edited ? [`(${translator.t('marks.edited')})`] : []),
    ...reactions.map(({ emoji, count }) => `[${emojiCalled(emoji, translator.language)}] ${count}`),
  ];
}
