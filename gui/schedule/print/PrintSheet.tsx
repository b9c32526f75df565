// The schedule as it lies on paper: every title whole, every day there is, as many pages as it takes.
import type { JSX } from 'react';
import { writeDate } from '#sdk/locales/date-format.ts';
import { nameText } from '#sdk/locales/name-text.ts';
import { fullTime } from '#sdk/locales/time-text.ts';
import { useDesk } from '../../ground/app-parts.ts';
import { useNow } from '../../ground/useNow.ts';
import { useTranslator } from '../../parts/text.ts';
import { PrintPeople } from './PrintPeople.tsx';
import { PrintRow } from './PrintRow.tsx';
import { PrintTasks } from './PrintTasks.tsx';
import { hasDays, printTitle, type Printed } from './printed.ts';
import './print.css';

const noon = (date: string): Date => new Date(`${date}T12:00:00`);
const daysAWeek = 7;

/** The sheet. */
export function PrintSheet({ printed }: { readonly printed: Printed }): JSX.Element {
  const { snapshot, occurrences, layout } = printed;
  const { person } = useDesk();
  const translator = useTranslator();
  const { t } = translator;
  const now = useNow();
  const { view, calendars, hidden } = snapshot;
  // One's first calendar is oneself.
  const others = !hasDays(snapshot)
    ? []
    : calendars.filter(({ id, isDefault }) => !isDefault && !hidden.includes(id)).map(({ name }) => name);
  const names = [nameText(translator, person.name), ...others];
  return (
    <article
      className="tg-print-sheet"
      data-landscape={printed.isLandscape || undefined}
      data-plain={!printed.isColoured || undefined}
    >
      <header>
        <h1>{printTitle(translator, snapshot)}</h1>
        <p>{names.join(t('schedule.listComma'))}</p>
      </header>
      {view === 'tasks' ? (
        <PrintTasks snapshot={snapshot} />
      ) : view === 'people' ? (
        <PrintPeople snapshot={snapshot} occurrences={occurrences} />
      ) : layout === 'grid' ? (
        <PrintGrid printed={printed} />
      ) : (
        <PrintList printed={printed} />
      )}
      <footer className="tg-number">{t('schedule.printedAt', { time: fullTime(translator, now) })}</footer>
    </article>
  );
}

/** Weeks below each other; a week is as high as its fullest day. */
function PrintGrid({ printed }: { readonly printed: Printed }): JSX.Element {
  const { days } = printed;
  const { timeLocale } = useTranslator();
  const { view, date } = printed.snapshot;
  const weeks = Array.from({ length: Math.ceil(days.length / daysAWeek) }, (_, week) =>
    days.slice(week * daysAWeek, (week + 1) * daysAWeek),
  );
  return (
    <table className="tg-print-grid" data-weeks={weeks.length}>
      <thead>
        <tr>
          {days.slice(0, daysAWeek).map(({ date: at }) => (
            <th key={at} scope="col">
              {writeDate(timeLocale, noon(at), { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map(({ date: at, rows }) => (
              <td
                key={at}
                data-outside={(view === 'month' && at.slice(0, 7) !== date.slice(0, 7)) || undefined}
              >
                <h2 className="tg-number">{Number(at.slice(8))}</h2>
                <ul>
                  {rows.map((one) => (
                    <PrintRow key={one.key} one={one} date={at} printed={printed} />
                  ))}
                </ul>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Days on which something takes place. */
function PrintList({ printed }: { readonly printed: Printed }): JSX.Element {
  const { t, timeLocale } = useTranslator();
  const days = printed.days.filter(({ rows }) => rows.length > 0);
  if (days.length === 0) return <p>{t('schedule.emptyWeek')}</p>;
  return (
    <div className="tg-print-list">
      {days.map(({ date, rows }) => (
        <section key={date}>
          {printed.snapshot.view === 'day' ? null : (
            <h2>{writeDate(timeLocale, noon(date), { month: 'long', day: 'numeric', weekday: 'long' })}</h2>
          )}
          <ul>
            {rows.map((one) => (
              <PrintRow key={one.key} one={one} date={date} printed={printed} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
