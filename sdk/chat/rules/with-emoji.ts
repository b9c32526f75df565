// Decides what choosing an emoji writes in place of what asked for it.
import type { Emoji } from '../../contract/emojis.ts';
import type { EmojiQuery } from './emoji-query.ts';
import type { Typed } from './field-faces.ts';

/** How an emoji stands in a text that is being written: by its name in brackets, or as its character where that is all it has. */
export const emojiCode = ({ name, emoji }: Pick<Emoji, 'name' | 'emoji'>): string =>
  name === emoji ? emoji : `[${name}]`;

/** The text with the chosen emoji, {@link emojiCode}, in place of what was asked, and the caret behind it. */
export function withEmoji(text: string, { at, query }: EmojiQuery, code: string): Typed {
  return { text: text.slice(0, at) + code + text.slice(at + 1 + query.length), caret: at + code.length };
}
