// The page about the product: which build this is and where it runs, whom to call, what failed, and whose work is in it.
import { useEffect, useState, type JSX } from 'react';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import type { AboutSnapshot } from '#sdk/config/screens/about.ts';
import { AboutScreen } from '#sdk/config/screens/about.ts';
import { errorText } from '../ground/error-text.ts';
import { useApp } from '../ground/app-parts.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { ContactService } from '../contacts/ContactService.tsx';
import { Button } from '../parts/Button.tsx';
import { Logo } from '../parts/tangram/Logo.tsx';
import { buildText } from '#sdk/locales/build-text.ts';
import { dayOf } from '#sdk/locales/licence-day.ts';
import { useTranslator } from '../parts/text.ts';
import { markAddress } from '../theme/brand.ts';
import { ErrorLogSection } from './ErrorLogSection.tsx';
import { LicenceSection } from './LicenceSection.tsx';
import { SettingFact } from './SettingFact.tsx';
import { SettingRow } from './SettingRow.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { UpdateRow } from './UpdateRow.tsx';
import { systemFacts, type SystemFacts } from './system-facts.ts';
import './AboutPage.css';
import './Settings.css';

/** `/setting/about`; build metadata as the configuration in force has it (spec §9). */
export function AboutPage(): JSX.Element | null {
  const { office } = useApp();
  const screen = useOwnScreen(() => new AboutScreen(office));
  return screen === undefined ? null : <About screen={screen} />;
}

function About({ screen }: { readonly screen: AboutScreen }): JSX.Element {
  const { t, language } = useTranslator();
  const { variant } = useApp();
  const about = useScreen(screen);
  const [system, setSystem] = useState<SystemFacts>();
  useEffect(() => {
    let here = true;
    void systemFacts().then((facts) => (here ? setSystem(facts) : undefined));
    return () => void (here = false);
  }, []);
  const mark = markAddress(variant.brand.logo);
  return (
    <>
      <SettingsSection title={t('settings.product')}>
        <div className="tg-setting tg-about">
          {mark === undefined ? <Logo size={44} /> : <img src={mark} alt="" width={44} height={44} />}
          <div className="tg-setting__text">
            <b>{variant.brand.productName[language]}</b>
            <small>{forReader({ name: about.officeName, nameEn: about.officeNameEn }, language).name}</small>
          </div>
        </div>
        <dl className="tg-facts">
          <SettingFact label={t('settings.version')} value={about.version} />
          <SettingFact label={t('settings.channel')} value={about.channel} />
          <SettingFact label={t('settings.branch')} value={buildText({ t }, about.branch)} />
          <SettingFact label={t('settings.platform')} value={system?.platform ?? '–'} />
          <SettingFact label={t('settings.architecture')} value={system?.architecture ?? '–'} />
        </dl>
        <LicenceEnd about={about} onRetry={() => void screen.loadLicence()} />
        <UpdateRow />
        <SettingRow label={t('contacts.service.name')} hint={t('settings.serviceHint')}>
          <ContactService />
        </SettingRow>
      </SettingsSection>
      <ErrorLogSection screen={screen} />
      <LicenceSection />
    </>
  );
}

function LicenceEnd(props: { readonly about: AboutSnapshot; readonly onRetry: () => void }): JSX.Element {
  const translator = useTranslator();
  const { t, timeLocale } = translator;
  const { licenceEnd, licenceError } = props.about;
  if (licenceError !== undefined)
    return (
      <SettingRow label={t('settings.licenceEnd')} hint={errorText(translator, licenceError)}>
        <Button icon="redo" onClick={props.onRetry}>
          {t('words.retry')}
        </Button>
      </SettingRow>
    );
  return (
    <dl className="tg-facts">
      <SettingFact
        label={t('settings.licenceEnd')}
        value={licenceEnd === undefined ? '–' : dayOf(licenceEnd, timeLocale)}
      />
    </dl>
  );
}
