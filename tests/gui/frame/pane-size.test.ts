// Checks the bounds of the list pane, its keys and the folds of the frame.
import { describe, expect, it } from 'vitest';
import { clampListWidth, frameFold, listWidthForKey } from '../../../gui/frame/pane-size.ts';

describe('list width', () => {
  it.each([
    [100, 264],
    [304.4, 304],
    [9000, 420],
    [Number.NaN, 304],
  ])('%f → %i', (width, kept) => expect(clampListWidth(width)).toBe(kept));

  it.each([
    ['ArrowLeft', 288],
    ['ArrowRight', 320],
    ['Home', 264],
    ['End', 420],
    ['Enter', 304],
    ['Tab', undefined],
  ])('%s → %s', (key, width) => expect(listWidthForKey(key, 304)).toBe(width));
});

it.each([
  [1440, 'wide'],
  [1100, 'wide'],
  [1099, 'medium'],
  [899, 'turns'],
  [390, 'phone'],
])('folds at %i to %s', (width, fold) => expect(frameFold(width)).toBe(fold));
