// Entries of the office's log as the command line prints them.
import type { AuditEntry } from '#sdk/api.ts';
import type { auditWords } from '#sdk/account/screens/audit.ts';
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
  'chatName',
  'mid',
  'targetIds',
  'targetNames',
  'detail',
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
  chatName,
  mid,
  targetIds,
  targetNames,
  detail,
}: AuditEntry) {
  return {
    id: String(id),
    time: isoTime(time),
    act,
    personId: personId ?? null,
    loginName,
    personName,
    chatId: chatId ?? null,
    chatName: chatName ?? null,
    mid: mid === undefined ? null : String(mid),
    targetIds,
    // An older office tells no names.
    targetNames: targetNames ?? targetIds,
    detail: detail ?? null,
  };
}

/** Who did what to whom, in words. */
type Words = ReturnType<typeof auditWords>;

/** Columns of the log. What was done is said in words; its code stands in the JSON. */
export function auditColumns(now: number, words: (row: AuditRow) => Words): readonly Column<AuditRow>[] {
  return [
    { title: 'cli.column.id', cell: (row) => row.id },
    { title: 'cli.column.time', cell: (row) => shortTime(Date.parse(row.time ?? ''), now) },
    { title: 'cliAccount.audit.column.act', cell: (row) => words(row).act },
    { title: 'cli.column.loginName', cell: (row) => row.loginName },
    { title: 'cli.column.name', person: true, cell: (row) => words(row).who, shrinks: true },
    { title: 'cli.column.chat', cell: (row) => row.chatName ?? row.chatId ?? '', shrinks: true },
    { title: 'cliAccount.audit.column.targets', cell: (row) => words(row).targets, shrinks: true },
  ];
}
