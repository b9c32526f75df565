// Proves how names are found.
import { expect, test } from 'vitest';
import { matchName } from '#sdk/contacts/rules/name-match.ts';
import { bestMatches } from '#sdk/contacts/rules/person-match.ts';

test.each([
  ['沈知行', 'exact'],
  ['沈', 'start'],
  ['知行', 'inside'],
  ['szx', 'initials'],
  ['zx', 'inside'],
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
  expect(matchName('en', 'Eriksen, Nora', '')).toBe('initials');
  expect(matchName('ＥＲＩ', 'Eriksen, Nora', '')).toBe('start');
});

test('of many names the best come first, and equal ones in their order', () => {
  const named = [
    { id: '1', name: '安全沈知行', pinyin: 'an quan shen zhi xing' },
    { id: '2', name: '沈知行', pinyin: 'shen zhi xing' },
    { id: '3', name: '林若溪', pinyin: 'lin ruo xi' },
    { id: '4', name: '沈知微', pinyin: 'shen zhi wei' },
  ];
  expect(bestMatches(named, '沈知', 9)).toEqual(['2', '4', '1']);
  expect(bestMatches(named, 'szx', 9)).toEqual(['2', '1']);
  expect(bestMatches(named, '沈知', 1)).toEqual(['2']);
  expect(bestMatches(named, '  ', 9)).toEqual([]);
});
