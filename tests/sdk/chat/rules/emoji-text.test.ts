// Proves how emojis look in plain text.
import { expect, test } from 'vitest';
import { emojiByName } from '#sdk/chat/emojis.ts';
import { emojisAsUnicode } from '#sdk/chat/rules/emoji-text.ts';

const emojiOf = (name: string): string | undefined => emojiByName.get(name)?.emoji;

test('known emojis become their emoji, other brackets stay', () => {
  expect(emojisAsUnicode('好的[强][OK]，见 [附件]', emojiOf)).toBe('好的👍👌，见 [附件]');
  expect(emojisAsUnicode('[[强]]', emojiOf)).toBe('[👍]');
  expect(emojisAsUnicode('[', emojiOf)).toBe('[');
});
