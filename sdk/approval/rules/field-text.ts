// Reads what people type into a form's field, and writes what a field holds: money in hundredths, periods as two days.
import type { FormField, FormValues, Request } from '../../contract/approval.ts';

/** Hundredths as money: 9,360.00. */
export function moneyText(hundredths: number): string {
  return (hundredths / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** What was typed as money, in hundredths; undefined for what is none. */
export function readMoney(typed: string): number | undefined {
  const plain = typed.replaceAll(/[\s,，]/gu, '').replace(/^[¥￥]/u, '');
  if (!/^\d{1,10}(?:\.\d{1,2})?$/u.test(plain)) return undefined;
  return Math.round(Number(plain) * 100);
}

/**
 * A value as it is typed on a line: `leave`, `9360`, `2026-11-30..2026-12-03`, ids with commas.
 * @returns undefined where it cannot be read, which the check then names
 */
export function readFieldText(field: FormField, typed: string): FormValues[string] | undefined {
  const text = typed.trim();
  switch (field.kind) {
    case 'money':
      return readMoney(text);
    case 'number':
      return /^-?\d{1,12}(?:\.\d{1,6})?$/u.test(text) ? Number(text) : undefined;
    case 'period': {
      const [from = '', to = from] = text.split(/\.\.|~|至/u).map((day) => day.trim());
      return [from, to];
    }
    case 'people':
    case 'files':
      return text === '' ? [] : text.split(/[,，]/u).map((each) => each.trim());
    case 'choice': {
      const lower = text.toLowerCase();
      const found = field.options?.find(
        ({ key, label }) =>
          key.toLowerCase() === lower || label.zh === text || label.en.toLowerCase() === lower,
      );
      return found?.key ?? text;
    }
    default:
      return typed;
  }
}

/** A value as it is read, in one language. */
export function fieldText(
  field: FormField,
  value: FormValues[string] | undefined,
  { people }: Pick<Request, 'people'>,
  language: 'zh' | 'en',
): string {
  if (value === undefined) return '';
  const label = (words: { zh: string; en: string }): string => words[language] || words.zh;
  switch (field.kind) {
    case 'money':
      return moneyText(Number(value));
    case 'number':
      return `${String(value)}${field.unit === undefined ? '' : ` ${label(field.unit)}`}`;
    case 'choice': {
      const option = field.options?.find(({ key }) => key === value);
      return option === undefined ? String(value) : label(option.label);
    }
    case 'period':
      return Array.isArray(value)
        ? [...new Set(value)].join(language === 'zh' ? ' 至 ' : ' – ')
        : String(value);
    case 'people':
      return Array.isArray(value)
        ? value
            .map((id) => people.find((person) => person.id === id)?.name ?? id)
            .join(language === 'zh' ? '、' : ', ')
        : String(value);
    default:
      return Array.isArray(value) ? value.join(', ') : String(value);
  }
}

/** Fields that are added up, and their sum in hundredths; undefined where there is nothing to add. */
export function sumOf({
  fields,
  values,
}: Pick<Request, 'fields' | 'values'>):
  | { parts: readonly { field: FormField; value: number }[]; total: number }
  | undefined {
  const parts = fields.flatMap((field) => {
    const value = values[field.key];
    return field.sum === true && typeof value === 'number' ? [{ field, value }] : [];
  });
  return parts.length === 0 ? undefined : { parts, total: parts.reduce((sum, { value }) => sum + value, 0) };
}
