// Finds when the members of a group are all free, and invites them to it.
import { useEffect, useState, type JSX } from 'react';
import { writeDate } from '#sdk/locales/date-format.ts';
import { clockText } from '#sdk/locales/time-text.ts';
import { localAt } from '#sdk/schedule/rules/wall-time.ts';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Select } from '../parts/Select.tsx';
import { useTranslator } from '../parts/text.ts';
import { ItemDialog, type Draft } from './ItemDialog.tsx';
import { useItemForm } from './useItemForm.ts';
import '../parts/ConfirmDialog.css';

const day = 86_400_000;
const most = 50;

/** The dialog; a free time leads to the form of a meeting. */
export function GroupTime(props: {
  readonly groupId: string;
  readonly name: string;
  readonly onClose: () => void;
}): JSX.Element {
  const { groupId, onClose } = props;
  const { office } = useApp();
  const { person } = useDesk();
  const translator = useTranslator();
  const { t, timeLocale } = translator;
  const { attempt } = useNotify();
  const { calendars, save } = useItemForm();
  const [minutes, setMinutes] = useState('45');
  const [people, setPeople] = useState<readonly { id: string; name: string }[]>([]);
  const [slots, setSlots] = useState<readonly { start: number; end: number }[]>();
  const [draft, setDraft] = useState<Draft>();
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    void attempt(async () => {
      const members = await office.groups.allMembers(groupId, { signal });
      setPeople(members.map(({ id, name }) => ({ id, name })));
      const now = Date.now();
      setSlots(
        await office.schedule.freeSlots(
          {
            people: members.slice(0, most).map(({ id }) => id),
            from: now,
            to: now + 10 * day,
            durationMs: Number(minutes) * 60_000,
            most: 8,
          },
          { signal },
        ),
      );
    });
    return () => asking.abort();
  }, [office, groupId, minutes, attempt]);

  if (draft !== undefined)
    return <ItemDialog draft={draft} calendars={calendars} onSave={save} onClose={onClose} />;
  const others = people.filter(({ id }) => id !== person.id);
  return (
    <Dialog isOpen onClose={onClose} aria-labelledby="group-time" leadsOn transitionDuration={120}>
      <div className="tg-dialog">
        <h2 id="group-time">
          {t('schedule.findTime')} · {props.name}
        </h2>
        <div className="tg-dialog__body tg-item-form">
          <div className="tg-item-form__row">
            <span>{t('schedule.peopleCount', { count: people.length })}</span>
            <Select
              label={t('schedule.findTime')}
              value={minutes}
              choices={['15', '30', '45', '60', '90', '120'].map((value) => ({
                value,
                label: t('schedule.minutes', { minutes: value }),
              }))}
              onChoose={setMinutes}
            />
          </div>
          {people.length > most ? <p>{t('schedule.firstOnly', { count: most })}</p> : null}
          {slots?.length === 0 ? <p>{t('schedule.noSlots')}</p> : null}
          {slots?.map(({ start, end }) => (
            <button
              key={start}
              type="button"
              className="tg-find-time__slot"
              onClick={() =>
                setDraft({
                  type: 'meeting',
                  title: props.name,
                  start: localAt(start, zone),
                  end: localAt(end, zone),
                  people: others,
                  groups: [groupId],
                })
              }
            >
              <span className="tg-number">
                {writeDate(timeLocale, start, { month: 'short', day: 'numeric', weekday: 'short' })}{' '}
                {clockText(translator, start)}–{clockText(translator, end)}
              </span>
              <span>{t('schedule.allFree')}</span>
            </button>
          ))}
        </div>
        <div className="tg-dialog__acts">
          <Button onClick={onClose}>{t('words.cancel')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
