// Draws /403: why nobody may come in, and the way to sign in again.
import { useEffect, useState, type JSX } from 'react';
import { errorCatalogue } from '#sdk/errors.ts';
import { isSettingShown } from '#sdk/settings/rules/setting-shown.ts';
import { useApp } from '../ground/app-parts.ts';
import { dropEarly } from '../ground/early-shortcut.ts';
import { errorText } from '../ground/error-text.ts';
import { leaveToSignIn, type Doors } from '../app/guard.ts';
import { useTitle } from '../ground/useTitle.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx';
import { Logo } from '../parts/tangram/Logo.tsx';
import { useTranslator } from '../parts/text.ts';
import '../app/pages.css';
import './ForbiddenPage.css';

/** The reason is the error catalogue's sentence; a licence that ended is nothing the person can mend alone. */
export function ForbiddenPage({ doors }: { readonly doors: Doors }): JSX.Element {
  const app = useApp();
  const translator = useTranslator();
  const { t, language } = translator;
  const { refusal } = useScreen(app.page);
  const [busy, setBusy] = useState(false);
  const recovery = refusal === undefined ? 'signIn' : errorCatalogue[refusal.code].recovery;
  const product = app.variant.brand.productName[language];
  useTitle(t('access.title'), 0);
  useEffect(dropEarly, []);
  return (
    <div className="tg-forbidden">
      <header className="tg-page__head tg-forbidden__head">
        <Logo size={30} />
        <span>{product}</span>
        {isSettingShown('language', app.variant) ? (
          <LanguageSwitch onChoose={(chosen) => void app.office.settings.set('language', chosen)} />
        ) : null}
      </header>
      <main className="tg-forbidden__main">
        <EmptyState
          level={1}
          figure="house"
          title={refusal === undefined ? t('access.title') : errorText(translator, refusal)}
          detail={recovery === 'askAdministrator' ? t('access.askAdministrator') : t('access.detail')}
          act={
            <>
              <Button
                look="primary"
                busy={busy}
                onClick={() => {
                  setBusy(true);
                  void leaveToSignIn(app, doors, new URL('/', doors.here()).href);
                }}
              >
                {t('access.signInAgain')}
              </Button>
              {refusal === undefined ? null : (
                <small className="tg-empty__code tg-number">
                  {t('words.errorCode', { code: refusal.code })}
                </small>
              )}
            </>
          }
        />
      </main>
    </div>
  );
}
