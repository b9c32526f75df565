// Conditions of a form's steps as people type them.
import { expect, test } from 'vitest';
import {
  comparisonsOf,
  conditionText,
  firstCondition,
  isCondition,
  readCondition,
} from '#sdk/approval/rules/condition-text.ts';

test('money is typed as money and held in hundredths', () => {
  expect(conditionText({ kind: 'money' }, 500_050)).toBe('5000.5');
  expect(readCondition({ kind: 'money' }, '5000.50')).toBe(500_050);
  expect(readCondition({ kind: 'money' }, '1,000')).toBe(100_000);
});

test('what is no number is kept as it was typed, and named', () => {
  for (const typed of ['', 'many', '1.', '--1']) {
    const value = readCondition({ kind: 'number' }, typed);
    expect([value, isCondition({ kind: 'number' }, value)]).toEqual([typed, false]);
  }
  expect(readCondition({ kind: 'number' }, '1.05')).toBe(1.05);
});

test('words of a text stay words, also where they are figures', () => {
  expect(readCondition({ kind: 'text' }, '007')).toBe('007');
  expect(comparisonsOf('text')).toEqual(['equal', 'different']);
  expect(comparisonsOf('period')).toContain('over');
});

test('a condition begins with one that its field can meet', () => {
  const label = { zh: '', en: '' };
  const options = [{ key: 'a', label }];
  expect(firstCondition({ key: 'k', label, kind: 'choice', options })).toEqual({
    field: 'k',
    is: 'equal',
    value: 'a',
  });
  expect(firstCondition({ key: 'k', label, kind: 'money' })).toEqual({ field: 'k', is: 'over', value: 0 });
});
