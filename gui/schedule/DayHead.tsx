// The head of a day's column: its weekday, its number, and in Chinese its day of the lunar calendar.
import type { JSX } from 'react';
import { writeDate } from '#sdk/locales/date-format.ts';
import { dateOf } from '#sdk/schedule/screens/schedule.ts';
import { useNow } from '../ground/useNow.ts';
import { useTranslator } from '../parts/text.ts';
import { lunarDay } from './lunar.ts';

/** The head. */
export function DayHead({ at }: { readonly at: Date }): JSX.Element {
  const { language, timeLocale } = useTranslator();
  const isToday = dateOf(useNow()) === dateOf(at.getTime());
  return (
    <span className="tg-day-head" data-today={isToday || undefined}>
      <span>{writeDate(timeLocale, at, { weekday: 'short' })}</span>
      <span>
        <b className="tg-number">{at.getDate()}</b>
        {language === 'zh' ? <small>{lunarDay(at)}</small> : null}
      </span>
    </span>
  );
}
