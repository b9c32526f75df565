// Decides which emojis the English words of a query mean, so that messages are found by what stands in them as a picture.
import { emojis } from '../../contract/emojis.ts';

/** An emoji as it stands in texts, and what it is called: words in lower case with blanks between them. */
export type CalledEmoji = { readonly stands: readonly string[]; readonly english: string };

/** The named emojis: by their name in brackets, and by the character that draws them. */
const named: readonly CalledEmoji[] = emojis.map(({ name, emoji, english }) => ({
  stands: [`[${name}]`, emoji],
  english,
}));

/**
 * For each word of a query what may stand in a text instead of it: the emojis all of whose words are asked for. «rose»
 * means 🌹, and so do both words of «wilted rose» mean 🥀; a part of a name means none.
 * @param natives what is known beside the named ones
 */
export function emojisMeant(
  query: string,
  natives: readonly CalledEmoji[] = [],
): ReadonlyMap<string, readonly string[]> {
  const asked = new Set(query.toLowerCase().match(/[a-z]+/g));
  const meant = new Map<string, string[]>();
  if (asked.size === 0) return meant;
  for (const { stands, english } of [...named, ...natives]) {
    const words = english.split(' ');
    if (!words.every((word) => asked.has(word))) continue;
    for (const word of words) {
      const so = meant.get(word) ?? [];
      if (so.length < mostOfAWord) so.push(...stands);
      meant.set(word, so);
    }
  }
  return meant;
}

/** What stands for one word, at the most: each costs the index a walk. */
const mostOfAWord = 12;
