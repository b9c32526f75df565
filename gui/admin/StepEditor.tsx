// A step of a form as it is edited: who decides, how many, by when, and when it is there at all.
import type { JSX } from 'react';
import type { FormField, FormStep } from '#sdk/approval/approval-api.ts';
import type { FormEditorScreen } from '#sdk/admin/screens/form-editor.ts';
import { PeopleField } from '../approval/PeopleField.tsx';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { Select } from '../parts/Select.tsx';
import { useTranslator } from '../parts/text.ts';

const actors = ['superior', 'role', 'person', 'chosen'] as const;
const needs = ['all', 'any'] as const;
const stepKinds = ['decide', 'inform'] as const;
const comparisons = ['over', 'atLeast', 'under', 'atMost', 'equal', 'different'] as const;
const levels = ['1', '2', '3', '4', '5'] as const;
const maxPeople = 50;
const maxConditions = 10;

const valueOf = (text: string): string | number =>
  /^-?\d+(?:\.\d+)?$/u.test(text.trim()) ? Number(text.trim()) : text;

/** One card. */
export function StepEditor(props: {
  readonly screen: FormEditorScreen;
  readonly step: FormStep;
  readonly fields: readonly FormField[];
  readonly first: boolean;
  readonly last: boolean;
}): JSX.Element {
  const { screen, step, fields } = props;
  const { t, language } = useTranslator();
  const { key, actor, when = [] } = step;
  const choose = <T extends string>(
    label: string,
    value: T,
    choices: readonly { readonly value: T; readonly label: string }[],
    onChoose: (value: T) => void,
  ): JSX.Element => (
    <div className="tg-field">
      <span className="tg-field__label">{label}</span>
      <Select
        label={label}
        value={value}
        choices={choices}
        onChoose={(typed) => onChoose(choices.find((each) => each.value === typed)?.value ?? value)}
      />
    </div>
  );
  const setCondition = (index: number, change: Partial<NonNullable<FormStep['when']>[number]>): void =>
    screen.setStep(key, { when: when.map((each, at) => (at === index ? { ...each, ...change } : each)) });
  return (
    <fieldset className="tg-admin__card">
      <div className="tg-admin__pair">
        <Field
          label={t('admin.form.name')}
          value={step.name[language]}
          onChange={(words) => screen.setStep(key, { name: { ...step.name, [language]: words } })}
        />
        {choose(
          t('admin.form.stepKind'),
          step.kind,
          stepKinds.map((value) => ({ value, label: t(`admin.form.stepKinds.${value}`) })),
          (kind) => screen.setStep(key, { kind }),
        )}
        <span className="tg-admin__tools">
          <IconButton
            icon="up"
            size={16}
            disabled={props.first}
            label={t('admin.form.up')}
            onClick={() => screen.moveStep(key, -1)}
          />
          <IconButton
            icon="down"
            size={16}
            disabled={props.last}
            label={t('admin.form.down')}
            onClick={() => screen.moveStep(key, 1)}
          />
          <IconButton
            icon="trash"
            size={16}
            label={t('admin.form.remove')}
            onClick={() => screen.removeStep(key)}
          />
        </span>
      </div>
      <div className="tg-admin__pair">
        {choose(
          t('admin.form.actor'),
          actor.kind,
          actors.map((value) => ({ value, label: t(`admin.form.actors.${value}`) })),
          (kind) => screen.setStep(key, { actor: kind === 'superior' ? { kind, level: 1 } : { kind } }),
        )}
        {actor.kind === 'superior'
          ? choose(
              t('admin.form.level'),
              levels.find((each) => each === String(actor.level ?? 1)) ?? '1',
              levels.map((value) => ({ value, label: value })),
              (level) => screen.setStep(key, { actor: { kind: 'superior', level: Number(level) } }),
            )
          : null}
        {actor.kind === 'role' ? (
          <Field
            label={t('admin.form.role')}
            value={actor.role ?? ''}
            onChange={(role) => screen.setStep(key, { actor: { kind: 'role', role } })}
          />
        ) : null}
        {choose(
          t('admin.form.need'),
          step.need,
          needs.map((value) => ({ value, label: t(`admin.form.needs.${value}`) })),
          (need) => screen.setStep(key, { need }),
        )}
        <Field
          label={t('admin.form.hours')}
          value={step.hours === undefined ? '' : String(step.hours)}
          onChange={(hours) =>
            screen.setStep(key, { hours: /^[1-9]\d{0,3}$/u.test(hours) ? Number(hours) : undefined })
          }
        />
      </div>
      {actor.kind === 'person' ? (
        <PeopleField
          label={t('admin.form.actor')}
          known={[]}
          ids={actor.personIds ?? []}
          limit={maxPeople}
          onChange={(personIds) =>
            screen.setStep(key, { actor: { kind: 'person', personIds: [...personIds] } })
          }
        />
      ) : null}
      {when.map((condition, index) => (
        <div key={`${index + 1}`} className="tg-admin__pair">
          {choose(
            t('admin.form.condition'),
            condition.field,
            fields.map((field) => ({ value: field.key, label: field.label[language] })),
            (field) => setCondition(index, { field }),
          )}
          {choose(
            t('admin.form.condition'),
            condition.is,
            comparisons.map((value) => ({ value, label: t(`admin.form.is.${value}`) })),
            (is) => setCondition(index, { is }),
          )}
          <Field
            label={t('admin.parameter.value')}
            value={String(condition.value)}
            onChange={(text) => setCondition(index, { value: valueOf(text) })}
          />
          <IconButton
            icon="trash"
            size={16}
            label={t('admin.form.remove')}
            onClick={() => screen.setStep(key, { when: when.filter((_, at) => at !== index) })}
          />
        </div>
      ))}
      {when.length < maxConditions && fields[0] !== undefined ? (
        <Button
          size="small"
          look="quiet"
          icon="plus"
          onClick={() =>
            screen.setStep(key, { when: [...when, { field: fields[0]?.key ?? '', is: 'over', value: 0 }] })
          }
        >
          {t('admin.form.addCondition')}
        </Button>
      ) : null}
    </fieldset>
  );
}
