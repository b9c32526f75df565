// What values of a form may be: one check for whoever fills it in and for the office that takes it.
import type { FormField, FormValues } from './approval.ts';

/** What is wrong with a field. */
export type FieldProblem = {
  field: string;
  problem:
    | 'missing'
    | 'notANumber'
    | 'tooSmall'
    | 'tooLarge'
    | 'notADate'
    | 'order'
    | 'notAChoice'
    | 'tooLong'
    | 'unknownField';
};

/** Whether `YYYY-MM-DD` is a day of the calendar. */
export function isDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/u.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}

/** Days of a period, its first and its last both counted. */
export function daysOf(period: readonly string[]): number {
  const [from = '', to = ''] = period;
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000) + 1;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

function problemOf(field: FormField, value: FormValues[string]): FieldProblem['problem'] | undefined {
  switch (field.kind) {
    case 'number':
    case 'money':
      if (typeof value !== 'number' || !Number.isFinite(value)) return 'notANumber';
      if (field.kind === 'money' && (!Number.isInteger(value) || value < 0)) return 'notANumber';
      if (field.min !== undefined && value < field.min) return 'tooSmall';
      return value > (field.max ?? 1e12) ? 'tooLarge' : undefined;
    case 'date':
      return isDay(value) ? undefined : 'notADate';
    case 'period': {
      if (!Array.isArray(value) || value.length !== 2 || !value.every(isDay)) return 'notADate';
      const days = daysOf(value);
      if (days < 1) return 'order';
      return days > (field.max ?? 3_660) ? 'tooLarge' : undefined;
    }
    case 'choice':
      return field.options?.some(({ key }) => key === value) === true ? undefined : 'notAChoice';
    case 'people':
    case 'files':
      if (!Array.isArray(value)) return 'missing';
      return value.length > (field.max ?? 50) ? 'tooLarge' : undefined;
    default:
      if (typeof value !== 'string') return 'missing';
      return [...value].length > (field.max ?? (field.kind === 'text' ? 200 : 2_000)) ? 'tooLong' : undefined;
  }
}

/** Everything that is wrong, in the order of the form. */
export function checkValues(fields: readonly FormField[], values: FormValues): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const known = new Set(fields.map(({ key }) => key));
  for (const field of fields) {
    const value = Object.hasOwn(values, field.key) ? values[field.key] : undefined;
    if (value === undefined || isEmpty(value)) {
      if (field.required === true) problems.push({ field: field.key, problem: 'missing' });
      continue;
    }
    const problem = problemOf(field, value);
    if (problem !== undefined) problems.push({ field: field.key, problem });
  }
  for (const key of Object.keys(values))
    if (!known.has(key)) problems.push({ field: key, problem: 'unknownField' });
  return problems;
}
