// Proves the arrow keys of the organisation tree.
import { expect, test } from 'vitest';
import { treeKey, type KeyRow } from '../../../gui/contacts/tree-keys.ts';

const rows: KeyRow[] = [
  { depth: 0, open: true, node: { kind: 'dept' } },
  { depth: 1, open: false, node: { kind: 'dept' } },
  { depth: 1, open: true, node: { kind: 'dept' } },
  { depth: 2, open: false, node: { kind: 'user' } },
];

test('up and down stop at the ends', () => {
  expect(treeKey('ArrowUp', rows, 0)).toEqual({ index: 0 });
  expect(treeKey('ArrowDown', rows, 3)).toEqual({ index: 3 });
  expect(treeKey('End', rows, 0)).toEqual({ index: 3 });
});

test('right opens, then goes inside; on a person it does nothing', () => {
  expect(treeKey('ArrowRight', rows, 1)).toEqual({ index: 1, toggle: true });
  expect(treeKey('ArrowRight', rows, 2)).toEqual({ index: 3 });
  expect(treeKey('ArrowRight', rows, 3)).toEqual({ index: 3 });
});

test('left closes, else it goes to the parent', () => {
  expect(treeKey('ArrowLeft', rows, 2)).toEqual({ index: 2, toggle: true });
  expect(treeKey('ArrowLeft', rows, 3)).toEqual({ index: 2 });
  expect(treeKey('ArrowLeft', rows, 1)).toEqual({ index: 0 });
});

test('Enter uses the row, letters are left alone', () => {
  expect(treeKey('Enter', rows, 3)).toEqual({ index: 3, open: true });
  expect(treeKey('x', rows, 3)).toBeUndefined();
  expect(treeKey('Enter', [], 0)).toBeUndefined();
});
