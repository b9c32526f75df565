// Finding people and chats by name: Chinese, words, full pinyin and initials, from any part on.
import { normalise } from './search-text.ts';

/** What a name can be found by. `pinyin` is the server's search key: syllables separated by spaces («zhang wei»). */
export type NameSource = { names: readonly string[]; pinyin: string };

/** Longest name that is cut into keys, in characters; the rest of a longer one is not searched. */
const longestName = 64;
const part =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]+/gv;

/** The keys of a name; a query finds it when one of them begins with the query's key. */
export function nameKeys(source: NameSource): string[] {
  const keys = new Set<string>();
  const addEveryTail = (parts: readonly string[]): void => {
    for (let from = 0; from < parts.length; from += 1) keys.add(parts.slice(from).join(''));
  };
  for (const name of source.names) addEveryTail(parts(name));
  const syllables = parts(source.pinyin);
  addEveryTail(syllables);
  if (syllables.length > 1) addEveryTail(syllables.map((syllable) => syllable.slice(0, 1)));
  return [...keys];
}

/** The key of what somebody typed; empty where nothing can be searched. Hyphens, dots, spaces do not count. */
export function nameQueryKey(query: string): string {
  return parts(query).join('');
}

/** Whether a name is found by what somebody typed; the same rule as the stored people keys. */
export function matchesName(source: NameSource, query: string): boolean {
  const key = nameQueryKey(query);
  return key !== '' && nameKeys(source).some((candidate) => candidate.startsWith(key));
}

function parts(name: string): string[] {
  return normalise(name).slice(0, longestName).match(part) ?? [];
}
