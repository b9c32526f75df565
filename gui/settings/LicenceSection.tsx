// Draws whose work is in these pages, with their licences; the list is fetched when somebody asks for it.
import { useState, type JSX } from 'react';
import { asOfficeError, OfficeError, type ErrorData } from '#sdk/errors.ts';
import { errorText } from '../ground/error-text.ts';
import { Button } from '../parts/Button.tsx';
import { useTranslator } from '../parts/text.ts';
import { SettingRow } from './SettingRow.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** As the build writes it (`gui/licence-list.ts`). */
type Licence = {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
};

const address = '/licences.json';

async function loadLicences(): Promise<readonly Licence[]> {
  const answer = await fetch(address).catch((error: unknown) => {
    throw new OfficeError('connectionFailed', {}, error);
  });
  if (!answer.ok) throw new OfficeError('statusError', { status: answer.status });
  return (await answer.json()) as readonly Licence[];
}

/** Each licence unfolds to its text. */
export function LicenceSection(): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const [licences, setLicences] = useState<readonly Licence[]>();
  const [error, setError] = useState<ErrorData>();
  const [busy, setBusy] = useState(false);
  const load = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    await loadLicences().then(setLicences, (thrown: unknown) => setError(asOfficeError(thrown).data));
    setBusy(false);
  };
  return (
    <SettingsSection title={t('settings.licences')}>
      {licences === undefined ? (
        <SettingRow
          label={t('settings.licencesLabel')}
          hint={error === undefined ? t('settings.licencesHint') : errorText(translator, error)}
        >
          <Button busy={busy} onClick={() => void load()}>
            {t(error === undefined ? 'words.show' : 'words.retry')}
          </Button>
        </SettingRow>
      ) : (
        <div className="tg-log" tabIndex={0} role="group" aria-label={t('settings.licences')}>
          {licences.map((each) => (
            <details key={`${each.name} ${each.version}`} className="tg-log__entry">
              <summary>
                <span>{each.name}</span>
                <small className="tg-number">
                  {each.version} · {each.licence}
                </small>
              </summary>
              <pre>{each.text === '' ? each.licence : each.text}</pre>
            </details>
          ))}
        </div>
      )}
    </SettingsSection>
  );
}
