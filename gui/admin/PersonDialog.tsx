// One person: what is known of them, their role, their devices, a new password, and letting them go.
import { useEffect, useId, useState, type JSX } from 'react';
import type { AdminDevice, AdminPerson, PersonChange } from '#sdk/admin/admin-api.ts';
import type { ResetCode } from '#sdk/api.ts';
import { hasPower } from '#sdk/admin/rules/may-administer.ts';
import type { PeopleTableScreen } from '#sdk/admin/screens/people-table.ts';
import { asOfficeError, type ErrorData } from '#sdk/errors.ts';
import { fullTime } from '#sdk/locales/time-text.ts';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { Checkbox } from '../parts/Checkbox.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Field } from '../parts/Field.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { Select } from '../parts/Select.tsx';
import { useTranslator } from '../parts/text.ts';
import { CodeShown } from './CodeShown.tsx';
import { PersonData } from './PersonData.tsx';
import '../parts/ConfirmDialog.css';

const names = ['name', 'title', 'titleEn', 'email', 'phone'] as const;

/** Mounted is open. What comes from a directory is changed there. */
export function PersonDialog(props: {
  readonly screen: PeopleTableScreen;
  readonly person: AdminPerson;
  readonly departments: readonly { readonly value: string; readonly label: string }[];
  readonly onClose: () => void;
}): JSX.Element {
  const { screen, person, departments, onClose } = props;
  const translator = useTranslator();
  const { t } = translator;
  const notify = useNotify();
  const self = useDesk().person;
  const id = useId();
  const [data, setData] = useState({
    name: person.name,
    title: person.title,
    titleEn: person.titleEn ?? '',
    email: person.email,
    phone: person.phone,
  });
  const [departmentId, setDepartmentId] = useState(person.departmentId);
  const [role, setRole] = useState(person.role);
  const [mayCreate, setMayCreate] = useState(person.mayCreateGroups);
  const [error, setError] = useState<ErrorData>();
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<ResetCode>();
  const fixed = person.source === 'directory';
  const changesRole =
    hasPower(self.permissions) && person.role !== 'superAdministrator' && person.id !== self.id;
  const save = async (): Promise<void> => {
    const change: PersonChange = {
      ...Object.fromEntries(
        names.filter((name) => data[name] !== (person[name] ?? '')).map((name) => [name, data[name]]),
      ),
      ...(departmentId !== person.departmentId && { departmentId }),
      ...(mayCreate !== person.mayCreateGroups && { mayCreateGroups: mayCreate }),
      ...(role !== person.role && role !== 'superAdministrator' && { role }),
    };
    setBusy(true);
    setError(undefined);
    try {
      if (Object.keys(change).length > 0) {
        await screen.change(person.id, change);
        notify.done({ key: 'admin.person.saved' });
      }
      onClose();
    } catch (thrown) {
      setError(asOfficeError(thrown).data);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog isOpen onClose={onClose} aria-labelledby={id} data-size="wide" transitionDuration={180}>
      <form
        className="tg-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <h2 id={id}>
          {person.name} <small>@{person.loginName}</small>
        </h2>
        <div className="tg-dialog__body tg-admin__form">
          {names.map((name) => (
            <Field
              key={name}
              label={t(`admin.person.${name}`)}
              value={data[name]}
              disabled={fixed}
              onChange={(value) => setData({ ...data, [name]: value })}
            />
          ))}
          <div className="tg-field">
            <span className="tg-field__label">{t('admin.person.department')}</span>
            <Select
              label={t('admin.person.department')}
              value={departmentId}
              choices={departments}
              disabled={fixed}
              onChoose={setDepartmentId}
            />
          </div>
          <div className="tg-field">
            <span className="tg-field__label">{t('admin.person.role')}</span>
            <Select
              label={t('admin.person.role')}
              value={role}
              disabled={!changesRole}
              choices={(person.role === 'superAdministrator'
                ? (['superAdministrator'] as const)
                : (['member', 'administrator'] as const)
              ).map((value) => ({ value, label: t(`admin.roleName.${value}`) }))}
              onChoose={(value) => setRole(value === 'administrator' ? 'administrator' : 'member')}
            />
            {changesRole ? null : <FieldMessage tone="hint">{t('admin.person.superOnly')}</FieldMessage>}
          </div>
          <Checkbox checked={mayCreate} onChange={setMayCreate}>
            {t('admin.person.mayCreateGroups')}
          </Checkbox>
          {fixed ? <FieldMessage tone="hint">{t('errors.changedInDirectory')}</FieldMessage> : null}
          {error === undefined ? null : (
            <FieldMessage tone="error">{errorText(translator, error)}</FieldMessage>
          )}
          <Devices personId={person.id} />
          {code === undefined ? (
            <Button
              icon="lock"
              onClick={() =>
                void notify.attempt(async () => setCode(await screen.resetCode(person.loginName)))
              }
            >
              {t('admin.person.reset')}
            </Button>
          ) : (
            <CodeShown code={code.code} {...(code.bot === true && { detail: t('admin.person.botToken') })} />
          )}
          {hasPower(self.permissions) ? (
            <PersonData
              person={person}
              isSelf={person.id === self.id}
              onErased={() => {
                onClose();
                void screen.reload();
              }}
            />
          ) : null}
        </div>
        <div className="tg-dialog__acts">
          <Button onClick={onClose}>{t('words.cancel')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t('admin.person.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Devices({ personId }: { readonly personId: string }): JSX.Element {
  const { office } = useApp();
  const translator = useTranslator();
  const { t } = translator;
  const notify = useNotify();
  const [devices, setDevices] = useState<readonly AdminDevice[]>();
  useEffect(() => {
    void notify.attempt(async () => setDevices(await office.admin.devices(personId)));
  }, [office, notify, personId]);
  const end = (deviceId?: string): void =>
    void notify.attempt(async () => {
      await office.admin.endSessions(personId, deviceId);
      setDevices(await office.admin.devices(personId));
      notify.done({ key: 'admin.person.ended' });
    });
  return (
    <div className="tg-field" role="group" aria-label={t('admin.person.devices')}>
      <span className="tg-field__label">{t('admin.person.devices')}</span>
      {devices === undefined || devices.length > 0 ? null : <span>{t('admin.person.noDevices')}</span>}
      <ul className="tg-admin__devices">
        {(devices ?? []).map((device) => (
          <li key={device.id}>
            <span className="tg-truncate">
              {device.name === '' ? t(`admin.person.deviceKind.${device.kind}`) : device.name}
            </span>
            <small className="tg-number">{fullTime(translator, device.usedTime)}</small>
            {device.kind === 'session' ? null : (
              <Button size="small" onClick={() => end(device.id)}>
                {t('admin.person.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {devices === undefined || devices.length === 0 ? null : (
        <Button size="small" icon="exit" onClick={() => end()}>
          {t('admin.person.endAll')}
        </Button>
      )}
    </div>
  );
}
