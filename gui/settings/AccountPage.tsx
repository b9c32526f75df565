// The account page: who is signed in, the password, the remembered devices, and the way out.
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import { departmentText, pathText } from '#sdk/contacts/rules/department-path.ts';
import { lazy, Suspense, useState, type JSX } from 'react';
import { useNavigate } from 'react-router';
import { mayReadAudit } from '#sdk/account/rules/may-read-audit.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { AvatarButtons } from '../account/AvatarButtons.tsx';
import { PasswordDialog } from '../account/PasswordDialog.tsx';
import { useDesk } from '../ground/app-parts.ts';
import { loadPart } from '../ground/lazy-part.ts';
import { SignOutDialog } from '../ground/SignOutDialog.tsx';
import { useSignOut } from '../ground/useSignOut.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Button } from '../parts/Button.tsx';
import { usePhoto } from '../parts/photos.ts';
import { useTranslator } from '../parts/text.ts';
import { DeviceList } from './DeviceList.tsx';
import { SettingFact } from './SettingFact.tsx';
import { SettingRow } from './SettingRow.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import './AccountPage.css';
import { PersonName } from '../parts/PersonName.tsx';
import './Settings.css';

const AuditDialog = lazy(async () => ({
  default: (await loadPart(() => import('../account/AuditDialog.tsx'))).AuditDialog,
}));

/** `/setting/userInfo`; what the organisation keeps of a person is changed by the organisation. */
export function AccountPage(): JSX.Element {
  const { t, language } = useTranslator();
  const person = forReader(useDesk().person, language);
  const leave = useSignOut();
  const navigate = useNavigate();
  const [changing, setChanging] = useState(false);
  const [auditing, setAuditing] = useState(false);
  const others = (person.secondaryDepartments ?? [])
    .map((one) => forReader(one, language))
    .map(({ fullPath, name }) => pathText(fullPath || name));
  const picture = usePhoto(person.id, person.avatar);
  const fact = (value: string): string => (value === '' ? t('account.none') : value);
  return (
    <>
      <SettingsSection title={t('account.person')}>
        <div className="tg-setting tg-account__head">
          <Avatar id={person.id} name={person.name} photo={person.avatar} size="large" />
          <div className="tg-account__name">
            <strong lang={textLanguage(person.name)}>
              <PersonName name={person.name} />
            </strong>
            <span>{person.departmentName}</span>
          </div>
          <AvatarButtons shows={picture !== undefined} />
        </div>
        <dl className="tg-account__facts">
          <SettingFact label={t('account.name')} value={person.name} />
          <SettingFact label={t('account.loginName')} value={person.loginName} />
          <SettingFact label={t('account.email')} value={fact(person.email)} />
          <SettingFact label={t('account.phone')} value={fact(person.phone)} />
          <SettingFact label={t('account.department')} value={fact(departmentText(person))} />
          <SettingFact label={t('account.secondaryDepartments')} value={fact(others.join('\n'))} />
        </dl>
      </SettingsSection>
      <SettingsSection title={t('settings.session')}>
        <SettingRow label={t('account.password')} hint={t('password.changeHint')}>
          <Button icon="lock" onClick={() => setChanging(true)}>
            {t('password.change')}
          </Button>
        </SettingRow>
        <SettingRow label={t('approve.row')} hint={t('approve.rowHint')}>
          <Button icon="keyboard" onClick={() => void navigate('/approve')}>
            {t('approve.open')}
          </Button>
        </SettingRow>
        {mayReadAudit(person.permissions) ? (
          <SettingRow label={t('settings.audit.row')} hint={t('settings.audit.rowHint')}>
            <Button icon="eye" onClick={() => setAuditing(true)}>
              {t('settings.audit.open')}
            </Button>
          </SettingRow>
        ) : null}
        <DeviceList />
        <SettingRow label={t('frame.signOut')} hint={t('settings.signOutHint')}>
          <Button icon="exit" onClick={leave.ask}>
            {t('frame.signOut')}
          </Button>
        </SettingRow>
      </SettingsSection>
      {auditing ? (
        <Suspense>
          <AuditDialog onClose={() => setAuditing(false)} />
        </Suspense>
      ) : null}
      <PasswordDialog open={changing} onClose={() => setChanging(false)} />
      <SignOutDialog leave={leave} />
    </>
  );
}
