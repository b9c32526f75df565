// Writes the names a calendar is read by: of its months, years, weekdays and days.
import { writeDate } from './date-format.ts';
import type { Translator } from './translator.ts';

const write = ({ timeLocale }: Translator, time: number, form: Intl.DateTimeFormatOptions): string =>
  writeDate(timeLocale, time, form);

/** November, 11月. */
export const monthName = (translator: Translator, time: number): string =>
  write(translator, time, { month: translator.language === 'zh' ? 'numeric' : 'long' });

/** 2026, 2026年. */
export const yearName = (translator: Translator, time: number): string =>
  write(translator, time, { year: 'numeric' });

/** November 2026, 2026年11月. */
export const monthAndYear = (translator: Translator, time: number): string =>
  write(translator, time, { year: 'numeric', month: 'long' });

/** Saturday, 星期六. */
export const weekdayName = (translator: Translator, time: number): string =>
  write(translator, time, { weekday: 'long' });

/** A day as it is said: Saturday, November 21, 2026; 2026年11月21日星期六. */
export const longDay = (translator: Translator, time: number): string =>
  write(translator, time, { dateStyle: 'full' });
