// Takes somebody in, and shows the code they choose their password with, once.
import { useId, useState, type JSX } from 'react';
import type { ResetCode } from '#sdk/api.ts';
import { botGrants } from '#sdk/admin/rules/bot-grants.ts';
import type { PeopleTableScreen } from '#sdk/admin/screens/people-table.ts';
import { asOfficeError, type ErrorData } from '#sdk/errors.ts';
import { errorText } from '../ground/error-text.ts';
import { Button } from '../parts/Button.tsx';
import { Checkbox } from '../parts/Checkbox.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Field } from '../parts/Field.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { Select } from '../parts/Select.tsx';
import { useTranslator } from '../parts/text.ts';
import { CodeShown } from './CodeShown.tsx';
import '../parts/ConfirmDialog.css';

const names = ['loginName', 'name', 'title', 'titleEn', 'email', 'phone'] as const;

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
  const [data, setData] = useState({ loginName: '', name: '', title: '', titleEn: '', email: '', phone: '' });
  const [departmentId, setDepartmentId] = useState('');
  const [error, setError] = useState<ErrorData>();
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<ResetCode>();
  const [bot, setBot] = useState(false);
  const [grants, setGrants] = useState<ReadonlySet<string>>(new Set());
  const add = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      const { loginName, name, ...rest } = data;
      const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value.trim() !== ''));
      const granted = botGrants.filter((grant) => grants.has(grant));
      setCode(
        await screen.add({
          loginName,
          name,
          ...said,
          ...(departmentId !== '' && { departmentId }),
          ...(bot && { bot, grants: granted }),
        }),
      );
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
              <Checkbox checked={bot} onChange={setBot}>
                {t('admin.person.bot')}
              </Checkbox>
              {bot ? (
                <fieldset className="tg-admin__grants">
                  <legend className="tg-field__label">{t('admin.person.grants')}</legend>
                  {botGrants.map((grant) => (
                    <Checkbox
                      key={grant}
                      checked={grants.has(grant)}
                      onChange={(checked) => {
                        const next = new Set(grants);
                        if (checked) next.add(grant);
                        else next.delete(grant);
                        setGrants(next);
                      }}
                    >
                      {t(`admin.grant.${grant}`)}
                    </Checkbox>
                  ))}
                </fieldset>
              ) : null}
              {error === undefined ? null : (
                <FieldMessage tone="error">{errorText(translator, error)}</FieldMessage>
              )}
            </>
          ) : (
            <CodeShown code={code.code} {...(code.bot === true && { detail: t('admin.person.botToken') })} />
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
