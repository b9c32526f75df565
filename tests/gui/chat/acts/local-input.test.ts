// Proves how a time stands in the browser's field.
import { expect, test } from 'vitest';
import { localInput } from '../../../../gui/chat/acts/local-input.ts';

test('a time survives the field to the minute', () => {
  const time = new Date(2026, 10, 22, 9, 5).getTime();
  expect(localInput(time)).toBe('2026-11-22T09:05');
  expect(new Date(localInput(time)).getTime()).toBe(time);
});
