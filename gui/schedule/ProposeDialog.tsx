// Proposes another time: typed, or one of the next at which everybody is free.
import { useEffect, useState, type JSX } from 'react';
import type { ScheduleItem } from '#sdk/api.ts';
import { writeDate } from '#sdk/locales/date-format.ts';
import { clockText } from '#sdk/locales/time-text.ts';
import { instantOf, localAt, movedBy, wallOf } from '#sdk/schedule/rules/wall-time.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { useTranslator } from '../parts/text.ts';

const day = 86_400_000;

/** The dialog. */
export function ProposeDialog(props: {
  readonly item: ScheduleItem;
  readonly start: string;
  readonly end: string;
  /** The time of a series that is meant. */
  readonly recurrenceId: string;
  readonly onClose: () => void;
}): JSX.Element {
  const { item } = props;
  const { office } = useApp();
  const translator = useTranslator();
  const { t, timeLocale } = translator;
  const notify = useNotify();
  const [start, setStart] = useState(props.start);
  const [end, setEnd] = useState(props.end);
  const [slots, setSlots] = useState<readonly { start: number; end: number }[]>([]);
  const length = wallOf(props.end) - wallOf(props.start);
  const { isAllDay, zone } = item;

  useEffect(() => {
    if (isAllDay) return undefined;
    const asking = new AbortController();
    const people = [item.organizerId, ...item.people.map(({ personId }) => personId)].slice(0, 50);
    const from = Math.max(Date.now(), instantOf(props.start, zone) - day);
    office.schedule
      .freeSlots(
        { people, from, to: from + 7 * day, durationMs: length, zone, most: 4 },
        { signal: asking.signal },
      )
      .then(setSlots, () => undefined);
    return () => asking.abort();
  }, [office, item, props.start, length, zone, isAllDay]);

  const isOrdered = wallOf(end) > wallOf(start);
  const field = (label: string, value: string, onChange: (value: string) => void): JSX.Element => (
    <label className="tg-item-form__time">
      <span>{label}</span>
      <input
        type={isAllDay ? 'date' : 'datetime-local'}
        value={isAllDay ? value : value.slice(0, 16)}
        required
        onChange={({ currentTarget: { value: typed } }) =>
          onChange(isAllDay || typed === '' ? typed : `${typed.slice(0, 16)}:00`)
        }
      />
    </label>
  );
  const send = async (): Promise<void> => {
    const done = await notify.attempt(() =>
      office.schedule.act({
        ...{ id: item.id, act: 'propose', start, end },
        ...(item.rule !== '' && { recurrenceId: props.recurrenceId }),
      }),
    );
    if (done) props.onClose();
  };
  return (
    <Dialog isOpen onClose={props.onClose} aria-labelledby="schedule-propose" transitionDuration={120}>
      <form
        className="tg-dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isOrdered) void send();
        }}
      >
        <h2 id="schedule-propose">{t('schedule.act.propose')}</h2>
        <div className="tg-dialog__body tg-item-form">
          <div className="tg-item-form__row">
            {field(t('schedule.field.start'), start, (value) => {
              setStart(value);
              if (value !== '') setEnd(movedBy(value, length));
            })}
            {field(t('schedule.field.end'), end, setEnd)}
          </div>
          {isOrdered ? null : <FieldMessage tone="error">{t('errors.endNotAfterStart')}</FieldMessage>}
          {slots.map((slot) => (
            <button
              key={slot.start}
              type="button"
              className="tg-find-time__slot"
              onClick={() => {
                setStart(localAt(slot.start, zone));
                setEnd(localAt(slot.end, zone));
              }}
            >
              <span className="tg-number">
                {writeDate(timeLocale, slot.start, { month: 'short', day: 'numeric', weekday: 'short' })}{' '}
                {clockText(translator, slot.start)}–{clockText(translator, slot.end)}
              </span>
              <span>{t('schedule.allFree')}</span>
            </button>
          ))}
        </div>
        <div className="tg-dialog__acts">
          <Button onClick={props.onClose}>{t('words.cancel')}</Button>
          <Button look="primary" type="submit" disabled={!isOrdered}>
            {t('schedule.act.propose')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
