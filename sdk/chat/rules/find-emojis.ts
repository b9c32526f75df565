// Decides which emojis answer to what was typed for them: Chinese, English or pinyin, with colons or brackets or without.
import { askedName, ownNames, type FindableEmoji } from './named-emoji.ts';

/**
 * The emojis whose name, English names or pinyin hold the query. What is called just so comes first, by its own name
 * before another word for it, then what begins so.
 */
export function findEmojis<F extends FindableEmoji>(emojis: readonly F[], query: string): readonly F[] {
  const wanted = askedName(query);
  if (wanted === '') return emojis;
  const ranks = emojis.map((emoji) => ({ emoji, rank: rankOf(emoji, wanted) }));
  return [0, 1, 2, 3].flatMap((rank) => ranks.filter((one) => one.rank === rank).map(({ emoji }) => emoji));
}

function rankOf(emoji: FindableEmoji, wanted: string): number {
  const own = ownNames(emoji);
  const words = [...own, ...(emoji.aliases ?? [])];
  if (own.includes(wanted)) return 0;
  if (words.includes(wanted)) return 1;
  if (words.some((word) => word.startsWith(wanted))) return 2;
  return words.some((word) => word.includes(wanted)) ? 3 : 4;
}
