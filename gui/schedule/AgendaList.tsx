// The schedule as a list of days that goes on as one scrolls: time, title, place and answer in columns.
import { useEffect, useRef, type JSX } from 'react';
import type { Occurrence } from '#sdk/api.ts';
import { clockText, dayText } from '#sdk/locales/time-text.ts';
import { dateOf, type ScheduleScreen, type ScheduleSnapshot } from '#sdk/schedule/screens/schedule.ts';
import { useNow } from '../ground/useNow.ts';
import { Icon } from '../parts/Icon.tsx';
import { Tag } from '../parts/Tag.tsx';
import { useTranslator } from '../parts/text.ts';
import './agenda-list.css';

/** Days with what takes place on them; what lasts several days stands on its first one within. */
function byDay(occurrences: readonly Occurrence[], from: number): [string, Occurrence[]][] {
  const days = new Map<string, Occurrence[]>();
  for (const one of occurrences) {
    const date = one.isAllDay ? one.startLocal : dateOf(Math.max(one.start, from));
    const known = days.get(date);
    if (known === undefined) days.set(date, [one]);
    else known.push(one);
  }
  return [...days].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** The list. */
export function AgendaList(props: {
  readonly screen: ScheduleScreen;
  readonly snapshot: ScheduleSnapshot;
  readonly occurrences: readonly Occurrence[];
  readonly onTick: (one: Occurrence, isDone: boolean) => void;
}): JSX.Element {
  const { screen, snapshot, occurrences } = props;
  const translator = useTranslator();
  const { t } = translator;
  const now = useNow();
  const end = useRef<HTMLDivElement>(null);
  const { open, from, loading } = snapshot;

  useEffect(() => {
    const mark = end.current;
    if (mark === null || loading) return undefined;
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) screen.extend();
    });
    seen.observe(mark);
    return () => seen.disconnect();
  }, [screen, loading, occurrences.length]);

  return (
    <div className="tg-agenda-list">
      {byDay(occurrences, from).map(([date, rows]) => (
        <section key={date} aria-label={date}>
          <h2>{dayText(translator, new Date(`${date}T12:00:00`).getTime(), now)}</h2>
          <ul>
            {rows.map((one) => {
              const isDone = one.status === 'completed';
              const mayTick = one.part === 'organizer' || one.part === 'executor';
              return (
                <li
                  key={one.key}
                  className={`tg-agenda-list__row tg-hue-${screen.calendarOf(one)?.color ?? 4}`}
                  data-past={one.end < now || undefined}
                  data-done={isDone || undefined}
                  data-open={one.response === 'needsAction' || undefined}
                  data-chosen={open?.itemId === one.itemId || undefined}
                >
                  {one.type === 'task' ? (
                    <button
                      type="button"
                      className="tg-event__box"
                      disabled={!mayTick}
                      aria-pressed={isDone}
                      aria-label={`${t(isDone ? 'schedule.act.reopen' : 'schedule.act.complete')} · ${one.title}`}
                      onClick={() => props.onTick(one, !isDone)}
                    >
                      {isDone ? <Icon name="check" size={14} /> : null}
                    </button>
                  ) : (
                    <span className="tg-agenda-list__edge" />
                  )}
                  <button
                    type="button"
                    className="tg-agenda-list__open"
                    onClick={() => void screen.select(one.itemId, one.recurrenceId)}
                  >
                    <span className="tg-number tg-agenda-list__time">
                      {one.isAllDay
                        ? t('schedule.allDay')
                        : one.type === 'task'
                          ? clockText(translator, one.end)
                          : `${clockText(translator, one.start)}–${clockText(translator, one.end)}`}
                    </span>
                    <span className="tg-truncate tg-agenda-list__title">{one.title}</span>
                    <span className="tg-truncate tg-agenda-list__place">{one.location}</span>
                  </button>
                  <span className="tg-agenda-list__marks">
                    {one.response === 'needsAction' && one.type !== 'task' ? (
                      <Tag tone="warn">{t('schedule.response.needsAction')}</Tag>
                    ) : null}
                    {snapshot.overlaps.has(one.key) ? <Icon name="warning" size={16} /> : null}
                    {one.type === 'videoMeeting' ? <Icon name="meeting" size={16} /> : null}
                    {one.isRepeating ? <Icon name="redo" size={16} /> : null}
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      <div ref={end} className="tg-agenda-list__end" />
    </div>
  );
}
