// Proves how lengths of time are written.
import { expect, test } from 'vitest';
import { lengthText } from '#sdk/base/length-text.ts';

test.each([
  [0, '0:00'],
  [5, '0:05'],
  [59.6, '1:00'],
  [65, '1:05'],
  [3_599, '59:59'],
  [3_605, '1:00:05'],
  [36_000, '10:00:00'],
])('%d s is %s', (seconds, text) => expect(lengthText(seconds)).toBe(text));
