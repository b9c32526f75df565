// Who decides while one is away: a button of the list, the line that says so while it holds, and the dialog that sets it.
import { useId, useState, type JSX } from 'react';
import { LoadedScreen } from '#sdk/admin/screens/loaded.ts';
import { listText } from '#sdk/locales/list-text.ts';
import { momentText } from '#sdk/locales/time-text.ts';
import { dayOf, dayTime } from '../announcements/day-time.ts';
import { DayField } from '../chat/acts/DayField.tsx';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useNow } from '../ground/useNow.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { useTranslator } from '../parts/text.ts';
import { PeopleField } from './PeopleField.tsx';
import '../parts/ConfirmDialog.css';
import { nameText } from '#sdk/locales/name-text.ts';

type Standing = Awaited<ReturnType<ReturnType<typeof useApp>['office']['approval']['delegation']>>;
type AwayScreen = LoadedScreen<Standing>;

/** The screen of one's stand-in; undefined during the first render. */
export function useAway(): AwayScreen | undefined {
  const { office } = useApp();
  return useOwnScreen(() => new LoadedScreen(() => office.approval.delegation()));
}

/** The button that opens the dialog. */
export function AwayButton({ screen }: { readonly screen: AwayScreen }): JSX.Element {
  const { t } = useTranslator();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="transfers" label={t('workbench.approval.away')} onClick={() => setOpen(true)} />
      {open ? <AwayDialog screen={screen} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Says who decides for one, and for whom one decides; nothing while neither is. */
export function AwayLine({ screen }: { readonly screen: AwayScreen }): JSX.Element | null {
  const translator = useTranslator();
  const { t } = translator;
  const { value } = useScreen(screen);
  const now = useNow();
  if (value === undefined) return null;
  const lines = [
    ...(value.given == null
      ? []
      : [
          t('workbench.approval.awaySet', {
            until: momentText(translator, value.given.until, now),
            name: nameText(translator, value.given.to.name),
          }),
        ]),
    ...(value.taken.length === 0
      ? []
      : [
          t('workbench.approval.standsIn', {
            names: listText(
              translator,
              value.taken.map(({ who }) => nameText(translator, who.name)),
            ),
          }),
        ]),
  ];
  if (lines.length === 0) return null;
  return (
    <div className="tg-away" role="status">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function AwayDialog(props: { readonly screen: AwayScreen; readonly onClose: () => void }): JSX.Element {
  const { screen, onClose } = props;
  const { office } = useApp();
  const { person } = useDesk();
  const { t } = useTranslator();
  const notify = useNotify();
  const title = useId();
  const { value, busy } = useScreen(screen);
  const given = value?.given ?? undefined;
  const [today] = useState(() => dayOf(Date.now()));
  const [personIds, setPersonIds] = useState<readonly string[]>(given === undefined ? [] : [given.to.id]);
  const [from, setFrom] = useState(given === undefined ? today : dayOf(given.from));
  // The last day is the one that ends with it.
  const [until, setUntil] = useState(given === undefined ? '' : dayOf(given.until - 1));
  const [personId] = personIds;
  const begin = dayTime(from, 0);
  const end = dayTime(until, 24);
  const set = async (): Promise<void> => {
    if (personId === undefined || end === undefined) return;
    const starts = begin !== undefined && begin > Date.now() ? { from: begin } : {};
    const done = await notify.attempt(() =>
      screen.act(() => office.approval.delegate({ personId, until: end, ...starts })),
    );
    if (done) onClose();
  };
  const stop = async (): Promise<void> => {
    if (await notify.attempt(() => screen.act(() => office.approval.delegate(undefined)))) onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} aria-labelledby={title} transitionDuration={120}>
      <form
        className="tg-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          void set();
        }}
      >
        <h2 id={title}>{t('workbench.approval.away')}</h2>
        <div className="tg-dialog__body tg-away-form">
          <p>{t('workbench.approval.awayDetail')}</p>
          <PeopleField
            label={t('workbench.approval.awayTo')}
            known={given === undefined ? [] : [given.to]}
            ids={personIds}
            limit={1}
            refused={[person.id]}
            onChange={setPersonIds}
          />
          <div className="tg-away-form__days">
            <div className="tg-field">
              <span className="tg-field__label">{t('workbench.approval.awayFrom')}</span>
              <DayField
                ahead
                min={from < today ? from : today}
                label={t('workbench.approval.awayFrom')}
                value={from}
                onChange={setFrom}
              />
            </div>
            <div className="tg-field">
              <span className="tg-field__label">{t('workbench.approval.awayUntil')}</span>
              <DayField
                ahead
                min={from === '' ? today : from}
                label={t('workbench.approval.awayUntil')}
                value={until}
                onChange={setUntil}
              />
            </div>
          </div>
        </div>
        <div className="tg-dialog__acts">
          {given === undefined ? null : (
            <Button onClick={() => void stop()}>{t('workbench.approval.awayOff')}</Button>
          )}
          <Button onClick={onClose}>{t('workbench.cancel')}</Button>
          <Button
            look="primary"
            type="submit"
            busy={busy}
            disabled={personId === undefined || begin === undefined || end === undefined}
          >
            {t('workbench.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
