// Proves the shortcut table: no conflicts, none the spec forbids (§5), and presses that mean what is written.
import { expect, test } from 'vitest';
import { shortcutProblem } from '#sdk/settings/rules/shortcut.ts';
import {
  shortcutKeys,
  shortcutOf,
  shortcuts,
  shownCaps,
  usualKeys,
  type Press,
} from '../../../gui/ground/shortcuts.ts';

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  ...more,
});

test('every one is allowed by the rules and has its own name and keys', () => {
  expect(new Set(shortcuts.map(({ name }) => name)).size).toBe(shortcuts.length);
  expect(shortcuts.map(({ name, keys }) => shortcutProblem(name, keys, usualKeys)).filter(Boolean)).toEqual(
    [],
  );
});

test('chosen keys are listened to, and the old ones are free', () => {
  const keys = shortcutKeys({ lock: 'F2' });
  expect(shortcutOf(press('F2'), keys)).toBe('lock');
  expect(shortcutOf(press('L', { ctrlKey: true, shiftKey: true }), keys)).toBeUndefined();
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
  expect(shownCaps('Alt+Shift+ArrowUp')).toEqual(['Alt', 'Shift', '↑']);
  expect(shownCaps('Ctrl++')).toEqual(['Ctrl', '+']);
});
