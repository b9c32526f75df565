// Draws the form for a forgotten password: the administrator's one-time code, and a new password under its rules.
import { useEffect, useRef, useState, type FormEvent, type JSX } from 'react';
import { judgePassword, passwordLengths } from '#sdk/account/rules/password.ts';
import { RuleList } from '../account/RuleList.tsx';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { useText } from '../parts/text.ts';
import { failureText } from './failure-text.ts';
import type { ResetRequest, SignInFailure } from './sign-in-api.ts';

const fields = ['loginName', 'code', 'password', 'again'] as const;
type FieldName = (typeof fields)[number];

/** Names browsers and password managers know the fields by. */
const inputNames = {
  loginName: 'username',
  code: 'one-time-code',
  password: 'new-password',
  again: 'new-password-again',
} as const satisfies Record<FieldName, string>;

const fieldOf = (form: HTMLFormElement | null, name: FieldName): HTMLInputElement | null =>
  form?.querySelector(`[name='${inputNames[name]}']`) ?? null;

type Values = Readonly<Record<FieldName, string>>;

/** `initial` prefills the account and, in the gallery, everything else. */
export function ResetForm(props: {
  readonly initial?: Partial<Values>;
  readonly busy: boolean;
  readonly failure: SignInFailure | undefined;
  readonly secondsLeft: number;
  readonly onSubmit: (request: ResetRequest) => void;
  readonly onEdit: () => void;
  readonly onBack: () => void;
}): JSX.Element {
  const t = useText();
  const [values, setValues] = useState<Values>({
    loginName: '',
    code: '',
    password: '',
    again: '',
    ...props.initial,
  });
  const [missing, setMissing] = useState<readonly FieldName[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const rules = judgePassword(values.password, { policy: 'strict', own: { loginName: values.loginName } });
  const broken = rules.some(({ state }) => state === 'broken') || props.failure?.code === 'passwordRule';
  const differs = values.again.length >= values.password.length && values.again !== values.password;
  const edit = (name: FieldName) => (value: string) => {
    setValues((now) => ({ ...now, [name]: value }));
    setMissing((now) => now.filter((one) => one !== name));
    props.onEdit();
  };
  /** What only one field can mend stands at it; what holds for the whole form stands above its button. */
  const said = props.failure === undefined ? undefined : failureText(props.failure, props.secondsLeft, t);
  const isCodeWrong = props.failure?.code === 'badResetCode';
  const isPasswordUnfit = props.failure?.code === 'passwordRule';
  const problem = (name: FieldName): string | undefined =>
    missing.includes(name) ? t(`signIn.resetMissing.${name}`) : undefined;
  /** The fields were locked while the office was asked and lost the focus. */
  const faulty = isCodeWrong ? 'code' : isPasswordUnfit ? 'password' : undefined;
  useEffect(() => {
    if (faulty !== undefined && !props.busy) fieldOf(form.current, faulty)?.focus();
  }, [faulty, props.busy]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const empty = fields.filter((name) => values[name].trim() === '');
    setMissing(empty);
    if (empty[0] !== undefined) fieldOf(form.current, empty[0])?.focus();
    if (empty.length > 0 || broken || values.again !== values.password || props.busy || props.secondsLeft > 0)
      return;
    const { loginName, code, password } = values;
    props.onSubmit({ loginName: loginName.trim(), code: code.trim(), password });
  };
  return (
    <form ref={form} className="tg-sign-in__form" noValidate onSubmit={submit}>
      <h1>{t('signIn.resetHeading')}</h1>
      <p className="tg-sign-in__hint">{t('signIn.resetHint')}</p>
      <Field
        label={t('signIn.account')}
        name={inputNames.loginName}
        autoComplete="username"
        size="large"
        autoFocus
        value={values.loginName}
        disabled={props.busy}
        error={problem('loginName')}
        onChange={edit('loginName')}
      />
      <Field
        label={t('signIn.resetCode')}
        name={inputNames.code}
        autoComplete="one-time-code"
        size="large"
        value={values.code}
        disabled={props.busy}
        error={problem('code') ?? (isCodeWrong ? said : undefined)}
        onChange={edit('code')}
      />
      <PasswordField
        label={t('password.new')}
        name={inputNames.password}
        autoComplete="new-password"
        size="large"
        value={values.password}
        disabled={props.busy}
        invalid={broken}
        error={problem('password') ?? (isPasswordUnfit ? said : undefined)}
        onChange={edit('password')}
      />
      <RuleList rules={rules.filter(({ rule }) => rule !== 'unchanged')} lengths={passwordLengths.strict} />
      <PasswordField
        label={t('password.confirmation')}
        name={inputNames.again}
        autoComplete="new-password"
        size="large"
        value={values.again}
        disabled={props.busy}
        error={problem('again') ?? (differs ? t('password.differs') : undefined)}
        onChange={edit('again')}
      />
      {said === undefined || isCodeWrong || isPasswordUnfit ? null : (
        <FieldMessage tone="error">{said}</FieldMessage>
      )}
      <Button type="submit" look="primary" size="large" fill disabled={props.secondsLeft > 0}>
        {props.busy ? t('signIn.busy') : t('signIn.resetSubmit')}
      </Button>
      <Button look="quiet" fill onClick={props.onBack}>
        {t('signIn.resetBack')}
      </Button>
    </form>
  );
}
