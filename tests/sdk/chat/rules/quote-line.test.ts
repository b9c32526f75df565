// Proves what a quote tells of the message it answers.
import { expect, test } from 'vitest';
import { quoteLine } from '#sdk/chat/rules/quote-line.ts';

test('words are words, cards have their label', () => {
  expect(quoteLine({ type: 'quote', mid: 1, text: '几点' })).toEqual({ text: '几点' });
  expect(quoteLine({ type: 'quote', mid: 1, kind: 'image' })).toEqual({ card: 'image', text: '' });
  expect(quoteLine({ type: 'quote', mid: 1, kind: 'peerFile', text: 'a.zip' })).toEqual({
    card: 'file',
    text: 'a.zip',
  });
});

test('of what was withdrawn nothing is told but that', () => {
  expect(quoteLine({ type: 'quote', mid: 1, kind: 'file', text: 'a.zip', withdrawn: true })).toEqual({
    card: 'withdrawn',
    text: '',
  });
});
