// Proves how form fields are read as they are typed and written as they are read.
import { expect, test } from 'vitest';
import { fieldText, moneyText, readFieldText, readMoney, sumOf } from '#sdk/approval/rules/field-text.ts';
import type { FormField } from '#sdk/approval/approval-api.ts';

const field = (kind: FormField['kind'], more: Partial<FormField> = {}): FormField => ({
  key: 'f',
  label: { zh: '字段', en: 'Field' },
  kind,
  ...more,
});

test('money is read to the hundredth and nothing else is', () => {
  expect(['9360', '9,360.00', '￥86.5', '0.1', '1e9', '-1', '1.234', 'x'].map(readMoney)).toEqual([
    936_000,
    936_000,
    8_650,
    10,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(moneyText(936_000)).toBe('9,360.00');
});

test('periods, choices and people are read as typed', () => {
  expect(readFieldText(field('period'), '2026-11-30..2026-12-03')).toEqual(['2026-11-30', '2026-12-03']);
  expect(readFieldText(field('period'), '2026-11-30')).toEqual(['2026-11-30', '2026-11-30']);
  const choice = field('choice', { options: [{ key: 'annual', label: { zh: '年假', en: 'Annual' } }] });
  expect(['annual', '年假', 'ANNUAL', 'else'].map((typed) => readFieldText(choice, typed))).toEqual([
    'annual',
    'annual',
    'annual',
    'else',
  ]);
  expect(readFieldText(field('people'), '1001，1002')).toEqual(['1001', '1002']);
});

test('a period of one day reads as one day, and money fields add up', () => {
  expect(fieldText(field('period'), ['2026-11-30', '2026-11-30'], { people: [] }, 'zh')).toBe('2026-11-30');
  const fields = [
    field('money', { key: 'a', sum: true }),
    field('money', { key: 'b', sum: true }),
    field('text', { key: 'c' }),
  ];
  expect(sumOf({ fields, values: { a: 100, b: 250, c: 'x' } })?.total).toBe(350);
  expect(sumOf({ fields, values: { c: 'x' } })).toBeUndefined();
});
