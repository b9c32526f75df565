// Asks what shall unlock the screen, and for the passwords that choice needs.
import { useId, type FormEvent, type JSX } from 'react';
import { lockPasswordLength } from '#sdk/account/rules/lock.ts';
import { LockChoiceScreen, type LockField } from '#sdk/account/screens/lock-choice.ts';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { Segments } from '../parts/Segments.tsx';
import { useTranslator } from '../parts/text.ts';
import './LockDialog.css';
import '../parts/ConfirmDialog.css';

const fieldParts = {
  current: {
    name: 'current-lock-password',
    autoComplete: 'off',
    label: 'lock.current',
    wrong: 'lock.currentMissing',
  },
  own: {
    name: 'new-lock-password',
    autoComplete: 'new-password',
    label: 'lock.new',
    wrong: 'errors.lockPasswordUnfit',
  },
  again: {
    name: 'again-lock-password',
    autoComplete: 'new-password',
    label: 'lock.again',
    wrong: 'lock.differ',
  },
  account: {
    name: 'account-password',
    autoComplete: 'current-password',
    label: 'lock.passwordAccount',
    wrong: 'signIn.passwordRequired',
  },
} as const satisfies Record<LockField, object>;

/** Esc closes; what is wrong stands at its field. */
export function LockDialog({ onClose }: { readonly onClose: () => void }): JSX.Element | null {
  const { office } = useApp();
  const screen = useOwnScreen(() => new LockChoiceScreen(office));
  return screen === undefined ? null : <LockForm screen={screen} onClose={onClose} />;
}

function LockForm(props: { readonly screen: LockChoiceScreen; readonly onClose: () => void }): JSX.Element {
  const { screen, onClose } = props;
  const translator = useTranslator();
  const { t, translateRef } = translator;
  const notify = useNotify();
  const id = useId();
  const { ways, way, fields, typed, problem, busy, error } = useScreen(screen);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!(await screen.submit())) return;
    notify.done({ key: way === 'none' ? 'lock.removed' : 'lock.kept' });
    onClose();
  };
  const wrongText = (field: LockField): string =>
    translateRef({ key: fieldParts[field].wrong, parameters: lockPasswordLength });
  return (
    <Dialog isOpen onClose={onClose} aria-labelledby={id} transitionDuration={180}>
      <form className="tg-dialog tg-lock-dialog" noValidate onSubmit={(event) => void submit(event)}>
        <h2 id={id}>{t('lock.choose')}</h2>
        <Segments
          label={t('lock.choose')}
          chosen={way}
          onChoose={(chosen) => screen.choose(chosen)}
          choices={ways.map((each) => ({ id: each, label: t(`lock.ways.${each}`) }))}
        />
        <p className="tg-dialog__body">{t(`lock.explain.${way}`)}</p>
        {fields.map((field) => (
          <PasswordField
            key={field}
            label={t(fieldParts[field].label)}
            name={fieldParts[field].name}
            autoComplete={fieldParts[field].autoComplete}
            value={typed[field]}
            {...(field === 'own' ? { hint: wrongText(field) } : {})}
            error={problem === field ? wrongText(field) : undefined}
            onChange={(value) => screen.type(field, value)}
          />
        ))}
        {error === undefined ? null : (
          <FieldMessage tone="error">{errorText(translator, error)}</FieldMessage>
        )}
        <div className="tg-dialog__acts">
          <Button onClick={onClose}>{t('words.cancel')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t(way === 'none' ? 'lock.remove' : 'words.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
