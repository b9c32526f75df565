// Proves the bounds of the composer's height.
import { expect, test } from 'vitest';
import { clampComposerHeight } from '#sdk/chat/rules/composer-height.ts';

test('160 until somebody drags, then within bounds', () => {
  expect(clampComposerHeight(undefined, 900)).toBe(160);
  expect(clampComposerHeight(Number.NaN, 900)).toBe(160);
  expect(clampComposerHeight(20, 900)).toBe(116);
  expect(clampComposerHeight(800, 900)).toBe(540);
  expect(clampComposerHeight(300, 100)).toBe(116);
});
