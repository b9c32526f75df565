// Proves where a day begins and ends.
import { expect, test } from 'vitest';
import { dayBounds } from '#sdk/base/day-bounds.ts';

test('a day lies between its midnights, whatever its length; no day is no bound', () => {
  expect(dayBounds('')).toEqual({});
  const { from = 0, to = 0 } = dayBounds('2026-03-29');
  expect([new Date(from).toString().slice(0, 24), new Date(to).toString().slice(0, 24)]).toEqual([
    'Sun Mar 29 2026 00:00:00',
    'Mon Mar 30 2026 00:00:00',
  ]);
  expect((to - from) / 3_600_000).toBeGreaterThanOrEqual(23);
  expect((to - from) / 3_600_000).toBeLessThanOrEqual(25);
});
