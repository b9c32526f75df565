// A bounded map lets the oldest go, and knows what is young: what was put or used last. Both ends have the same one.
import { expect, test } from 'vitest';
import { BoundedMap } from '#sdk/base/bounded-map.ts';
import { BoundedMap as OfficeMap } from '#fixtures/office/bounded-map.ts';

test.each([
  ['clients', BoundedMap],
  ['the office', OfficeMap],
])('%s: the oldest goes first, whatever was put or used again is young', (_, Bounded) => {
  const map = new Bounded<string, number>(2);
  map.set('a', 1).set('b', 2).set('c', 3);
  expect([...map]).toEqual([
    ['b', 2],
    ['c', 3],
  ]);
  expect(map.use('b')).toBe(2);
  map.set('d', 4);
  expect([...map.keys()]).toEqual(['b', 'd']);
  map.set('b', 5).set('e', 6);
  expect([...map]).toEqual([
    ['b', 5],
    ['e', 6],
  ]);
  expect(map.use('gone')).toBeUndefined();
  expect(map.get('b')).toBe(5);
  map.set('f', 7);
  expect(map.has('b')).toBe(false);
});
