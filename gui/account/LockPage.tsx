// The locked screen: who is locked out, since when, how much waits, and the password; nothing else of anybody.
import { useEffect, useRef, useState, type FormEvent, type JSX } from 'react';
import type { LockScreen } from '#sdk/account/screens/lock.ts';
import { errorText } from '../ground/error-text.ts';
import { clockText, dayText, rowTime } from '#sdk/locales/time-text.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { dropEarly } from '../ground/early-shortcut.ts';
import { useNow } from '../ground/useNow.ts';
import { useScreen } from '../ground/useScreen.ts';
import { SignOutDialog } from '../ground/SignOutDialog.tsx';
import { useSignOut } from '../ground/useSignOut.ts';
import { useTitle } from '../ground/useTitle.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Button } from '../parts/Button.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { Icon } from '../parts/Icon.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { TangramFigure } from '../parts/tangram/TangramFigure.tsx';
import { useTranslator } from '../parts/text.ts';
import './LockPage.css';

/** Messages keep arriving meanwhile; only their number is shown. */
export function LockPage({ screen }: { readonly screen: LockScreen }): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const { person, since, unread, way, busy, error, secondsLeft } = useScreen(screen);
  const now = useNow();
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const leave = useSignOut();
  useTitle(t('lock.title'), unread);
  // The browser gives the focus to nothing where the page under it went.
  useEffect(() => {
    dropEarly();
    field.current?.focus();
  }, []);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (password === '' || secondsLeft > 0) return field.current?.focus();
    if (await screen.unlock(password)) return;
    setPassword('');
    field.current?.focus();
  };
  const said =
    secondsLeft > 0
      ? t('errors.lockWait', { seconds: secondsLeft })
      : error === undefined
        ? undefined
        : errorText(translator, error);
  return (
    <main className="tg-lock" id="main">
      <div className="tg-lock__time" aria-hidden="true">
        <b className="tg-number">{clockText(translator, now)}</b>
        <span>{dayText(translator, now, now)}</span>
      </div>
      <form className="tg-lock__card" noValidate onSubmit={(event) => void submit(event)}>
        <span className="tg-lock__who">
          <Avatar id={person?.id ?? ''} name={person?.name ?? ''} photo={person?.avatar ?? ''} size="large" />
          <span className="tg-lock__sign">
            <Icon name="lock" size={16} />
          </span>
        </span>
        <h1 lang={textLanguage(person?.name ?? '')}>{person?.name}</h1>
        <p className="tg-lock__meta tg-number">
          {since === undefined
            ? t('lock.title')
            : t('lock.since', { time: sinceText(translator, since, now) })}
          {unread > 0 ? <span>{t('lock.unread', { count: unread })}</span> : null}
        </p>
        <PasswordField
          label={t(way === 'account' ? 'lock.passwordAccount' : 'lock.passwordOwn')}
          name="lock-password"
          autoComplete={way === 'account' ? 'current-password' : 'off'}
          size="large"
          autoFocus
          value={password}
          inputRef={field}
          invalid={said !== undefined}
          onChange={(value) => {
            setPassword(value);
            screen.edit();
          }}
        />
        <div className="tg-lock__said" role="status">
          {said === undefined ? null : <FieldMessage tone="error">{said}</FieldMessage>}
        </div>
        <Button type="submit" look="primary" size="large" fill busy={busy} disabled={secondsLeft > 0}>
          {t('lock.unlock')}
        </Button>
        <Button look="quiet" onClick={leave.ask}>
          {t('lock.forgotten')}
        </Button>
      </form>
      <TangramFigure figure="house" height={112} tone="soft" />
      <SignOutDialog leave={leave} asks={t('lock.forgottenTitle')} detail={t('lock.forgottenDetail')} />
    </main>
  );
}

/** Today the clock says it; before that the day does as well. */
function sinceText(translator: Parameters<typeof rowTime>[0], since: number, now: number): string {
  const day = rowTime(translator, since, now);
  const clock = clockText(translator, since);
  return day === clock ? clock : `${day} ${clock}`;
}
