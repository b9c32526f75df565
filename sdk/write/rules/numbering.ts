// Numbers of headings: how each level is numbered in official documents and elsewhere, and how a typed number reads.
import { constantTable } from '#variants/constants.ts';

/** `official` is 一、（一）1.（1）①, `decimal` 1 1.1 1.1.1, `none` leaves headings as they are. */
export type Numbering = 'official' | 'decimal' | 'none';

/** Levels of an outline at most (spec §5). */
export const outlineDepth = constantTable.outlineDepth.value;

const digits = '零一二三四五六七八九';

/** A number from 1 to 99 in Chinese characters. */
export function chineseNumber(value: number): string {
  if (value < 1 || value > 99) return String(value);
  const tens = Math.floor(value / 10);
  const ones = value % 10;
  const head = tens === 0 ? '' : tens === 1 ? '十' : `${digits.charAt(tens)}十`;
  return head + (ones === 0 ? '' : digits.charAt(ones));
}

/** Reads a Chinese number up to 99; undefined for what is none. */
export function readChineseNumber(text: string): number | undefined {
  const found = /^([一二三四五六七八九])?(十)?([一二三四五六七八九])?$/u.exec(text);
  if (found === null || text === '') return undefined;
  const [, first, ten, last] = found;
  const value = (character: string | undefined): number =>
    character === undefined ? 0 : digits.indexOf(character);
  if (ten === undefined) return last === undefined && first !== undefined ? value(first) : undefined;
  return (first === undefined ? 1 : value(first)) * 10 + value(last);
}

/** Circled numbers ① to ⑳. */
const circled = (value: number): string =>
  value >= 1 && value <= 20 ? String.fromCodePoint(0x245f + value) : `(${value})`;

/** The number of the `value`-th heading at a level of an official document. */
export function officialNumber(level: number, value: number): string {
  switch (level) {
    case 1:
      return `${chineseNumber(value)}、`;
    case 2:
      return `（${chineseNumber(value)}）`;
    case 3:
      return `${value}.`;
    case 4:
      return `（${value}）`;
    default:
      return circled(value);
  }
}

/** A number that somebody typed: its level in the official order, its value, how it is written, and what follows it. */
export type TypedNumber = {
  level: number;
  value: number;
  written: string;
  rest: string;
  /** Written as the standard asks: `一、`, not `一.` or `(一)`. */
  proper: boolean;
};

const forms: readonly (readonly [form: RegExp, level: number, proper: RegExp])[] = [
  [/^([一二三四五六七八九十]{1,3})(、|\.|．|，|,|:|：)\s*/u, 1, /^[一二三四五六七八九十]+、\s*$/u],
  [/^[（(]([一二三四五六七八九十]{1,3})[）)](、|\.|，)?\s*/u, 2, /^（[一二三四五六七八九十]+）\s*$/u],
  [/^(\d{1,2})(\.|．|、|，)(?!\d)\s*/u, 3, /^\d+[.．]\s*$/u],
  [/^[（(](\d{1,2})[）)](、|\.|，)?\s*/u, 4, /^（\d+）\s*$/u],
  [/^([①-⑳])(、|\.|，)?\s*/u, 5, /^[①-⑳]\s*$/u],
];

/** Reads the number a line begins with; undefined where it begins with none. */
export function typedNumber(line: string): TypedNumber | undefined {
  for (const [form, level, proper] of forms) {
    const found = form.exec(line);
    if (found === null) continue;
    const [written, digitsOf = ''] = found;
    const value =
      level === 5
        ? (digitsOf.codePointAt(0) ?? 0x245f) - 0x245f
        : level <= 2
          ? readChineseNumber(digitsOf)
          : Number(digitsOf);
    if (value === undefined || value < 1) continue;
    return { level, value, written, rest: line.slice(written.length), proper: proper.test(written) };
  }
  return undefined;
}

const decimalForm = /^(\d{1,2}(?:\.\d{1,2}){0,4})[.、]?\s+(?=\S)/u;

/** A heading without the number it was typed with, whatever the style. */
export function withoutNumber(title: string): string {
  const typed = typedNumber(title);
  if (typed !== undefined) return typed.rest;
  return title.replace(decimalForm, '');
}

/** Counts headings level by level: a deeper count begins anew under each heading. */
export class HeadingCounter {
  readonly #counts: number[] = [0, 0, 0, 0, 0, 0];

  /** The heading's place: how many at this level under its parent, and the whole path. */
  next(level: number): { value: number; path: readonly number[] } {
    this.#counts[level] = (this.#counts[level] ?? 0) + 1;
    for (let deeper = level + 1; deeper <= outlineDepth; deeper += 1) this.#counts[deeper] = 0;
    return {
      value: this.#counts[level] ?? 1,
      path: this.#counts.slice(1, level + 1).filter((value) => value > 0),
    };
  }
}

/** What stands before a heading in a numbering. */
export function numberOf(
  numbering: Numbering,
  level: number,
  { value, path }: { value: number; path: readonly number[] },
): string {
  if (numbering === 'none') return '';
  return numbering === 'official' ? officialNumber(level, value) : `${path.join('.')} `;
}
