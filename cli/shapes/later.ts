// What waits for its time, as the command line prints it.
import type { LaterEntry } from '#sdk/api.ts';
import type { Column } from '../output/output.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { errorText } from '#sdk/notices/rules/error-sentence.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import { isoTime, shortTime } from '../output/times.ts';

/** Keys of a scheduled message or reminder in JSON. */
export const laterFields = [
  'id',
  'type',
  'chatId',
  'chatName',
  'due',
  'mid',
  'text',
  'file',
  'state',
  'error',
] as const;
/** A scheduled message or reminder. */
export type LaterRow = {
  id: string;
  type: 'message' | 'reminder';
  chatId: string;
  chatName: string;
  due: string | null;
  mid: string | null;
  text: string;
  /** Size in bytes. */
  file: { kind: string; name: string; size: number } | null;
  /** `waiting` at the office; else what becomes of it here, where it or its file still is. */
  state: 'waiting' | 'queued' | 'sending' | 'paused' | 'failed';
  error: string | null;
};

/** How a file that is still here stands, as transfers say it. */
const states = { queued: 'waiting', sending: 'running', paused: 'paused', failed: 'failed' } as const;

/** The row of something that waits. */
export function laterRow(entry: LaterEntry): LaterRow {
  const { id, chatId, chatName, dueTime, mid, text, file, here, error } = entry;
  return {
    id,
    type: mid === undefined ? 'message' : 'reminder',
    chatId,
    chatName,
    due: isoTime(dueTime),
    mid: mid === undefined ? null : String(mid),
    text,
    file: file ?? null,
    state: here?.state ?? 'waiting',
    error: error?.code ?? null,
  };
}

/** Columns of a list of them. */
export function laterColumns(
  texts: Pick<Translator, 't' | 'locale' | 'translateRef'>,
  now: number,
  entries: readonly LaterEntry[],
): readonly Column<LaterRow>[] {
  const { t, locale } = texts;
  const reasonOf = ({ id }: LaterRow): string => {
    const error = entries.find((entry) => entry.id === id)?.error;
    return error === undefined ? '' : errorText(texts, error);
  };
  return [
    { title: 'cli.column.id', cell: (row) => row.id },
    { title: 'cli.column.time', cell: (row) => shortTime(Date.parse(row.due ?? ''), now) },
    { title: 'cli.column.chat', cell: (row) => row.chatName, shrinks: true },
    {
      title: 'cli.column.text',
      cell: (row) => (row.type === 'reminder' ? t('acts.later.reminder', { text: row.text }) : row.text),
      shrinks: true,
    },
    { title: 'files.column.size', cell: (row) => (row.file === null ? '' : sizeText(row.file.size, locale)) },
    {
      title: 'cliActs.column.state',
      cell: (row) => (row.state === 'waiting' ? '' : t(`files.states.${states[row.state]}`)),
    },
    { title: 'cliActs.column.error', cell: reasonOf, shrinks: true },
  ];
}
