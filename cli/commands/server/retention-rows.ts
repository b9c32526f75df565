// Rules of retention, holds, and what a run did, as the command line prints them.
import type { RetentionCount, RetentionHold, RetentionRule } from '#sdk/admin/compliance-api.ts';
import type { Translator } from '#sdk/locales/index.ts';
import type { Column } from '../../output/output.ts';
import { isoTime } from '../../output/times.ts';

/** Keys in JSON, in order: of rules and holds, and of what went of each chat. */
export const retentionFields = [
  'id',
  'what',
  'scope',
  'target',
  'name',
  'days',
  'kinds',
  'reason',
  'since',
  'messages',
  'files',
  'counts',
] as const;

/** A rule, a hold, or what went of a chat; what one is not about is nothing. */
export type RetentionRow = {
  id: string | null;
  what: 'rule' | 'hold' | 'removed';
  scope: 'direct' | 'group' | 'chat' | 'person';
  target: string | null;
  name: string;
  days: number | null;
  kinds: string[] | null;
  reason: string | null;
  since: string | null;
  messages: number | null;
  files: number | null;
  /** Messages by kind. */
  counts: Readonly<Record<string, number>> | null;
};
const none = {
  days: null,
  kinds: null,
  reason: null,
  since: null,
  messages: null,
  files: null,
  counts: null,
} as const;

/** A rule for programs. */
export const ruleRow = ({ id, kind, chatId, name, days, kinds }: RetentionRule): RetentionRow => ({
  ...{ id, what: 'rule', scope: kind, target: chatId ?? null, name },
  ...{ ...none, days, kinds: kinds ?? null },
});
/** A hold for programs. */
export const holdRow = ({ id, chatId, personId, name, reason, since }: RetentionHold): RetentionRow => ({
  ...{ id, what: 'hold', scope: personId === undefined ? 'chat' : 'person' },
  ...{ target: chatId ?? personId ?? null, name },
  ...{ ...none, reason, since: isoTime(since) },
});
/** What went of a chat, or would go. */
export const countRow = ({ chatId, kind, name, messages, files, kinds }: RetentionCount): RetentionRow => ({
  ...{ id: null, what: 'removed', scope: kind, target: chatId, name },
  ...{ ...none, messages, files },
  counts: Object.fromEntries(kinds.map((one) => [one.kind, one.messages])),
});

/** Columns of rules and holds. */
export function retentionColumns({ t }: Translator): readonly Column<RetentionRow>[] {
  const about = ({ scope: kind, name, target }: RetentionRow): string =>
    kind === 'chat' || kind === 'person' ? name || (target ?? '') : t(`cliServer.retention.about.${kind}`);
  return [
    { title: 'cli.column.id', cell: (row) => row.id ?? '' },
    {
      title: 'cliServer.retention.column.what',
      cell: (row) => (row.what === 'removed' ? '' : t(`cliServer.retention.what.${row.what}`)),
    },
    { title: 'cliServer.retention.column.about', cell: about, shrinks: true },
    { title: 'cliServer.retention.column.days', cell: (row) => String(row.days ?? ''), right: true },
    { title: 'cliServer.retention.column.kinds', cell: (row) => row.kinds?.join(', ') ?? '', shrinks: true },
    { title: 'cliServer.retention.column.reason', cell: (row) => row.reason ?? '', shrinks: true },
  ];
}

/** Columns of what went. */
export const countColumns: readonly Column<RetentionRow>[] = [
  { title: 'cli.column.id', cell: (row) => row.target ?? '' },
  { title: 'cli.column.chat', cell: (row) => row.name, shrinks: true },
  { title: 'cliServer.retention.column.messages', cell: (row) => String(row.messages ?? ''), right: true },
  { title: 'cliServer.retention.column.files', cell: (row) => String(row.files ?? ''), right: true },
];
