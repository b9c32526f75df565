// Proves how emojis look in plain text, and lines of messages with them.
import { expect, test } from 'vitest';
import { lineText } from '#sdk/locales/card-text.ts';
import { asCharacter, asWord, emojiText } from '#sdk/locales/emoji-text.ts';
import { createTranslator } from '#sdk/locales/index.ts';

const zh = createTranslator('zh');
const en = createTranslator('en');

test('known emojis become their emoji, other brackets stay', () => {
  expect(emojiText(zh, '好的[强][OK]，见 [附件]', asCharacter)).toBe('好的👍👌，见 [附件]');
  expect(emojiText(zh, '[[强]]', asCharacter)).toBe('[👍]');
  expect(emojiText(zh, '[', asCharacter)).toBe('[');
});

test('where they are words they are words of the reader', () => {
  expect(emojiText(zh, '好的[强]', asWord)).toBe('好的[强]');
  expect(emojiText(en, 'fine [强] [附件]', asWord)).toBe('fine [thumbs up] [附件]');
});

test('a line calls everybody as its reader does, and leaves code as it was written', () => {
  expect(lineText(en, { text: '@所有人 **三点** [强]' })).toBe('@everyone 三点 [thumbs up]');
  expect(lineText(zh, { text: '@everyone 三点' })).toBe('@所有人 三点');
  expect(lineText(en, { text: '```\n@所有人 [强]\n```\n@所有人 and `@所有人 [强]`' })).toBe(
    '@所有人 [强]\n@everyone and @所有人 [强]',
  );
});

test('a line says words without the signs of what is set apart, and names of files as they are', () => {
  expect(lineText(en, { text: '**now** and `npm test` [玫瑰]' })).toBe('now and npm test [rose]');
  expect(lineText(en, { text: '```ts\nlet a = 1;\n```\nand *then*' })).toBe('let a = 1;\nand then');
  expect(lineText(en, { text: '2 * 3 * 4 and a*b*c' })).toBe('2 * 3 * 4 and a*b*c');
  expect(lineText(en, { card: 'file', text: '*a*.txt' })).toContain('*a*.txt');
});
