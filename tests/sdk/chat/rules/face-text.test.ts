// Proves how faces look in plain text.
import { expect, test } from 'vitest';
import { faceByName } from '#sdk/chat/faces.ts';
import { facesAsEmoji } from '#sdk/chat/rules/face-text.ts';

const emojiOf = (name: string): string | undefined => faceByName.get(name)?.emoji;

test('known faces become their emoji, other brackets stay', () => {
  expect(facesAsEmoji('好的[强][OK]，见 [附件]', emojiOf)).toBe('好的👍👌，见 [附件]');
  expect(facesAsEmoji('[[强]]', emojiOf)).toBe('[👍]');
  expect(facesAsEmoji('[', emojiOf)).toBe('[');
});
