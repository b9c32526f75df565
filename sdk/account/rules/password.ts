// Decides which rules of spec §5 a new password breaks; asked at every key that is typed, and again by the office.
import type { PasswordProblem } from '../../contract/password.ts';
import { constantTable } from '#variants/constants.ts';
import type { Variant } from '#variants/index.ts';

export type { PasswordProblem };

/** Which reading of spec §5 is in force: 12 to 30 with every rule, or the short one that a variant may choose. */
export type PasswordPolicy = Variant['passwordPolicy'];

/** Who keeps the password (spec §7 names a call of each): the user centre, or the chat server itself. */
export type PasswordService = 'userCentre' | 'chat';

/** Who is asked to change it where nobody says otherwise: with the short rule, which is the chat server's, the latter. */
export function usualPasswordService(policy: PasswordPolicy): PasswordService {
  return policy === 'legacy' ? 'chat' : 'userCentre';
}

/** The policy in force at a service: a variant's short rule is for the chat server's own call alone (decisions §5). */
export function policyAt(service: PasswordService, ofVariant: PasswordPolicy): PasswordPolicy {
  return service === 'chat' ? ofVariant : 'strict';
}

/** What is known of the person whose password it is; `pinyin` as people carry it: the full reading, then initials. */
export type OwnData = {
  readonly loginName: string;
  readonly pinyin?: string | undefined;
  readonly phone?: string | undefined;
};

/** Everything a password is judged by. */
export type PasswordQuestion = {
  readonly policy: PasswordPolicy;
  readonly own: OwnData;
  /** The password that is to be replaced, where it is known. */
  readonly oldPassword?: string;
};

/** Shortest and longest password, in characters (spec §5, §9). */
export const passwordLengths = {
  strict: { shortest: constantTable.passwordMin.value, longest: constantTable.passwordMax.value },
  legacy: {
    shortest: constantTable.legacyPasswordMin.value,
    longest: constantTable.legacyPasswordMax.value,
  },
} as const satisfies Record<PasswordPolicy, { shortest: number; longest: number }>;

/** How often one character may stand in a password (spec §5: «no character repeated more than 6 times»). */
const maxOfOne = constantTable.passwordRepeatMax.value;
/** Length from which characters in a row are a run (protocol decision 17). */
const shortestRun = constantTable.passwordRunMin.value;
/** Classes of characters out of four that a password needs (spec §5). */
const fewestClasses = constantTable.passwordClassesMin.value;
/** Own words shorter than this stand in too many passwords by chance. */
const shortestOwnWord = 3;
/** Digits at the end of a phone number by which it is known again. */
const phoneEnding = 6;

const classes: readonly RegExp[] = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{Lu}\p{Ll}\p{Nd}\s]/u];
/** Han characters, and the signs and wide forms an input method for Chinese writes. */
const chinese = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/** Text by which own data is found again: letters and digits alone, in lower case. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function repeats(characters: readonly string[]): boolean {
  const counts = new Map<string, number>();
  for (const character of characters) counts.set(character, (counts.get(character) ?? 0) + 1);
  return Math.max(0, ...counts.values()) > maxOfOne;
}

/** Six or more neighbours of the alphabet or of the digits in a row, upwards or downwards, whatever their case. */
function hasRun(password: string): boolean {
  const codes = Array.from(password.toLowerCase(), (character) =>
    /^[a-z0-9]$/.test(character) ? character.charCodeAt(0) : Number.NaN,
  );
  let step = 0;
  let length = 1;
  for (let at = 1; at < codes.length; at += 1) {
    const next = (codes[at] ?? Number.NaN) - (codes[at - 1] ?? Number.NaN);
    const goesOn = next === step && Math.abs(next) === 1;
    length = goesOn ? length + 1 : Math.abs(next) === 1 ? 2 : 1;
    step = next;
    if (length >= shortestRun) return true;
  }
  return false;
}

function namesOwner(password: string, { loginName, pinyin, phone }: OwnData): boolean {
  const said = bare(password);
  const reading = (pinyin ?? '').split(' ', 1)[0] ?? '';
  const words = [bare(loginName), bare(reading)].filter((word) => word.length >= shortestOwnWord);
  const digits = (phone ?? '').replace(/\D/g, '');
  if (digits.length >= phoneEnding) words.push(digits.slice(-phoneEnding));
  return words.some((word) => said.includes(word));
}

/**
 * The rules that are in force, in the order in which they are shown while typing. Reading of the short policy:
 * only the lengths differ and the rules on composition fall away; Chinese and spaces stay barred.
 */
export function passwordRulesOf(policy: PasswordPolicy): readonly PasswordProblem[] {
  const lengths = ['tooShort', 'tooLong', 'chinese', 'blank'] as const;
  return policy === 'legacy'
    ? [...lengths, 'unchanged']
    : [...lengths, 'classes', 'repeated', 'run', 'ownData', 'unchanged'];
}

/** The broken rules, in that order; empty when the password may be set. Linear in its length. */
export function checkPassword(password: string, question: PasswordQuestion): readonly PasswordProblem[] {
  const { policy, own, oldPassword } = question;
  const characters = Array.from(password);
  const { shortest, longest } = passwordLengths[policy];
  const broken: Readonly<Record<PasswordProblem, () => boolean>> = {
    tooShort: () => characters.length < shortest,
    tooLong: () => characters.length > longest,
    chinese: () => chinese.test(password),
    blank: () => /\s/u.test(password),
    classes: () => classes.filter((kind) => kind.test(password)).length < fewestClasses,
    repeated: () => repeats(characters),
    run: () => hasRun(password),
    ownData: () => namesOwner(password, own),
    unchanged: () => oldPassword !== undefined && oldPassword !== '' && oldPassword === password,
  };
  return passwordRulesOf(policy).filter((rule) => broken[rule]());
}

/** One rule beside the field; `open` while nothing is typed yet. */
export type RuleLine = { readonly rule: PasswordProblem; readonly state: 'open' | 'met' | 'broken' };

/** Every rule in force with where it stands. */
export function judgePassword(password: string, question: PasswordQuestion): readonly RuleLine[] {
  const problems = checkPassword(password, question);
  const stateOf = (rule: PasswordProblem): RuleLine['state'] =>
    password === '' ? 'open' : problems.includes(rule) ? 'broken' : 'met';
  return passwordRulesOf(question.policy).map((rule) => ({ rule, state: stateOf(rule) }));
}
