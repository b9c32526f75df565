// Draws the form that changes the password: three fields, the rules beside the new one, and what the office said.
import { useId, type JSX } from 'react';
import {
  ChangePasswordScreen,
  type ChangePasswordSnapshot,
  type PasswordField as FieldName,
} from '#sdk/account/screens/change-password.ts';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { useTranslator } from '../parts/text.ts';
import { RuleList } from './RuleList.tsx';

/** What was typed is gone as soon as the dialog closes. */
export function PasswordDialog(props: { readonly open: boolean; readonly onClose: () => void }): JSX.Element {
  const id = useId();
  return (
    <Dialog isOpen={props.open} onClose={props.onClose} aria-labelledby={id} transitionDuration={180}>
      <PasswordForm titleId={id} onClose={props.onClose} />
    </Dialog>
  );
}

function PasswordForm(props: { readonly titleId: string; readonly onClose: () => void }): JSX.Element | null {
  const { office, variant } = useApp();
  const screen = useOwnScreen(() => new ChangePasswordScreen(office, variant.passwordPolicy));
  return screen === undefined ? null : <OpenForm screen={screen} {...props} />;
}

function OpenForm(props: {
  readonly screen: ChangePasswordScreen;
  readonly titleId: string;
  readonly onClose: () => void;
}): JSX.Element {
  const { screen, onClose } = props;
  const translator = useTranslator();
  const { t } = translator;
  const notify = useNotify();
  const form = useScreen(screen);
  const busy = form.phase === 'sending';
  const type = (name: FieldName) => (value: string) => screen.type(name, value);
  const submit = async (): Promise<void> => {
    if (!(await screen.submit())) return;
    notify.done({ key: 'password.changed' });
    onClose();
  };
  return (
    <form
      className="tg-dialog tg-password-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h2 id={props.titleId}>{t('password.change')}</h2>
      <p className="tg-dialog__body">{t('password.changeHint')}</p>
      <PasswordField
        label={t('password.old')}
        name="old-password"
        autoComplete="current-password"
        autoFocus
        disabled={busy}
        value={form.oldPassword}
        onChange={type('oldPassword')}
        error={oldError(form, translator)}
      />
      <PasswordField
        label={t('password.new')}
        name="new-password"
        autoComplete="new-password"
        disabled={busy}
        value={form.newPassword}
        onChange={type('newPassword')}
        invalid={form.rules.some(({ state }) => state === 'broken')}
        error={form.missing.includes('newPassword') ? t('password.newMissing') : undefined}
      />
      <RuleList rules={form.rules} lengths={form.lengths} />
      <PasswordField
        label={t('password.confirmation')}
        name="new-password-again"
        autoComplete="new-password"
        disabled={busy}
        value={form.confirmation}
        onChange={type('confirmation')}
        error={
          form.missing.includes('confirmation')
            ? t('password.confirmationMissing')
            : form.differs
              ? t('password.differs')
              : undefined
        }
      />
      {form.error === undefined || form.error.code === 'oldPasswordWrong' ? null : (
        <FieldMessage tone="error">{errorText(translator, form.error)}</FieldMessage>
      )}
      <div className="tg-dialog__acts">
        <Button onClick={onClose}>{t('words.cancel')}</Button>
        <Button type="submit" look="primary" busy={busy}>
          {t('password.change')}
        </Button>
      </div>
    </form>
  );
}

function oldError(
  form: ChangePasswordSnapshot,
  translator: ReturnType<typeof useTranslator>,
): string | undefined {
  const { t } = translator;
  if (form.missing.includes('oldPassword')) return t('password.oldMissing');
  if (form.error?.code !== 'oldPasswordWrong') return undefined;
  const left = form.error.params['remainingTries'];
  return typeof left === 'number'
    ? t('password.oldWrong', { count: left })
    : errorText(translator, form.error);
}
