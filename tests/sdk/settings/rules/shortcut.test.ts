// Proves what may be a shortcut (spec §5) and which keys are in force whatever is stored.
import { expect, test } from 'vitest';
import fc from 'fast-check';
import {
  keyParts,
  keysInForce,
  keysOfPress,
  shortcutProblem,
  type KeyPress,
} from '#sdk/settings/rules/shortcut.ts';

const press = (key: string, ...held: ('ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey')[]): KeyPress => ({
  key,
  ctrlKey: held.includes('ctrlKey'),
  metaKey: held.includes('metaKey'),
  altKey: held.includes('altKey'),
  shiftKey: held.includes('shiftKey'),
});
const usual = { search: 'Ctrl+K', lock: 'Ctrl+Shift+L', next: 'Alt+ArrowDown' };

test('a press is written the way it is stored', () => {
  expect(keysOfPress(press('l', 'ctrlKey', 'shiftKey'))).toBe('Ctrl+Shift+L');
  expect(keysOfPress(press('k', 'metaKey'))).toBe('Ctrl+K');
  expect(keysOfPress(press(' ', 'altKey'))).toBe('Alt+Space');
  expect(keysOfPress(press('Control', 'ctrlKey'))).toBe('Ctrl');
  expect(keysOfPress(press('+', 'ctrlKey'))).toBe('Ctrl++');
  expect(keyParts('Ctrl++')).toEqual(['Ctrl', '+']);
});

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['A', 'singleLetter'],
  ['7', 'singleLetter'],
  ['Shift+A', 'singleLetter'],
  ['Ctrl', 'onlyModifiers'],
  ['Ctrl+Shift', 'onlyModifiers'],
  ['Ctrl+Alt+Shift', 'onlyModifiers'],
  ['Ctrl+A+B', 'invalid'],
  ['A+Ctrl', 'invalid'],
  ['Ctrl+Ctrl+A', 'invalid'],
  ['Ctrl+Nonsense', 'invalid'],
  ['Enter', 'invalid'],
  ['Tab', 'invalid'],
  ['ArrowUp', 'invalid'],
  ['Ctrl+C', 'invalid'],
  ['Ctrl+Enter', 'invalid'],
  ['Ctrl+W', 'browser'],
  ['F5', 'browser'],
])('"%s" is no shortcut: %s', (keys, kind) => expect(shortcutProblem('lock', keys, usual)?.kind).toBe(kind));

test.each(['Ctrl+Shift+L', 'F2', 'Escape', 'Ctrl+,', 'Alt+9', 'Shift+PageUp', 'Ctrl++', 'Ctrl+End'])(
  '"%s" may be one',
  (keys) => expect(shortcutProblem('lock', keys, usual)).toBeUndefined(),
);

test('keys of another one are a conflict that names it; one’s own are none', () => {
  expect(shortcutProblem('lock', 'Ctrl+K', usual)).toEqual({ kind: 'conflict', with: 'search' });
  expect(shortcutProblem('search', 'Ctrl+K', usual)).toBeUndefined();
});

test('choices stand over the usual keys, and two may change places', () => {
  expect(keysInForce(usual, { lock: 'F2' })).toEqual({ ...usual, lock: 'F2' });
  expect(keysInForce(usual, { lock: 'Ctrl+K', search: 'Ctrl+Shift+L' })).toEqual({
    ...usual,
    lock: 'Ctrl+K',
    search: 'Ctrl+Shift+L',
  });
});

test('what cannot be gives way to the usual keys', () => {
  expect(keysInForce(usual, { lock: 'A', nobody: 'F2', search: 7 })).toEqual(usual);
  expect(keysInForce(usual, { lock: 'Ctrl+K' })).toEqual(usual);
});

test('whatever is stored, no two shortcuts have the same keys', () => {
  const keys = fc.constantFrom('Ctrl+K', 'Ctrl+Shift+L', 'Alt+ArrowDown', 'F2', 'F3', 'A', '', 'Ctrl+W');
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('search', 'lock', 'next', 'x'), keys), (chosen) => {
      const found = keysInForce(usual, chosen);
      expect(Object.keys(found)).toEqual(Object.keys(usual));
      expect(new Set(Object.values(found)).size).toBe(3);
      for (const [name, each] of Object.entries(found))
        expect(shortcutProblem(name, each, found)).toBeUndefined();
    }),
  );
});
