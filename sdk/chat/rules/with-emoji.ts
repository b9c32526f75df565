// Decides what choosing an emoji writes in place of what asked for it.
import type { EmojiQuery } from './emoji-query.ts';
import type { Typed } from './field-faces.ts';

/** The text with the chosen emoji in place of what was asked, and the caret behind it. */
export function withEmoji(text: string, { at, query }: EmojiQuery, name: string): Typed {
  const code = `[${name}]`;
  return { text: text.slice(0, at) + code + text.slice(at + 1 + query.length), caret: at + code.length };
}
