// What is scheduled goes to a time between now and a year from now.
import { expect, test } from 'vitest';
import { dueTimeProblem } from '#sdk/chat/rules/due-time.ts';

const now = Date.parse('2026-11-22T10:00:00Z');
const year = 366 * 86_400_000;

test.each([
  ['a year ago', now - year, 'dueTimeOver'],
  ['this moment', now, 'dueTimeOver'],
  ['in a moment', now + 1, undefined],
  ['in exactly a year', now + year, undefined],
  ['a moment later than that', now + year + 1, 'dueTimeTooFar'],
])('%s', (_, dueTime, problem) => {
  expect(dueTimeProblem(dueTime, now)).toBe(problem);
});
