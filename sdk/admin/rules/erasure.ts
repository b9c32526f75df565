// Decides whether somebody may be erased, and sums up what goes with them.
import type { ComplianceJob } from '../../contract/admin-compliance.ts';

/** What goes, as a person reads it: messages, things of the personal disk, and everything else that is about them. */
export type ErasureSums = { messages: number; things: number; rest: number };

/** Sums of a report. */
export function erasureSums({ tables }: Pick<ComplianceJob, 'tables'>): ErasureSums {
  const sums: ErasureSums = { messages: 0, things: 0, rest: 0 };
  for (const { table, rows } of tables)
    if (table === 'message') sums.messages += rows;
    else if (table === 'disk_node') sums.things += rows;
    else sums.rest += rows;
  return sums;
}

/** Whether the name was typed letter by letter. */
export const isConfirmed = (name: string, typed: string): boolean =>
  name.trim() !== '' && typed.trim() === name.trim();
