// The page about the product: which build this is, and where it runs.
import type { JSX } from 'react';
import { constantTable } from '#variants/constants.ts';
import { useApp } from '../app/app-parts.ts';
import { useScreen } from '../app/useScreen.ts';
import { useText } from '../parts/text.ts';
import { SettingFact } from './SettingFact.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** `/setting/about`; build metadata as the configuration in force has it (spec §9). */
export function AboutPage(): JSX.Element {
  const t = useText();
  const { constants } = useScreen(useApp().config);
  const value = (name: 'buildVersion' | 'buildChannel' | 'buildBranch'): string => {
    const inForce = constants[name];
    return typeof inForce === 'string' ? inForce : constantTable[name].value;
  };
  return (
    <SettingsSection title={t('settings.pages.about')}>
      <dl>
        <SettingFact label={t('settings.version')} value={value('buildVersion')} />
        <SettingFact label={t('settings.channel')} value={value('buildChannel')} />
        <SettingFact label={t('settings.branch')} value={value('buildBranch')} />
        <SettingFact label={t('settings.platform')} value={navigator.platform} />
      </dl>
    </SettingsSection>
  );
}
