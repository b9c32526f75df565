// Takes a name apart into what people type of it: one unit per character with its reading, or per word.
import { isSyllable, longestSyllable, nameReading } from './name-reading.ts';

/** A part of a name: how it is written, and how it is read where that is known. */
export type NameUnit = { readonly written: string; readonly read: string };

/** Units of a name that are looked at; whoever types more types enough. */
const mostUnits = 8;

/** Small letters, one width, marks of Latin letters gone. */
export function foldName(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFKC').toLowerCase();
}

/** A name as it is compared: its units as they stand and as people turn them, and what each order spells. */
export type NameForms = {
  /** Small letters of one width, marks kept. */
  readonly folded: string;
  /** What the office says of its reading, from each of its parts on: a name is found from any of them. */
  readonly tails: readonly string[];
  readonly initials: string;
  /** First letters of its words. */
  readonly wordInitials: string;
  readonly units: readonly NameUnit[];
  readonly orders: readonly (readonly NameUnit[])[];
  readonly written: string;
  readonly readings: readonly string[];
  /** What the family name alone spells, and the given one. */
  readonly halves: readonly string[];
};

/** Names are asked about at every key: what was taken apart is remembered, up to so many. */
const remembered = 20_000;
const known = new Map<string, { readonly pinyin: string; readonly forms: NameForms }>();

/** The forms of a name. Where the reading cannot be laid beside the characters, they stand without one. */
export function nameForms(name: string, pinyin: string): NameForms {
  // By the name alone: a key made of both would be made at every look. Who is called alike is read alike, nearly always.
  const before = known.get(name);
  if (before?.pinyin === pinyin) return before.forms;
  const parts = (foldName(name).match(part) ?? []).slice(0, mostUnits);
  const read = syllablesOf(pinyin, parts);
  const units = parts.map((one, at) => ({ written: one, read: read[at] ?? one }));
  const orders = [units, ...turned(units)];
  const folded = small(name);
  const syllables = small(pinyin)
    .split(/\s+/)
    .filter((one) => one !== '');
  const forms = {
    ...{ folded, units, orders },
    tails: syllables.map((_, at) => syllables.slice(at).join('')),
    initials: firstLetters(syllables),
    wordInitials: firstLetters(folded.split(/[^\p{L}\p{N}]+/u)),
    written: parts.join(''),
    readings: orders.map(spelled),
    halves: halvesOf(units).flat().map(spelled),
  };
  if (known.size >= remembered) known.clear();
  known.set(name, { pinyin, forms });
  return forms;
}

/** What was typed as it is compared. */
export type TypedForms = {
  readonly query: string;
  /** Without blanks; undefined where it is not letters and digits alone. */
  readonly compact: string | undefined;
  readonly words: readonly string[];
  readonly text: string;
  /** There are Chinese characters in it. */
  readonly hasHan: boolean;
};

/** The texts that were typed last; the same one is asked of every name of a list. */
const typedBefore = new Map<string, TypedForms>();
const typedRemembered = 50;

/** The forms of what was typed. */
export function typedForms(typed: string): TypedForms {
  const before = typedBefore.get(typed);
  if (before !== undefined) return before;
  const query = small(typed).trim();
  // Who writes the tones means the letters under them, and of ü the v that stands for it in readings.
  const compact = foldName(query.replaceAll(/(?<=[ln])[üǖǘǚǜ]/gu, 'v')).replace(/[\s']+/g, '');
  const words = foldName(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  const text = words.join('');
  const forms = {
    ...{ query, words, text, hasHan: isHan(text) },
    compact: /^[a-z0-9]+$/.test(compact) ? compact : undefined,
  };
  if (typedBefore.size >= typedRemembered) typedBefore.clear();
  typedBefore.set(typed, forms);
  return forms;
}

const small = (text: string): string => text.normalize('NFKC').toLowerCase();
const firstLetters = (parts: readonly string[]): string => parts.map((one) => one[0] ?? '').join('');

const part = /\p{Script=Han}|[[\p{L}\p{N}]--\p{Script=Han}]+/gv;
const isHan = (unit: string): boolean => /\p{Script=Han}/u.test(unit);
/** A reading cut into as many syllables as there are units; none where it does not fit. */
function syllablesOf(pinyin: string, written: readonly string[]): readonly string[] {
  if (!written.some(isHan)) return written;
  const parts = foldName(pinyin)
    .split(/\s+/)
    .filter((one) => one !== '');
  const { full } = nameReading(pinyin);
  // Two parts may be two syllables, or the whole reading and its initials.
  if (parts.length === written.length && full === parts.join('')) return parts;
  return cut(full, nameReading(pinyin).initials, written) ?? [];
}

/** One part of a reading for each unit, beginning with its letter; a word is its own. */
function cut(full: string, initials: string, written: readonly string[]): string[] | undefined {
  const [unit, ...others] = written;
  if (unit === undefined) return full === '' ? [] : undefined;
  const lengths = isHan(unit)
    ? Array.from({ length: Math.min(longestSyllable, full.length) }, (_, at) => at + 1).toReversed()
    : [unit.length];
  for (const length of lengths) {
    if (full[0] !== initials[0] || (!isHan(unit) && !full.startsWith(unit))) return undefined;
    if (isHan(unit) && !isSyllable(full.slice(0, length))) continue;
    const rest = cut(full.slice(length), initials.slice(1), others);
    if (rest !== undefined) return [full.slice(0, length), ...rest];
  }
  return undefined;
}

/**
 * Whether a text without blanks is a beginning of each of the units in their order: `songjh`, `宋jh`, `sjiahui`. What is
 * left of the units when the text is over does not count.
 */
export function beginsUnits(text: string, units: readonly NameUnit[]): boolean {
  if (text === '') return true;
  // How far the units so far may reach, each place once: trying every way of cutting would take for ever.
  let reached = new Set([0]);
  for (const { written, read } of units) {
    const next = new Set<number>();
    for (const form of written === read ? [read] : [written, read])
      for (const from of reached)
        for (let length = 0; length < form.length && form[length] === text[from + length]; length += 1)
          next.add(from + length + 1);
    if (next.has(text.length)) return true;
    // Nearly every name differs at its first letter.
    if (next.size === 0) return false;
    reached = next;
  }
  return false;
}

const spelled = (units: readonly NameUnit[]): string => units.map(({ read }) => read).join('');

/** Family name and given name: of one unit, or of two. */
function halvesOf(units: readonly NameUnit[]): [family: readonly NameUnit[], given: readonly NameUnit[]][] {
  return [1, 2]
    .filter((family) => family < units.length)
    .map((family) => [units.slice(0, family), units.slice(family)]);
}

/** The units as people turn them: the given name first. */
function turned(units: readonly NameUnit[]): (readonly NameUnit[])[] {
  return halvesOf(units).map(([family, given]) => [...given, ...family]);
}
