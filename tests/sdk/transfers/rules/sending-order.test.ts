// Proves which files hold the message of another: the earlier ones of the same choice that are under way, and no others.
import { expect, test } from 'vitest';
import { earlierOf, goesWith } from '#sdk/transfers/rules/sending-order.ts';

type Row = Parameters<typeof earlierOf>[0];
const row = (id: string, sending: string, place: number, state: Row['state'] = 'running'): Row => ({
  ...{ id, direction: 'up', state },
  facts: JSON.stringify(sending === '' ? {} : { together: { id: sending, place } }),
});

test('the earlier files of the same choice hold it while they are under way', () => {
  const own = row('c', 'x', 2);
  const all = [row('a', 'x', 0, 'waiting'), row('b', 'x', 1), own, row('d', 'x', 3), row('e', 'y', 0)];
  expect(earlierOf(own, all)).toEqual(['a', 'b']);
});

test.each(['done', 'failed', 'paused', 'stopped'] as const)('one that is %s holds nobody', (state) => {
  expect(earlierOf(row('b', 'x', 1), [row('a', 'x', 0, state)])).toEqual([]);
});

test('a file that was chosen alone waits for none', () => {
  expect(earlierOf(row('b', '', 0), [row('a', '', 0), row('c', 'x', 0)])).toEqual([]);
});

test('what was written without a connection goes in the order it was written, chat by chat', () => {
  const at = (now: number, place?: number) =>
    goesWith(place === undefined ? undefined : { id: 'x', place }, { chatId: '7', now, isOnline: false });
  const [picture, second, voice] = [at(1_000, 0), at(1_000, 1), at(1_001)];
  expect(new Set([picture, second, voice].map((one) => one?.id))).toEqual(new Set(['waiting 7']));
  expect(picture?.place).toBeLessThan(second?.place ?? 0);
  expect(second?.place).toBeLessThan(voice?.place ?? 0);
  const chosen = { id: 'x', place: 1 };
  expect(goesWith(chosen, { chatId: '7', now: 1, isOnline: true })).toBe(chosen);
});
