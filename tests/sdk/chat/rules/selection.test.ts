// Proves how messages are chosen together.
import { expect, test } from 'vitest';
import { noSelection, toggled, withRange } from '#sdk/chat/rules/selection.ts';

const order = ['a', 'b', 'c', 'd'];

test('one by one, there and back', () => {
  const one = toggled(noSelection, 'b');
  expect([...one.keys]).toEqual(['b']);
  expect([...toggled(one, 'b').keys]).toEqual([]);
  expect(noSelection.keys.size).toBe(0);
});

test('a range goes from the last one touched, either way, and keeps what was chosen', () => {
  const from = toggled(toggled(noSelection, 'a'), 'd');
  expect([...withRange(from, order, 'b').keys].toSorted()).toEqual(['a', 'b', 'c', 'd']);
  expect([...withRange(toggled(noSelection, 'b'), order, 'd').keys]).toEqual(['b', 'c', 'd']);
  expect([...withRange(noSelection, order, 'c').keys]).toEqual(['c']);
});
