// The two dictionaries that clients follow, entry by entry.
import { useState, type JSX } from 'react';
import type { Parameter, ParameterType } from '#sdk/admin/admin-api.ts';
import { hasPower } from '#sdk/admin/rules/may-administer.ts';
import { isOfficeFact, knownParameter, knownParameters } from '#sdk/admin/rules/parameter-names.ts';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { Select } from '../parts/Select.tsx';
import { useText, useTranslator } from '../parts/text.ts';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { Loaded } from './Loaded.tsx';

/** The office's own facts for super administrators, then client parameters and addresses of outside systems. */
export function ParametersAdmin(): JSX.Element {
  const { person } = useDesk();
  return (
    <>
      {hasPower(person.permissions) ? <Dictionary type="office" kind="office" /> : null}
      <Dictionary type="sys_pc_client_params" kind="client" />
      <Dictionary type="sys_outer_params" kind="outer" />
    </>
  );
}

/** What a parameter is called; one that no client knows by its name alone. */
function useParameterLabel(): (name: string) => string {
  const { t, translateRef } = useTranslator();
  return (name) => {
    if (isOfficeFact(name)) return t(`admin.parameter.fact.${name}`);
    const known = knownParameter(name);
    if (known === undefined) return name;
    if (known.entry !== undefined)
      return t('admin.parameter.titleOf', { entry: t(`frame.nav.${known.entry}`) });
    return translateRef({ key: `admin.parameter.known.${name}` } as Parameters<typeof translateRef>[0]);
  };
}

function Dictionary(props: {
  readonly type: ParameterType;
  readonly kind: 'client' | 'outer' | 'office';
}): JSX.Element {
  const { type } = props;
  const { office } = useApp();
  const t = useText();
  const labelOf = useParameterLabel();
  const notify = useNotify();
  const [name, setName] = useState('');
  const [value, setValue] = useState('');
  return (
    <SettingsSection title={t(`admin.parameter.${props.kind}`)}>
      <div className="tg-admin__block">
        {props.kind === 'office' ? null : <p>{t('admin.parameter.detail')}</p>}
        <Loaded ask={() => office.admin.parameters(type)}>
          {(rows, screen, busy) => {
            const set = (key: string, next: string | undefined): Promise<boolean> =>
              notify.attempt(() => screen.change(() => office.admin.setParameter(type, key, next)));
            return (
              <>
                {rows.length === 0 ? <p className="tg-admin__none">{t('admin.parameter.empty')}</p> : null}
                {rows.map((row) => (
                  <Entry
                    key={row.name}
                    row={row}
                    label={props.kind === 'outer' ? row.name : labelOf(row.name)}
                    isFixed={props.kind === 'office'}
                    onSet={set}
                  />
                ))}
                {props.kind === 'office' ? null : (
                  <form
                    className="tg-admin__pair"
                    onSubmit={(event) => {
                      event.preventDefault();
                      void set(name.trim(), value).then((worked) => {
                        if (!worked) return;
                        setName('');
                        setValue('');
                      });
                    }}
                  >
                    {props.kind === 'outer' ? (
                      <Field label={t('admin.parameter.name')} value={name} onChange={setName} />
                    ) : (
                      <div className="tg-field">
                        <span className="tg-field__label">{t('admin.parameter.name')}</span>
                        <Select
                          label={t('admin.parameter.name')}
                          value={name}
                          choices={[
                            { value: '', label: t('admin.parameter.choose') },
                            ...knownParameters
                              .filter((known) => !rows.some((row) => row.name === known.name))
                              .map((known) => ({ value: known.name, label: labelOf(known.name) })),
                          ]}
                          onChoose={setName}
                        />
                      </div>
                    )}
                    <Field label={t('admin.parameter.value')} value={value} onChange={setValue} />
                    <Button type="submit" busy={busy} disabled={name.trim() === ''}>
                      {t('admin.parameter.add')}
                    </Button>
                  </form>
                )}
              </>
            );
          }}
        </Loaded>
      </div>
    </SettingsSection>
  );
}

function Entry(props: {
  readonly row: Parameter;
  readonly label: string;
  /** It has a value always. */
  readonly isFixed: boolean;
  readonly onSet: (name: string, value: string | undefined) => Promise<boolean>;
}): JSX.Element {
  const { row } = props;
  const t = useText();
  const notify = useNotify();
  const [value, setValue] = useState(row.value);
  return (
    <form
      className="tg-admin__pair"
      onSubmit={(event) => {
        event.preventDefault();
        void props.onSet(row.name, value).then((worked) => {
          if (worked) notify.done({ key: 'admin.parameter.saved' });
        });
      }}
    >
      <Field
        label={props.label}
        {...(props.label === row.name ? {} : { hint: row.name })}
        value={value}
        onChange={setValue}
      />
      <Button type="submit" disabled={value === row.value}>
        {t('admin.person.save')}
      </Button>
      {props.isFixed ? null : (
        <IconButton
          icon="trash"
          label={t('admin.parameter.remove', { name: row.name })}
          onClick={() =>
            void props.onSet(row.name, undefined).then((worked) => {
              if (worked)
                notify.undoable({ key: 'admin.parameter.remove', parameters: { name: row.name } }, () =>
                  props.onSet(row.name, row.value),
                );
            })
          }
        />
      )}
    </form>
  );
}
