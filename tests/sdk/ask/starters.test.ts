// What is proposed to begin with.
import { expect, test } from 'vitest';
import { startersOf } from '#sdk/ask/rules/starters.ts';

const assistants = [
  { starters: ['年休假几天？', 'How do I renew it?'], baseIds: ['1', '2'] },
  { starters: ['How do I renew it?', 'What does 13801 mean?', '打印机在哪？'], baseIds: ['2'] },
];

test.each([
  ['en', ['How do I renew it?', 'What does 13801 mean?']],
  ['zh', ['年休假几天？', '打印机在哪？']],
] as const)('a reader of %s is offered what they can read, each once', (language, expected) => {
  expect(startersOf(assistants, language, 9).map(({ question }) => question)).toEqual(expected);
});

test('no more than asked for, with the bases of who proposes it', () => {
  expect(startersOf(assistants, 'en', 1)).toEqual([{ question: 'How do I renew it?', baseIds: ['1', '2'] }]);
  expect(startersOf([], 'en', 3)).toEqual([]);
  // Rather others than none.
  const chinese = [{ starters: ['打印机在哪？'], baseIds: ['2'] }];
  expect(startersOf(chinese, 'en', 3).map(({ question }) => question)).toEqual(['打印机在哪？']);
});
