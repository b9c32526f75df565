// Takes somebody in, and shows the code they choose their password with, once.
import { useId, useState, type JSX } from 'react';
import type { PeopleTableScreen } from '#sdk/admin/screens/people-table.ts';
import { asOfficeError, type ErrorData } from '#sdk/errors.ts';
import { errorText } from '../ground/error-text.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Field } from '../parts/Field.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { Select } from '../parts/Select.tsx';
import { useTranslator } from '../parts/text.ts';
import { CodeShown } from './CodeShown.tsx';
import '../parts/ConfirmDialog.css';

const names = ['loginName', 'name', 'title', 'email', 'phone'] as const;

/** Mounted is open. */
export function AddPersonDialog(props: {
  readonly screen: PeopleTableScreen;
  readonly departments: readonly { readonly value: string; readonly label: string }[];
  readonly onClose: () => void;
}): JSX.Element {
  const { screen, departments, onClose } = props;
  const translator = useTranslator();
  const { t } = translator;
  const id = useId();
  const [data, setData] = useState({ loginName: '', name: '', title: '', email: '', phone: '' });
  const [departmentId, setDepartmentId] = useState('');
  const [error, setError] = useState<ErrorData>();
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<string>();
  const add = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      const { loginName, name, ...rest } = data;
      const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value.trim() !== ''));
      setCode(await screen.add({ loginName, name, ...said, ...(departmentId !== '' && { departmentId }) }));
    } catch (thrown) {
      setError(asOfficeError(thrown).data);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog isOpen onClose={onClose} aria-labelledby={id} transitionDuration={180}>
      <form
        className="tg-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          if (code === undefined) void add();
          else onClose();
        }}
      >
        <h2 id={id}>{code === undefined ? t('admin.person.add') : data.name}</h2>
        <div className="tg-dialog__body tg-admin__form">
          {code === undefined ? (
            <>
              {names.map((name) => (
                <Field
                  key={name}
                  label={t(`admin.person.${name}`)}
                  value={data[name]}
                  autoFocus={name === 'loginName'}
                  onChange={(value) => setData({ ...data, [name]: value })}
                />
              ))}
              <div className="tg-field">
                <span className="tg-field__label">{t('admin.person.department')}</span>
                <Select
                  label={t('admin.person.department')}
                  value={departmentId}
                  choices={[{ value: '', label: '—' }, ...departments]}
                  onChoose={setDepartmentId}
                />
              </div>
              {error === undefined ? null : (
                <FieldMessage tone="error">{errorText(translator, error)}</FieldMessage>
              )}
            </>
          ) : (
            <CodeShown code={code} />
          )}
        </div>
        <div className="tg-dialog__acts">
          {code === undefined ? <Button onClick={onClose}>{t('words.cancel')}</Button> : null}
          <Button
            type="submit"
            look="primary"
            busy={busy}
            disabled={code === undefined && (data.loginName.trim() === '' || data.name.trim() === '')}
          >
            {t(code === undefined ? 'admin.person.add' : 'admin.person.close')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
