// Draws how much room this person's files take at the office, and how much is left.
import { useEffect, useState, type JSX } from 'react';
import type { FilesApi } from '#sdk/api.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import { useApp } from '../app/app-parts.ts';
import { useTranslator } from '../parts/text.ts';
import { SettingFact } from './SettingFact.tsx';
import { SettingsSection } from './SettingsSection.tsx';

type Space = Awaited<ReturnType<FilesApi['space']>>;

/** Asked for once, when the page is opened; without a connection the row says that it is not known. */
export function OfficeSpaceSection(): JSX.Element {
  const { t, locale } = useTranslator();
  const { files } = useApp().office;
  const [space, setSpace] = useState<Space | 'asking' | 'unknown'>('asking');
  useEffect(() => {
    // The connection has its own band: here it only means that nothing can be told.
    files.space().then(setSpace, () => setSpace('unknown'));
  }, [files]);
  const said = (): string => {
    if (space === 'asking') return '–';
    if (space === 'unknown') return t('settings.spaceUnknown');
    const { usedBytes, limitBytes } = space;
    const used = sizeText(usedBytes, locale);
    if (limitBytes === undefined) return t('settings.spaceUsed', { used });
    const left = sizeText(Math.max(0, limitBytes - usedBytes), locale);
    return t('settings.spaceOf', { used, limit: sizeText(limitBytes, locale), left });
  };
  return (
    <SettingsSection title={t('settings.space')}>
      <dl>
        <SettingFact label={t('settings.spaceFiles')} value={said()} />
      </dl>
    </SettingsSection>
  );
}
