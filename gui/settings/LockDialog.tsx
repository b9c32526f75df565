// Asks what shall unlock the screen, and for the passwords that choice needs.
import { useId, useState, type FormEvent, type JSX } from 'react';
import type { LockChoice } from '#sdk/api.ts';
import { lockPasswordLength, lockPasswordProblem } from '#sdk/account/rules/lock.ts';
import type { LockScreen } from '#sdk/account/screens/lock.ts';
import { errorText } from '../app/error-text.ts';
import { useNotify } from '../app/useNotify.ts';
import { useScreen } from '../app/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { Segments } from '../parts/Segments.tsx';
import { useTranslator } from '../parts/text.ts';
import './LockDialog.css';

type Way = LockChoice['way'];
type Problem = 'own' | 'again' | 'account' | 'current';

/** Esc closes; what is wrong stands at its field. */
export function LockDialog(props: {
  readonly screen: LockScreen;
  readonly onClose: () => void;
}): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const notify = useNotify();
  const id = useId();
  const { way: present, busy, error } = useScreen(props.screen);
  const [way, setWay] = useState<Way>(present === 'account' ? 'account' : 'own');
  const [own, setOwn] = useState('');
  const [again, setAgain] = useState('');
  const [account, setAccount] = useState('');
  const [current, setCurrent] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const hasOne = present !== 'none';
  const edit = (keep: (value: string) => void) => (value: string) => {
    keep(value);
    setProblem(undefined);
    props.screen.edit();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = problemOf({ way, own, again, account, current, hasOne });
    setProblem(found);
    if (found !== undefined) return;
    const stands = hasOne ? { current } : {};
    const choice: LockChoice =
      way === 'none' ? { way, ...stands } : { way, password: way === 'own' ? own : account, ...stands };
    if (!(await props.screen.choose(choice))) return;
    notify.done({ key: way === 'none' ? 'lock.removed' : 'lock.kept' });
    props.onClose();
  };
  const unfit = t('errors.lockPasswordUnfit', lockPasswordLength);
  return (
    <Dialog isOpen returnsFocus onClose={props.onClose} aria-labelledby={id} transitionDuration={180}>
      <form className="tg-dialog tg-lock-dialog" noValidate onSubmit={(event) => void submit(event)}>
        <h2 id={id}>{t('lock.choose')}</h2>
        <Segments
          label={t('lock.choose')}
          chosen={way}
          onChoose={(chosen) => {
            setWay(chosen);
            setProblem(undefined);
            props.screen.edit();
          }}
          choices={[
            { id: 'own', label: t('lock.ways.own') },
            { id: 'account', label: t('lock.ways.account') },
            ...(hasOne ? [{ id: 'none', label: t('lock.ways.none') } as const] : []),
          ]}
        />
        <p className="tg-dialog__body">{t(`lock.explain.${way}`)}</p>
        {hasOne ? (
          <PasswordField
            label={t('lock.current')}
            name="current-lock-password"
            autoComplete="off"
            value={current}
            error={problem === 'current' ? t('lock.currentMissing') : undefined}
            onChange={edit(setCurrent)}
          />
        ) : null}
        {way === 'own' ? (
          <>
            <PasswordField
              label={t('lock.new')}
              name="new-lock-password"
              autoComplete="new-password"
              value={own}
              hint={unfit}
              error={problem === 'own' ? unfit : undefined}
              onChange={edit(setOwn)}
            />
            <PasswordField
              label={t('lock.again')}
              name="again-lock-password"
              autoComplete="new-password"
              value={again}
              error={problem === 'again' ? t('lock.differ') : undefined}
              onChange={edit(setAgain)}
            />
          </>
        ) : null}
        {way === 'account' ? (
          <PasswordField
            label={t('lock.passwordAccount')}
            name="account-password"
            autoComplete="current-password"
            value={account}
            error={problem === 'account' ? t('signIn.passwordRequired') : undefined}
            onChange={edit(setAccount)}
          />
        ) : null}
        {error === undefined ? null : (
          <FieldMessage tone="error">{errorText(translator, error)}</FieldMessage>
        )}
        <div className="tg-dialog__acts">
          <Button onClick={props.onClose}>{t('words.cancel')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t(way === 'none' ? 'lock.remove' : 'words.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The first field that is not right; the office looks at the account's password itself. */
function problemOf(form: {
  readonly way: Way;
  readonly own: string;
  readonly again: string;
  readonly account: string;
  readonly current: string;
  readonly hasOne: boolean;
}): Problem | undefined {
  if (form.hasOne && form.current === '') return 'current';
  if (form.way === 'own') {
    if (lockPasswordProblem(form.own) !== undefined) return 'own';
    return form.again === form.own ? undefined : 'again';
  }
  return form.way === 'account' && form.account === '' ? 'account' : undefined;
}
