// Notices and how loudly they are told, as the command line prints them.
import { noticeText } from '#sdk/locales/notice-text.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { noticeRoute } from '#sdk/navigation/notice-route.ts';
import type { NoticeItem, NoticeLevel, NoticeTopicSetting } from '#sdk/notices/notices-api.ts';
import type { Column } from '../output/output.ts';
import { isoTime, shortTime } from '../output/times.ts';

/** Name of a kind for programs and as it is typed: `disk` for `noticeDisk`. */
export const kindWord = (kind: NoticeTopicSetting): string =>
  kind.slice('notice'.length, 'notice'.length + 1).toLowerCase() + kind.slice('notice'.length + 1);

/** Keys of a notice in JSON, in order. */
export const noticeFields = ['id', 'time', 'kind', 'topic', 'text', 'unread', 'reference', 'link'] as const;

/** A notice for programs; `id` is the number of its message. */
export type NoticeRow = {
  id: string;
  time: string | null;
  kind: string;
  topic: string;
  text: string;
  unread: boolean;
  reference: string;
  link: string;
};

/** The row of a notice. */
export function noticeRow(
  item: NoticeItem,
  texts: Pick<Translator, 't' | 'language' | 'letters'>,
): NoticeRow {
  return {
    id: String(item.mid),
    time: isoTime(item.time),
    kind: kindWord(item.kind),
    topic: item.topic,
    text: noticeText(texts, item),
    unread: item.unread,
    reference: item.reference,
    link: noticeRoute(item) ?? '',
  };
}

const settingOf = (word: string): NoticeTopicSetting =>
  `notice${word.slice(0, 1).toUpperCase()}${word.slice(1)}` as NoticeTopicSetting;

/** Columns of the list. */
export function noticeColumns({ t }: Pick<Translator, 't'>, now: number): readonly Column<NoticeRow>[] {
  return [
    { title: 'cli.column.id', cell: (row) => row.id },
    {
      title: 'cliNotices.column.unread',
      cell: (row) => (row.unread ? t('noticeCentre.isUnread') : ''),
    },
    { title: 'cliNotices.column.kind', cell: (row) => t(`topics.${settingOf(row.kind)}`) },
    { title: 'cliNotices.column.text', cell: (row) => row.text, shrinks: true },
    {
      title: 'cliNotices.column.time',
      cell: (row) => (row.time === null ? '' : shortTime(Date.parse(row.time), now)),
    },
  ];
}

/** Keys of a level in JSON. */
export const levelFields = ['kind', 'level'] as const;
/** How loudly a kind is told. */
export type LevelRow = { kind: string; level: NoticeLevel };

/** Columns of the levels: the word that is typed, and what it means. */
export function levelColumns({ t }: Pick<Translator, 't'>): readonly Column<LevelRow>[] {
  return [
    {
      title: 'cliNotices.column.kind',
      cell: (row) => `${row.kind} · ${t(`topics.${settingOf(row.kind)}`)}`,
    },
    { title: 'cliNotices.column.level', cell: (row) => `${row.level} · ${t(`topics.${row.level}`)}` },
  ];
}
