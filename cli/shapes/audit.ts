// Entries of the office's log as the command line prints them.
import type { AuditEntry } from '#sdk/api.ts';
import type { Column } from '../output/output.ts';
import { isoTime, shortTime } from '../output/times.ts';

/** Keys of an entry in JSON, in order. */
export const auditFields = [
  'id',
  'time',
  'act',
  'personId',
  'loginName',
  'personName',
  'chatId',
  'mid',
  'targetIds',
] as const;

/** An entry for programs. */
export type AuditRow = ReturnType<typeof auditRow>;

/** The row of an entry. */
export function auditRow({
  id,
  time,
  act,
  personId,
  loginName,
  personName,
  chatId,
  mid,
  targetIds,
}: AuditEntry) {
  return {
    id: String(id),
    time: isoTime(time),
    act,
    personId: personId ?? null,
    loginName,
    personName,
    chatId: chatId ?? null,
    mid: mid === undefined ? null : String(mid),
    targetIds,
  };
}

/** Columns of the log. */
export function auditColumns(now: number): readonly Column<AuditRow>[] {
  return [
    { title: 'cli.column.id', cell: (row) => row.id },
    { title: 'cli.column.time', cell: (row) => shortTime(Date.parse(row.time ?? ''), now) },
    { title: 'cliAccount.audit.column.act', cell: (row) => row.act },
    { title: 'cli.column.loginName', cell: (row) => row.loginName },
    { title: 'cli.column.name', cell: (row) => row.personName, shrinks: true },
    { title: 'cli.column.chat', cell: (row) => row.chatId ?? '' },
    { title: 'cliAccount.audit.column.targets', cell: (row) => row.targetIds.join(' '), shrinks: true },
  ];
}
