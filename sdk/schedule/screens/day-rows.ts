// What takes place on each date of a stretch of time, as paper shows it.
import type { Occurrence } from '../../api.ts';
import { dateOf } from './schedule.ts';

/** One date, and all that takes place on it. */
export type DayRows = { readonly date: string; readonly rows: readonly Occurrence[] };

/**
 * Every date of a stretch, also those on which nothing takes place. What lasts several days stands on each of them: what
 * lasts all day before the rest, and the others in the order of their start.
 * @param from when the first date begins on this device, in epoch ms
 * @param to when the date after the last one begins, in epoch ms
 */
export function dayRows(occurrences: readonly Occurrence[], from: number, to: number): readonly DayRows[] {
  const found: DayRows[] = [];
  const first = new Date(from);
  for (let count = 0; ; count += 1) {
    const at = new Date(first.getFullYear(), first.getMonth(), first.getDate() + count).getTime();
    if (at >= to) return found;
    const next = new Date(first.getFullYear(), first.getMonth(), first.getDate() + count + 1).getTime();
    const date = dateOf(at);
    const rows = occurrences
      .filter((one) => takesPlaceOn(one, date, at, next))
      .toSorted((a, b) => Number(b.isAllDay) - Number(a.isAllDay) || a.start - b.start);
    found.push({ date, rows });
  }
}

/** What lasts all day goes by its dates wherever one is; the rest by the clock of this device, and a task by when it is due. */
function takesPlaceOn(one: Occurrence, date: string, from: number, to: number): boolean {
  if (one.isAllDay)
    return one.startLocal.slice(0, 10) <= date && date < lastDate(one.startLocal, one.endLocal);
  if (one.type === 'task') return one.end >= from && one.end < to;
  return one.start < to && (one.end > from || (one.start === one.end && one.start >= from));
}

/** The date behind its last one; what ends as it begins lasts a day. */
function lastDate(start: string, end: string): string {
  return end.slice(0, 10) > start.slice(0, 10) ? end.slice(0, 10) : `${start.slice(0, 10)}~`;
}
