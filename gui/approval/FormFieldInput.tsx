// Draws one field of a form by its kind: words, numbers, money, days, a choice, people.
import { useId, useState, type JSX } from 'react';
import { moneyText, readMoney } from '#sdk/approval/rules/field-text.ts';
import type { FieldProblem, FormField, FormValues, Who } from '#sdk/approval/approval-api.ts';
import { DayField } from '../chat/acts/DayField.tsx';
import { Field } from '../parts/Field.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { Select } from '../parts/Select.tsx';
import { useTranslator } from '../parts/text.ts';
import { AttachmentStrip, type Attached } from '../schedule/AttachmentStrip.tsx';
import { inLanguage } from '#sdk/locales/work-text.ts';
import { PeopleField } from './PeopleField.tsx';

/** What a field is drawn with. */
type InputProps = {
  readonly field: FormField;
  readonly value: FormValues[string] | undefined;
  readonly people: readonly Who[];
  readonly problem: FieldProblem['problem'] | undefined;
  readonly onChange: (value: FormValues[string] | undefined) => void;
};

/** The field with its label and what is wrong with it. */
export function FormFieldInput(props: InputProps): JSX.Element {
  const { field, value, problem, onChange } = props;
  const { t, language } = useTranslator();
  const id = useId();
  const label = `${inLanguage(field.label, language)}${field.required === true ? '' : t('workbench.approval.optional')}`;
  const error = problem === undefined ? undefined : t(`workbench.approval.problem.${problem}`);
  const wrong = error === undefined ? null : <FieldMessage tone="error">{error}</FieldMessage>;
  switch (field.kind) {
    case 'longText':
      return (
        <div className="tg-field">
          <label className="tg-field__label" htmlFor={id}>
            {label}
          </label>
          <textarea
            id={id}
            className="tg-form-text"
            rows={4}
            maxLength={field.max ?? 2_000}
            value={typeof value === 'string' ? value : ''}
            aria-invalid={error !== undefined || undefined}
            onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
          />
          {wrong}
        </div>
      );
    case 'number':
    case 'money':
      return <NumberField {...props} label={label} error={error} />;
    case 'date':
      return (
        <div className="tg-field">
          <span className="tg-field__label">{label}</span>
          <DayField
            label={label}
            ahead
            value={typeof value === 'string' ? value : ''}
            onChange={(day) => onChange(day === '' ? undefined : day)}
          />
          {wrong}
        </div>
      );
    case 'period':
      return <PeriodField {...props} label={label} error={error} />;
    case 'choice':
      return (
        <div className="tg-field">
          <span className="tg-field__label">{label}</span>
          <Select
            label={label}
            value={typeof value === 'string' ? value : ''}
            choices={[
              { value: '', label: t('workbench.approval.chooseOption') },
              ...(field.options ?? []).map((option) => ({
                value: option.key,
                label: inLanguage(option.label, language),
              })),
            ]}
            onChoose={(next) => onChange(next === '' ? undefined : next)}
          />
          {wrong}
        </div>
      );
    case 'people':
      return (
        <PeopleField
          label={label}
          known={props.people}
          ids={Array.isArray(value) ? value : []}
          limit={field.max ?? 50}
          error={error}
          onChange={(ids) => onChange(ids.length === 0 ? undefined : [...ids])}
        />
      );
    case 'files':
      return <FilesField {...props} label={label} error={error} />;
    default:
      return (
        <Field
          label={label}
          value={typeof value === 'string' ? value : ''}
          error={error}
          onChange={(text) => onChange(text === '' ? undefined : text)}
        />
      );
  }
}

type LabelledProps = InputProps & { readonly label: string; readonly error: string | undefined };

/** Keeps what is typed as it is typed; money is read in hundredths. */
function NumberField({ field, value, label, error, onChange }: LabelledProps): JSX.Element {
  const shown = typeof value !== 'number' ? '' : field.kind === 'money' ? moneyText(value) : String(value);
  const [typed, setTyped] = useState(shown);
  const read = (text: string): number | undefined => {
    if (field.kind === 'money') return readMoney(text);
    return /^-?\d{1,12}(?:\.\d{1,6})?$/u.test(text.trim()) ? Number(text) : undefined;
  };
  return (
    <Field
      label={label}
      value={typed}
      error={error}
      onChange={(text) => {
        setTyped(text);
        // What is no number stays there as text, so that the form says so.
        onChange(text.trim() === '' ? undefined : (read(text) ?? text));
      }}
    />
  );
}

/** Files go up at once; the form holds their ids. */
function FilesField({ value, label, error, onChange }: LabelledProps): JSX.Element {
  const [files, setFiles] = useState<readonly Attached[]>(
    Array.isArray(value) ? value.map((id) => ({ id, name: id, size: 0 })) : [],
  );
  return (
    <div className="tg-field" role="group" aria-label={label}>
      <span className="tg-field__label">{label}</span>
      <AttachmentStrip
        files={files}
        onChange={(next) => {
          setFiles(next);
          onChange(next.length === 0 ? undefined : next.map(({ id }) => id));
        }}
      />
      {error === undefined ? null : <FieldMessage tone="error">{error}</FieldMessage>}
    </div>
  );
}

function PeriodField({ value, label, error, onChange }: LabelledProps): JSX.Element {
  const { t } = useTranslator();
  const [from = '', to = ''] = Array.isArray(value) ? value : [];
  const change = (next: readonly [string, string]): void =>
    onChange(next.every((day) => day === '') ? undefined : [...next]);
  return (
    <div className="tg-field" role="group" aria-label={label}>
      <span className="tg-field__label">{label}</span>
      <div className="tg-form-period">
        <DayField
          label={t('workbench.approval.from')}
          ahead
          value={from}
          onChange={(day) => change([day, to])}
        />
        <span aria-hidden="true">–</span>
        <DayField
          label={t('workbench.approval.to')}
          ahead
          value={to}
          onChange={(day) => change([from, day])}
        />
      </div>
      {error === undefined ? null : <FieldMessage tone="error">{error}</FieldMessage>}
    </div>
  );
}
