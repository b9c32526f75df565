// What a question must be before it is sent.
import { askLimits } from '../../contract/ask-limits.ts';
import type { ErrorCode } from '../../errors.ts';

/** What is wrong with a question, in the order in which people are told. */
export function askProblem(input: { question: string; baseIds: readonly string[] }): ErrorCode | undefined {
  if (input.baseIds.length === 0) return 'askNoBase';
  const length = [...input.question.trim()].length;
  if (length === 0) return 'askQuestionEmpty';
  return length > askLimits.question ? 'askQuestionTooLong' : undefined;
}
