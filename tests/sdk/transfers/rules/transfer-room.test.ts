// Tests `sdk/transfers/rules/transfer-room.ts`: what is large runs alone, what is small beside others, what goes together with many.
import { expect, test } from 'vitest';
import { roomOf, tinyBytes } from '#sdk/transfers/rules/transfer-room.ts';

const disk = { folderId: '1', path: [], conflict: 'refuse' } as const;

test('a transfer takes room by its size, and none to speak of where it goes together with others', () => {
  expect(roomOf({ size: 5_000_000, direction: 'up' })).toBe(1);
  expect(roomOf({ size: tinyBytes, direction: 'up' })).toBe(0.125);
  expect(roomOf({ size: tinyBytes, direction: 'up', disk })).toBeLessThan(0.01);
  expect(roomOf({ size: tinyBytes + 1, direction: 'up', disk })).toBe(0.125);
  expect(roomOf({ size: tinyBytes, direction: 'down', disk })).toBe(0.125);
});
