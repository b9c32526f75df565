// Proves that a shortcut pressed while the window opens waits for it, with what is typed after the search.
import { expect, test } from 'vitest';
import { dropEarly, keepEarly, takeEarly } from '../../../gui/ground/early-shortcut.ts';
import { shortcutKeys } from '../../../gui/ground/shortcuts.ts';

/** A keyboard whose keys say whether somebody took them. */
function keyboard(chosen: Record<string, string> = {}) {
  const target = new EventTarget();
  keepEarly(target as never, () => shortcutKeys(chosen));
  return (key: string, more: Partial<KeyboardEvent> = {}): boolean => {
    const pressed = {
      key,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      isComposing: false,
    };
    const event = new Event('keydown', { cancelable: true });
    for (const [name, value] of Object.entries({ ...pressed, ...more }))
      Object.defineProperty(event, name, { value });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
}

test('the last shortcut counts, once, and nobody listens any more', () => {
  const press = keyboard();
  expect(press('1', { altKey: true })).toBe(true);
  expect(press('2', { altKey: true })).toBe(true);
  expect(takeEarly()).toEqual({ name: 'contacts' });
  expect(takeEarly()).toBeUndefined();
  expect(press('1', { altKey: true })).toBe(false);
});

test('what is typed after the search is kept for its field', () => {
  const press = keyboard();
  expect(press('x')).toBe(false);
  expect(press('k', { ctrlKey: true })).toBe(true);
  expect([press('l'), press('i'), press('n')]).toEqual([true, true, true]);
  const early = takeEarly();
  expect(early?.name).toBe('search');
  expect(press('g')).toBe(true);
  expect(early?.typeAhead?.release()).toBe('ling');
  expect(press('!')).toBe(false);
});

test('another shortcut after the search lets go of what was typed, and so does a page where nothing can be done', () => {
  const press = keyboard();
  press('k', { ctrlKey: true });
  press('a');
  press('1', { altKey: true });
  expect(press('b')).toBe(false);
  press('k', { ctrlKey: true });
  dropEarly();
  expect(press('c')).toBe(false);
  expect(takeEarly()).toBeUndefined();
});

test('the keys are those the person chose; what needs a page is not kept', () => {
  const press = keyboard({ search: 'F2' });
  expect(press('k', { ctrlKey: true })).toBe(false);
  expect(press('F2')).toBe(true);
  expect(takeEarly()?.name).toBe('search');
  const other = keyboard();
  expect([other('f', { ctrlKey: true }), other('Escape')]).toEqual([false, false]);
  dropEarly();
});
