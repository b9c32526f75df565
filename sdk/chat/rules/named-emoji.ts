// Decides which one emoji a typed name means: Chinese, English or pinyin, with colons or brackets or without.

/** What of an emoji can be asked for. */
export type FindableEmoji = { name: string; english: string; pinyin: string; aliases?: readonly string[] };

/** What was typed, as names are compared: without the signs around a name and between its words. */
export const askedName = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^[:[]|[:\]]$/g, '')
    .replace(/[\s_-]+/g, '');

/** What an emoji is called before any other word for it, as {@link askedName} has it. */
export const ownNames = ({ name, english, pinyin }: FindableEmoji): string[] => [
  name.toLowerCase(),
  english.replace(/\s+/g, ''),
  ...(pinyin === '' ? [] : [pinyin]),
];

/** The one emoji of a name in any language, with or without its colons or brackets: `强`, `:thumbsup:`, `broken-heart`. */
export function namedEmoji<F extends FindableEmoji>(emojis: readonly F[], typed: string): F | undefined {
  const wanted = askedName(typed);
  return (
    emojis.find(({ name }) => name === typed) ??
    emojis.find((emoji) => ownNames(emoji).includes(wanted)) ??
    emojis.find(({ aliases = [] }) => aliases.includes(wanted))
  );
}

/** A word between colons that may mean an emoji: `:smile:`, `:+1:`. A time like 10:30:45 has none, nor has an address. */
export const wordBetweenColons = /(?<![\w:/]):([a-z][a-z\d_+-]{1,24}|\+1|100):(?!\w)/gi;
