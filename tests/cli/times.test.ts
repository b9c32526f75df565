// Proves how a time to come is read as it was typed, in the reader's own time zone.
import { expect, test } from 'vitest';
import { parseFuture } from '#cli/output/times.ts';

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
  ['后天 0:00', at('2026-11-23T00:00')],
  ['Tomorrow 15:00', at('2026-11-22T15:00')],
  ['2026-11-22T15:00', at('2026-11-22T15:00')],
  // Whether it is over is judged by whoever asks.
  ['今天 9:00', at('2026-11-21T09:00')],
  ['2026-11-20T15:00', at('2026-11-20T15:00')],
])('%s is a time', (typed, expected) => expect(parseFuture(typed, now)).toBe(expected));

test.each(['', '24:00', '12:60', '昨天 9:00', '2h', '+soon', '15', 'x 15:00'])(
  '%j is no time to come',
  (typed) => expect(parseFuture(typed, now)).toBeUndefined(),
);
