// Conditions of a form's steps as they are typed: money as money, days and counts as numbers, choices by their options.
import type { FormCondition, FormField } from '../../contract/approval.ts';
import { readMoney } from './field-text.ts';

/** Kinds whose values are more or less; the others only are something or are not. */
const ordered: ReadonlySet<FormField['kind']> = new Set(['number', 'money', 'period', 'people', 'files']);

const both = ['equal', 'different'] as const;
const all = ['over', 'atLeast', 'under', 'atMost', ...both] as const;

/** What a value of this kind can be held against. */
export const comparisonsOf = (kind: FormField['kind']): readonly FormCondition['is'][] =>
  ordered.has(kind) ? all : both;

/** The value of a condition as it is typed. */
export function conditionText({ kind }: Pick<FormField, 'kind'>, value: FormCondition['value']): string {
  return kind === 'money' && typeof value === 'number' ? String(value / 100) : String(value);
}

/** What was typed; words that are no number where one is needed stay as they are, and the office refuses them. */
export function readCondition({ kind }: Pick<FormField, 'kind'>, typed: string): FormCondition['value'] {
  if (!ordered.has(kind)) return typed;
  if (kind === 'money') return readMoney(typed) ?? typed;
  const text = typed.trim();
  return /^-?\d{1,12}(?:\.\d{1,6})?$/u.test(text) ? Number(text) : typed;
}

/** Whether a value is one that a field of this kind can be held against. */
export const isCondition = ({ kind }: Pick<FormField, 'kind'>, value: FormCondition['value']): boolean =>
  ordered.has(kind) ? typeof value === 'number' : String(value).trim() !== '';

/** The condition a field begins with. */
export function firstCondition({ key, kind, options = [] }: FormField): FormCondition {
  if (ordered.has(kind)) return { field: key, is: 'over', value: 0 };
  return { field: key, is: 'equal', value: kind === 'choice' ? (options[0]?.key ?? '') : '' };
}
