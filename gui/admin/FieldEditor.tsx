// A field of a form as it is edited: label, kind, whether it is needed, its choices.
import { useState, type JSX } from 'react';
import type { FormField } from '#sdk/approval/approval-api.ts';
import { optionLines, optionsOf } from '#sdk/admin/rules/form-plan.ts';
import type { FormEditorScreen } from '#sdk/admin/screens/form-editor.ts';
import { Checkbox } from '../parts/Checkbox.tsx';
import { Field } from '../parts/Field.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { Select } from '../parts/Select.tsx';
import { useTranslator } from '../parts/text.ts';

const kinds = [
  'text',
  'longText',
  'number',
  'money',
  'date',
  'period',
  'choice',
  'people',
  'files',
] as const satisfies readonly FormField['kind'][];

/** One card. */
export function FieldEditor(props: {
  readonly screen: FormEditorScreen;
  readonly field: FormField;
  readonly inTitle: boolean;
  readonly titleFields: readonly string[];
  readonly first: boolean;
  readonly last: boolean;
}): JSX.Element {
  const { screen, field } = props;
  const { t, language } = useTranslator();
  const { key } = field;
  const [options, setOptions] = useState(() => optionLines(field.options ?? []));
  return (
    <fieldset className="tg-admin__card">
      <div className="tg-admin__pair">
        <Field
          label={t('admin.form.label')}
          value={field.label[language]}
          onChange={(words) => screen.setField(key, { label: { ...field.label, [language]: words } })}
        />
        <div className="tg-field">
          <span className="tg-field__label">{t('admin.form.kind')}</span>
          <Select
            label={t('admin.form.kind')}
            value={field.kind}
            choices={kinds.map((value) => ({ value, label: t(`admin.form.kinds.${value}`) }))}
            onChoose={(value) =>
              screen.setField(key, { kind: kinds.find((each) => each === value) ?? 'text' })
            }
          />
        </div>
        <span className="tg-admin__tools">
          <IconButton
            icon="up"
            size={16}
            disabled={props.first}
            label={t('admin.form.up')}
            onClick={() => screen.moveField(key, -1)}
          />
          <IconButton
            icon="down"
            size={16}
            disabled={props.last}
            label={t('admin.form.down')}
            onClick={() => screen.moveField(key, 1)}
          />
          <IconButton
            icon="trash"
            size={16}
            label={t('admin.form.remove')}
            onClick={() => screen.removeField(key)}
          />
        </span>
      </div>
      <div className="tg-admin__checks">
        <Checkbox
          checked={field.required === true}
          onChange={(required) => screen.setField(key, { required })}
        >
          {t('admin.form.required')}
        </Checkbox>
        <Checkbox
          checked={props.inTitle}
          disabled={!props.inTitle && props.titleFields.length >= 3}
          onChange={(on) =>
            screen.set({
              titleFields: on
                ? [...props.titleFields, key]
                : props.titleFields.filter((each) => each !== key),
            })
          }
        >
          {t('admin.form.inTitle')}
        </Checkbox>
        {field.kind === 'money' ? (
          <Checkbox checked={field.sum === true} onChange={(sum) => screen.setField(key, { sum })}>
            {t('admin.form.sum')}
          </Checkbox>
        ) : null}
      </div>
      {field.kind === 'choice' ? (
        <label className="tg-field">
          <span className="tg-field__label">{t('admin.form.options')}</span>
          <textarea
            rows={3}
            value={options}
            onChange={(event) => {
              setOptions(event.target.value);
              screen.setField(key, { options: optionsOf(event.target.value) });
            }}
          />
        </label>
      ) : null}
    </fieldset>
  );
}
