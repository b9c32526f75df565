// Proves that the table of emojis is complete, unambiguous and can be drawn and searched.
import { expect, test } from 'vitest';
import { emojiByName, emojis } from '#sdk/contract/emojis.ts';
import { parseMarkup } from '#sdk/contract/markup/markup.ts';

test('there are 106 emojis, each with its own name, emoji and English name', () => {
  expect(emojis).toHaveLength(106);
  expect(emojiByName.size).toBe(106);
  expect(new Set(emojis.map((emoji) => emoji.emoji)).size).toBe(106);
  expect(new Set(emojis.map((emoji) => emoji.english)).size).toBe(106);
});

test('they stand in the usual order', () => {
  expect(emojis.slice(0, 4).map((emoji) => emoji.name)).toEqual(['微笑', '撇嘴', '色', '发呆']);
  expect(emojis.at(-1)?.name).toBe('加油');
  expect(emojiByName.get('强')?.emoji).toBe('👍');
});

test.each(emojis)('$name can be sent, drawn and found', (emoji) => {
  expect(parseMarkup(`face[${emoji.name}]`)).toEqual([{ type: 'emoji', name: emoji.name }]);
  expect(emoji.emoji).toMatch(/^\p{Emoji}/u);
  expect([...new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(emoji.emoji)]).toHaveLength(1);
  expect(emoji.pinyin).toMatch(/^[a-z]+$/);
  expect(emoji.english).toMatch(/^[a-z ]+$/);
});
