// How the office stands: people, departments, licence, and background work that fails.
import type { JSX } from 'react';
import { useApp } from '../ground/app-parts.ts';
import { useText } from '../parts/text.ts';
import { SettingRow } from '../settings/SettingRow.tsx';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { Loaded } from './Loaded.tsx';

/** The first page. */
export function OverviewAdmin(): JSX.Element {
  const { office } = useApp();
  const t = useText();
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
