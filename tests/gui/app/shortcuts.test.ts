// Proves the shortcut table: no conflicts, none the spec forbids (§5), and presses that mean what is written.
import { expect, test } from 'vitest';
import { shortcutOf, shortcuts, shownCaps, type Press } from '../../../gui/app/shortcuts.ts';

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  ...more,
});

test('no two shortcuts have the same keys or the same name', () => {
  expect(new Set(shortcuts.map(({ keys }) => keys)).size).toBe(shortcuts.length);
  expect(new Set(shortcuts.map(({ name }) => name)).size).toBe(shortcuts.length);
});

test('none is empty, a single letter, or modifiers alone', () => {
  for (const { keys } of shortcuts) {
    const parts = keys.split('+');
    expect(parts.at(-1)).not.toMatch(/^(Ctrl|Alt|Shift|)$/);
    expect(/^[A-Z0-9]$/.test(keys)).toBe(false);
  }
});

test('a press finds its shortcut, with Cmd for Ctrl and whatever the case of the letter', () => {
  expect(shortcutOf(press('k', { ctrlKey: true }))).toBe('search');
  expect(shortcutOf(press('K', { metaKey: true }))).toBe('search');
  expect(shortcutOf(press('ArrowDown', { altKey: true, shiftKey: true }))).toBe('nextUnread');
  expect(shortcutOf(press('/', { ctrlKey: true }))).toBe('sheet');
  expect(shortcutOf(press('k'))).toBeUndefined();
});

test('while an input method composes there are none', () => {
  expect(shortcutOf(press('Escape', { isComposing: true }))).toBeUndefined();
});

test('caps are shown as they are printed on keys', () => {
  expect(shownCaps('previousUnread')).toEqual(['Alt', 'Shift', '↑']);
});
