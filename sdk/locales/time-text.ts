// Writes times in the reader's language: for rows, for day lines, for bubbles.
import { writeDate } from './date-format.ts';
import { timeForm } from './time-form.ts';
import type { Translator } from './translator.ts';

/** 10:38, or 10:38 AM to whoever reads a clock of twelve hours. */
export function clockText({ timeLocale }: Translator, time: number): string {
  return writeDate(timeLocale, time, { hour: '2-digit', minute: '2-digit' });
}

/** A chat row's time: 10:38, yesterday, Thursday, 3 November, or with its year. */
export function rowTime(translator: Translator, time: number, now: number): string {
  const { timeLocale, t } = translator;
  switch (timeForm(time, now)) {
    case 'clock':
      return clockText(translator, time);
    case 'yesterday':
      return t('words.yesterday');
    case 'weekday':
      return writeDate(timeLocale, time, { weekday: 'short' });
    case 'date':
      return writeDate(timeLocale, time, { month: 'short', day: 'numeric' });
    case 'year':
      return writeDate(timeLocale, time, { year: 'numeric', month: 'numeric', day: 'numeric' });
  }
}

/** A day line: today with its date, yesterday with its date, else weekday and date. */
export function dayText({ timeLocale, t }: Translator, time: number, now: number): string {
  const form = timeForm(time, now);
  const date = writeDate(timeLocale, time, {
    month: 'long',
    day: 'numeric',
    ...(form === 'year' ? { year: 'numeric' } : {}),
  });
  if (form === 'clock') return t('words.namedDay', { name: t('words.today'), date });
  if (form === 'yesterday') return t('words.namedDay', { name: t('words.yesterday'), date });
  return t('words.weekdayDate', { date, weekday: writeDate(timeLocale, time, { weekday: 'long' }) });
}

/** A moment with its clock, as near as it is: today 10:38, tomorrow 9:00, 18 November 16:25, or with its year. */
export function momentText(translator: Translator, time: number, now: number): string {
  const { timeLocale, t } = translator;
  const clock = clockText(translator, time);
  const form = timeForm(time, now);
  if (form === 'clock') return `${t('words.today')} ${clock}`;
  if (form === 'yesterday') return `${t('words.yesterday')} ${clock}`;
  if (timeForm(now, time) === 'yesterday') return `${t('words.tomorrow')} ${clock}`;
  return writeDate(timeLocale, time, {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(form === 'year' ? { year: 'numeric' } : {}),
  });
}

/** Date and time in full, for cards, lists and tooltips. */
export function fullTime({ timeLocale }: Translator, time: number): string {
  return writeDate(timeLocale, time, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
}
