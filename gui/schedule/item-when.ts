// Says when an item is, as a drawer does: one day, several, or from clock to clock.
import type { ScheduleItem } from '#sdk/api.ts';
import { writeDate } from '#sdk/locales/date-format.ts';
import { clockText } from '#sdk/locales/time-text.ts';
import type { Translator } from '#sdk/locales/translator.ts';
import { instantOf } from '#sdk/schedule/rules/wall-time.ts';

const date: Intl.DateTimeFormatOptions = { month: 'long', day: 'numeric', weekday: 'short' };

/** One line; times on the clock of this device. */
export function whenText(
  start: string,
  end: string,
  item: Pick<ScheduleItem, 'zone' | 'isAllDay' | 'type'>,
  translator: Translator,
): string {
  const { timeLocale } = translator;
  if (item.isAllDay) {
    const utc = { ...date, timeZone: 'UTC' };
    const lastDay = Date.parse(`${end}T00:00:00Z`) - (item.type === 'task' ? 0 : 86_400_000);
    const first = writeDate(timeLocale, new Date(`${start}T00:00:00Z`), utc);
    const last = writeDate(timeLocale, lastDay, utc);
    return first === last ? first : `${first} – ${last}`;
  }
  const [from, to] = [instantOf(start, item.zone), instantOf(end, item.zone)];
  const day = (time: number): string => writeDate(timeLocale, time, date);
  const begins = `${day(from)} ${clockText(translator, from)}`;
  if (from === to) return begins;
  const ends = clockText(translator, to);
  return `${begins}–${day(from) === day(to) ? ends : `${day(to)} ${ends}`}`;
}
