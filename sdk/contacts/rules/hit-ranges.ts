// Decides what of a found person is marked: characters that were typed, or those whose pinyin was.
import { isSyllable, longestSyllable } from './name-reading.ts';
import { pathText } from './department-path.ts';

/** Start and end in UTF-16 units. */
type Range = readonly [start: number, end: number];

/** A part of a name that reads as one syllable: a Chinese character, or a Latin word. */
type Piece = { readonly text: string; readonly start: number; readonly isHan: boolean };

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

function piecesOf(name: string): Piece[] {
  const pieces: Piece[] = [];
  for (const found of name.matchAll(/\p{Script=Han}|[[\p{L}\p{N}]--\p{Script=Han}]+/gv))
    pieces.push({ text: fold(found[0]), start: found.index, isHan: /\p{Script=Han}/u.test(found[0]) });
  return pieces;
}

/** Parts a reading without blanks («shenzhixing») at the pieces of its name; undefined where it does not fit. */
function readings(
  pieces: readonly Piece[],
  full: string,
  initials: string,
  at: number = 0,
): string[] | undefined {
  const piece = pieces[at];
  if (piece === undefined) return full === '' ? [] : undefined;
  const longest = piece.isHan ? longestSyllable : piece.text.length;
  for (let length = piece.isHan ? 1 : piece.text.length; length <= longest; length += 1) {
    const part = full.slice(0, length);
    const fits = piece.isHan ? part[0] === initials[at] && isSyllable(part) : part === piece.text;
    if (!fits || part.length < length) continue;
    const rest = readings(pieces, full.slice(length), initials, at + 1);
    if (rest !== undefined) return [part, ...rest];
  }
  return undefined;
}

/** How many syllables from the first on a typed reading covers; 0 when it does not begin there. */
function covered(syllables: readonly string[], typed: string): number {
  let read = '';
  for (const [index, one] of syllables.entries()) {
    read += one;
    if (read.startsWith(typed)) return index + 1;
    if (!typed.startsWith(read)) return 0;
  }
  return 0;
}

/** Where a text holds what was typed, whatever the case. */
export function typedRanges(text: string, typed: string): Range[] {
  const wanted = fold(typed).trim();
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted);
  return at < 0 ? [] : [[at, at + wanted.length]];
}

/**
 * What of a name is marked: the characters that were typed, else those whose pinyin or initials were.
 * `pinyin` is the name's full reading and its initials, as the office gives them («shenzhixing szx»).
 */
export function nameHitRanges(name: string, pinyin: string, typed: string): Range[] {
  const direct = typedRanges(name, typed);
  if (direct.length > 0) return direct;
  const letters = fold(typed).replace(/[\s'-]+/g, '');
  if (!/^[a-z0-9]+$/.test(letters)) return [];
  const [full = '', initials = ''] = fold(pinyin).split(' ');
  const pieces = piecesOf(name);
  const syllables = readings(pieces, full, initials);
  if (syllables === undefined) return [];
  const from = (start: number, count: number): Range[] => {
    const first = pieces[start];
    const last = pieces[start + count - 1];
    return first === undefined || last === undefined ? [] : [[first.start, last.start + last.text.length]];
  };
  if (initials.startsWith(letters)) return from(0, letters.length);
  for (const start of syllables.keys()) {
    const count = covered(syllables.slice(start), letters);
    if (count > 0) return from(start, count);
  }
  return [];
}

/** What of a person a look-up goes by. */
type Findable = {
  readonly name: string;
  readonly pinyin: string;
  readonly loginName: string;
  readonly phone: string;
  readonly title: string;
  readonly departmentName: string;
  readonly departmentPath: string;
};

/** A hit as it is drawn: the name with its marks, and a second line that shows what matched where the name did not. */
export type PersonHitLine = {
  readonly ranges: readonly Range[];
  readonly detail: string;
  readonly detailRanges: readonly Range[];
};

/** The lines of a person who was found: place and title, or the account or phone that was typed. */
export function personHitLine(person: Findable, typed: string): PersonHitLine {
  const { departmentName, departmentPath, title } = person;
  const isInPath =
    typedRanges(departmentName, typed).length === 0 && typedRanges(departmentPath, typed).length > 0;
  // The whole way only where it says why: its end is what tells people apart, and a narrow row cuts the end off.
  const department = isInPath ? pathText(departmentPath) : departmentName || pathText(departmentPath);
  const place = [department, title].filter(Boolean).join(' · ');
  const ranges = nameHitRanges(person.name, person.pinyin, typed);
  if (ranges.length > 0 || typed.trim() === '') return { ranges, detail: place, detailRanges: [] };
  const account = typedRanges(person.loginName, typed)[0];
  if (account?.[0] === 0)
    return {
      ranges,
      detail: `@${person.loginName} · ${place}`,
      detailRanges: [[1, account[1] + 1]],
    };
  const digits = typed.replace(/\D/g, '');
  const phone = digits === '' ? undefined : typedRanges(person.phone, digits)[0];
  if (phone !== undefined) return { ranges, detail: `${person.phone} · ${place}`, detailRanges: [phone] };
  return { ranges, detail: place, detailRanges: typedRanges(place, isInPath ? pathText(typed) : typed) };
}
