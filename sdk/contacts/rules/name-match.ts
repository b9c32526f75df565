// Decides whether a name answers to what was typed: characters, words in any order, pinyin, initials, and mixtures of them.
import { isOneSlipAway } from './name-slip.ts';
import {
  beginsUnits,
  nameForms,
  typedForms,
  type NameForms,
  type NameUnit,
  type TypedForms,
} from './name-units.ts';

/** Where a match was found, best first; undefined when there is none. */
export type NameMatch = 'exact' | 'start' | 'initials' | 'pinyin' | 'parts' | 'inside';

const order: readonly NameMatch[] = ['exact', 'start', 'initials', 'pinyin', 'parts', 'inside'];

/**
 * Matches a typed text with a name. `pinyin` is the name's reading: syllables parted by blanks («shen zhi xing»), or all
 * of it and its initials («shenzhixing szx»).
 */
export function matchName(typed: string, name: string, pinyin: string): NameMatch | undefined {
  const asked = typedForms(typed);
  if (asked.query === '') return undefined;
  const forms = nameForms(name, pinyin);
  const match = matchForms(asked, forms);
  // All of it, read in either order: whoever is called just that stands before those whose names go on.
  const { compact } = asked;
  if (match === undefined || compact === undefined) return match;
  return forms.readings.includes(compact) ? 'exact' : match;
}

function matchForms(asked: TypedForms, forms: NameForms): NameMatch | undefined {
  const { query, compact } = asked;
  const { folded, tails, initials, wordInitials } = forms;
  if (folded === query) return 'exact';
  if (folded.startsWith(query)) return 'start';
  if (compact !== undefined) {
    if (initials.startsWith(compact) || (compact.length > 1 && wordInitials.startsWith(compact)))
      return 'initials';
    if (tails.some((tail) => tail.startsWith(compact))) return 'pinyin';
    // A given name without the family name; one letter would be in nearly every name.
    if (compact.length > 1 && initials.includes(compact)) return 'inside';
  }
  // Two letters in the middle of a word stand in half of all names.
  if (folded.includes(query) && (compact === undefined || compact.length > 2)) return 'inside';
  return matchesParts(asked, forms) ? 'parts' : undefined;
}

/** Beginnings of several parts together: `songjh`, `宋jh`, the given name first, words of a name in any order. */
function matchesParts({ words, text }: TypedForms, { units, orders }: NameForms): boolean {
  if (text.length < 2) return false;
  if (orders.some((turn) => beginsUnits(text, turn))) return true;
  if (words.length < 2) return false;
  // Words of several: each begins another part, in whatever order.
  const free = [...units];
  return words.every((word) => {
    const at = free.findIndex((unit) => unit.written.startsWith(word) || unit.read.startsWith(word));
    if (at >= 0) free.splice(at, 1);
    return at >= 0 || takesInitials(word, free);
  });
}

/** Whether a word is the initials of parts that stand together, which are taken: «zx shen». */
function takesInitials(word: string, free: NameUnit[]): boolean {
  if (word.length < 2 || word.length > free.length) return false;
  const at = free
    .map(({ read }) => read[0])
    .join('')
    .indexOf(word);
  if (at >= 0) free.splice(at, word.length);
  return at >= 0;
}

/** Whether a name is nearly what was typed; for «did you mean», where nothing answers to it. */
export function nearlyMatches(typed: string, name: string, pinyin: string): boolean {
  const { written, readings, halves, units } = nameForms(name, pinyin);
  const { text, words, hasHan } = typedForms(typed);
  return (
    isOneSlipAway(text, written, readings) ||
    (!hasHan && (isOneSlipAway(text, written, halves) || slipsInOneWord(words, units)))
  );
}

/** Whether the words begin as many words of a name, all but one of them rightly, which is one slip away: «Eriksn». */
export function slipsInOneWord(words: readonly string[], units: NameForms['units']): boolean {
  const free = [...units];
  let slips = 0;
  return (
    words.every((word) => {
      let at = free.findIndex((unit) => unit.written.startsWith(word) || unit.read.startsWith(word));
      if (at < 0) {
        slips += 1;
        at = free.findIndex(({ written, read }) => written === read && isOneSlipAway(word, written, [read]));
      }
      if (at >= 0) free.splice(at, 1);
      return at >= 0;
    }) && slips === 1
  );
}

/** Orders matches: a better kind first. */
export function matchRank(match: NameMatch): number {
  return order.indexOf(match);
}
