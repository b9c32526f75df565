// Proves how a time is read as it was typed, in figures or in words, in the reader's own time zone.
import { expect, test } from 'vitest';
import { parseFuture } from '#cli/output/times.ts';
import { comingOf, typedTime, untilOf, type TimeSide } from '#cli/typed-time.ts';

const now = new Date('2026-11-21T12:30').getTime();
const at = (local: string): number => new Date(local).getTime();

test.each([
  ['+2h', at('2026-11-21T14:30')],
  ['15:00', at('2026-11-21T15:00')],
  [' 15:00 ', at('2026-11-21T15:00')],
  ['9:05', at('2026-11-22T09:05')],
  ['12:30', at('2026-11-22T12:30')],
  ['今天 15:00', at('2026-11-21T15:00')],
  ['明天 15:00', at('2026-11-22T15:00')],
  ['明天18:00', at('2026-11-22T18:00')],
  ['后天 0:00', at('2026-11-23T00:00')],
  // Whether it is over is the caller's to judge.
  ['昨天 9:00', at('2026-11-20T09:00')],
  ['Tomorrow 15:00', at('2026-11-22T15:00')],
  ['2026-11-22T15:00', at('2026-11-22T15:00')],
  // Whether it is over is judged by whoever asks.
  ['今天 9:00', at('2026-11-21T09:00')],
  ['2026-11-20T15:00', at('2026-11-20T15:00')],
])('%s is a time', (typed, expected) => expect(parseFuture(typed, now)).toBe(expected));

test.each(['', '24:00', '12:60', '2h', '+soon', '15', 'x 15:00'])('%j is no time to come', (typed) =>
  expect(parseFuture(typed, now)).toBeUndefined(),
);

test.each<readonly [string, TimeSide, string | undefined]>([
  ['明天18:00', 'coming', '2026-11-22T18:00'],
  ['明天 18:00', 'coming', '2026-11-22T18:00'],
  ['明天下午六点', 'coming', '2026-11-22T18:00'],
  ['周五 14:00', 'coming', '2026-11-27T14:00'],
  ['周五14:00', 'coming', '2026-11-27T14:00'],
  ['Friday 3pm', 'coming', '2026-11-27T15:00'],
  ['next Monday', 'coming', '2026-11-23T00:00'],
  ['tomorrow', 'coming', '2026-11-22T00:00'],
  ['周五', 'past', '2026-11-20T00:00'],
  ['昨天', 'past', '2026-11-20T00:00'],
  ['昨天 9:00', 'past', '2026-11-20T09:00'],
  ['三天前', 'past', '2026-11-18T12:30'],
  ['3 days ago', 'past', '2026-11-18T12:30'],
  ['2天前', 'past', '2026-11-19T12:30'],
  ['2h', 'past', '2026-11-21T10:30'],
  ['2h', 'coming', undefined],
  ['soon', 'coming', undefined],
  ['明天开会', 'coming', undefined],
  ['2026-13-40', 'coming', undefined],
])('%s (%s) means the same at every command', async (typed, side, expected) => {
  const found = await typedTime(typed, now, side);
  expect(found?.time).toBe(expected === undefined ? undefined : at(expected));
});

test('a day until which something holds is within; what is over or means nothing is told in its own words', async () => {
  expect(await untilOf('--until', '2026-11-22', now)).toBe(at('2026-11-23T00:00'));
  expect(await untilOf('--until', '明天', now)).toBe(at('2026-11-23T00:00'));
  expect(await untilOf('--until', '今天', now)).toBe(at('2026-11-22T00:00'));
  expect(await comingOf('--at', '明天18:00', now)).toBe(at('2026-11-22T18:00'));
  await expect(comingOf('--at', '昨天', now)).rejects.toMatchObject({ code: 'timeIsOver' });
  await expect(untilOf('--until', '某天', now)).rejects.toMatchObject({ code: 'timeUnreadable' });
});
