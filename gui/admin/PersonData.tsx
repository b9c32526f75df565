// What is held about somebody: an archive for them, and erasing them; within the dialog of the person.
import { useState, type JSX } from 'react';
import type { AdminPerson } from '#sdk/admin/admin-api.ts';
import { PersonDataScreen } from '#sdk/admin/screens/person-data.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { useText } from '../parts/text.ts';
import { EraseDialog } from './EraseDialog.tsx';

/** For super administrators; nobody erases themselves. */
export function PersonData(props: {
  readonly person: AdminPerson;
  readonly isSelf: boolean;
  readonly onErased: () => void;
}): JSX.Element | null {
  const { office } = useApp();
  const screen = useOwnScreen(() => new PersonDataScreen(office, props.person));
  return screen === undefined ? null : <Parts {...props} screen={screen} />;
}

function Parts(props: {
  readonly screen: PersonDataScreen;
  readonly person: AdminPerson;
  readonly isSelf: boolean;
  readonly onErased: () => void;
}): JSX.Element {
  const { screen, person, isSelf, onErased } = props;
  const t = useText();
  const notify = useNotify();
  const { job } = useScreen(screen);
  const [erases, setErases] = useState(false);
  const archive = (): void =>
    void notify.attempt(async () => {
      const link = document.createElement('a');
      link.href = await screen.archive();
      link.download = '';
      link.click();
      notify.done({ key: 'admin.personData.exported' });
    });
  return (
    <div className="tg-field" role="group" aria-label={t('admin.personData.title')}>
      <span className="tg-field__label">{t('admin.personData.title')}</span>
      <div className="tg-retention__acts">
        <Button icon="down" busy={job?.kind === 'export'} onClick={archive}>
          {t('admin.personData.export')}
        </Button>
        {isSelf ? null : (
          <Button disabled={job !== undefined} onClick={() => setErases(true)}>
            {t('admin.personData.erase')}
          </Button>
        )}
      </div>
      {job?.kind === 'export' ? (
        <p role="status" className="tg-number">
          {t('admin.personData.exporting', { done: job.done, total: job.total })}
        </p>
      ) : null}
      {erases ? (
        <EraseDialog screen={screen} person={person} onErased={onErased} onClose={() => setErases(false)} />
      ) : null}
    </div>
  );
}
