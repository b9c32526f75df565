// One condition of a step: a field of the form, how it is held against something, and what.
import { useState, type JSX } from 'react';
import type { FormField, FormStep } from '#sdk/approval/approval-api.ts';
import {
  comparisonsOf,
  conditionText,
  firstCondition,
  isCondition,
  readCondition,
} from '#sdk/approval/rules/condition-text.ts';
import { Field } from '../parts/Field.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { Select } from '../parts/Select.tsx';
import { useTranslator } from '../parts/text.ts';
import '../parts/Field.css';

type Condition = NonNullable<FormStep['when']>[number];

/** Mounted anew, with a key, for another field: what is typed is of one field. */
export function ConditionRow(props: {
  readonly condition: Condition;
  readonly fields: readonly FormField[];
  readonly onChange: (condition: Condition) => void;
  readonly onRemove: () => void;
}): JSX.Element {
  const { condition, fields, onChange } = props;
  const { t, language } = useTranslator();
  const field = fields.find(({ key }) => key === condition.field);
  const [typed, setTyped] = useState(() =>
    field === undefined ? String(condition.value) : conditionText(field, condition.value),
  );
  const select = (
    label: string,
    value: string,
    choices: readonly { readonly value: string; readonly label: string }[],
    onChoose: (value: string) => void,
  ): JSX.Element => (
    <div className="tg-field">
      <span className="tg-field__label">{label}</span>
      <Select label={label} value={value} choices={choices} onChoose={onChoose} />
    </div>
  );
  const comparisons = comparisonsOf(field?.kind ?? 'text');
  return (
    <div className="tg-admin__pair">
      {select(
        t('admin.form.condition'),
        condition.field,
        fields.map(({ key, label }) => ({ value: key, label: label[language] })),
        (key) => {
          const next = fields.find((each) => each.key === key);
          if (next !== undefined) onChange(firstCondition(next));
        },
      )}
      {select(
        t('admin.form.comparison'),
        condition.is,
        comparisons.map((value) => ({ value, label: t(`admin.form.is.${value}`) })),
        (is) => onChange({ ...condition, is: comparisons.find((each) => each === is) ?? condition.is }),
      )}
      {field?.kind === 'choice' ? (
        select(
          t('admin.parameter.value'),
          String(condition.value),
          (field.options ?? []).map(({ key, label }) => ({ value: key, label: label[language] || label.zh })),
          (value) => onChange({ ...condition, value }),
        )
      ) : (
        <Field
          label={t(field?.kind === 'period' ? 'admin.form.days' : 'admin.parameter.value')}
          value={typed}
          invalid={field !== undefined && !isCondition(field, readCondition(field, typed))}
          onChange={(text) => {
            setTyped(text);
            if (field !== undefined) onChange({ ...condition, value: readCondition(field, text) });
          }}
        />
      )}
      <IconButton icon="trash" size={16} label={t('admin.form.remove')} onClick={props.onRemove} />
    </div>
  );
}
