// Draws the error log of this device: read, copied for a report, emptied.
import type { JSX } from 'react';
import { errorLogText } from '#sdk/config/rules/error-text.ts';
import type { AboutScreen } from '#sdk/config/screens/about.ts';
import { fullTime } from '#sdk/locales/time-text.ts';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { useTranslator } from '../parts/text.ts';
import { SettingsSection } from './SettingsSection.tsx';
import './Settings.css';

/** What is kept has been redacted when it was written (spec §8). */
export function ErrorLogSection({ screen }: { readonly screen: AboutScreen }): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const notify = useNotify();
  const { errors, error } = useScreen(screen);
  const copy = async (): Promise<void> => {
    const worked = await notify.attempt(() => navigator.clipboard.writeText(errorLogText(errors)));
    if (worked) notify.done({ key: 'settings.errorsCopied' });
  };
  const clear = async (): Promise<void> => {
    if (await screen.clearErrors()) notify.done({ key: 'settings.errorsCleared' });
  };
  return (
    <SettingsSection title={t('settings.errors')}>
      {error === undefined ? null : <p className="tg-setting">{errorText(translator, error)}</p>}
      {errors.length === 0 ? (
        <p className="tg-setting tg-setting--none">{t('settings.errorsNone')}</p>
      ) : (
        <>
          <div className="tg-log" tabIndex={0} role="group" aria-label={t('settings.errors')}>
            {errors.map((each, at) => (
              <div key={`${each.time}-${at}`} className="tg-log__entry">
                <small className="tg-number">
                  {fullTime(translator, each.time)} · {each.type} · {each.page}
                </small>
                <pre>{each.message}</pre>
              </div>
            ))}
          </div>
          <div className="tg-setting tg-setting--acts">
            <Button icon="copy" onClick={() => void copy()}>
              {t('words.copy')}
            </Button>
            <Button icon="trash" onClick={() => void clear()}>
              {t('settings.clearLog')}
            </Button>
          </div>
        </>
      )}
    </SettingsSection>
  );
}
