// Proves which times are offered, and how they stand in the field.
import { expect, test } from 'vitest';
import { localInput, usualTimes } from '../../../../gui/chat/acts/usual-times.ts';

const at = (hour: number): number => new Date(2026, 10, 21, hour, 30).getTime();

test('this evening is offered while it is to come', () => {
  expect(usualTimes(at(10)).map(({ name }) => name)).toEqual(['hour', 'evening', 'morning']);
  expect(usualTimes(at(19)).map(({ name }) => name)).toEqual(['hour', 'morning']);
  for (const now of [at(0), at(23)])
    for (const { time } of usualTimes(now)) expect(time).toBeGreaterThan(now);
});

test('a time survives the field to the minute', () => {
  const time = new Date(2026, 10, 22, 9, 5).getTime();
  expect(localInput(time)).toBe('2026-11-22T09:05');
  expect(new Date(localInput(time)).getTime()).toBe(time);
});
