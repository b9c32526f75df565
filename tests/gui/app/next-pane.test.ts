// Proves the round through the parts of a window.
import { expect, test } from 'vitest';
import { nextPane } from '../../../gui/frame/next-pane.ts';

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [-1, 1, 3, 0],
  [-1, -1, 3, 2],
  [0, 1, 1, 0],
] as const)('from %i by %i of %i to %i', (at, step, count, next) =>
  expect(nextPane(at, step, count)).toBe(next),
);
