// What waits for its time, as the command line prints it.
import type { LaterEntry } from '#sdk/api.ts';
import type { Column } from '../output/output.ts';
import { isoTime, shortTime } from '../output/times.ts';

/** Keys of a scheduled message or reminder in JSON. */
export const laterFields = ['id', 'type', 'chatId', 'chatName', 'due', 'mid', 'text', 'error'] as const;
/** A scheduled message or reminder. */
export type LaterRow = {
  id: string;
  type: 'message' | 'reminder';
  chatId: string;
  chatName: string;
  due: string | null;
  mid: string | null;
  text: string;
  error: string | null;
};

/** The row of something that waits. */
export function laterRow({ id, chatId, chatName, dueTime, mid, text, error }: LaterEntry): LaterRow {
  return {
    id,
    type: mid === undefined ? 'message' : 'reminder',
    chatId,
    chatName,
    due: isoTime(dueTime),
    mid: mid === undefined ? null : String(mid),
    text,
    error: error?.code ?? null,
  };
}

/** Columns of a list of them. */
export function laterColumns(now: number): readonly Column<LaterRow>[] {
  return [
    { title: 'cli.column.id', cell: (row) => row.id },
    { title: 'cli.column.time', cell: (row) => shortTime(Date.parse(row.due ?? ''), now) },
    { title: 'cli.column.chat', cell: (row) => row.chatName, shrinks: true },
    { title: 'cli.column.text', cell: (row) => row.text, shrinks: true },
    { title: 'cliActs.column.error', cell: (row) => row.error ?? '' },
  ];
}
