// Proves that what a hit says is worded for its reader, and that what matched stays marked.
import { expect, test } from 'vitest';
import { asCharacter } from '#sdk/locales/emoji-text.ts';
import { hitLine } from '#sdk/search/hit-line.ts';

const hit = (plainText: string, ranges: { from: number; to: number }[], kind: 'text' | 'file' = 'text') => ({
  ...{ plainText, ranges },
  message: { kind },
});
const marked = (shown: ReturnType<typeof hitLine>): string[] =>
  shown.ranges.map(([from, to]) => shown.text.slice(from, to));

test('emojis are told in the reader’s language, or drawn, and the marks stand where they stood', () => {
  const found = hit('[玫瑰]恭喜[微笑]大家', [
    { from: 4, to: 6 },
    { from: 10, to: 12 },
  ]);
  const english = hitLine({ language: 'en' }, found);
  expect(english.text).toBe('[rose]恭喜[smile]大家');
  expect(marked(english)).toEqual(['恭喜', '大家']);
  expect(hitLine({ language: 'zh' }, found).text).toBe('[玫瑰]恭喜[微笑]大家');
  const drawn = hitLine({ language: 'en' }, found, asCharacter);
  expect(drawn.text).toBe('🌹恭喜🙂大家');
  expect(marked(drawn)).toEqual(['恭喜', '大家']);
});

test('an emoji that was found by its name is marked as a whole, once', () => {
  const found = hit('给您[玫瑰]', [
    { from: 3, to: 4 },
    { from: 4, to: 5 },
  ]);
  expect(marked(hitLine({ language: 'en' }, found))).toEqual(['[rose]']);
});

test('brackets in the name of a file stay', () =>
  expect(hitLine({ language: 'en' }, hit('[玫瑰].pdf', [], 'file')).text).toBe('[玫瑰].pdf'));
