// One thing that takes place, as paper shows it: its calendar's colour or a box to tick, when, what, and where.
import type { JSX } from 'react';
import type { Occurrence } from '#sdk/api.ts';
import { nameText } from '#sdk/locales/name-text.ts';
import { clockText } from '#sdk/locales/time-text.ts';
import type { Translator } from '#sdk/locales/translator.ts';
import { calendarOf } from '#sdk/schedule/screens/schedule.ts';
import { useTranslator } from '../../parts/text.ts';
import type { Printed } from './printed.ts';

const day = 86_400_000;

/** When it is on one day; what began before or goes on after it has an open end. */
function clockSpan(translator: Translator, one: Occurrence, date: string): string {
  const from = new Date(`${date}T00:00:00`).getTime();
  const start = one.start < from ? '' : clockText(translator, one.start);
  const end = one.end >= from + day && one.start !== one.end ? '' : clockText(translator, one.end);
  if (one.type === 'task') return clockText(translator, one.end);
  return one.start === one.end ? start : `${start}–${end}`;
}

/** The row. */
export function PrintRow(props: {
  readonly one: Occurrence;
  readonly date: string;
  readonly printed: Printed;
}): JSX.Element {
  const { one, date, printed } = props;
  const translator = useTranslator();
  const { snapshot, hasDetails } = printed;
  const details = [
    one.location,
    one.organizerId === snapshot.personId ? '' : nameText(translator, one.organizerName),
  ].filter((part) => part !== '');
  const isTask = one.type === 'task';
  return (
    <li
      className={`tg-print-row tg-hue-${calendarOf(one, snapshot.calendars)?.color ?? 4}`}
      data-all-day={one.isAllDay || undefined}
      data-open={one.response === 'needsAction' || undefined}
      data-done={one.status === 'completed' || undefined}
    >
      <span className={isTask ? 'tg-print-row__box' : 'tg-print-row__edge'} />
      <span className="tg-print-row__time tg-number">
        {one.isAllDay ? translator.t('schedule.allDay') : clockSpan(translator, one, date)}
      </span>
      <span className="tg-print-row__title">{one.title}</span>
      {hasDetails && details.length > 0 ? (
        <span className="tg-print-row__details">{details.join(' · ')}</span>
      ) : null}
    </li>
  );
}
