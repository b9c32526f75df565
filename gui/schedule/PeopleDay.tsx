// Days of several people side by side: when each is busy, with what only where one may know; a free time becomes a meeting.
import { useEffect, useRef, useState, type JSX } from 'react';
import { clockText } from '#sdk/locales/time-text.ts';
import { localAt } from '#sdk/schedule/rules/wall-time.ts';
import { busyTitle } from '#sdk/schedule/screens/busy-titles.ts';
import { maxBeside, type ScheduleScreen, type ScheduleSnapshot } from '#sdk/schedule/screens/schedule.ts';
import { useDesk } from '../ground/app-parts.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Button } from '../parts/Button.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { useTranslator } from '../parts/text.ts';
import { PickerDialog } from '../picker/PickerDialog.tsx';
import type { Times } from './CalendarGrid.tsx';
import './people-day.css';

const half = 1_800_000;
const halves = 48;
/** The half hour that stands at the top when it is opened. */
const firstShown = 15;

/** The days; a half hour that is chosen is offered to everybody who stands there. */
export function PeopleDay(props: {
  readonly screen: ScheduleScreen;
  readonly snapshot: ScheduleSnapshot;
  readonly onCreate: (times: Times & { people: readonly { id: string; name: string }[] }) => void;
}): JSX.Element {
  const { screen, snapshot } = props;
  const { person } = useDesk();
  const translator = useTranslator();
  const { t } = translator;
  const [picking, setPicking] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const { beside, besideBusy, from, to, occurrences } = snapshot;
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const people = [{ id: person.id, name: person.name }, ...beside];
  const busyOf = (id: string) => besideBusy.find((one) => one.personId === id)?.busy ?? [];
  const isFree = (at: number): boolean =>
    people.every(({ id }) => busyOf(id).every(({ start, end }) => end <= at || start >= at + half));
  useEffect(() => {
    const rows = body.current;
    if (rows !== null) rows.scrollTop = (rows.scrollHeight / halves) * firstShown;
  }, []);

  return (
    <div className="tg-people-day">
      <div className="tg-people-day__tools">
        <Button size="small" icon="people" onClick={() => setPicking(true)}>
          {t('schedule.choosePeople')}
        </Button>
      </div>
      <div className="tg-people-day__scroll">
        <div className="tg-people-day__head">
          <span className="tg-people-day__clock" />
          {people.map(({ id, name }) => (
            <span key={id} className="tg-people-day__name">
              <Avatar id={id} name={name} size="tiny" />
              <span className="tg-truncate">{name}</span>
              {id === person.id ? null : (
                <IconButton
                  icon="close"
                  size={16}
                  label={`${t('schedule.act.remove')} · ${name}`}
                  onClick={() => screen.setBeside(beside.filter((one) => one.id !== id))}
                />
              )}
            </span>
          ))}
        </div>
        <div className="tg-people-day__body" ref={body}>
          <div className="tg-people-day__rows">
            {Array.from({ length: halves }, (_, index) => from + index * half)
              .filter((at) => at < to)
              .map((at) => (
                <button
                  key={at}
                  type="button"
                  className="tg-people-day__row"
                  data-free={isFree(at) || undefined}
                  aria-label={`${t('schedule.meetAt', { time: clockText(translator, at) })}${
                    isFree(at) ? ` · ${t('schedule.allFree')}` : ''
                  }`}
                  onClick={() =>
                    props.onCreate({
                      start: localAt(at, zone),
                      end: localAt(at + 2 * half, zone),
                      people: beside,
                    })
                  }
                >
                  <span className="tg-people-day__clock tg-number">
                    {(at - from) % (2 * half) === 0 ? clockText(translator, at) : ''}
                  </span>
                </button>
              ))}
          </div>
          <div className="tg-people-day__columns">
            {people.map(({ id, name }) => (
              <ul key={id} aria-label={name}>
                {busyOf(id).map(({ start, end, state }, index, all) => {
                  const isOver = all.some((one, at) => at < index && one.end > start);
                  const isShort = end - start <= half;
                  const begins = Math.max(start, from);
                  const title = busyTitle(occurrences, { id, isOneself: id === person.id }, { start, end });
                  return (
                    <li
                      key={`${start} ${end} ${state}`}
                      data-state={state}
                      data-over={isOver || undefined}
                      style={{
                        top: `${((begins - from) / (to - from)) * 100}%`,
                        height: `${((Math.min(end, to) - begins) / (to - from)) * 100}%`,
                      }}
                    >
                      <span className="tg-truncate">{title ?? t('schedule.busy')}</span>
                      {isShort ? null : (
                        <span className="tg-number">
                          {clockText(translator, start)}–{clockText(translator, end)}
                        </span>
                      )}
                    </li>
                  );
                })}
              </ul>
            ))}
          </div>
        </div>
      </div>
      {picking ? (
        <PickerDialog
          title={t('schedule.choosePeople')}
          options={{ mode: 'people', limit: maxBeside, already: people.map(({ id }) => id) }}
          onPick={async (picked) => {
            screen.setBeside([...beside, ...picked.people.map(({ id, name }) => ({ id, name }))]);
            return true;
          }}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </div>
  );
}
