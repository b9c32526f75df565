// Checks how keys move the focus in a menu.
import { expect, it } from 'vitest';
import { nextMenuIndex } from '../../../gui/parts/menu-keys.ts';

const labels = ['Unpin', 'Mute', 'Mark as unread', '删除会话'];

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 0, 3],
  ['ArrowUp', -1, 3],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['m', 0, 1],
  ['m', 1, 2],
  ['M', 2, 1],
  ['删', 0, 3],
  ['x', 0, undefined],
  [' ', 0, undefined],
  ['Enter', 0, undefined],
])('%s at %i → %s', (key, at, next) => expect(nextMenuIndex(key, at, labels)).toBe(next));

it('is at home in an empty menu', () => expect(nextMenuIndex('ArrowDown', -1, [])).toBeUndefined());
