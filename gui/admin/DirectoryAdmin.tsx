// Where people come from (LDAP) and who else signs them in (OpenID Connect); for super administrators.
import { useState, type JSX } from 'react';
import type { Directory, IdentityProvider, SyncReport } from '#sdk/admin/admin-api.ts';
import type { LoadedScreen } from '#sdk/admin/screens/loaded.ts';
import { emptyDirectory, emptyProvider } from '#sdk/admin/rules/first-settings.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { Checkbox } from '../parts/Checkbox.tsx';
import { Field } from '../parts/Field.tsx';
import { useText } from '../parts/text.ts';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { Loaded } from './Loaded.tsx';
import { SyncResult } from './SyncResult.tsx';

/** The page. The office refuses it to everybody else, and that is what then stands here. */
export function DirectoryAdmin(): JSX.Element {
  const { office } = useApp();
  return (
    <>
      <Loaded ask={async () => ({ directory: await office.admin.directory() })}>
        {({ directory }, screen, busy) => <DirectoryForm directory={directory} screen={screen} busy={busy} />}
      </Loaded>
      <Loaded ask={async () => ({ provider: await office.admin.identityProvider() })}>
        {({ provider }, screen, busy) => <ProviderForm provider={provider} screen={screen} busy={busy} />}
      </Loaded>
    </>
  );
}

const fields = [
  'url',
  'bindDn',
  'passwordVariable',
  'baseDn',
  'personFilter',
  'departmentFilter',
  'loginAttribute',
  'nameAttribute',
] as const;

function DirectoryForm(props: {
  readonly directory: Directory | undefined;
  readonly screen: LoadedScreen<{ directory: Directory | undefined }>;
  readonly busy: boolean;
}): JSX.Element {
  const { screen, busy } = props;
  const { office } = useApp();
  const t = useText();
  const notify = useNotify();
  const [data, setData] = useState<Directory>(props.directory ?? emptyDirectory);
  const [report, setReport] = useState<SyncReport>();
  const sync = (dryRun: boolean): void =>
    void notify.attempt(() =>
      screen.act(async () => setReport(await office.admin.syncDirectory({ dryRun }))),
    );
  return (
    <SettingsSection title={t('admin.directory.title')}>
      <form
        className="tg-admin__block"
        onSubmit={(event) => {
          event.preventDefault();
          void notify.attempt(async () => {
            await screen.change(async () => ({ directory: await office.admin.setDirectory(data) }));
            notify.done({ key: 'admin.directory.saved' });
          });
        }}
      >
        <p>{t('admin.directory.detail')}</p>
        {fields.map((name) => (
          <Field
            key={name}
            label={t(`admin.directory.${name}`)}
            value={data[name]}
            onChange={(value) => setData({ ...data, [name]: value })}
          />
        ))}
        <Checkbox checked={data.startTls} onChange={(startTls) => setData({ ...data, startTls })}>
          {t('admin.directory.startTls')}
        </Checkbox>
        <div className="tg-admin__acts">
          <Button disabled={props.directory === undefined || busy} onClick={() => sync(true)}>
            {t('admin.directory.tryRun')}
          </Button>
          <Button disabled={props.directory === undefined || busy} onClick={() => sync(false)}>
            {t('admin.directory.sync')}
          </Button>
          <Button type="submit" look="primary" busy={busy}>
            {t('admin.directory.save')}
          </Button>
        </div>
        {report === undefined ? null : <SyncResult report={report} />}
      </form>
    </SettingsSection>
  );
}

const providerFields = ['issuer', 'clientId', 'secretVariable', 'claim', 'label'] as const;

function ProviderForm(props: {
  readonly provider: IdentityProvider | undefined;
  readonly screen: LoadedScreen<{ provider: IdentityProvider | undefined }>;
  readonly busy: boolean;
}): JSX.Element {
  const { screen, busy } = props;
  const { office } = useApp();
  const t = useText();
  const notify = useNotify();
  const [data, setData] = useState<IdentityProvider>(props.provider ?? emptyProvider);
  const save = (provider: IdentityProvider | undefined): void =>
    void notify.attempt(async () => {
      await screen.change(async () => ({ provider: await office.admin.setIdentityProvider(provider) }));
      notify.done({ key: 'admin.directory.saved' });
    });
  return (
    <SettingsSection title={t('admin.directory.identity')}>
      <form
        className="tg-admin__block"
        onSubmit={(event) => {
          event.preventDefault();
          save(data);
        }}
      >
        <p>{t('admin.directory.identityDetail')}</p>
        {providerFields.map((name) => (
          <Field
            key={name}
            label={t(`admin.directory.${name}`)}
            value={data[name]}
            onChange={(value) => setData({ ...data, [name]: value })}
          />
        ))}
        <p className="tg-admin__none">
          {t('admin.directory.callback', { address: `${location.origin}/sso/oidc/callback` })}
        </p>
        <div className="tg-admin__acts">
          {props.provider === undefined ? null : (
            <Button disabled={busy} onClick={() => save(undefined)}>
              {t('admin.directory.off')}
            </Button>
          )}
          <Button type="submit" look="primary" busy={busy}>
            {t('admin.directory.save')}
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}
