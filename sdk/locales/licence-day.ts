// Decides how the last day of a licence is written.

import { writeDate } from './date-format.ts';

/** An ISO date or epoch ms as a date in words; what is neither stands as it came. */
export function dayOf(notAfter: string | number, timeLocale: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(String(notAfter)) ?? [];
  // A date without a time is a day, wherever the reader is: never through a zone.
  const date =
    typeof notAfter === 'number'
      ? new Date(notAfter)
      : new Date(Number(year), Number(month) - 1, Number(day));
  if (Number.isNaN(date.getTime())) return String(notAfter);
  return writeDate(timeLocale, date, { dateStyle: 'long' });
}
