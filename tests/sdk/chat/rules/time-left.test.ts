// Proves how short times are written.
import { expect, test } from 'vitest';
import { timeLeft } from '#sdk/chat/rules/time-left.ts';

test.each([
  [120_000, '2:00'],
  [119_999, '2:00'],
  [61_000, '1:01'],
  [9_400, '0:10'],
  [1, '0:01'],
])('%i ms is %s', (ms, text) => expect(timeLeft(ms)).toBe(text));
