// How the office stands: people, departments, licence, its machine, and background work that fails.
import type { JSX } from 'react';
import type { AdminOverview } from '#sdk/admin/admin-api.ts';
import { overviewProblems } from '#sdk/admin/rules/overview-problems.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import { fullTime } from '#sdk/locales/time-text.ts';
import { useApp } from '../ground/app-parts.ts';
import { Icon } from '../parts/Icon.tsx';
import { useTranslator } from '../parts/text.ts';
import { SettingRow } from '../settings/SettingRow.tsx';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { Loaded } from './Loaded.tsx';

/** The first page. */
export function OverviewAdmin(): JSX.Element {
  const { office } = useApp();
  const { t } = useTranslator();
  return (
    <Loaded ask={() => office.admin.overview()}>
      {(found) => (
        <>
          <SettingsSection title={found.officeName}>
            {(['people', 'disabled', 'departments', 'administrators'] as const).map((name) => (
              <SettingRow key={name} label={t(`admin.overview.${name}`)}>
                <strong className="tg-number">{found[name]}</strong>
              </SettingRow>
            ))}
            <SettingRow
              label={t('admin.overview.licence')}
              hint={
                found.licenceDays < 0
                  ? t('admin.overview.licenceOver')
                  : t('admin.overview.licenceDays', { count: found.licenceDays })
              }
            >
              <strong className="tg-number">{found.licenceNotAfter}</strong>
            </SettingRow>
          </SettingsSection>
          <Machine found={found} />
          <SettingsSection title={t('admin.overview.jobs')}>
            {found.failingJobs.length === 0 ? (
              <SettingRow label={t('admin.overview.noJobs')}>{null}</SettingRow>
            ) : (
              found.failingJobs.map((job) => (
                <SettingRow
                  key={`${job.kind} ${job.key}`}
                  label={`${job.kind} · ${job.key}`}
                  hint={job.reason}
                >
                  <span className="tg-number">{t('admin.overview.tries', { count: job.tries })}</span>
                </SettingRow>
              ))
            )}
          </SettingsSection>
        </>
      )}
    </Loaded>
  );
}

/** Version, start, disk and backups, and what of it is wrong. */
function Machine({ found }: { readonly found: AdminOverview }): JSX.Element | null {
  const translator = useTranslator();
  const { t, locale } = translator;
  const { version, since, diskFree, diskTotal, lastBackup, problems } = found;
  if (version === undefined) return null;
  const shown = (problems ?? []).flatMap((name) => overviewProblems.find((known) => known === name) ?? []);
  return (
    <SettingsSection title={t('admin.overview.machine')}>
      {shown.map((name) => (
        <SettingRow key={name} label={t(`admin.overview.problem.${name}`)}>
          <Icon name="warning" size={18} />
        </SettingRow>
      ))}
      <SettingRow label={t('admin.overview.version')}>
        <strong className="tg-number">{version}</strong>
      </SettingRow>
      {since === undefined ? null : (
        <SettingRow label={t('admin.overview.since')}>
          <strong className="tg-number">{fullTime(translator, since)}</strong>
        </SettingRow>
      )}
      {diskFree === undefined || diskTotal === undefined ? null : (
        <SettingRow label={t('admin.overview.disk')}>
          <strong className="tg-number">
            {t('admin.overview.diskOf', {
              free: sizeText(diskFree, locale),
              total: sizeText(diskTotal, locale),
            })}
          </strong>
        </SettingRow>
      )}
      {problems === undefined ? null : (
        <SettingRow label={t('admin.overview.lastBackup')}>
          <strong className="tg-number">
            {lastBackup === undefined ? t('admin.overview.noBackup') : fullTime(translator, lastBackup)}
          </strong>
        </SettingRow>
      )}
    </SettingsSection>
  );
}
