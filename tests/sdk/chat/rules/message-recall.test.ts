// Proves what the arrow keys bring back into the composer.
import { expect, test } from 'vitest';
import { recallable, recallStep } from '#sdk/chat/rules/message-recall.ts';

const history = ['newest', 'older', 'oldest'];

test('blank and repeated words are left out', () => {
  expect(recallable(['a', 'a', ' ', 'b', 'a'])).toEqual(['a', 'b', 'a']);
});

test('up goes back from an empty field, down comes forth to it again', () => {
  const first = recallStep('ArrowUp', { text: '', at: undefined }, history);
  expect(first).toEqual({ at: 0, text: 'newest' });
  expect(recallStep('ArrowUp', { text: 'newest', at: 0 }, history)).toEqual({ at: 1, text: 'older' });
  expect(recallStep('ArrowDown', { text: 'older', at: 1 }, history)).toEqual({ at: 0, text: 'newest' });
  expect(recallStep('ArrowDown', { text: 'newest', at: 0 }, history)).toEqual({ at: undefined, text: '' });
});

test.each([
  ['the end of history', 'ArrowUp', { text: 'oldest', at: 2 }],
  ['words one is writing', 'ArrowUp', { text: 'draft', at: undefined }],
  ['recalled words that were changed', 'ArrowUp', { text: 'newest!', at: 0 }],
  ['down from nothing', 'ArrowDown', { text: '', at: undefined }],
  ['another key', 'Home', { text: '', at: undefined }],
])('%s: the key is the field’s own', (_, key, present) =>
  expect(recallStep(key, present, history)).toBeUndefined(),
);
