// The one matcher of people: decides who answers to what was typed, why, in which order, and whom it only nearly names.
import { matchName, matchRank, nearlyMatches, slipsInOneWord } from './name-match.ts';
import { foldName, nameForms, typedForms } from './name-units.ts';

/** What people are found by, as far as the place knows it; a chat or a group has its name alone. */
export type Sought = {
  readonly name: string;
  readonly pinyin?: string | undefined;
  readonly loginName?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly title?: string | undefined;
  readonly titleEn?: string | undefined;
  readonly departmentName?: string | undefined;
  readonly departmentNameEn?: string | undefined;
  readonly departmentPath?: string | undefined;
  readonly departmentPathEn?: string | undefined;
  readonly secondaryDepartments?:
    | readonly { readonly name: string; readonly nameEn?: string | undefined }[]
    | undefined;
};

/** Digits from which on the end of a telephone number tells somebody apart. */
const shortestTail = 4;
/** Characters from which on a title or a department is looked for. */
const shortestWord = 2;

/** What other than the name answered, after all that names do. */
const otherRanks = { account: 10, phone: 11, mixed: 12, title: 20, department: 21 } as const;

/**
 * How well somebody answers to what was typed: the smaller the better, undefined where they do not. Names stand before
 * accounts and telephone numbers, then a name beside a title or a department, and those alone come last. Words may stand
 * in any order.
 */
export function answerRank(typed: string, one: Sought): number | undefined {
  const wanted = meantText(typed);
  return wanted === '' ? undefined : rankOf(wanted, one);
}

/** What was typed without the sign of a login name. */
const meantText = (typed: string): string => typed.trim().replace(/^@/u, '');

function rankOf(wanted: string, one: Sought): number | undefined {
  const match = matchName(wanted, one.name, one.pinyin ?? '');
  if (match !== undefined) return matchRank(match);
  const login = wanted.toLowerCase();
  if ([one.loginName, one.email].some((word) => word?.toLowerCase().startsWith(login) === true))
    return otherRanks.account;
  if (one.phone && endsPhone(wanted, one.phone)) return otherRanks.phone;
  if (wordBegins(wanted, [one.title, one.titleEn])) return otherRanks.title;
  const { departmentName, departmentNameEn, departmentPath, departmentPathEn, secondaryDepartments } = one;
  const isThere =
    wordBegins(wanted, [departmentName, departmentNameEn, departmentPath, departmentPathEn]) ||
    secondaryDepartments?.some(({ name, nameEn }) => wordBegins(wanted, [name, nameEn])) === true;
  return isThere ? otherRanks.department : rankOfWords(wanted, one);
}

/** Several words, each of which answers on its own, in whatever order: «nora engineer», «engineer drilling». */
function rankOfWords(wanted: string, one: Sought): number | undefined {
  const { words } = typedForms(wanted);
  if (words.length < 2) return undefined;
  const titles = [one.title, one.titleEn];
  const others = (one.secondaryDepartments ?? []).flatMap(({ name, nameEn }) => [name, nameEn]);
  const places = [
    ...[one.departmentName, one.departmentNameEn, one.departmentPath, one.departmentPathEn],
    ...others,
  ];
  const ranks = words.map((word) => {
    if (wordBegins(word, titles)) return otherRanks.title;
    if (wordBegins(word, places)) return otherRanks.department;
    // One character is a family name, one letter is in every name.
    const says = word.length >= shortestWord || /\p{Script=Han}/u.test(word);
    const isOfName = says && matchName(word, one.name, one.pinyin ?? '') !== undefined;
    return isOfName ? otherRanks.mixed : undefined;
  });
  if (ranks.includes(undefined)) return undefined;
  // Who is called so in part is meant before those who only do it.
  if (ranks.includes(otherRanks.mixed)) return otherRanks.mixed;
  return ranks.includes(otherRanks.department) ? otherRanks.department : otherRanks.title;
}

/** Whether they answer by who they are (name, account, telephone number), and not by what they do or where. */
export function isCalled(typed: string, one: Sought): boolean {
  return (answerRank(typed, one) ?? Infinity) < otherRanks.title;
}

/** Who was found; `guesses` where nobody answers and these nearly do. */
export type Found<One> = { readonly found: One[]; readonly guesses: boolean };

/** Those who answer, best first, otherwise in the order given; where nobody does, those who nearly do. */
export function findAmong<One extends Sought>(
  people: readonly One[],
  typed: string,
  limit: number,
): Found<One> {
  const wanted = meantText(typed);
  const answering: { one: One; rank: number }[] = [];
  for (const one of wanted === '' ? [] : people) {
    const rank = rankOf(wanted, one);
    if (rank !== undefined) answering.push({ one, rank });
  }
  if (answering.length > 0)
    return {
      found: answering
        .sort((a, b) => a.rank - b.rank)
        .slice(0, limit)
        .map(({ one }) => one),
      guesses: false,
    };
  if (typed.trim() === '') return { found: [], guesses: false };
  const sounds = soundOf(typed, people);
  const near = people.filter(
    ({ name, pinyin = '' }) =>
      nearlyMatches(typed, name, pinyin) ||
      (sounds !== undefined && nameForms(name, pinyin).readings.includes(sounds)),
  );
  const found = near.length > 0 ? near : people.filter(nearlyPlaced(typed));
  return { found: found.slice(0, limit), guesses: found.length > 0 };
}

/** Characters from which on one that is wrong is worth a guess. */
const fewestHan = 3;

/** Tells whether a title or a department is one slip away from what was typed; many people share one. */
export function nearlyPlaced(typed: string): (one: Sought) => boolean {
  const { words, text, hasHan } = typedForms(typed);
  const wanted = [...text];
  const known = new Map<string, boolean>();
  const judge = (place: string): boolean => {
    const held = wordsOf(place);
    if (!hasHan)
      return slipsInOneWord(
        words,
        held.split(' ').flatMap((word) => (word === '' ? [] : [{ written: word, read: word }])),
      );
    return [...held].some(
      (_, from, all) =>
        from + wanted.length <= all.length && wanted.filter((one, at) => one !== all[from + at]).length === 1,
    );
  };
  const isNear = (place: string | undefined): boolean => {
    if (place === undefined || place === '') return false;
    const near = known.get(place) ?? judge(place);
    known.set(place, near);
    return near;
  };
  if (hasHan && wanted.length < fewestHan) return () => false;
  return ({ title, titleEn, departmentName, departmentNameEn }) =>
    [title, titleEn, departmentName, departmentNameEn].some(isNear);
}

/** Ids of what {@link findAmong} finds. */
export function bestMatches(
  named: readonly (Sought & { id: string })[],
  typed: string,
  limit: number,
): string[] {
  return findAmong(named, typed, limit).found.map(({ id }) => id);
}

/** Whether the digits that were typed end a telephone number, or begin it. */
function endsPhone(typed: string, phone: string): boolean {
  if (!/^\+?[\d\s()-]+$/u.test(typed)) return false;
  const [wanted, digits] = [typed, phone].map((text) => text.replace(/\D/gu, '')) as [string, string];
  return wanted.length >= shortestTail && (digits.endsWith(wanted) || digits.startsWith(wanted));
}

/** Words of titles and departments as they are compared; many people share one. */
const knownWords = new Map<string, string>();
const mostKnown = 5_000;

function wordsOf(text: string): string {
  const before = knownWords.get(text);
  if (before !== undefined) return before;
  const words = ` ${(foldName(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
  if (knownWords.size >= mostKnown) knownWords.clear();
  knownWords.set(text, words);
  return words;
}

/** Whether what was typed begins at the start of a word; Chinese is written without blanks, so anywhere there. */
function wordBegins(typed: string, texts: readonly (string | undefined)[]): boolean {
  const { words, text, hasHan } = typedForms(typed);
  if (text.length < shortestWord) return false;
  // Two letters begin too many words: they are meant where they are all of one, as IT and HR are.
  const wanted = hasHan ? text : ` ${words.join(' ')}${text.length > 2 ? '' : ' '}`;
  return texts.some((one) => one !== undefined && one !== '' && wordsOf(one).includes(wanted));
}

/**
 * How Chinese characters that were typed sound, as far as the names that are looked through teach it: whoever hears a
 * name writes it with other characters. Undefined where one of them stands in no name here.
 */
function soundOf(typed: string, people: readonly Sought[]): string | undefined {
  const { text } = typedForms(typed);
  const characters = [...text];
  if (characters.length < 2 || characters.some((one) => !/\p{Script=Han}/u.test(one))) return undefined;
  const sounds = new Map<string, string>();
  for (const { name, pinyin = '' } of people)
    for (const { written, read } of nameForms(name, pinyin).units)
      if (written !== read) sounds.set(written, read);
  const read = characters.map((one) => sounds.get(one));
  return read.includes(undefined) ? undefined : read.join('');
}
