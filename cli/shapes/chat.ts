// A chat as the command line prints it: its JSON keys and its columns.
import type { LocalChat } from '#sdk/api.ts';
import { noticeText, type NoticeText } from '#sdk/chat/rules/notice-text.ts';
import { summarize, type Summary } from '#sdk/contract/markup/summary.ts';
import { lineText, wordsText } from '#sdk/locales/card-text.ts';
import { groupNoticeText } from '#sdk/locales/group-notice-text.ts';
import { nameText } from '#sdk/locales/name-text.ts';
import type { Translator } from '#sdk/locales/index.ts';
import type { Column } from '../output/output.ts';
import { isoTime, shortTime } from '../output/times.ts';

/** Keys of a chat in JSON, in order. */
export const chatFields = [
  'id',
  'name',
  'kind',
  'peerId',
  'groupId',
  'memberCount',
  'unread',
  'mentioned',
  'markedUnread',
  'pinned',
  'muted',
  'enabled',
  'lastMid',
  'lastSenderName',
  'lastText',
  'lastTime',
  'draft',
] as const;

/** A chat for programs; ids are strings, absent ones null. */
export type ChatRow = {
  id: string;
  name: string;
  kind: LocalChat['kind'];
  peerId: string | null;
  groupId: string | null;
  memberCount: number;
  unread: number;
  mentioned: boolean;
  markedUnread: boolean;
  pinned: boolean;
  muted: boolean;
  enabled: boolean;
  lastMid: string | null;
  lastSenderName: string;
  lastText: string;
  /** The same with the label of its card, for people. */
  last: Summary;
  /** What the office tells of the group, where that is the last there is. */
  notice?: NoticeText;
  lastTime: string | null;
  draft: string;
};

/** The row of a chat, for whoever has the id `meId`. */
export function chatRow(chat: LocalChat, meId?: string): ChatRow {
  const last = summarize(chat.lastText, chat.lastSenderId);
  const { lastSystemKey: systemKey, lastOperatorName: operatorName, lastTargetNames: targetNames } = chat;
  const told = { systemKey, operatorName, targetNames, text: chat.lastText };
  return {
    id: chat.id,
    name: chat.name,
    kind: chat.kind,
    peerId: chat.peerId ?? null,
    groupId: chat.groupId ?? null,
    memberCount: chat.memberCount,
    unread: chat.unread,
    mentioned: chat.mentioned,
    markedUnread: chat.markedUnread,
    pinned: chat.pinned,
    muted: chat.muted,
    enabled: chat.enabled,
    lastMid: chat.lastMid === 0 ? null : String(chat.lastMid),
    lastSenderName: chat.lastSenderName,
    lastText: last.text,
    last,
    ...(chat.lastBySystem && { notice: noticeText({ ...told, mine: chat.lastSenderId === meId }) }),
    lastTime: isoTime(chat.lastTime),
    draft: chat.draft,
  };
}

const unreadCell = (row: ChatRow): string =>
  row.unread > 0 ? String(row.unread) : row.markedUnread ? '●' : '';
const marks = (row: ChatRow): string =>
  [row.mentioned ? '@' : '', row.pinned ? '^' : '', row.muted ? '-' : ''].join('');

/** What a chat is called for its reader; the chat with a person is called as the person is. */
export const chatName = (reader: Pick<Translator, 'letters'>, { kind, name }: ChatRow): string =>
  kind === 'direct' ? nameText(reader, name) : name;

/** Whether a row cannot be printed without sentences: its last message is a card, has words of both languages, or is told by the office. */
export const needsTexts = ({ last, notice }: ChatRow): boolean =>
  last.card !== undefined || last.english !== undefined || notice !== undefined;

/**
 * Columns of the chat list for `reader`. Marks: `@` mentioned, `^` pinned, `-` muted. Without `texts` no row may be one that
 * {@link needsTexts}: loading all sentences takes longer than everything else a list does.
 */
export function chatColumns(
  now: number,
  texts: Translator | undefined,
  reader: Pick<Translator, 'letters' | 'language'>,
): readonly Column<ChatRow>[] {
  return [
    { title: 'cli.column.id', cell: (row) => row.id },
    { title: 'cli.column.marks', cell: marks },
    { title: 'cli.column.unread', cell: unreadCell, right: true },
    { title: 'cli.column.name', cell: (row) => chatName(reader, row), shrinks: true },
    {
      title: 'cli.column.last',
      cell: ({ last, notice }) =>
        texts === undefined
          ? wordsText(reader, last.text)
          : notice === undefined
            ? lineText(texts, last)
            : groupNoticeText({ ...texts, ...reader }, notice),
      shrinks: true,
    },
    { title: 'cli.column.time', cell: (row) => shortTime(Date.parse(row.lastTime ?? '') || 0, now) },
  ];
}
