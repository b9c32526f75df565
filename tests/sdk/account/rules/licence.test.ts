// The last valid day is valid to its end.
import { expect, test } from 'vitest';
import { isLicenceOver } from '#sdk/account/rules/licence.ts';

const at = (text: string): number => new Date(text).getTime();

test.each([
  ['2026-11-20', '2026-11-21T00:00:00', true],
  ['2026-11-21', '2026-11-21T23:59:59', false],
  ['2026-11-21', '2026-11-21T00:00:00', false],
  ['2026-12-01', '2026-11-30T12:00:00', false],
  ['2025-12-31', '2026-01-01T00:00:01', true],
  ['2026-11-20T10:00:00Z', '2026-11-21T09:00:00', true],
  ['2099-12-31', '2026-11-21T00:00:00', false],
  [' 2026-11-20 ', '2026-11-21T00:00:00', true],
  ['forever', '2026-11-21T00:00:00', false],
  ['', '2026-11-21T00:00:00', false],
])('valid to %s, now %s: over is %s', (notAfter, now, over) => {
  expect(isLicenceOver(notAfter, at(now))).toBe(over);
});

test('a time stands for its day', () => {
  expect(isLicenceOver(at('2026-11-21T08:00:00'), at('2026-11-21T20:00:00'))).toBe(false);
  expect(isLicenceOver(at('2026-11-20T23:00:00'), at('2026-11-21T00:30:00'))).toBe(true);
});
