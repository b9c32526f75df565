// The page of what is kept on this device: messages, space, place.
import { useEffect, type JSX } from 'react';
import { officeSpaceText } from '#sdk/locales/space-text.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import { SpaceScreen } from '#sdk/transfers/screens/space.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { useTranslator } from '../parts/text.ts';
import { SettingFact } from './SettingFact.tsx';
import { CacheRows } from './CacheRows.tsx';
import { SettingSections } from './SettingSections.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** `/setting/fileManager`. */
export function FilePage(): JSX.Element | null {
  const { office } = useApp();
  const screen = useOwnScreen(() => new SpaceScreen(office));
  return screen === undefined ? null : <Space screen={screen} />;
}

function Space({ screen }: { readonly screen: SpaceScreen }): JSX.Element {
  const translator = useTranslator();
  const { t, locale } = translator;
  const notify = useNotify();
  const { office, store, error } = useScreen(screen);
  useEffect(() => {
    if (error !== undefined) notify.fail(error);
  }, [error, notify]);
  const count = (value: number | undefined): string => value?.toLocaleString(locale) ?? '–';
  const whole = store?.complete === true ? 'settings.storeWholeYes' : 'settings.storeWholeNo';
  return (
    <>
      <SettingSections page="fileManager" extras={{ cache: <CacheRows screen={screen} /> }} />
      <SettingsSection title={t('settings.space')}>
        <dl>
          <SettingFact label={t('settings.spaceFiles')} value={officeSpaceText(translator, office)} />
        </dl>
      </SettingsSection>
      <SettingsSection title={t('settings.store')}>
        <dl>
          <SettingFact label={t('settings.storeMessages')} value={count(store?.messages)} />
          <SettingFact label={t('settings.storeChats')} value={count(store?.chats)} />
          <SettingFact label={t('settings.storeWhole')} value={store === undefined ? '–' : t(whole)} />
          <SettingFact
            label={t('settings.storeSize')}
            value={store === undefined ? '–' : sizeText(store.bytes, locale)}
          />
          <SettingFact label={t('settings.storePath')} value={store?.path ?? '–'} />
        </dl>
      </SettingsSection>
    </>
  );
}
