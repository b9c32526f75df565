// Erases somebody: who takes over, what would go, and their name typed before anything does.
import { useEffect, useId, useState, type JSX } from 'react';
import type { AdminPerson } from '#sdk/admin/admin-api.ts';
import type { PersonDataScreen } from '#sdk/admin/screens/person-data.ts';
import { asOfficeError, type ErrorData } from '#sdk/errors.ts';
import { PeopleField } from '../approval/PeopleField.tsx';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { Checkbox } from '../parts/Checkbox.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Field } from '../parts/Field.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { useTranslator } from '../parts/text.ts';
import '../parts/ConfirmDialog.css';

/** Mounted is open. While it erases it stays: what has begun is told to its end. */
export function EraseDialog(props: {
  readonly screen: PersonDataScreen;
  readonly person: AdminPerson;
  readonly onErased: () => void;
  readonly onClose: () => void;
}): JSX.Element {
  const { screen, person, onErased, onClose } = props;
  const translator = useTranslator();
  const { t } = translator;
  const notify = useNotify();
  const id = useId();
  const { sums, error, heirId, messages, typed, ready, job } = useScreen(screen);
  const [failed, setFailed] = useState<ErrorData>();
  const wrong = failed ?? error;
  const isErasing = job?.kind === 'erasure';
  useEffect(() => void screen.count(), [screen]);
  const erase = async (): Promise<void> => {
    setFailed(undefined);
    try {
      await screen.erase();
      notify.done({ key: 'admin.personData.erased' });
      onErased();
    } catch (thrown) {
      setFailed(asOfficeError(thrown).data);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={isErasing ? () => undefined : onClose}
      aria-labelledby={id}
      transitionDuration={180}
    >
      <form
        className="tg-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog of the person is a form around this one, and would be saved.
          event.stopPropagation();
          if (ready && !isErasing) void erase();
        }}
      >
        <h2 id={id}>{t('admin.personData.eraseTitle', { name: person.name })}</h2>
        <div className="tg-dialog__body tg-admin__form">
          <p>{t('admin.personData.eraseDetail')}</p>
          <Checkbox
            checked={messages}
            disabled={isErasing}
            onChange={(on) => {
              setFailed(undefined);
              screen.choose({ messages: on });
            }}
          >
            {t('admin.personData.messages')}
          </Checkbox>
          <PeopleField
            label={t('admin.personData.heir')}
            known={[]}
            ids={heirId === undefined ? [] : [heirId]}
            limit={1}
            refused={[person.id]}
            onChange={([next]) => {
              setFailed(undefined);
              screen.choose({ heirId: next });
            }}
          />
          {heirId === undefined ? (
            <FieldMessage tone="hint">{t('admin.personData.heirHint')}</FieldMessage>
          ) : null}
          <p role="status" className="tg-number">
            {isErasing
              ? t('admin.personData.erasing', { done: job.done, total: job.total })
              : sums !== undefined
                ? t('admin.personData.sums', sums)
                : wrong === undefined
                  ? t('admin.personData.counting')
                  : ''}
          </p>
          {wrong === undefined ? null : (
            <FieldMessage tone="error">{errorText(translator, wrong)}</FieldMessage>
          )}
          <Field
            label={t('admin.personData.confirm', { name: person.name })}
            value={typed}
            autoComplete="off"
            autoFocus
            disabled={isErasing}
            onChange={(text) => screen.type(text)}
          />
        </div>
        <div className="tg-dialog__acts">
          <Button disabled={isErasing} onClick={onClose}>
            {t('words.cancel')}
          </Button>
          <Button type="submit" look="danger" busy={isErasing} disabled={!ready}>
            {t('admin.personData.act')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
