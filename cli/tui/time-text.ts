// Writes times in the reader's language, short enough for a terminal: clock, and the day over the messages of a day.
import { timeForm } from '#sdk/chat/rules/time-form.ts';
import type { Translator } from '#sdk/locales/index.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formatters are dear to make and cheap to keep. */
function format(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(name) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(name, known);
  return known;
}

/** 10:38, on a 24-hour clock in both languages. */
export function clockText(time: number): string {
  const at = new Date(time);
  return `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`;
}

/** 今天 11月21日, 昨天 11月20日, else the date with its weekday. */
export function dayText({ locale, t }: Translator, time: number, now: number): string {
  const form = timeForm(time, now);
  const date = format(locale, {
    month: 'long',
    day: 'numeric',
    ...(form === 'year' ? { year: 'numeric' } : {}),
  }).format(time);
  if (form === 'clock') return `${t('words.today')} ${date}`;
  if (form === 'yesterday') return `${t('words.yesterday')} ${date}`;
  return `${date} ${format(locale, { weekday: 'long' }).format(time)}`;
}
