// Statuses of people as the command line prints them.
import type { PersonStatus } from '#sdk/status/index.ts';
import { isoTime, shortTime } from '../output/times.ts';
import type { Column } from '../output/output.ts';
import type { Translator } from '#sdk/locales/index.ts';

/** Keys of a status in JSON, in order. */
export const statusFields = ['personId', 'name', 'emoji', 'text', 'until', 'inMeeting'] as const;

/** A status for programs; `until` in ISO 8601, null for «until cleared». */
export type StatusRow = {
  personId: string;
  name: string;
  emoji: string;
  text: string;
  until: string | null;
  inMeeting: boolean;
};

/** The row of a status. */
export function statusRow({ personId, name, emoji, text, until, inMeeting }: PersonStatus): StatusRow {
  return { personId, name, emoji, text, until: isoTime(until ?? 0), inMeeting };
}

/** Columns of a list of statuses. */
export function statusColumns({ t }: Pick<Translator, 't'>, now: number): readonly Column<StatusRow>[] {
  return [
    { title: 'cli.column.id', cell: (row) => row.personId },
    { title: 'cli.column.name', person: true, cell: (row) => row.name },
    {
      title: 'status.words',
      cell: (row) =>
        [row.inMeeting ? t('status.inMeeting') : '', `${row.emoji} ${row.text}`.trim()]
          .filter((word) => word !== '')
          .join(' · '),
      shrinks: true,
    },
    {
      title: 'status.until',
      cell: (row) => (row.until === null ? '' : shortTime(Date.parse(row.until), now)),
    },
  ];
}
