// How something repeats: the usual choices, and for one's own the cycle, its days and its end.
import { partOfRule, ruleWeekdays } from '#sdk/base/rule-parts.ts';
import { writeDate } from '#sdk/locales/date-format.ts';
import type { JSX } from 'react';
import { Field } from '../parts/Field.tsx';
import { Select } from '../parts/Select.tsx';
import { useTranslator } from '../parts/text.ts';
import { choiceOf, repeatChoices, ruleOf, withPart, type RepeatChoice } from './rule-choices.ts';

const units = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
/** A Monday; the names of weekdays are counted from it. */
const someMonday = Date.UTC(2024, 0, 1);

/** The fields. */
export function RepeatFields(props: {
  readonly rule: string;
  readonly workdays: boolean;
  readonly start: string;
  readonly onChange: (rule: string, workdays: boolean) => void;
}): JSX.Element {
  const { rule, workdays, start, onChange } = props;
  const { t, timeLocale } = useTranslator();
  const choice = choiceOf(rule, workdays);
  const until = partOfRule(rule, 'UNTIL');
  const count = partOfRule(rule, 'COUNT');
  const ends = until === undefined ? (count === undefined ? 'never' : 'count') : 'until';
  const days = (partOfRule(rule, 'BYDAY') ?? '').split(',');
  const bare = (): string => withPart(withPart(rule, 'UNTIL', undefined), 'COUNT', undefined);
  return (
    <>
      <div className="tg-item-form__row">
        <span>{t('schedule.field.repeat')}</span>
        <Select
          label={t('schedule.field.repeat')}
          value={choice}
          choices={repeatChoices.map((value) => ({ value, label: t(`schedule.repeat.${value}`) }))}
          onChoose={(value) => {
            const next = ruleOf(value as RepeatChoice, start);
            onChange(next.rule, next.workdays);
          }}
        />
      </div>
      {choice === 'custom' ? (
        <div className="tg-item-form__row">
          <span>{t('schedule.repeatEvery')}</span>
          <input
            type="number"
            min={1}
            max={99}
            aria-label={t('schedule.repeatEvery')}
            value={partOfRule(rule, 'INTERVAL') ?? '1'}
            onChange={(event) => onChange(withPart(rule, 'INTERVAL', event.currentTarget.value), false)}
          />
          <Select
            label={t('schedule.repeatEvery')}
            value={partOfRule(rule, 'FREQ') ?? 'WEEKLY'}
            choices={units.map((value) => ({ value, label: t(`schedule.repeatUnit.${value}`) }))}
            onChoose={(value) =>
              onChange(
                `FREQ=${value}${rule.replace(/FREQ=\w+/u, '').replace(value === 'WEEKLY' ? /$^/u : /;BYDAY=[^;]+/u, '')}`,
                false,
              )
            }
          />
        </div>
      ) : null}
      {choice === 'custom' && partOfRule(rule, 'FREQ') === 'WEEKLY' ? (
        <div className="tg-item-form__days" role="group" aria-label={t('schedule.repeatDays')}>
          {ruleWeekdays.map((name, index) => (
            <button
              key={name}
              type="button"
              aria-pressed={days.includes(name)}
              onClick={() => {
                const next = days.includes(name)
                  ? days.filter((one) => one !== name)
                  : ruleWeekdays.filter((one) => one === name || days.includes(one));
                if (next.length > 0) onChange(withPart(rule, 'BYDAY', next.join(',')), false);
              }}
            >
              {writeDate(timeLocale, someMonday + index * 86_400_000, { weekday: 'narrow', timeZone: 'UTC' })}
            </button>
          ))}
        </div>
      ) : null}
      {choice === 'never' ? null : (
        <div className="tg-item-form__row">
          <span>{t('schedule.repeatEnds')}</span>
          <Select
            label={t('schedule.repeatEnds')}
            value={ends}
            choices={(['never', 'until', 'count'] as const).map((value) => ({
              value,
              label: t(`schedule.ends.${value}`),
            }))}
            onChoose={(value) => {
              const last = new Date(Date.parse(`${start.slice(0, 10)}T00:00:00Z`) + 90 * 86_400_000)
                .toISOString()
                .slice(0, 10)
                .replaceAll('-', '');
              onChange(
                value === 'until'
                  ? withPart(bare(), 'UNTIL', last)
                  : value === 'count'
                    ? withPart(bare(), 'COUNT', '10')
                    : bare(),
                workdays,
              );
            }}
          />
          {ends === 'count' ? (
            <Field
              label={t('schedule.times')}
              value={count ?? ''}
              onChange={(value) =>
                onChange(withPart(rule, 'COUNT', value.replaceAll(/\D/gu, '').slice(0, 4) || '1'), workdays)
              }
            />
          ) : null}
          {ends === 'until' ? (
            <input
              type="date"
              aria-label={t('schedule.ends.until')}
              value={`${until?.slice(0, 4)}-${until?.slice(4, 6)}-${until?.slice(6, 8)}`}
              onChange={(event) =>
                onChange(withPart(rule, 'UNTIL', event.currentTarget.value.replaceAll('-', '')), workdays)
              }
            />
          ) : null}
        </div>
      )}
    </>
  );
}
