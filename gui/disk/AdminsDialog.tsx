// Shows who administers the disks and how many they are; the super administrator hands the power on by typing the other's name.
import { useCallback, useEffect, useId, useState, type JSX } from 'react';
import type { DiskAdministrator } from '#sdk/api.ts';
import { asOfficeError } from '#sdk/errors.ts';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Field } from '../parts/Field.tsx';
import { GranteeField, type Grantee } from '../parts/GranteeField.tsx';
import { useTranslator } from '../parts/text.ts';
import { findGrantees } from '../picker/find-grantees.ts';

/** Mounted is open. */
export function AdminsDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const { office } = useApp();
  const { person } = useDesk();
  const { t } = useTranslator();
  const notify = useNotify();
  const titleId = useId();
  const [admins, setAdmins] = useState<readonly DiskAdministrator[]>();
  const [hands, setHands] = useState(false);
  useEffect(() => {
    office.disk
      .administrators()
      .then(setAdmins)
      .catch((error: unknown) => notify.fail(asOfficeError(error).data));
  }, [office, notify]);
  const isSuper = admins?.some(({ id, role }) => id === person.id && role === 'superAdministrator') === true;
  return (
    <Dialog isOpen onClose={onClose} aria-labelledby={titleId} transitionDuration={180}>
      <div className="tg-dialog tg-disk-admins">
        <h2 id={titleId}>{t('disk.admins')}</h2>
        {admins === undefined ? null : (
          <>
            <p className="tg-disk-hint tg-number">{t('disk.adminsCount', { count: admins.length })}</p>
            <ul>
              {admins.map(({ id, name, role }) => (
                <li key={id}>
                  <Avatar id={id} name={name} size="small" />
                  <span className="tg-truncate">{name}</span>
                  <span className="tg-disk-hint">
                    {t(
                      role === 'superAdministrator'
                        ? 'disk.adminRoles.superAdministrator'
                        : 'disk.adminRoles.administrator',
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
        {hands ? (
          <HandOver
            onLeave={() => setHands(false)}
            onDone={(left, name) => {
              setAdmins(left);
              setHands(false);
              notify.done({ key: 'disk.handOverDone', parameters: { name } });
            }}
          />
        ) : (
          <div className="tg-dialog__acts">
            {isSuper ? <Button onClick={() => setHands(true)}>{t('disk.handOver')}</Button> : null}
            <Button look="primary" onClick={onClose}>
              {t('words.close')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function HandOver(props: {
  readonly onLeave: () => void;
  readonly onDone: (left: readonly DiskAdministrator[], name: string) => void;
}): JSX.Element {
  const { office } = useApp();
  const { person } = useDesk();
  const { t, language } = useTranslator();
  const notify = useNotify();
  const [picked, setPicked] = useState<readonly Grantee[]>([]);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const find = useCallback(
    async (query: string, signal: AbortSignal) =>
      (await findGrantees(office, query, signal, language)).filter(
        ({ kind, id }) => kind === 'person' && id !== person.id,
      ),
    [office, person.id, language],
  );
  const to = picked.at(-1);
  const handOver = async (): Promise<void> => {
    if (to === undefined) return;
    setBusy(true);
    await notify.attempt(async () => {
      const left = await office.disk.transferPower({ personId: to.id, confirm: typed.trim() });
      props.onDone(left, to.name);
    });
    setBusy(false);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void handOver();
      }}
    >
      <span className="tg-field__label">{t('disk.handOverTo')}</span>
      <GranteeField
        label={t('disk.handOverTo')}
        placeholder={t('disk.taskMembersHint')}
        picked={picked}
        onChange={(next) => setPicked(next.slice(-1))}
        find={find}
      />
      {to === undefined ? null : (
        <Field label={t('disk.handOverConfirm', { name: to.name })} value={typed} onChange={setTyped} />
      )}
      <p className="tg-disk-hint">{t('disk.handOverHint')}</p>
      <div className="tg-dialog__acts">
        <Button onClick={props.onLeave}>{t('disk.cancel')}</Button>
        <Button
          type="submit"
          look="danger"
          busy={busy}
          disabled={to === undefined || typed.trim() !== to.name}
        >
          {t('disk.handOver')}
        </Button>
      </div>
    </form>
  );
}
