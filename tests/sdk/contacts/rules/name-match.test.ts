// Proves how names are found.
import { expect, test } from 'vitest';
import { matchName } from '#sdk/contacts/rules/name-match.ts';

test.each([
  ['沈知行', 'exact'],
  ['沈', 'start'],
  ['知行', 'inside'],
  ['szx', 'initials'],
  ['shenzhi', 'pinyin'],
  ['shen zhi', 'pinyin'],
  ['zhixing', 'pinyin'],
  ['SHENZ', 'pinyin'],
  ['henzhi', undefined],
  ['王', undefined],
  ['', undefined],
])('%s finds 沈知行: %s', (typed, expected) => {
  expect(matchName(typed, '沈知行', 'shen zhi xing')).toBe(expected);
});

test('English names match by word, whatever the case or width', () => {
  expect(matchName('nora', 'Eriksen, Nora', '')).toBe('inside');
  expect(matchName('ＥＲＩ', 'Eriksen, Nora', '')).toBe('start');
});
