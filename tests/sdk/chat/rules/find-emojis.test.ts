// Proves that emojis are found by Chinese, English and pinyin.
import { expect, test } from 'vitest';
import { emojis } from '#sdk/chat/emojis.ts';
import { findEmojis } from '#sdk/chat/rules/find-emojis.ts';

const names = (query: string): string[] => findEmojis(emojis, query).map((emoji) => emoji.name);

test('nothing typed shows all of them', () => expect(names('  ')).toHaveLength(emojis.length));

test('characters, pinyin and English find an emoji, beginnings first', () => {
  expect(names('微')).toEqual(['微笑']);
  expect(names('WEI')[0]).toBe('微笑');
  expect(names('heart')).toContain('爱心');
  expect(names('rolling eyes')).toEqual(['白眼']);
});

test('what nobody is called finds nothing', () => expect(names('zzz')).toEqual([]));
