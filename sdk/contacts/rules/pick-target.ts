// Decides which chat or person a typed word means, by the one matcher: only what it surely means, and never a guess.
import { givenFirst } from '../../base/given-first.ts';
import { matchName } from './name-match.ts';
import { nameForms, typedForms } from './name-units.ts';
import { isCalled, type Sought } from './person-match.ts';

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** How surely a word means something, the surest first. */
const tiers: readonly ((typed: string, one: Sought) => boolean)[] = [
  (typed, { name }) => [name, givenFirst(name)].some((form) => fold(form) === fold(typed)),
  // All of it is there: read, in either order, or the account.
  (typed, { name, pinyin = '', loginName }) =>
    loginName?.toLowerCase() === fold(typed) ||
    nameForms(name, pinyin).readings.includes(typedForms(typed).text),
  begins,
  // One character out of a name is too little to act upon.
  (typed, one) => [...fold(typed)].length > 1 && isCalled(typed, one),
];

/** Whether it begins as a name does, in its script, its reading or its initials, in either order. */
function begins(typed: string, { name, pinyin = '' }: Sought): boolean {
  const match = matchName(typed, name, pinyin);
  if (match === 'start' || match === 'initials' || match === 'parts') return true;
  const { readings } = nameForms(name, pinyin);
  return match === 'pinyin' && readings[0]?.startsWith(typedForms(typed).text) === true;
}

/** Below this tier a name is, or begins with, what was typed; above it something else of a person answers. */
export const sureTiers = 3;

/** What a word means among some, and how surely: the smaller the surer. */
export type Meant<One> = { readonly tier: number; readonly targets: One[] };

/** The candidates of the surest kind there is; none where no name, account or telephone number answers. */
export function meantBy<One extends Sought>(typed: string, candidates: readonly One[]): Meant<One> {
  for (const [tier, answers] of tiers.entries()) {
    const targets = fold(typed) === '' ? [] : candidates.filter((one) => answers(typed, one));
    if (targets.length > 0) return { tier, targets };
  }
  return { tier: tiers.length, targets: [] };
}

/**
 * The candidates a word means: an exact name wins over all others, then whoever is wholly named, then how a name begins,
 * then what else of a person answers. More than one result is an ambiguous word.
 */
export function pickTargets<One extends Sought>(typed: string, candidates: readonly One[]): One[] {
  return meantBy(typed, candidates).targets;
}

/** Whether a name, or a part of it that people are called by, is just what was typed: the given name, a word of it, either one read. */
export function isCalledBy(typed: string, { name, pinyin = '' }: Sought): boolean {
  const { text, hasHan } = typedForms(typed);
  const { units, written, readings } = nameForms(name, pinyin);
  if (text === '') return false;
  if (text === written || readings.includes(text)) return true;
  if (units.every((unit) => unit.written === unit.read))
    return units.length > 1 && units.some((unit) => unit.written === text);
  const family = units.length > 3 ? 2 : 1;
  const spelled = (part: typeof units): string =>
    part.map((unit) => (hasHan ? unit.written : unit.read)).join('');
  return [units.slice(0, family), units.slice(family)].some((part) => spelled(part) === text);
}
