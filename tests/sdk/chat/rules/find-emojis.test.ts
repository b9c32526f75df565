// Proves that emojis are found by Chinese, English and pinyin.
import { expect, test } from 'vitest';
import { emojiByName, emojis } from '#sdk/contract/emojis.ts';
import { findEmojis } from '#sdk/chat/rules/find-emojis.ts';
import { namedEmoji } from '#sdk/chat/rules/named-emoji.ts';
import { composeText } from '#sdk/chat/rules/message-text.ts';

const names = (query: string): string[] => findEmojis(emojis, query).map((emoji) => emoji.name);

test('nothing typed shows all of them', () => expect(names('  ')).toHaveLength(emojis.length));

test('characters, pinyin and English find an emoji, beginnings first', () => {
  expect(names('微')).toEqual(['微笑']);
  expect(names('WEI')[0]).toBe('微笑');
  expect(names('heart')).toContain('爱心');
  expect(names('rolling eyes')).toEqual(['白眼']);
});

test('what is called just so comes before what only begins so, with colons, dashes and spaces or without', () => {
  expect(names('thumb')[0]).toBe('强');
  expect(names('thumbs')[0]).toBe('强');
  expect(names('thumbs up')).toEqual(['强']);
  expect(names(':thumbsdown:')).toEqual(['弱']);
  expect(names(':smile:')[0]).toBe('微笑');
  expect(names(':smi')[0]).toBe('微笑');
  expect(names('[玫瑰]')).toEqual(['玫瑰']);
  expect(names('broken-heart')).toEqual(['心碎']);
  for (const emoji of emojis) expect(findEmojis(emojis, emoji.english)[0]).toBe(emoji);
});

test('names that were changed are still understood', () => {
  expect(['strong', 'weak', 'despise'].map((word) => namedEmoji(emojis, word)?.name)).toEqual([
    '强',
    '弱',
    '鄙视',
  ]);
  expect(namedEmoji(emojis, ':palm-down:')?.name).toBe('弱');
});

test('its own character is a name of it, in any tone and form', () => {
  for (const one of emojis) expect(namedEmoji(emojis, one.emoji)?.name).toBe(one.name);
  expect(namedEmoji(emojis, '👍🏽')?.name).toBe('强');
  expect(namedEmoji(emojis, '❤')?.name).toBe('爱心');
  expect(namedEmoji(emojis, '🎉')).toBeUndefined();
});

test('what nobody is called finds nothing', () => expect(names('zzz')).toEqual([]));

test('English words between colons are emojis when a message is written, and addresses and times stay', () => {
  const written = (text: string): string => {
    const verdict = composeText(text, {
      emojis: (name) => emojiByName.has(name),
      codes: (word) => namedEmoji(emojis, word)?.name,
    });
    return verdict.ok ? verdict.wire : verdict.code;
  };
  expect(written(':smile: ok :thumbsup: [强] :broken_heart:')).toBe(
    'face[微笑] ok face[强] face[强] face[心碎]',
  );
  expect(written('at 10:30:45, http://a:smile:b :nothing: x:smile:')).not.toContain('face[');
});

test('every emoji is named in English, by one word of its own or another, and no two share one', () => {
  for (const emoji of emojis) expect(namedEmoji(emojis, emoji.english)).toBe(emoji);
  expect(namedEmoji(emojis, ':thumb:')?.name).toBe('强');
  expect(namedEmoji(emojis, 'Thumbs-Up')?.name).toBe('强');
});
