// Proves what of a found person is marked, by every way a person can be found.
import { expect, test } from 'vitest';
import { nameHitRanges, personHitLine, typedRanges } from '#sdk/contacts/rules/hit-ranges.ts';

test.each([
  ['沈知行', 'shenzhixing szx', '知行', [[1, 3]]],
  ['沈知行', 'shenzhixing szx', 'szx', [[0, 3]]],
  ['沈知行', 'shenzhixing szx', 'sz', [[0, 2]]],
  ['沈知行', 'shenzhixing szx', 'shen', [[0, 1]]],
  ['沈知行', 'shenzhixing szx', "shen zh'i", [[0, 2]]],
  ['沈知行', 'shenzhixing szx', 'zhix', [[1, 3]]],
  ['沈知行', 'shenzhixing szx', 'XING', [[2, 3]]],
  ['方安', 'fangan fa', 'an', [[1, 2]]],
  ['方安', 'fangan fa', 'fang', [[0, 1]]],
  ['樊刚', 'fangang fg', 'gang', [[1, 2]]],
  ['吕律', 'lvlv ll', 'lv', [[0, 1]]],
  ['Eriksen, Nora', 'eriksennora en', 'nora', [[9, 13]]],
  ['Eriksen, Nora', 'eriksennora en', 'en', [[5, 7]]],
  ['沈知行', 'shenzhixing szx', 'zx', []],
  ['沈知行', '', 'szx', []],
  ['沈知行', 'shenzhixing szx', ' ', []],
])('%s (%s) typed as %s', (name, pinyin, typed, ranges) => {
  expect(nameHitRanges(name, pinyin, typed)).toEqual(ranges);
});

test('a reading that does not fit its name marks nothing', () => {
  expect(nameHitRanges('沈知', 'linruoxi lrx', 'lin')).toEqual([]);
  expect(typedRanges('ABC', 'b')).toEqual([[1, 2]]);
});

const person = {
  name: '沈知行',
  pinyin: 'shenzhixing szx',
  loginName: 'yw10086',
  phone: '13900001001',
  title: '工程师',
  departmentName: '平台组',
  departmentPath: '集团/平台组',
};

test('the second line shows the account or the phone where that is what was typed', () => {
  expect(personHitLine(person, '沈')).toMatchObject({ ranges: [[0, 1]], detail: '平台组 · 工程师' });
  expect(personHitLine(person, 'YW100')).toEqual({
    ranges: [],
    detail: '@yw10086 · 平台组 · 工程师',
    detailRanges: [[1, 6]],
  });
  expect(personHitLine(person, '1001')).toEqual({
    ranges: [],
    detail: '13900001001 · 平台组 · 工程师',
    detailRanges: [[7, 11]],
  });
  expect(personHitLine(person, '平台')).toMatchObject({ ranges: [], detailRanges: [[0, 2]] });
  expect(personHitLine(person, '集团')).toMatchObject({
    detail: '集团 / 平台组 · 工程师',
    detailRanges: [[0, 2]],
  });
  expect(personHitLine(person, '集团/平台').detailRanges).toEqual([[0, 7]]);
  expect(personHitLine({ ...person, departmentPath: '' }, '').detail).toBe('平台组 · 工程师');
});
