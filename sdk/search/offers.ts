// Decides which of the things a face can do or set answer to what was typed; the faces say what they offer.
import { matchName, matchRank } from '../contacts/rules/name-match.ts';

/** Something that can be done or set where one is. */
export type Offer = {
  group: 'commands' | 'settings';
  /** Unique among the offers of its group. */
  id: string;
  /** What it is called, in the reader's language. */
  text: string;
  /** More words by which it is found. */
  words?: string;
  /** What stands at the end of its row: the keys, the page of a setting. */
  detail?: string;
};

/** How well one answers; less is better, undefined when it does not. */
function rankOf({ text, words = '' }: Offer, query: string): number | undefined {
  const match = matchName(query, text, '');
  if (match !== undefined) return matchRank(match);
  const all = `${text} ${words}`.toLowerCase();
  const parts = query.trim().toLowerCase().split(/\s+/u);
  return parts.every((part) => all.includes(part)) ? 100 : undefined;
}

/** Those that answer, best first, otherwise as they are offered; all of them while nothing is typed. */
export function offersFor<One extends Offer>(offers: readonly One[], query: string, limit: number): One[] {
  if (query.trim() === '') return offers.slice(0, limit);
  return offers
    .flatMap((offer) => {
      const rank = rankOf(offer, query);
      return rank === undefined ? [] : [{ offer, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ offer }) => offer);
}
