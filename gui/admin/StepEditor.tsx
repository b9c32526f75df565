// A step of a form as it is edited: who decides, how many, by when, and when it is there at all.
import type { JSX } from 'react';
import type { FormField, FormStep, WorkRoles } from '#sdk/approval/approval-api.ts';
import { firstCondition } from '#sdk/approval/rules/condition-text.ts';
import type { FormEditorScreen } from '#sdk/admin/screens/form-editor.ts';
import { PeopleField } from '../approval/PeopleField.tsx';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { Select } from '../parts/Select.tsx';
import { useTranslator } from '../parts/text.ts';
import { ConditionRow } from './ConditionRow.tsx';

const actors = ['superior', 'role', 'person', 'chosen'] as const;
const needs = ['all', 'any'] as const;
const stepKinds = ['decide', 'inform'] as const;
const levels = ['1', '2', '3', '4', '5'] as const;
const maxPeople = 50;
const maxConditions = 10;

/** One card. */
export function StepEditor(props: {
  readonly screen: FormEditorScreen;
  readonly step: FormStep;
  readonly fields: readonly FormField[];
  /** Roles of work, by their keys. */
  readonly roles: WorkRoles['roles'];
  readonly first: boolean;
  readonly last: boolean;
}): JSX.Element {
  const { screen, step, fields } = props;
  const { t, language } = useTranslator();
  const { key, actor, when = [] } = step;
  const role = actor.role ?? '';
  // A role that is not there any more is shown by its key: nothing else takes its place in silence.
  const roleChoices = [
    ...(props.roles.some((each) => each.key === role)
      ? []
      : [{ value: role, label: role === '' ? t('admin.form.chooseRole') : role }]),
    ...props.roles.map((each) => ({ value: each.key, label: each.name[language] || each.name.zh })),
  ];
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
  const setCondition = (index: number, next: NonNullable<FormStep['when']>[number]): void =>
    screen.setStep(key, { when: when.map((each, at) => (at === index ? next : each)) });
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
        {actor.kind === 'role'
          ? choose(t('admin.form.role'), role, roleChoices, (chosen) =>
              screen.setStep(key, { actor: { kind: 'role', role: chosen } }),
            )
          : null}
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
        <ConditionRow
          key={`${index + 1} ${condition.field}`}
          condition={condition}
          fields={fields}
          onChange={(next) => setCondition(index, next)}
          onRemove={() => screen.setStep(key, { when: when.filter((_, at) => at !== index) })}
        />
      ))}
      {when.length < maxConditions && fields[0] !== undefined ? (
        <Button
          size="small"
          look="quiet"
          icon="plus"
          onClick={() => screen.setStep(key, { when: [...when, ...fields.slice(0, 1).map(firstCondition)] })}
        >
          {t('admin.form.addCondition')}
        </Button>
      ) : null}
    </fieldset>
  );
}
