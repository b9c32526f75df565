// The general settings: language, appearance, typing, and what only some want.
import type { JSX } from 'react';
import { isSettingShown, type SettingName, type SettingValues } from '#sdk/settings/table.ts';
import { useApp } from '../app/app-parts.ts';
import { useNotify } from '../app/useNotify.ts';
import { useScreen } from '../app/useScreen.ts';
import { Segments } from '../parts/Segments.tsx';
import { Toggle } from '../parts/Toggle.tsx';
import { useText } from '../parts/text.ts';
import { SettingRow } from './SettingRow.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** `/setting/generalSetting`; every change takes effect at once. */
export function GeneralPage(): JSX.Element {
  const t = useText();
  const { settings, office, variant } = useApp();
  const notify = useNotify();
  const values = useScreen(settings);
  const set = <Name extends SettingName>(name: Name, value: SettingValues[Name]): void =>
    void notify.attempt(() => office.settings.set(name, value));
  return (
    <>
      <SettingsSection title={t('settings.appearance')}>
        {isSettingShown('language', variant) ? (
          <SettingRow label={t('settings.language')} hint={t('settings.languageHint')}>
            <Segments
              label={t('settings.language')}
              chosen={values.language}
              onChoose={(language) => set('language', language)}
              choices={[
                { id: 'auto', label: t('settings.languageSystem') },
                { id: 'zh', label: t('words.languageName.zh') },
                { id: 'en', label: t('words.languageName.en') },
              ]}
            />
          </SettingRow>
        ) : null}
        <SettingRow label={t('settings.theme')}>
          <Segments
            label={t('settings.theme')}
            chosen={values.theme}
            onChoose={(theme) => set('theme', theme)}
            choices={[
              { id: 'system', label: t('settings.themeSystem') },
              { id: 'light', label: t('settings.themeLight') },
              { id: 'dark', label: t('settings.themeDark') },
            ]}
          />
        </SettingRow>
        <SettingRow label={t('settings.density')} hint={t('settings.densityHint')}>
          <Segments
            label={t('settings.density')}
            chosen={values.density}
            onChoose={(density) => set('density', density)}
            choices={[
              { id: 'comfortable', label: t('settings.densityComfortable') },
              { id: 'compact', label: t('settings.densityCompact') },
            ]}
          />
        </SettingRow>
      </SettingsSection>
      <SettingsSection title={t('settings.typing')}>
        <SettingRow
          label={t('settings.sendWay')}
          hint={t(values.sendWay === 'enter' ? 'settings.sendWayHintEnter' : 'settings.sendWayHintCtrlEnter')}
        >
          <Segments
            label={t('settings.sendWay')}
            chosen={values.sendWay}
            onChoose={(sendWay) => set('sendWay', sendWay)}
            choices={[
              { id: 'enter', label: t('settings.sendWayEnter') },
              { id: 'ctrlEnter', label: t('settings.sendWayCtrlEnter') },
            ]}
          />
        </SettingRow>
      </SettingsSection>
      <SettingsSection title={t('settings.advanced')}>
        <SettingRow label={t('settings.debug')} hint={t('settings.debugHint')}>
          <Toggle
            label={t('settings.debug')}
            checked={values.debug}
            onChange={(debug) => set('debug', debug)}
          />
        </SettingRow>
      </SettingsSection>
    </>
  );
}
