// Decides whether people who were found are only guesses, which are offered as «did you mean».
import { nearlyMatches } from './name-match.ts';
import { answerRank, isCalled, nearlyPlaced, type Sought } from './person-match.ts';

/**
 * Whether nobody of them answers to what was typed, and so all are nearly called so: a wrong letter or characters that
 * sound alike lie between. Where only names are known, a name must be near; digits are nobody's name.
 */
export function areGuesses(typed: string, people: readonly Sought[]): boolean {
  if (
    people.length === 0 ||
    typed.trim() === '' ||
    people.some((one) => answerRank(typed, one) !== undefined)
  )
    return false;
  if (people.some(({ name, pinyin = '' }) => nearlyMatches(typed, name, pinyin))) return true;
  if (people.some(nearlyPlaced(typed))) return true;
  // What else somebody was found by is known of those alone who come with a card.
  return /\p{Script=Han}{2}/u.test(typed) && people.every(({ departmentName }) => Boolean(departmentName));
}

/** Whether people were found by what they do or where they sit, and nobody is called so: then the departments lead. */
export function areByPlace(typed: string, people: readonly Sought[]): boolean {
  // Whoever comes without a reading may be called so for all that is known here.
  return (
    people.some((one) => answerRank(typed, one) !== undefined) && !people.some((one) => isCalled(typed, one))
  );
}
