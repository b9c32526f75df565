// The page of what is kept on this device: messages, space, place.
import { useEffect, useState, type JSX } from 'react';
import type { MaintenanceApi } from '#sdk/api.ts';
import { useApp } from '../app/app-parts.ts';
import { useNotify } from '../app/useNotify.ts';
import { useTranslator } from '../parts/text.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import { SettingFact } from './SettingFact.tsx';
import { OfficeSpaceSection } from './OfficeSpaceSection.tsx';
import { CacheRows } from './CacheRows.tsx';
import { SettingSections } from './SettingSections.tsx';
import { SettingsSection } from './SettingsSection.tsx';

type StoreInfo = Awaited<ReturnType<MaintenanceApi['storeInfo']>>;

/** `/setting/fileManager`. */
export function FilePage(): JSX.Element {
  const { t, locale } = useTranslator();
  const { office } = useApp();
  const notify = useNotify();
  const [info, setInfo] = useState<StoreInfo>();
  useEffect(() => {
    void notify.attempt(async () => setInfo(await office.maintenance.storeInfo()));
  }, [office, notify]);
  const count = (value: number | undefined): string => value?.toLocaleString(locale) ?? '–';
  return (
    <>
      <SettingSections page="fileManager" extras={{ cache: <CacheRows /> }} />
      <OfficeSpaceSection />
      <SettingsSection title={t('settings.store')}>
        <dl>
          <SettingFact label={t('settings.storeMessages')} value={count(info?.messages)} />
          <SettingFact label={t('settings.storeChats')} value={count(info?.chats)} />
          <SettingFact
            label={t('settings.storeWhole')}
            value={
              info === undefined ? '–' : t(info.complete ? 'settings.storeWholeYes' : 'settings.storeWholeNo')
            }
          />
          <SettingFact
            label={t('settings.storeSize')}
            value={info === undefined ? '–' : sizeText(info.bytes, locale)}
          />
          <SettingFact label={t('settings.storePath')} value={info?.path ?? '–'} />
        </dl>
      </SettingsSection>
    </>
  );
}
