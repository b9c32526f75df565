// Reads today's agenda of the schedule for the workbench: what takes place today, earliest first.
import type { OfficeApi } from '../../api.ts';

/** One entry of today. */
export type AgendaEntry = {
  id: string;
  title: string;
  place: string;
  start: number;
  end: number;
  allDay: boolean;
  /** Where it is shown whole. */
  path: string;
};

/** Midnight on this device of a date, `2026-12-01`: what is all-day lasts from midnight to midnight wherever it is looked at. */
function midnightOf(date: string): number {
  const [year = 0, month = 1, dayOfMonth = 1] = date.slice(0, 10).split('-').map(Number);
  return new Date(year, month - 1, dayOfMonth).getTime();
}

/** Entries of the day of `now`; undefined where the schedule cannot be asked. What one only looks at is left out. */
export async function todayOf(
  schedule: Pick<OfficeApi['schedule'], 'occurrences'>,
  now: number,
): Promise<readonly AgendaEntry[] | undefined> {
  const date = new Date(now);
  const from = new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  const to = new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime();
  try {
    const { occurrences } = await schedule.occurrences({ from, to });
    return (
      occurrences
        .filter(({ part, status }) => part !== 'viewer' && status === 'confirmed')
        .map((one) => ({
          id: one.key,
          title: one.title,
          place: one.location,
          start: one.isAllDay ? midnightOf(one.startLocal) : one.start,
          end: one.isAllDay ? midnightOf(one.endLocal) : one.end,
          allDay: one.isAllDay,
          path: `/main/schedule?open=${one.type === 'task' ? 'task' : 'event'}:${one.itemId}@${one.recurrenceId}`,
        }))
        // A day of another zone reaches into this one; its date does not.
        .filter(({ allDay, start, end }) => !allDay || (start < to && (end > from || start === from)))
    );
  } catch {
    return undefined;
  }
}
