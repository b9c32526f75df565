// Decides how named emojis look where only plain text fits: as the emoji that draws them, or by their name.
import { emojiCalled, emojiOf, reactionOf } from '../contract/emojis.ts';
import type { Translator } from './translator.ts';

/** How an emoji is written where it is not drawn; undefined leaves what stands there. */
export type WrittenEmoji = (name: string, translator: Pick<Translator, 'language'>) => string | undefined;

/** As the character that draws it: for faces that have a font for them. */
export const asCharacter: WrittenEmoji = (name) => emojiOf(name);

/** By its name in the reader's language: for terminals, where those characters have no certain width. */
export const asWord: WrittenEmoji = (name, { language }) =>
  language === 'zh' || emojiOf(name) === undefined ? undefined : `[${emojiCalled(name, language)}]`;

/** A reaction where it is not drawn: a named one as is said, another as its character. */
export const reactionText = (
  translator: Pick<Translator, 'language'>,
  emoji: string,
  written: WrittenEmoji,
): string =>
  emojiOf(emoji) === undefined && reactionOf(emoji) === emoji
    ? emoji
    : (written(emoji, translator) ?? `[${emoji}]`);

/** What stands in place of a stretch of a text, in UTF-16 units of that text. */
export type Replaced = { readonly from: number; readonly to: number; readonly text: string };

/**
 * A text with every `[name]` of a known emoji written so; other brackets stay. Typing `[name]` sends the emoji, so
 * nothing that was meant as text is changed.
 */
export function emojiText(
  translator: Pick<Translator, 'language'>,
  text: string,
  written: WrittenEmoji,
): string {
  return replaceIn(text, emojisIn(translator, text, written));
}

/** Where emojis stand in a text, in their order, and what is written for each. */
export function emojisIn(
  translator: Pick<Translator, 'language'>,
  text: string,
  written: WrittenEmoji,
): Replaced[] {
  return [...text.matchAll(/\[(?<name>[^[\]]{1,16})\]/g)].flatMap(({ 0: stands, index, groups }) => {
    const said = written(groups?.name ?? '', translator);
    return said === undefined ? [] : [{ from: index, to: index + stands.length, text: said }];
  });
}

/** The text with its stretches replaced, which are in order and apart. */
export function replaceIn(text: string, replaced: readonly Replaced[]): string {
  let made = '';
  let end = 0;
  for (const { from, to, text: said } of replaced) {
    made += text.slice(end, from) + said;
    end = to;
  }
  return made + text.slice(end);
}
