// Muting a kind of notices, and hearing it again.
import { expect, test } from 'vitest';
import { mutedLevel } from '#sdk/notices/rules/muted-level.ts';

test.each([
  ['sound', 'sound', 'count'],
  ['silent', 'sound', 'count'],
  ['count', 'sound', 'sound'],
] as const)('%s, usually %s, becomes %s', (level, usual, expected) => {
  expect(mutedLevel(level, usual)).toBe(expected);
});
