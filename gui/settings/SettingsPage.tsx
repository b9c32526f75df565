// The settings: what this person chose on this device, the remembered devices, and the way out.
import type { JSX, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { isSettingShown, type SettingName, type SettingValues } from '#sdk/settings/table.ts';
import { AppFrame } from '../app/AppFrame.tsx';
import { useApp } from '../app/app-parts.ts';
import { useNotify } from '../app/useNotify.ts';
import { useScreen } from '../app/useScreen.ts';
import { useSignOut } from '../app/useSignOut.ts';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { useFrameFold } from '../frame/useFrameFold.ts';
import { Button } from '../parts/Button.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { Segments } from '../parts/Segments.tsx';
import { Toggle } from '../parts/Toggle.tsx';
import { useText } from '../parts/text.ts';
import { DeviceList } from './DeviceList.tsx';
import { SettingRow } from './SettingRow.tsx';
import './SettingsPage.css';

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }): JSX.Element {
  return (
    <section className="tg-settings__section" aria-label={title}>
      <h2>{title}</h2>
      <div className="tg-settings__rows">{children}</div>
    </section>
  );
}

/** Every change takes effect at once. */
export function SettingsPage(): JSX.Element {
  const t = useText();
  const { settings, office, variant } = useApp();
  const notify = useNotify();
  const navigate = useNavigate();
  const fold = useFrameFold();
  const values = useScreen(settings);
  const { asking, ask, busy, close, signOut } = useSignOut();
  const set = <Name extends SettingName>(name: Name, value: SettingValues[Name]): void =>
    void notify.attempt(() => office.settings.set(name, value));
  return (
    <AppFrame
      current="settings"
      place={t('settings.title')}
      turn="main"
      main={
        <>
          <PaneHeader
            title={t('settings.general')}
            {...(fold === 'phone' ? { onBack: () => void navigate('/main/messages') } : {})}
          />
          <div className="tg-settings">
            <Section title={t('settings.appearance')}>
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
            </Section>
            <Section title={t('settings.typing')}>
              <SettingRow
                label={t('settings.sendWay')}
                hint={t(
                  values.sendWay === 'enter' ? 'settings.sendWayHintEnter' : 'settings.sendWayHintCtrlEnter',
                )}
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
            </Section>
            <Section title={t('settings.security')}>
              <DeviceList />
              <SettingRow label={t('settings.signOut')} hint={t('settings.signOutHint')}>
                <Button icon="exit" onClick={ask}>
                  {t('settings.signOut')}
                </Button>
              </SettingRow>
            </Section>
            <Section title={t('settings.advanced')}>
              <SettingRow label={t('settings.debug')} hint={t('settings.debugHint')}>
                <Toggle
                  label={t('settings.debug')}
                  checked={values.debug}
                  onChange={(debug) => set('debug', debug)}
                />
              </SettingRow>
            </Section>
          </div>
          <ConfirmDialog
            open={asking}
            title={t('frame.signOutTitle')}
            act={t('settings.signOut')}
            busy={busy}
            onConfirm={() => void signOut()}
            onClose={close}
          >
            {t('frame.signOutDetail')}
          </ConfirmDialog>
        </>
      }
    />
  );
}
