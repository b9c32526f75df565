// Which emojis English words mean, and which the table beside the named ones adds.
import { expect, test } from 'vitest';
import { emojis, reactionOf } from '#sdk/contract/emojis.ts';
import { loadNativeEmojis, nativesAtHand } from '#sdk/chat/screens/native-emojis.ts';
import { emojisMeant } from '#sdk/chat/rules/emoji-words.ts';
import { findEmojis } from '#sdk/chat/rules/find-emojis.ts';
import { emojisFound, nativesBegun, nativesFound } from '#sdk/chat/rules/native-emojis.ts';
import { emojiCode } from '#sdk/chat/rules/with-emoji.ts';

test('a word means the emoji of that name, a part of a name means none', () => {
  expect(emojisMeant('Rose').get('rose')).toEqual(['[玫瑰]', '🌹']);
  expect(emojisMeant('ros').size).toBe(0);
  expect(emojisMeant('broken').size).toBe(0);
  expect(emojisMeant('broken heart').get('broken')).toEqual(['[心碎]', '💔']);
  expect(emojisMeant('broken heart').get('heart')).toContain('[心碎]');
  expect(emojisMeant('玫瑰').size).toBe(0);
});

test('the others are called in English, and none that a named emoji draws is among them', async () => {
  const natives = await loadNativeEmojis();
  expect(nativesAtHand()).toBe(natives);
  expect(natives.length).toBeGreaterThan(1_500);
  expect(natives.some(({ emoji }) => emojis.some((one) => one.emoji === emoji))).toBe(false);
  expect(findEmojis(natives, 'rocket')[0]).toMatchObject({ emoji: '🚀', english: 'rocket' });
  expect(findEmojis(natives, ':launch:').map(({ emoji }) => emoji)).toContain('🚀');
  expect(nativesBegun(natives, 'rocke').map(emojiCode)).toEqual(['🚀']);
  const cats = nativesFound(natives, 'cat').map(({ emoji }) => emoji);
  expect(cats).toEqual(expect.arrayContaining(['🐈', '🐱']));
  expect(cats).not.toContain('🎓');
  expect(nativesBegun(natives, 'launch')).toEqual([]);
  const called = natives.map(({ emoji, english }) => ({ stands: [emoji], english }));
  expect(emojisMeant('rocket', called).get('rocket')).toEqual(['🚀']);
});

test('what is written is the name in brackets, or the character where there is no name', () => {
  expect(emojiCode({ name: '玫瑰', emoji: '🌹' })).toBe('[玫瑰]');
  expect(emojiCode({ name: '🚀', emoji: '🚀' })).toBe('🚀');
});

test.each(['🚀', '🇨🇳', '👨‍👩‍👧', '🧑🏽‍🚀', '👋🏽', '👍'])(
  '%s itself is found alone where an emoji is looked for, and what is found is what is kept',
  async (typed) => {
    const natives = await loadNativeEmojis();
    const [only, ...others] = emojisFound(natives, typed, 30);
    expect(others).toEqual([]);
    expect(only?.name).toBe(reactionOf(typed));
  },
);

test.each(['🚀🚀', '🇨', '1', 'no emoji'])('%s is no emoji', (typed) =>
  expect(reactionOf(typed)).toBeUndefined(),
);
