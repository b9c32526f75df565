// A calendar's settings: name, colour, who may see it, its read-only address, and its end.
import { useCallback, useEffect, useState, type JSX } from 'react';
import type { Calendar, CalendarGrant } from '#sdk/api.ts';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import { useApp } from '../ground/app-parts.ts';
import { Confirm } from '../ground/Confirm.tsx';
import { useNotify } from '../ground/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Field } from '../parts/Field.tsx';
import { GranteeField } from '../parts/GranteeField.tsx';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { Segments } from '../parts/Segments.tsx';
import { useTranslator } from '../parts/text.ts';
import { Toggle } from '../parts/Toggle.tsx';
import { findGrantees } from '../picker/find-grantees.ts';

/** The dialog; without a calendar a new one is made. */
export function CalendarDialog({
  calendar,
  onClose,
}: {
  readonly calendar: Calendar | undefined;
  readonly onClose: () => void;
}): JSX.Element {
  const { office, addresses } = useApp();
  const { t, language } = useTranslator();
  const notify = useNotify();
  const [name, setName] = useState(calendar?.name ?? '');
  const [color, setColor] = useState(calendar?.color ?? 5);
  const [grants, setGrants] = useState<readonly CalendarGrant[]>([]);
  const [feed, setFeed] = useState(calendar?.feedPath ?? '');
  const [removing, setRemoving] = useState(false);
  const id = calendar?.id;
  useEffect(() => {
    if (id !== undefined) office.schedule.grants(id).then(setGrants, () => undefined);
  }, [office, id]);
  const grant = (
    one: Pick<CalendarGrant, 'kind' | 'granteeId'>,
    level: 'busy' | 'details' | undefined,
  ): Promise<boolean> =>
    notify.attempt(async () => {
      if (id === undefined) return;
      await office.schedule.setGrant(id, { kind: one.kind, granteeId: one.granteeId, level });
      setGrants(await office.schedule.grants(id));
    });
  const find = useCallback(
    (query: string, signal: AbortSignal) => findGrantees(office, query, signal, language),
    [office, language],
  );
  const save = async (): Promise<void> => {
    if (await notify.attempt(() => office.schedule.saveCalendar({ id, name, color }))) onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} aria-labelledby="schedule-calendar" transitionDuration={120}>
      <form
        className="tg-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <h2 id="schedule-calendar">
          {calendar === undefined ? t('schedule.addCalendar') : t('schedule.calendarSettings')}
        </h2>
        <div className="tg-dialog__body tg-item-form">
          <Field label={t('schedule.calendarName')} value={name} onChange={setName} autoFocus />
          <div className="tg-colors" role="radiogroup" aria-label={t('schedule.color')}>
            {[1, 2, 3, 4, 5, 6, 7].map((one) => (
              <button
                key={one}
                type="button"
                role="radio"
                aria-checked={one === color}
                aria-label={t('schedule.colorOf', { number: one })}
                className={`tg-colors__one tg-hue-${one}`}
                onClick={() => setColor(one)}
              />
            ))}
          </div>
          {calendar === undefined ? null : (
            <>
              <h3>{t('schedule.authorised')}</h3>
              {grants.length === 0 ? <p>{t('schedule.nobodyAuthorised')}</p> : null}
              {grants
                .filter(({ kind }) => kind !== 'everybody')
                .map((one) => forReader(one, language))
                .map((one) => (
                  <div key={`${one.kind} ${one.granteeId}`} className="tg-item-form__row">
                    {one.kind === 'person' ? null : (
                      <Icon name={one.kind === 'group' ? 'chat' : 'people'} size={16} />
                    )}
                    <span className="tg-truncate">{one.name}</span>
                    <Segments
                      label={one.name}
                      choices={[
                        { id: 'busy', label: t('schedule.level.busy') },
                        { id: 'details', label: t('schedule.level.details') },
                      ]}
                      chosen={one.level === 'busy' ? 'busy' : 'details'}
                      onChoose={(level) => void grant(one, level as 'busy' | 'details')}
                    />
                    <IconButton
                      icon="close"
                      size={16}
                      label={`${t('schedule.act.remove')} · ${one.name}`}
                      onClick={() => void grant(one, undefined)}
                    />
                  </div>
                ))}
              <div className="tg-item-form__row">
                <span>{t('schedule.everybody')}</span>
                <Segments
                  label={t('schedule.everybody')}
                  choices={[
                    { id: 'none', label: t('schedule.level.none') },
                    { id: 'busy', label: t('schedule.level.busy') },
                    { id: 'details', label: t('schedule.level.details') },
                  ]}
                  chosen={grants.find(({ kind }) => kind === 'everybody')?.level ?? 'none'}
                  onChoose={(level) =>
                    void grant(
                      { kind: 'everybody' },
                      level === 'busy' || level === 'details' ? level : undefined,
                    )
                  }
                />
              </div>
              <GranteeField
                label={t('schedule.authorise')}
                placeholder={t('grants.whomHint')}
                picked={[]}
                onChange={([one]) => {
                  if (one !== undefined) void grant({ kind: one.kind, granteeId: one.id }, 'details');
                }}
                find={find}
              />
              <div className="tg-item-form__row">
                <span>{t('schedule.feed')}</span>
                <Toggle
                  label={t('schedule.feed')}
                  checked={feed !== ''}
                  onChange={(on) =>
                    void notify.attempt(async () =>
                      setFeed((await office.schedule.setFeed(calendar.id, on)).feedPath),
                    )
                  }
                />
              </div>
              <p>{t('schedule.feedHint')}</p>
              {feed === '' ? null : (
                <code className="tg-item-form__address">{`${addresses.userCentre}${feed}`}</code>
              )}
            </>
          )}
        </div>
        <div className="tg-dialog__acts">
          {calendar === undefined || calendar.isDefault ? null : (
            <Button look="danger" onClick={() => setRemoving(true)}>
              {t('schedule.removeCalendar')}
            </Button>
          )}
          <Button onClick={onClose}>{t('words.cancel')}</Button>
          <Button look="primary" type="submit">
            {t('schedule.save')}
          </Button>
        </div>
      </form>
      <Confirm
        open={removing}
        title={t('schedule.removeCalendar')}
        act={t('schedule.removeCalendar')}
        destructive
        onConfirm={() => {
          if (id !== undefined) void notify.attempt(() => office.schedule.removeCalendar(id)).then(onClose);
        }}
        onClose={() => setRemoving(false)}
      >
        {t('schedule.removeCalendarQuestion', { name })}
      </Confirm>
    </Dialog>
  );
}
