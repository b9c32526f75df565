// Decides how named emojis look where only plain text fits: as the emoji that draws them, or by their name.
import { emojiCalled, emojiOf } from '../contract/emojis.ts';
import type { Translator } from './translator.ts';

/** How an emoji is written where it is not drawn; undefined leaves what stands there. */
export type WrittenEmoji = (name: string, translator: Pick<Translator, 'language'>) => string | undefined;

/** As the character that draws it: for faces that have a font for them. */
export const asCharacter: WrittenEmoji = (name) => emojiOf(name);

/** By its name in the reader's language: for terminals, where those characters have no certain width. */
export const asWord: WrittenEmoji = (name, { language }) =>
  language === 'zh' || emojiOf(name) === undefined ? undefined : `[${emojiCalled(name, language)}]`;

/**
 * A text with every `[name]` of a known emoji written so; other brackets stay. Typing `[name]` sends the emoji, so
 * nothing that was meant as text is changed.
 */
export function emojiText(
  translator: Pick<Translator, 'language'>,
  text: string,
  written: WrittenEmoji,
): string {
  return text.replace(/\[([^[\]]{1,16})\]/g, (stands, name: string) => written(name, translator) ?? stands);
}
