// Draws the form: account, password, remember me, the button, and what went wrong.
import { useEffect, useRef, useState, type FormEvent, type JSX } from 'react';
import { checkSignInForm, type SignInFormProblems } from '#sdk/account/rules/sign-in-form.ts';
import { Button } from '../parts/Button.tsx';
import { Checkbox } from '../parts/Checkbox.tsx';
import { Field } from '../parts/Field.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { useText } from '../parts/text.ts';
import { failureText } from './failure-text.ts';
import type { SignInFailure } from './sign-in-api.ts';

/** What the form hands over. */
export type SignInValues = {
  readonly loginName: string;
  readonly password: string;
  readonly remember: boolean;
};

/** `initial` prefills; `secondsLeft` above zero keeps the button locked while too many tries hold. */
export type SignInFormProps = {
  readonly initial?: Partial<SignInValues>;
  /** Said above the form, such as that the password is changed. */
  readonly notice?: string | undefined;
  readonly initialProblems?: SignInFormProblems;
  readonly busy: boolean;
  readonly failure: SignInFailure | undefined;
  readonly secondsLeft: number;
  readonly onSubmit: (values: SignInValues) => void;
  /** Leads to the form with a one-time code, with the account typed so far. */
  readonly onForgotten: (loginName: string) => void;
  /** Typing again takes the old refusal away. */
  readonly onEdit: () => void;
};

/** Nothing is sent before both fields are filled; the first missing one gets the focus. */
export function SignInForm(props: SignInFormProps): JSX.Element {
  const t = useText();
  const [loginName, setLoginName] = useState(props.initial?.loginName ?? '');
  const [password, setPassword] = useState(props.initial?.password ?? '');
  const [remember, setRemember] = useState(props.initial?.remember ?? false);
  const [problems, setProblems] = useState<SignInFormProblems>(props.initialProblems ?? {});
  const account = useRef<HTMLInputElement>(null);
  const secret = useRef<HTMLInputElement>(null);
  const wrong = props.failure?.code === 'badCredentials';
  useEffect(() => {
    // The fields were locked while the office was asked and lost the focus: most refusals are mended in the password.
    if (props.failure === undefined || props.busy) return;
    secret.current?.focus();
    if (props.failure.code === 'badCredentials') secret.current?.select();
  }, [props.failure, props.busy]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = checkSignInForm({ loginName, password });
    setProblems(found);
    if (found.loginName) account.current?.focus();
    else if (found.password) secret.current?.focus();
    else if (!props.busy && props.secondsLeft === 0)
      props.onSubmit({ loginName: loginName.trim(), password, remember });
  };
  return (
    <form className="tg-sign-in__form" noValidate onSubmit={submit}>
      {/* The chosen way above already says it to the eye. */}
      <h1 className="tg-hidden">{t('signIn.heading')}</h1>
      {props.notice === undefined ? null : (
        <p className="tg-sign-in__hint" role="status">
          {props.notice}
        </p>
      )}
      <Field
        label={t('signIn.account')}
        name="username"
        autoComplete="username"
        size="large"
        autoFocus
        value={loginName}
        inputRef={account}
        disabled={props.busy}
        error={problems.loginName && t('signIn.accountRequired')}
        onChange={(value) => {
          setLoginName(value);
          setProblems(({ loginName: _gone, ...rest }) => rest);
          props.onEdit();
        }}
      />
      <PasswordField
        label={t('signIn.password')}
        name="password"
        autoComplete="current-password"
        size="large"
        value={password}
        inputRef={secret}
        disabled={props.busy}
        invalid={wrong}
        error={problems.password && t('signIn.passwordRequired')}
        onChange={(value) => {
          setPassword(value);
          setProblems(({ password: _gone, ...rest }) => rest);
          props.onEdit();
        }}
      />
      {props.failure ? (
        <FieldMessage tone="error">{failureText(props.failure, props.secondsLeft, t)}</FieldMessage>
      ) : null}
      <Checkbox name="remember" checked={remember} disabled={props.busy} onChange={setRemember}>
        {t('signIn.remember')}
      </Checkbox>
      {/* While busy it says what happens, and a second press does nothing: it must stay readable. */}
      <Button type="submit" look="primary" size="large" fill disabled={props.secondsLeft > 0}>
        {props.busy ? t('signIn.busy') : t('signIn.submit')}
      </Button>
      <Button look="quiet" fill disabled={props.busy} onClick={() => props.onForgotten(loginName.trim())}>
        {t('signIn.forgotten')}
      </Button>
    </form>
  );
}
