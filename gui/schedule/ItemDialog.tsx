// The form of an item: what, when, how it repeats, who; rules are said at the field they belong to.
import { useState, type JSX } from 'react';
import type {
  Availability,
  Calendar,
  Importance,
  ItemInput,
  ItemPatch,
  ItemType,
  NewItem,
  ScheduleItem,
} from '#sdk/api.ts';
import { itemProblem } from '#sdk/schedule/rules/item-form.ts';
import type { UnknownName } from '#sdk/schedule/rules/named-people.ts';
import { inputOf } from '#sdk/schedule/rules/series-edit.ts';
import { showsAs } from '#sdk/schedule/rules/shown-as.ts';
import { localAt, movedBy, wallOf } from '#sdk/schedule/rules/wall-time.ts';
import { useDesk } from '../ground/app-parts.ts';
import { Button } from '../parts/Button.tsx';
import { Checkbox } from '../parts/Checkbox.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Field } from '../parts/Field.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { Segments } from '../parts/Segments.tsx';
import { Select } from '../parts/Select.tsx';
import { useTranslator } from '../parts/text.ts';
import { AttachmentStrip, type Attached } from './AttachmentStrip.tsx';
import { PeopleField, type Invited } from './PeopleField.tsx';
import { reminderText } from './reminder-text.ts';
import { useItemTypes } from './item-types.ts';
import { patchOf } from './item-patch.ts';
import { Points } from './Points.tsx';
import { RepeatFields } from './RepeatFields.tsx';
import './schedule.css';
import '../parts/ConfirmDialog.css';

/** What a form begins with: something new, or an item that is changed. */
export type Draft =
  | {
      readonly type: ItemType;
      readonly title?: string;
      readonly start?: string;
      readonly end?: string;
      readonly people?: readonly { id: string; name: string }[];
      /** Whom else a typed sentence named. */
      readonly unknown?: readonly UnknownName[];
      /** Groups that are invited as such. */
      readonly groups?: readonly string[];
      readonly remarks?: string;
      /** What it was made of, `message:00012-3140`. */
      readonly source?: string;
    }
  | { readonly item: ScheduleItem; readonly recurrenceId: string | undefined };
/** What of an item that was there is changed. */
export type Before = {
  readonly item: ScheduleItem;
  readonly recurrenceId: string | undefined;
  readonly patch: ItemPatch;
};

const reminderChoices = ['', '0', '5', '10', '15', '30', '60', '120', '1440'] as const;
const importances = ['ordinary', 'important', 'veryImportant'] as const;
const availabilities = ['busy', 'free'] as const;
const maxReminders = 5;
const hour = 3_600_000;

function beginning(
  draft: Draft,
  personId: string,
  personName: string,
): { input: ItemInput; people: readonly Invited[] } {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if ('item' in draft) {
    const { item, recurrenceId } = draft;
    const people = item.people.map((one) => ({ id: one.personId, name: one.name, role: one.role }));
    const base = inputOf(item);
    if (recurrenceId === undefined || item.rule === '') return { input: base, people };
    const override = item.overrides.find((one) => one.recurrenceId === recurrenceId);
    const {
      title = base.title,
      location = base.location,
      remarks = base.remarks,
      importance = base.importance,
      showAs = base.showAs,
    } = override ?? {};
    const start = override?.start ?? recurrenceId;
    const end = override?.end ?? movedBy(start, wallOf(item.end) - wallOf(item.start));
    return { input: { ...base, title, location, remarks, importance, showAs, start, end }, people };
  }
  const next = localAt(Math.ceil(Date.now() / (hour / 2)) * (hour / 2), zone);
  const isTask = draft.type === 'task';
  const evening = `${next.slice(0, 10)}T18:00:00`;
  // What is promised without a time is promised for the end of a working day.
  const due = evening > next ? evening : movedBy(evening, 24 * hour);
  const start = draft.start ?? (isTask ? due : next);
  const end = isTask
    ? (draft.end ?? start)
    : (draft.end ?? movedBy(start, start.length === 10 ? 24 * hour : hour));
  const people: Invited[] = (draft.people ?? []).map((one) => ({ ...one, role: 'participant' as const }));
  return {
    input: {
      type: draft.type,
      title: draft.title ?? '',
      location: '',
      start: isTask ? end : start,
      end,
      zone,
      isAllDay: start.length === 10,
      rule: '',
      workdays: false,
      exceptions: [],
      overrides: [],
      importance: 'ordinary',
      remarks: draft.remarks ?? '',
      reminders: [10],
      checklist: [],
      source: draft.source ?? '',
      people: [],
      files: [],
    },
    people: isTask ? [{ id: personId, name: personName, role: 'executor' }] : people,
  };
}

/** A draft of a type that this build offers. */
const offered = (draft: Draft, types: readonly ItemType[]): Draft =>
  'item' in draft || types.includes(draft.type) ? draft : { ...draft, type: 'schedule' };

/** The dialog; `onSave` answers whether it is done. */
export function ItemDialog(props: {
  readonly draft: Draft;
  readonly calendars: readonly Calendar[];
  readonly onSave: (item: NewItem, before: Before | undefined) => Promise<boolean>;
  readonly onClose: () => void;
}): JSX.Element {
  const { draft, calendars } = props;
  const { person } = useDesk();
  const { t } = useTranslator();
  const types = useItemTypes();
  const [first] = useState(() => beginning(offered(draft, types), person.id, person.name));
  const [input, setInput] = useState(first.input);
  const [people, setPeople] = useState(first.people);
  const [groups, setGroups] = useState<readonly string[]>(
    'item' in draft ? draft.item.invitedGroups.map(({ id }) => id) : (draft.groups ?? []),
  );
  const [files, setFiles] = useState<readonly Attached[]>('item' in draft ? draft.item.attachments : []);
  const [shownReminders, setShownReminders] = useState(first.input.reminders.length);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const before = 'item' in draft ? draft : undefined;
  const isTask = input.type === 'task';
  const set = (patch: Partial<ItemInput>): void => setInput((old) => ({ ...old, ...patch }));
  const whole: ItemInput = {
    ...input,
    people: people.map(({ id, role }) => ({ personId: id, role })),
    groups: [...groups],
    files: files.map(({ id }) => id),
  };
  const problem = itemProblem(whole);
  const shown = tried ? problem : undefined;
  const errorAt = (field: NonNullable<typeof problem>['field']): string | undefined =>
    shown?.field === field ? t(`errors.${shown.code}` as 'errors.repeatInvalid') : undefined;

  const setStart = (start: string): void => {
    const length = wallOf(input.end) - wallOf(input.start);
    set(length > 0 && !Number.isNaN(wallOf(start)) ? { start, end: movedBy(start, length) } : { start });
  };
  const setAllDay = (isAllDay: boolean): void => {
    const start = isAllDay ? input.start.slice(0, 10) : `${input.start}T09:00:00`;
    set({ isAllDay, start, end: isTask ? start : movedBy(start, isAllDay ? 24 * hour : hour) });
  };
  const time = (label: string, value: string, onChange: (value: string) => void): JSX.Element => (
    <label className="tg-item-form__time">
      <span>{label}</span>
      <input
        type={input.isAllDay ? 'date' : 'datetime-local'}
        value={input.isAllDay ? value : value.slice(0, 16)}
        required
        onChange={(event) => {
          const typed = event.currentTarget.value;
          onChange(input.isAllDay || typed === '' ? typed : `${typed.slice(0, 16)}:00`);
        }}
      />
    </label>
  );
  const save = async (): Promise<void> => {
    setTried(true);
    if (problem !== undefined) return;
    setBusy(true);
    const done = await props.onSave(
      whole,
      before === undefined
        ? undefined
        : { ...before, patch: patchOf(first.input, whole, first.people, people) },
    );
    setBusy(false);
    if (done) props.onClose();
  };
  const own = calendars.filter(({ isOwn }) => isOwn);
  const lastDay = input.isAllDay && !isTask ? movedBy(input.end, -24 * hour) : input.end;
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      aria-labelledby="schedule-item"
      data-size="wide"
      transitionDuration={120}
    >
      <form
        className="tg-dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <h2 id="schedule-item">
          {before === undefined ? t(isTask ? 'schedule.newTask' : 'schedule.newItem') : t('schedule.edit')}
        </h2>
        <div className="tg-dialog__body tg-item-form">
          {before === undefined ? (
            <Segments
              label={t('schedule.field.type')}
              choices={types.map((id) => ({ id, label: t(`schedule.type.${id}`) }))}
              chosen={input.type}
              onChoose={(type) =>
                set({ type, ...(type === 'task' && { start: input.end, rule: '', workdays: false }) })
              }
            />
          ) : null}
          <Field
            label={t('schedule.field.title')}
            value={input.title}
            onChange={(title) => set({ title })}
            error={errorAt('title')}
            autoFocus
          />
          <div className="tg-item-form__row">
            {isTask ? null : time(t('schedule.field.start'), input.start, setStart)}
            {time(t(isTask ? 'schedule.field.due' : 'schedule.field.end'), lastDay, (value) => {
              const end = input.isAllDay && !isTask && value !== '' ? movedBy(value, 24 * hour) : value;
              set(isTask ? { start: end, end } : { end });
            })}
            <Checkbox checked={input.isAllDay} onChange={setAllDay}>
              {t('schedule.allDay')}
            </Checkbox>
          </div>
          {errorAt('time') === undefined ? null : (
            <FieldMessage tone="error">{errorAt('time') ?? ''}</FieldMessage>
          )}
          {isTask ? null : (
            <RepeatFields
              rule={input.rule}
              workdays={input.workdays}
              start={input.start}
              onChange={(rule, workdays) => set({ rule, workdays })}
            />
          )}
          {errorAt('rule') === undefined ? null : (
            <FieldMessage tone="error">{errorAt('rule') ?? ''}</FieldMessage>
          )}
          {input.isAllDay ? null : (
            <div className="tg-item-form__row">
              <span>{t('schedule.field.zone')}</span>
              <Select
                label={t('schedule.field.zone')}
                value={input.zone}
                choices={[...new Set([input.zone, ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({
                  value: zone,
                  label: zone,
                }))}
                onChoose={(zone) => set({ zone })}
              />
            </div>
          )}
          <PeopleField
            isTask={isTask}
            people={people}
            onChange={(next, wholes = []) => {
              setPeople(next);
              if (wholes.length > 0) setGroups([...new Set([...groups, ...wholes])]);
            }}
          />
          {('unknown' in draft ? (draft.unknown ?? []) : []).map(({ words, why }) => (
            <FieldMessage key={words} tone="warn">
              {t(`schedule.unknownName.${why}`, { words })}
            </FieldMessage>
          ))}
          {errorAt('people') === undefined ? null : (
            <FieldMessage tone="error">{errorAt('people') ?? ''}</FieldMessage>
          )}
          <Field
            label={t('schedule.field.location')}
            value={input.location}
            onChange={(location) => set({ location })}
          />
          <div className="tg-item-form__row">
            <span>{t('schedule.field.reminder')}</span>
            {[...input.reminders, ''].slice(0, Math.max(1, shownReminders)).map((value, index) => (
              <Select
                key={index === input.reminders.length ? 'more' : `${value}`}
                label={t('schedule.field.reminder')}
                value={String(value)}
                choices={[...new Set([...reminderChoices, String(value)])].map((choice) => ({
                  value: choice,
                  label: choice === '' ? t('schedule.reminder.none') : reminderText(t, Number(choice)),
                }))}
                onChoose={(choice) => {
                  const others = input.reminders.filter((_, at) => at !== index);
                  const reminders = choice === '' ? others : [...others, Number(choice)];
                  set({ reminders: [...new Set(reminders)].toSorted((a, b) => a - b) });
                }}
              />
            ))}
            <IconButton
              icon="plus"
              size={16}
              label={t('schedule.moreReminders')}
              disabled={input.reminders.length >= maxReminders}
              onClick={() => setShownReminders(input.reminders.length + 1)}
            />
          </div>
          <div className="tg-item-form__row">
            <span>{t('schedule.importanceLabel')}</span>
            <Select
              label={t('schedule.importanceLabel')}
              value={input.importance}
              choices={importances.map((value) => ({ value, label: t(`schedule.importance.${value}`) }))}
              onChoose={(value) => set({ importance: value as Importance })}
            />
            {isTask ? null : <span>{t('schedule.showAsLabel')}</span>}
            {isTask ? null : (
              <Select
                label={t('schedule.showAsLabel')}
                value={showsAs(input)}
                choices={availabilities.map((value) => ({ value, label: t(`schedule.showAs.${value}`) }))}
                onChoose={(value) => set({ showAs: value as Availability })}
              />
            )}
          </div>
          {own.length < 2 ? null : (
            <div className="tg-item-form__row">
              <span>{t('schedule.field.calendar')}</span>
              <Select
                label={t('schedule.field.calendar')}
                value={input.calendarId ?? own[0]?.id ?? ''}
                choices={own.map(({ id, name }) => ({ value: id, label: name }))}
                onChoose={(calendarId) => set({ calendarId })}
              />
            </div>
          )}
          {isTask ? <Points points={input.checklist} onChange={(checklist) => set({ checklist })} /> : null}
          <label className="tg-item-form__remarks">
            <span>{t('schedule.field.remarks')}</span>
            <textarea
              rows={3}
              value={input.remarks}
              onChange={(event) => set({ remarks: event.currentTarget.value })}
            />
          </label>
          {errorAt('remarks') === undefined ? null : (
            <FieldMessage tone="error">{errorAt('remarks') ?? ''}</FieldMessage>
          )}
          <div className="tg-item-form__remarks">
            <span>{t('schedule.attachments', { count: files.length })}</span>
            <AttachmentStrip files={files} onChange={setFiles} />
          </div>
        </div>
        <div className="tg-dialog__acts">
          <Button onClick={props.onClose}>{t('words.cancel')}</Button>
          <Button look="primary" type="submit" busy={busy}>
            {t('schedule.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
