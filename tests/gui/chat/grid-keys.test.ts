// Proves where arrows lead in a grid of faces.
import { expect, test } from 'vitest';
import { nextGridIndex } from '../../../gui/chat/grid-keys.ts';

test('arrows walk rows and columns and stop at the edges', () => {
  expect(nextGridIndex('ArrowRight', 9, 25, 10)).toBe(10);
  expect(nextGridIndex('ArrowDown', 3, 25, 10)).toBe(13);
  expect(nextGridIndex('ArrowDown', 18, 25, 10)).toBe(18);
  expect(nextGridIndex('ArrowUp', 3, 25, 10)).toBe(3);
  expect(nextGridIndex('ArrowLeft', 0, 25, 10)).toBe(0);
  expect(nextGridIndex('ArrowRight', 24, 25, 10)).toBe(24);
  expect(nextGridIndex('End', 0, 25, 10)).toBe(24);
  expect(nextGridIndex('Home', 7, 25, 10)).toBe(0);
});

test('other keys and an empty grid are left alone', () => {
  expect(nextGridIndex('a', 0, 25, 10)).toBeUndefined();
  expect(nextGridIndex('ArrowDown', 0, 0, 10)).toBeUndefined();
});
