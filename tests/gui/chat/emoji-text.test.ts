// Emojis in a line: those with a drawing are drawn, whatever is part of another one and every other text stays.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emojis } from '#sdk/contract/emojis.ts';
import { EmojiText } from '../../../gui/chat/EmojiText.tsx';

/** As it is drawn, without what a server's page would say to load first. */
const drawn = (text: string): string =>
  renderToStaticMarkup(createElement(EmojiText, { text })).replaceAll(/<link [^>]*>/gu, '');

test('every named emoji is drawn by its own file, and copied as its character', () => {
  const files = new Set<string | undefined>();
  for (const { name, emoji } of emojis) {
    const html = drawn(`前${emoji}后`);
    expect(html, name).toMatch(
      /^前<img class="tg-emoji" src="\/emoji\/[\da-f-]+\w+\.svg" alt="[^"]+" [^>]*\/>后$/u,
    );
    expect(html, name).toContain(`alt="${emoji}"`);
    files.add(/src="([^"]+)"/u.exec(html)?.[1]);
  }
  expect(files.size).toBe(emojis.length);
});

test('what is a part of a longer sign, and what nobody has drawn, is left to the font of the system', () => {
  for (const text of ['👍🏽', '❤️‍🔥', '🐈‍⬛', '😵‍💫', '🦄', 'NO OK 1 #', '[微笑]']) expect(drawn(text)).toBe(text);
  expect(drawn('❤').match(/<img/gu)).toHaveLength(1);
  expect(drawn('👍👍').match(/<img/gu)).toHaveLength(2);
});
