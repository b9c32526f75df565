// Proves which keys of a picker's field drive the list, and that writing stays the field's own.
import { expect, test } from 'vitest';
import { pickerKey } from '../../../gui/picker/picker-keys.ts';

const press = (key: string, more: Partial<Parameters<typeof pickerKey>[0]> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  ...more,
});

test('arrows and pages move, Enter picks, Ctrl+Enter and Cmd+Enter are done', () => {
  expect(pickerKey(press('ArrowDown'), false)).toEqual({ act: 'move', steps: 1 });
  expect(pickerKey(press('PageUp'), true)).toEqual({ act: 'move', steps: -8 });
  expect(pickerKey(press('Enter'), false)).toEqual({ act: 'pick' });
  expect(pickerKey(press('Enter', { ctrlKey: true }), false)).toEqual({ act: 'confirm' });
  expect(pickerKey(press('Enter', { metaKey: true }), true)).toEqual({ act: 'confirm' });
});

test.each([
  ['ArrowRight', 'open'],
  ['ArrowLeft', 'close'],
  ['Backspace', 'takeLast'],
])('%s is the list’s only while nothing is typed', (key, act) => {
  expect(pickerKey(press(key), true)).toEqual({ act });
  expect(pickerKey(press(key), false)).toBeUndefined();
});

test('Home and End go to the ends of the list, or of what is typed; Escape clears before it closes', () => {
  expect(pickerKey(press('End'), true)).toMatchObject({ act: 'move' });
  expect(pickerKey(press('End'), false)).toBeUndefined();
  expect(pickerKey(press('Escape'), false)).toEqual({ act: 'clear' });
  expect(pickerKey(press('Escape'), true)).toBeUndefined();
});

test('nothing is taken from somebody who writes with an input method', () => {
  expect(pickerKey(press('Enter', { isComposing: true }), false)).toBeUndefined();
  expect(pickerKey(press('a'), true)).toBeUndefined();
});
