// What is printed of the schedule, and how: what the dialog asks, and what a sheet of each view is by itself.
import type { Occurrence } from '#sdk/api.ts';
import { writeDate } from '#sdk/locales/date-format.ts';
import type { DayRows } from '#sdk/schedule/screens/day-rows.ts';
import type { ScheduleSnapshot } from '#sdk/schedule/screens/schedule.ts';
import type { Translator } from '#sdk/locales/translator.ts';

/** As days in a grid of weeks, or one below the other. */
export type PrintLayout = 'grid' | 'list';

/** What is on the paper. */
export type Printed = {
  readonly snapshot: ScheduleSnapshot;
  /** Without those of calendars that are hidden. */
  readonly occurrences: readonly Occurrence[];
  /** The same by dates; none where a view has no rows of days. */
  readonly days: readonly DayRows[];
  readonly layout: PrintLayout;
  readonly isLandscape: boolean;
  /** Whether places and organisers are named. */
  readonly hasDetails: boolean;
  readonly isColoured: boolean;
};

/** Whether a view is printed day by day. */
export const hasDays = ({ view }: ScheduleSnapshot): boolean => view !== 'tasks' && view !== 'people';
/** Weeks and months have a grid. */
export const hasGrid = ({ view }: ScheduleSnapshot): boolean => view === 'week' || view === 'month';

/** Which stretch it is: a date, a month, or its first and last date. */
export function printTitle({ t, timeLocale }: Translator, snapshot: ScheduleSnapshot): string {
  const { view, from, to, date } = snapshot;
  if (view === 'tasks') return t('schedule.tasks');
  const at = new Date(`${date}T00:00:00`);
  if (view === 'month') return writeDate(timeLocale, at, { year: 'numeric', month: 'long' });
  const whole = { year: 'numeric', month: 'long', day: 'numeric' } as const;
  if (view === 'day' || view === 'people') return writeDate(timeLocale, at, { ...whole, weekday: 'long' });
  return `${writeDate(timeLocale, from, whole)} – ${writeDate(timeLocale, to - 1, whole)}`;
}
