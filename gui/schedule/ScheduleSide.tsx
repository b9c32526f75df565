// The left of the schedule: a new item, the small month, calendars with their colours, find a time.
import { writeDate } from '#sdk/locales/date-format.ts';
import { useState, type JSX } from 'react';
import type { Calendar } from '#sdk/api.ts';
import { dateOf, type ScheduleScreen, type ScheduleSnapshot } from '#sdk/schedule/screens/schedule.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { useNow } from '../ground/useNow.ts';
import { useTranslator } from '../parts/text.ts';
import { CalendarDialog } from './CalendarDialog.tsx';
import type { Times } from './CalendarGrid.tsx';
import { FindTime } from './FindTime.tsx';
import type { Draft } from './ItemDialog.tsx';
import { useItemTypes } from './item-types.ts';
import { nameText } from '#sdk/locales/name-text.ts';

/** The side. */
export function ScheduleSide(props: {
  readonly screen: ScheduleScreen;
  readonly snapshot: ScheduleSnapshot;
  readonly onNew: (draft: Draft) => void;
  readonly onSlot: (times: Times & { people: readonly { id: string; name: string }[] }) => void;
}): JSX.Element {
  const { screen, snapshot } = props;
  const translator = useTranslator();
  const { t } = translator;
  const types = useItemTypes();
  const [editing, setEditing] = useState<Calendar | 'new'>();
  const own = snapshot.calendars.filter(({ isOwn }) => isOwn);
  const others = snapshot.calendars.filter(({ isOwn }) => !isOwn);
  const row = (calendar: Calendar): JSX.Element => {
    const isShown = !snapshot.hidden.includes(calendar.id);
    return (
      <li key={calendar.id} className={`tg-calendars__row tg-hue-${calendar.color}`}>
        <label>
          <input type="checkbox" checked={isShown} onChange={() => screen.toggleCalendar(calendar.id)} />
          <span className="tg-calendars__box">{isShown ? <Icon name="check" size={14} /> : null}</span>
          <span className="tg-truncate">
            {calendar.isOwn
              ? calendar.name
              : calendar.name === calendar.ownerName
                ? nameText(translator, calendar.ownerName)
                : `${calendar.name} · ${nameText(translator, calendar.ownerName)}`}
          </span>
        </label>
        <span className="tg-calendars__meta">
          {calendar.isDefault
            ? t('schedule.defaultCalendar')
            : calendar.isOwn
              ? ''
              : t(`schedule.level.${calendar.level}`)}
        </span>
        {calendar.isOwn ? (
          <IconButton
            icon="settings"
            size={16}
            label={`${t('schedule.calendarSettings')} · ${calendar.name}`}
            onClick={() => setEditing(calendar)}
          />
        ) : null}
      </li>
    );
  };
  return (
    <div className="tg-schedule-side">
      <div className="tg-schedule-side__new">
        <Button look="primary" icon="plus" fill onClick={() => props.onNew({ type: 'schedule' })}>
          {t('schedule.newItem')}
        </Button>
        {types.includes('meeting') ? (
          <IconButton
            icon="meeting"
            label={t('schedule.newMeeting')}
            onClick={() => props.onNew({ type: 'meeting' })}
          />
        ) : null}
        <IconButton icon="todo" label={t('schedule.newTask')} onClick={() => props.onNew({ type: 'task' })} />
      </div>
      <SmallMonth key={snapshot.date.slice(0, 7)} screen={screen} snapshot={snapshot} />
      <h2>
        {t('schedule.myCalendars')}
        <IconButton
          icon="plus"
          size={16}
          label={t('schedule.addCalendar')}
          onClick={() => setEditing('new')}
        />
      </h2>
      <ul className="tg-calendars">{own.map(row)}</ul>
      {others.length === 0 ? null : (
        <>
          <h2>{t('schedule.colleagues')}</h2>
          <ul className="tg-calendars">{others.map(row)}</ul>
        </>
      )}
      <FindTime onSlot={props.onSlot} />
      {editing === undefined ? null : (
        <CalendarDialog
          calendar={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </div>
  );
}

function SmallMonth({
  screen,
  snapshot,
}: {
  readonly screen: ScheduleScreen;
  readonly snapshot: ScheduleSnapshot;
}): JSX.Element {
  const { t, timeLocale } = useTranslator();
  const chosen = new Date(`${snapshot.date}T00:00:00`);
  const [month, setMonth] = useState(() => new Date(chosen.getFullYear(), chosen.getMonth(), 1));
  const first = new Date(month.getFullYear(), month.getMonth(), 1 - ((month.getDay() + 6) % 7));
  const days = Array.from(
    { length: 42 },
    (_, index) => new Date(first.getFullYear(), first.getMonth(), first.getDate() + index),
  );
  const busy = new Set(snapshot.occurrences.map((one) => one.startLocal.slice(0, 10)));
  const today = dateOf(useNow());
  const turn = (by: number): void => setMonth(new Date(month.getFullYear(), month.getMonth() + by, 1));
  return (
    <div className="tg-small-month">
      <div className="tg-small-month__head">
        <strong>{writeDate(timeLocale, month, { year: 'numeric', month: 'long' })}</strong>
        <IconButton icon="back" size={16} label={t('schedule.previous')} onClick={() => turn(-1)} />
        <IconButton icon="next" size={16} label={t('schedule.next')} onClick={() => turn(1)} />
      </div>
      <div className="tg-small-month__days">
        {days.slice(0, 7).map((at) => (
          <span key={`head-${at.getDay()}`} className="tg-small-month__name">
            {writeDate(timeLocale, at, { weekday: 'narrow' })}
          </span>
        ))}
        {days.map((at) => {
          const date = dateOf(at.getTime());
          const shown = at.getTime() >= snapshot.from && at.getTime() < snapshot.to;
          return (
            <button
              key={date}
              type="button"
              aria-label={writeDate(timeLocale, at, { dateStyle: 'full' })}
              aria-current={date === today ? 'date' : undefined}
              aria-pressed={date === snapshot.date}
              data-other={at.getMonth() === month.getMonth() ? undefined : true}
              data-shown={shown || undefined}
              data-busy={busy.has(date) || undefined}
              onClick={() => screen.goTo(date)}
            >
              {at.getDate()}
            </button>
          );
        })}
      </div>
    </div>
  );
}
