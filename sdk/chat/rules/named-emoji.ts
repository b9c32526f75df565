// Decides which one emoji a typed name means: Chinese, English or pinyin, with colons or brackets or without.
import { bareEmoji } from '../../contract/emojis.ts';

/** What of an emoji can be asked for. */
export type FindableEmoji = {
  name: string;
  english: string;
  pinyin: string;
  aliases?: readonly string[];
  emoji?: string;
};

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

/** The one emoji of a name in any language, with or without its colons or brackets, or of its character: `强`, `:thumbsup:`, `broken-heart`, 👍. */
export function namedEmoji<F extends FindableEmoji>(emojis: readonly F[], typed: string): F | undefined {
  const wanted = askedName(typed);
  const { written, own, alias, drawn } = indexOf(emojis);
  return (written.get(typed) ?? own.get(wanted) ?? alias.get(wanted) ?? drawn.get(bareEmoji(typed))) as
    | F
    | undefined;
}

type Index = Record<'written' | 'own' | 'alias' | 'drawn', ReadonlyMap<string, FindableEmoji>>;
const indexes = new WeakMap<readonly FindableEmoji[], Index>();

/** Which emoji each name means first; a table is read once, for it is asked at every key of every word between colons. */
function indexOf(emojis: readonly FindableEmoji[]): Index {
  const known = indexes.get(emojis);
  if (known !== undefined) return known;
  const firstOf = (names: (emoji: FindableEmoji) => readonly string[]): Map<string, FindableEmoji> => {
    const found = new Map<string, FindableEmoji>();
    for (const emoji of emojis) for (const name of names(emoji)) if (!found.has(name)) found.set(name, emoji);
    return found;
  };
  const index = {
    written: firstOf(({ name }) => [name]),
    own: firstOf(ownNames),
    alias: firstOf(({ aliases = [] }) => aliases),
    drawn: firstOf(({ emoji = '' }) => (emoji === '' ? [] : [bareEmoji(emoji)])),
  };
  indexes.set(emojis, index);
  return index;
}

/**
 * A word between colons that may mean an emoji: `:smile:`, `:+1:`. A time like 10:30:45 has none, nor a path, a file's name
 * or a value (`C:\x\:a:`, `report-:a:`, `key=:a:`); right behind another such word it is one.
 */
export const wordBetweenColons =
  /(?<![\w/\\=#&-]|(?<!:[a-z\d_+-]{2,25}):):([a-z][a-z\d_+-]{1,24}|\+1|100):(?!\w)/gi;
