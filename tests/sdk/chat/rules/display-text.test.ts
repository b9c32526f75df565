// Proves what a message's text shows.
import { expect, test } from 'vitest';
import { displayPieces } from '#sdk/chat/rules/display-text.ts';

const none = { people: [], me: [] };

test('plain addresses become links without the punctuation around them', () => {
  expect(displayPieces('见 https://wiki.example/a?b=1。另外（http://x.example/p）!', none)).toEqual([
    { type: 'text', text: '见 ' },
    { type: 'link', url: 'https://wiki.example/a?b=1', label: 'https://wiki.example/a?b=1' },
    { type: 'text', text: '。另外（' },
    { type: 'link', url: 'http://x.example/p', label: 'http://x.example/p' },
    { type: 'text', text: '）!' },
  ]);
});

test('a label that poses as another address is shown with the true host', () => {
  expect(displayPieces('a(https://evil.example/x)[bank.example]', none)).toEqual([
    { type: 'link', url: 'https://evil.example/x', label: 'bank.example', host: 'evil.example' },
  ]);
  expect(displayPieces('a(https://wiki.example/x)[周报]', none)[0]).toMatchObject({
    label: '周报',
    host: undefined,
  });
});

test.each(['javascript:alert(1)', 'file:///etc/passwd', '\\\\host\\share', 'smb://x'])(
  '%s is never a link',
  (text) => {
    expect(displayPieces(text, none).every((piece) => piece.type === 'text')).toBe(true);
  },
);

test('known names after @ are mentions, the longest first; the reader is told apart', () => {
  expect(displayPieces('@所有人 @沈知行你看', { people: ['所有人', '沈知'], me: ['沈知行'] })).toEqual([
    { type: 'mention', text: '@所有人', me: false },
    { type: 'text', text: ' ' },
    { type: 'mention', text: '@沈知行', me: true },
    { type: 'text', text: '你看' },
  ]);
});
