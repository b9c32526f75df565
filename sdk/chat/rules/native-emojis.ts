// Turns a table of emojis and their English words into emojis that can be found, beside the named ones.
import { emojiByName, emojis, reactionOf, type Emoji } from '../../contract/emojis.ts';
import { findEmojis } from './find-emojis.ts';
import { askedName } from './named-emoji.ts';

/** An emoji that travels as its character. Its name is that character. */
export type NativeEmoji = Emoji;

const presentation = '\u{FE0F}';
const bare = (emoji: string): string => emoji.replaceAll(presentation, '');

/** By the first of its words an emoji is called; the others it answers to. Those that a named emoji draws are left out. */
export function nativeEmojis(words: Readonly<Record<string, readonly string[]>>): readonly NativeEmoji[] {
  const drawn = new Set(emojis.map(({ emoji }) => bare(emoji)));
  return Object.entries(words)
    .filter(([emoji]) => !drawn.has(bare(emoji)))
    .map(([emoji, [called = '', ...others]]) => ({
      name: emoji,
      emoji,
      english: called.toLowerCase().replaceAll('_', ' '),
      // Their Chinese is not known; a pinyin that nobody types finds nothing.
      pinyin: '',
      aliases: others.map((word) => word.toLowerCase().replaceAll(/[\s_-]+/g, '')),
    }));
}

/** Those whose name begins with what is being written: while somebody writes, other words for one are only in the way. */
export function nativesBegun(natives: readonly NativeEmoji[], query: string): readonly NativeEmoji[] {
  const wanted = askedName(query);
  return wanted === '' ? [] : natives.filter(({ english }) => askedName(english).startsWith(wanted));
}

/**
 * Those of which a word begins with what was typed to find one, the best first, or the one whose character it is: among
 * so many, a word that only holds it somewhere («cat» in «education») is none that anybody means.
 */
export function nativesFound(natives: readonly NativeEmoji[], query: string): readonly NativeEmoji[] {
  const typed = reactionOf(query);
  // The character itself was typed or pasted: it is that one, also where no word for it is known.
  if (typed !== undefined && !emojiByName.has(typed))
    return [
      natives.find(({ emoji }) => bare(emoji) === bare(typed)) ?? {
        ...{ name: typed, emoji: typed, english: typed, pinyin: '', aliases: [] },
      },
    ];
  const wanted = askedName(query);
  const fit = ({ english, aliases }: NativeEmoji): boolean =>
    [...english.split(' '), askedName(english), ...aliases].some((word) => word.startsWith(wanted));
  return wanted === '' ? [] : findEmojis(natives.filter(fit), query);
}

/**
 * What somebody who looks for an emoji is offered: those with a name first, then at most so many others. The character of
 * one with a name is that one, whatever tone of skin it has.
 */
export function emojisFound(
  natives: readonly NativeEmoji[],
  query: string,
  mostNatives: number,
): readonly Emoji[] {
  const named = findEmojis(emojis, query);
  const drawn = named.length > 0 ? undefined : emojiByName.get(reactionOf(query) ?? '');
  return drawn === undefined ? [...named, ...nativesFound(natives, query).slice(0, mostNatives)] : [drawn];
}
