// Lists refuse what must not be while developing: a row named twice, a place that two rows share, an order that is none.
import { expect, test } from 'vitest';
import { assertOrdered, assertUnique, checksInvariants, InvariantError } from '#sdk/base/invariants.ts';
import type { ListShape } from '#sdk/base/list-batch.ts';
import { LiveList } from '#sdk/base/live-list.ts';

type Row = { id: string; at: number };
const shape: ListShape<Row> = { key: ({ id }) => id, compare: (a, b) => a.at - b.at };
const row = (id: string, at: number): Row => ({ id, at });

test('invariants are checked in tests', () => expect(checksInvariants).toBe(true));

test('a batch that names a row twice is refused before it changes anything', () => {
  const list = new LiveList(shape);
  list.apply({ reset: [row('a', 1)] });
  expect(() => list.apply({ reset: [row('b', 1), row('b', 2)] })).toThrow(InvariantError);
  expect(() => list.apply({ upsert: [row('b', 2), row('b', 3)] })).toThrow('b stands twice');
  expect(() => list.apply({ upsert: [row('a', 2)], remove: ['a'] })).toThrow('a stands twice');
  expect(list.rows()).toEqual([row('a', 1)]);
});

test('two rows that share a position are refused when they are looked at', () => {
  const list = new LiveList(shape);
  list.apply({ reset: [row('a', 1), row('b', 2)] });
  expect(list.rows()).toHaveLength(2);
  list.apply({ upsert: [row('c', 2)] });
  expect(() => list.rows()).toThrow('b and c have no order');
});

test('an order that runs in a circle is found', () => {
  const beats: Readonly<Record<string, string>> = { paper: 'rock', rock: 'scissors', scissors: 'paper' };
  const compare = (a: Row, b: Row): number => (beats[a.id] === b.id ? -1 : 1);
  const rows = ['paper', 'scissors', 'rock'].map((id) => row(id, 0));
  expect(() => assertOrdered(rows, { key: shape.key, compare })).toThrow(InvariantError);
  expect(() => assertUnique(['a', 'b', 'a'], 'rows')).toThrow('rows: the key a stands twice');
});
