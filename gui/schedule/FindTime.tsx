// Finds when chosen people are all free in the next working days.
import { writeDate } from '#sdk/locales/date-format.ts';
import { clockText } from '#sdk/locales/time-text.ts';
import { useState, type JSX } from 'react';
import { localAt } from '#sdk/schedule/rules/wall-time.ts';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Button } from '../parts/Button.tsx';
import { Select } from '../parts/Select.tsx';
import { useTranslator } from '../parts/text.ts';
import { PickerDialog } from '../picker/PickerDialog.tsx';

type Known = { readonly id: string; readonly name: string };
const day = 86_400_000;

/** The card at the side's foot. */
export function FindTime(props: {
  readonly onSlot: (times: { start: string; end: string; people: readonly Known[] }) => void;
}): JSX.Element {
  const { office } = useApp();
  const { person } = useDesk();
  const translator = useTranslator();
  const { t } = translator;
  const notify = useNotify();
  const [people, setPeople] = useState<readonly Known[]>([]);
  const [minutes, setMinutes] = useState('45');
  const [slots, setSlots] = useState<readonly { start: number; end: number }[]>();
  const [picking, setPicking] = useState(false);
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const look = (chosen: readonly Known[], length: string): Promise<boolean> =>
    notify.attempt(async () => {
      const now = Date.now();
      const ids = [person.id, ...chosen.map(({ id }) => id)];
      setSlots(
        await office.schedule.freeSlots({
          people: ids,
          from: now,
          to: now + 7 * day,
          durationMs: Number(length) * 60_000,
          most: 4,
        }),
      );
    });
  return (
    <section className="tg-find-time" aria-label={t('schedule.findTime')}>
      <div className="tg-find-time__head">
        <strong>{t('schedule.findTime')}</strong>
        <span className="tg-find-time__people">
          {people.slice(0, 4).map(({ id, name }) => (
            <Avatar key={id} id={id} name={name} size="tiny" />
          ))}
        </span>
      </div>
      <div className="tg-find-time__head">
        <Button size="small" icon="people" onClick={() => setPicking(true)}>
          {t('schedule.choosePeople')}
        </Button>
        <Select
          label={t('schedule.findTime')}
          value={minutes}
          choices={['15', '30', '45', '60', '90', '120'].map((value) => ({
            value,
            label: t('schedule.minutes', { minutes: value }),
          }))}
          onChoose={(value) => {
            setMinutes(value);
            if (people.length > 0) void look(people, value);
          }}
        />
      </div>
      {slots === undefined ? (
        <p>{t('schedule.findTimeHint')}</p>
      ) : slots.length === 0 ? (
        <p>{t('schedule.noSlots')}</p>
      ) : (
        slots.map(({ start, end }) => (
          <button
            key={start}
            type="button"
            className="tg-find-time__slot"
            onClick={() => props.onSlot({ start: localAt(start, zone), end: localAt(end, zone), people })}
          >
            <span>
              {writeDate(translator.timeLocale, start, { weekday: 'short' })} {clockText(translator, start)}–
              {clockText(translator, end)}
            </span>
            <span>{t('schedule.allFree')}</span>
          </button>
        ))
      )}
      {picking ? (
        <PickerDialog
          title={t('schedule.choosePeople')}
          options={{ mode: 'people', limit: 49 }}
          onPick={async (picked) => {
            setPeople(picked.people);
            return look(picked.people, minutes);
          }}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </section>
  );
}
