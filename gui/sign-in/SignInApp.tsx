// Joins the page, the form and the two calls: loads the state, signs in, goes where the office says.
import { useEffect, useState, type JSX } from 'react';
import type { Language } from '#sdk/locales/language.ts';
import type { Translator } from '#sdk/locales/translator.ts';
import { Button } from '../parts/Button.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { SkeletonBlock } from '../parts/SkeletonBlock.tsx';
import { TextProvider } from '../parts/text.ts';
import { useLoadedTranslator } from '../parts/useLoadedTranslator.ts';
import { applyAccent } from '../theme/brand.ts';
import { ScanPanel } from './ScanPanel.tsx';
import { ResetForm } from './ResetForm.tsx';
import {
  loadSignInState,
  otherServiceAddress,
  resetPassword,
  signIn,
  type ResetRequest,
  type SignInFailure,
  type SignInState,
} from './sign-in-api.ts';
import { SignInFailed } from './SignInFailed.tsx';
import { SignInForm, type SignInValues } from './SignInForm.tsx';
import { SignInPage } from './SignInPage.tsx';
import { SignInWays, type SignInWay } from './SignInWays.tsx';
import { useCountdown } from './useCountdown.ts';

type Loading = 'loading' | 'failed' | SignInState;

/** `service` is the address to return to; `translator` that of the language the page was started in. */
export function SignInApp(props: {
  readonly service: string;
  readonly translator: Translator;
  readonly onLanguage: (language: Language) => void;
}): JSX.Element {
  const [language, setLanguage] = useState(props.translator.language);
  const [state, setState] = useState<Loading>('loading');
  const [answer, setAnswer] = useState(() => loadSignInState());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SignInFailure>();
  const [secondsLeft, wait] = useCountdown();
  /** The account a new password is wanted for; undefined while nobody has forgotten theirs. */
  const [forgotten, setForgotten] = useState<string>();
  const [account, setAccount] = useState('');
  const [changed, setChanged] = useState(false);
  const [way, setWay] = useState<SignInWay>('account');
  const translator = useLoadedTranslator(language, props.translator, 'first');
  const { t, locale } = translator;
  const loaded = typeof state === 'object' ? state : undefined;

  useEffect(() => {
    let left = false;
    const take = async (): Promise<void> => {
      const found = await answer;
      if (!left) setState(found ?? 'failed');
    };
    void take();
    return () => {
      left = true;
    };
  }, [answer]);

  const retry = (): void => {
    setState('loading');
    setAnswer(loadSignInState());
  };

  useEffect(() => {
    document.documentElement.lang = locale;
    if (!loaded) return;
    document.title = t('signIn.pageTitle', { product: loaded.brand.productName[translator.language] });
    applyAccent(document.documentElement, loaded.brand.accent);
  }, [translator.language, loaded, locale, t]);

  const submit = async (values: SignInValues): Promise<void> => {
    if (!loaded) return;
    setBusy(true);
    setFailure(undefined);
    const result = await signIn({ ...values, service: props.service }, loaded.crypto);
    if (result.ok) {
      // Stays busy: the page is being left.
      globalThis.location.assign(result.redirect);
      return;
    }
    setBusy(false);
    setFailure(result);
    // An office that locks without a time is taken to mean one minute.
    if (result.code === 'tooManyTries') wait(result.retryAfterSeconds ?? 60);
  };

  const reset = async (request: ResetRequest): Promise<void> => {
    if (!loaded) return;
    setBusy(true);
    setFailure(undefined);
    const refused = await resetPassword(request, loaded.crypto);
    setBusy(false);
    setFailure(refused);
    if (refused?.code === 'tooManyTries') wait(refused.retryAfterSeconds ?? 60);
    if (refused !== undefined) return;
    setAccount(request.loginName);
    setChanged(true);
    setForgotten(undefined);
  };
  const edited = (): void => {
    if (failure?.code !== 'tooManyTries') setFailure(undefined);
  };
  const ways = (
    <SignInWays
      way={way}
      onChoose={(chosen) => {
        setWay(chosen);
        setFailure(undefined);
      }}
    />
  );
  const hasFailedElsewhere = new URLSearchParams(location.search).get('failed') === 'oidc';
  const heldFailure = failure?.code === 'tooManyTries' && secondsLeft === 0 ? undefined : failure;

  return (
    <TextProvider value={translator}>
      <SignInPage
        brand={loaded?.brand}
        waiting={state === 'loading'}
        version={loaded?.version}
        offersLanguages={loaded?.offersLanguages ?? false}
        onLanguage={(chosen) => {
          setLanguage(chosen);
          props.onLanguage(chosen);
        }}
      >
        {state === 'failed' ? (
          <SignInFailed onRetry={retry} />
        ) : loaded && forgotten !== undefined ? (
          <ResetForm
            initial={{ loginName: forgotten }}
            busy={busy}
            failure={heldFailure}
            secondsLeft={secondsLeft}
            onEdit={edited}
            onSubmit={(request) => void reset(request)}
            onBack={() => {
              setForgotten(undefined);
              setFailure(undefined);
            }}
          />
        ) : loaded && way === 'scan' ? (
          <>
            {ways}
            <ScanPanel service={props.service} />
          </>
        ) : loaded ? (
          <>
            {ways}
            <SignInForm
              key={account}
              initial={{ loginName: account }}
              notice={changed ? t('signIn.resetDone') : undefined}
              onForgotten={(loginName) => {
                setForgotten(loginName);
                setFailure(undefined);
              }}
              busy={busy}
              failure={heldFailure}
              secondsLeft={secondsLeft}
              onEdit={edited}
              onSubmit={(values) => void submit(values)}
            />
            {loaded.oidc === undefined ? null : (
              <div className="tg-sign-in__other">
                {hasFailedElsewhere ? (
                  <FieldMessage tone="error">{t('signIn.otherFailed', { name: loaded.oidc })}</FieldMessage>
                ) : null}
                <Button
                  fill
                  size="large"
                  icon="globe"
                  onClick={() => location.assign(otherServiceAddress(props.service))}
                >
                  {t('signIn.other', { name: loaded.oidc })}
                </Button>
              </div>
            )}
          </>
        ) : (
          <div className="tg-sign-in__placeholder">
            <Skeleton>
              <div className="tg-sign-in__form">
                <SkeletonBlock width={152} height={24} />
                <SkeletonBlock width="100%" height={42} round={6} />
                <SkeletonBlock width="100%" height={42} round={6} />
                <SkeletonBlock width="100%" height={44} round={9} />
              </div>
            </Skeleton>
          </div>
        )}
      </SignInPage>
    </TextProvider>
  );
}
