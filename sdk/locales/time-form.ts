// Decides how near a time is, which fixes how it is written: clock, yesterday, weekday, date, date with year.

/** How a time is written; the words are the face's, by its language. */
export type TimeForm = 'clock' | 'yesterday' | 'weekday' | 'date' | 'year';

const dayMs = 86_400_000;

/** The form of a time seen at `now`, both epoch ms, by the local calendar. A time ahead of now is a clock or a date. */
export function timeForm(time: number, now: number): TimeForm {
  const days = Math.round((startOfDay(now) - startOfDay(time)) / dayMs);
  if (days === 0) return 'clock';
  if (days === 1) return 'yesterday';
  if (days > 1 && days < 7) return 'weekday';
  return new Date(time).getFullYear() === new Date(now).getFullYear() ? 'date' : 'year';
}

/** Midnight at the beginning of a time's local day. Rounding above takes daylight saving's hour away. */
function startOfDay(time: number): number {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
