// Proves which times to come are offered.
import { expect, test } from 'vitest';
import { usualTimes } from '#sdk/chat/rules/usual-times.ts';

const at = (hour: number): number => new Date(2026, 10, 21, hour, 30).getTime();

test('this evening is offered while it is to come', () => {
  expect(usualTimes(at(10)).map(({ name }) => name)).toEqual(['hour', 'evening', 'morning']);
  expect(usualTimes(at(19)).map(({ name }) => name)).toEqual(['hour', 'morning']);
  for (const now of [at(0), at(23)])
    for (const { time } of usualTimes(now)) expect(time).toBeGreaterThan(now);
});
