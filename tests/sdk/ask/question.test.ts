// Proves what a question must be before it is sent, in the order in which people are told.
import { expect, test } from 'vitest';
import { askProblem } from '#sdk/ask/rules/question.ts';
import { askLimits } from '#sdk/contract/ask-limits.ts';

test('a base is chosen first, then something is asked, and not too much', () => {
  expect(askProblem({ question: '', baseIds: [] })).toBe('askNoBase');
  expect(askProblem({ question: '  ', baseIds: ['1'] })).toBe('askQuestionEmpty');
  expect(askProblem({ question: '问'.repeat(askLimits.question), baseIds: ['1'] })).toBeUndefined();
  expect(askProblem({ question: '问'.repeat(askLimits.question + 1), baseIds: ['1'] })).toBe(
    'askQuestionTooLong',
  );
});
