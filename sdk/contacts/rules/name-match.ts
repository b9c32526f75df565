// Decides whether a name answers to what was typed: characters, English words, full pinyin or initials.

/** Where a match was found, best first; undefined when there is none. */
export type NameMatch = 'exact' | 'start' | 'initials' | 'pinyin' | 'inside';

const order: readonly NameMatch[] = ['exact', 'start', 'initials', 'pinyin', 'inside'];

/**
 * Matches a typed text with a name. `pinyin` is the name's full pinyin, syllables parted by blanks
 * («shen zhi xing»); its initials follow from it.
 */
export function matchName(typed: string, name: string, pinyin: string): NameMatch | undefined {
  const query = fold(typed).trim();
  if (query === '') return undefined;
  const folded = fold(name);
  if (folded === query) return 'exact';
  if (folded.startsWith(query)) return 'start';
  const syllables = fold(pinyin)
    .split(/\s+/)
    .filter((syllable) => syllable !== '');
  const compact = query.replace(/[\s']+/g, '');
  if (/^[a-z0-9]+$/.test(compact)) {
    const initials = initialsOf(syllables);
    const words = initialsOf(folded.split(/[^\p{L}\p{N}]+/u));
    if (initials.startsWith(compact) || (compact.length > 1 && words.startsWith(compact))) return 'initials';
    if (startsAtSyllable(syllables, compact)) return 'pinyin';
    // A given name without the family name; one letter would be in nearly every name.
    if (compact.length > 1 && initials.includes(compact)) return 'inside';
  }
  return folded.includes(query) ? 'inside' : undefined;
}

/** Ids of the names that answer to what was typed: better matches first, otherwise in the order given. */
export function bestMatches(
  named: readonly { id: string; name: string; pinyin: string }[],
  typed: string,
  limit: number,
): string[] {
  const found = named.flatMap(({ id, name, pinyin }) => {
    const match = matchName(typed, name, pinyin);
    return match === undefined ? [] : [{ id, rank: matchRank(match) }];
  });
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ id }) => id);
}

/** Orders matches: a better kind first. */
export function matchRank(match: NameMatch): number {
  return order.indexOf(match);
}

function initialsOf(parts: readonly string[]): string {
  return parts.map((part) => part[0] ?? '').join('');
}

function startsAtSyllable(syllables: readonly string[], query: string): boolean {
  return syllables.some((_, index) => syllables.slice(index).join('').startsWith(query));
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
