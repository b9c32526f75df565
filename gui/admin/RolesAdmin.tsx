// Roles of work, by which approvals find their people.
import { useState, type JSX } from 'react';
import type { WorkRoles } from '#sdk/approval/approval-api.ts';
import type { Audience } from '#sdk/announcements/announcements-api.ts';
import { AudienceField } from '../announcements/AudienceField.tsx';
import { PeopleField } from '../approval/PeopleField.tsx';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { useTranslator } from '../parts/text.ts';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { Loaded } from './Loaded.tsx';

const maxPeople = 50;
const keyForm = /^[a-z][a-zA-Z0-9]{0,30}$/u;

/** Who may publish announcements beside the administrators. */
function Publishers(): JSX.Element {
  const { office } = useApp();
  const { t } = useTranslator();
  const notify = useNotify();
  return (
    <Loaded<readonly Audience[]> ask={() => office.announcements.publishers()}>
      {(publishers, screen) => (
        <SettingsSection title={t('workbench.announcement.publishers')}>
          <div className="tg-admin__block">
            <p>{t('workbench.announcement.publishersDetail')}</p>
            <AudienceField
              label={t('workbench.announcement.publishers')}
              audience={publishers}
              onChange={(audience) =>
                void notify.attempt(() =>
                  screen.change(() => office.announcements.publishers({ set: audience })),
                )
              }
            />
          </div>
        </SettingsSection>
      )}
    </Loaded>
  );
}

/** The page. */
export function RolesAdmin(): JSX.Element {
  const { office } = useApp();
  const { t, language } = useTranslator();
  const notify = useNotify();
  const [key, setKey] = useState('');
  const [name, setName] = useState('');
  return (
    <>
      <Publishers />
      <Loaded<WorkRoles> ask={() => office.approval.roles()}>
        {({ roles }, screen, busy) => (
          <SettingsSection title={t('admin.pages.roles')}>
            <div className="tg-admin__block">
              <p>{t('admin.role.detail')}</p>
              {roles.map((role) => (
                <PeopleField
                  key={`${role.key} ${role.people.map(({ id }) => id).join(',')}`}
                  label={`${role.name[language]} · ${role.key}`}
                  known={role.people}
                  ids={role.people.map(({ id }) => id)}
                  limit={maxPeople}
                  onChange={(personIds) =>
                    void notify.attempt(() =>
                      screen.act(() =>
                        office.approval.setRole({ key: role.key, name: role.name, personIds }),
                      ),
                    )
                  }
                />
              ))}
              <form
                className="tg-admin__pair"
                onSubmit={(event) => {
                  event.preventDefault();
                  void notify.attempt(async () => {
                    const words = { zh: name.trim(), en: name.trim() };
                    await screen.act(() => office.approval.setRole({ key, name: words, personIds: [] }));
                    setKey('');
                    setName('');
                  });
                }}
              >
                <Field
                  label={t('admin.role.key')}
                  value={key}
                  hint={t('admin.role.keyHint')}
                  invalid={key !== '' && !keyForm.test(key)}
                  onChange={setKey}
                />
                <Field label={t('admin.role.name')} value={name} onChange={setName} />
                <Button type="submit" busy={busy} disabled={!keyForm.test(key) || name.trim() === ''}>
                  {t('admin.role.add')}
                </Button>
              </form>
            </div>
          </SettingsSection>
        )}
      </Loaded>
    </>
  );
}
