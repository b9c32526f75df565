// Keys of the disk's list: every act by one key, none by two, and nothing where Shift is held.
import { expect, test } from 'vitest';
import { actOfKey, keyHints } from '../../../gui/disk/disk-act.ts';

const press = (key: string, more: Partial<Parameters<typeof actOfKey>[0]> = {}) =>
  actOfKey({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more });

test('keys mean what the menus say', () => {
  expect(press('F2')).toBe('rename');
  expect(press('Delete')).toBe('trash');
  expect(press('N', { altKey: true })).toBe('newFolder');
  expect(press('c', { metaKey: true })).toBe('clipCopy');
  expect(press('v', { ctrlKey: true })).toBe('paste');
  expect(press('Backspace')).toBe('up');
  expect(press('n')).toBeUndefined();
  expect(press('Delete', { shiftKey: true })).toBeUndefined();
  expect(new Set(Object.values(keyHints)).size).toBe(Object.values(keyHints).length);
});
