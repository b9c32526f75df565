// Words of a name in whatever order and words of a title or department beside them are an answer, and no guess.
import { expect, test } from 'vitest';
import { areGuesses } from '#sdk/contacts/rules/are-guesses.ts';
import { answerRank, isCalled } from '#sdk/contacts/rules/person-match.ts';

const lin = {
  ...{ name: '林若溪', pinyin: 'linruoxi lrx', title: '性能测试工程师', titleEn: 'Performance Engineer' },
  departmentName: '测试组',
};
const shen = {
  ...{ name: '沈知行', pinyin: 'shenzhixing szx', title: '架构师', titleEn: 'Architect' },
  ...{ departmentName: '数字化平台组', departmentNameEn: 'Digital Platform' },
};

test.each([
  ['lin ruoxi engineer', lin],
  ['engineer ruoxi lin', lin],
  ['xi lin', lin],
  ['rx lin', lin],
  ['林 测试', lin],
  ['shen xing', shen],
  ['xing shen', shen],
  ['zx shen', shen],
  ['shen zx', shen],
  ['沈 平台', shen],
  ['zx shen architect', shen],
])('%s', (typed, one) => {
  expect(isCalled(typed, one)).toBe(true);
  expect(areGuesses(typed, [one])).toBe(false);
  expect(answerRank(typed, one === lin ? shen : lin)).toBeUndefined();
});
