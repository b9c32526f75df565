// Decides whether people who were found are only guesses, which are offered as «did you mean».
import { matchName, nearlyMatches } from './name-match.ts';

/** Somebody who was found, with what else than the name may have answered. */
type Found = { readonly name: string; readonly pinyin: string; readonly loginName: string };

/**
 * Whether nobody of them is called what was typed and somebody nearly is: then one wrong letter or character lies
 * between. Whoever was found by a title, a telephone number or a login name is no guess.
 */
export function areGuesses(typed: string, people: readonly Found[]): boolean {
  const wanted = typed.trim().replace(/^@/u, '').toLowerCase();
  const answers = ({ name, pinyin, loginName }: Found): boolean =>
    matchName(wanted, name, pinyin) !== undefined || loginName.toLowerCase().startsWith(wanted);
  return !people.some(answers) && people.some(({ name, pinyin }) => nearlyMatches(wanted, name, pinyin));
}
