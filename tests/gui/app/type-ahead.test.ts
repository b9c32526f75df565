// Proves that what is typed before a field is there is kept for it, and that commands keep their way.
import { expect, test } from 'vitest';
import { holdTyping } from '../../../gui/ground/type-ahead.ts';

/** A key as a browser tells of it. */
function key(name: string, more: object = {}): Event {
  return Object.assign(new Event('keydown', { cancelable: true }), {
    key: name,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    isComposing: false,
    ...more,
  });
}

test('letters are kept in order, and go nowhere else until they are given', () => {
  const target = new EventTarget();
  const reached: string[] = [];
  const held = holdTyping(target as unknown as Window);
  target.addEventListener('keydown', (event) => {
    if (!event.defaultPrevented) reached.push((event as KeyboardEvent).key);
  });
  for (const event of ['预', 'a', 'b', 'Backspace', 'Escape', 'c'].map((name) => key(name)))
    target.dispatchEvent(event);
  target.dispatchEvent(key('k', { ctrlKey: true }));
  target.dispatchEvent(key('x', { isComposing: true }));
  expect(held.release()).toBe('预ac');
  target.dispatchEvent(key('d'));
  expect(reached).toEqual(['Escape', 'k', 'x', 'd']);
  expect(held.release()).toBe('');
});
