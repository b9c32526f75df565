// Checks of enumerations in running text: 一是 … 二是 …, 第一 … 第二 …, （1） … （2） …, chapters and articles, tables and attachments.
import type { TextBlock } from './blocks.ts';
import type { Report } from './finding.ts';
import { chineseNumber, readChineseNumber } from './numbering.ts';

/** A way to enumerate. */
type Family = {
  /** Finds a number: what is written of it is the first group, its value the second. */
  pattern: RegExp;
  /** The whole of a number as it should be written. */
  write(value: number, written: string): string;
  /** Whether it goes on in the next blocks; else it begins anew with each. */
  across: boolean;
  /** What does not begin with 1 is said as well; else it is none. */
  fromOne: boolean;
  /** The same number may stand there again, where it is spoken of. */
  again?: true;
};

const han = '[一二三四五六七八九十]{1,3}';
const chinese = (value: number, written: string): string =>
  written.replace(new RegExp(han, 'u'), chineseNumber(value));
const arabic = (value: number, written: string): string => written.replace(/\d{1,3}/u, String(value));
const letters = 'abcdefgh';
const ordinals = 'First Second Third Fourth Fifth Sixth Seventh Eighth'.split(' ');
const circled = (value: number): string => String.fromCodePoint(0x245f + value);
const valueOf = (digits: string): number | undefined =>
  /^\d/u.test(digits)
    ? Number(digits)
    : /^[①-⑳]$/u.test(digits)
      ? (digits.codePointAt(0) ?? 0x245f) - 0x245f
      : /^[A-Z]/u.test(digits)
        ? ordinals.indexOf(digits) + 1
        : /^[a-h]$/u.test(digits)
          ? letters.indexOf(digits) + 1
          : readChineseNumber(digits);

const families: readonly Family[] = [
  {
    pattern: new RegExp(
      `(?<=^|[，。；：、,;:\\s]|要求|强调|指出|提出|做到|重点)((${han})是)(?![否非])`,
      'gu',
    ),
    write: chinese,
    across: true,
    fromOne: true,
  },
  {
    pattern: new RegExp(`(?<=^|[，。；：,;:.\\s])(第(${han}))(?=[，、,：:])`, 'gu'),
    write: chinese,
    across: true,
    fromOne: true,
  },
  { pattern: new RegExp(`^(第(${han})章)`, 'gu'), write: chinese, across: true, fromOne: true, again: true },
  { pattern: new RegExp(`^(第(${han})条)`, 'gu'), write: chinese, across: true, fromOne: true, again: true },
  {
    pattern: /(?<=[：；，。、\s\p{Script=Han}])([（(](\d{1,2})[）)])(?!款|项|目|条|号|年)/gu,
    write: arabic,
    across: false,
    fromOne: false,
  },
  {
    pattern: /(?<=[:;,.\s]\s?)(\(([a-h])\))(?=\s\S)/gu,
    write: (value) => `(${letters.charAt(value - 1)})`,
    across: false,
    fromOne: false,
  },
  {
    pattern: new RegExp(`(?<=^|[.:;]\\s)((${ordinals.join('|')})(?:ly)?)(?=,\\s)`, 'gu'),
    write: (value) => ordinals[value - 1] ?? '',
    across: true,
    fromOne: false,
  },
  {
    pattern: /(?<=^|[：；，。、\s\p{Script=Han}])(([①-⑳]))/gu,
    write: circled,
    across: false,
    fromOne: false,
  },
  { pattern: /(?<=[：；\n]\s{0,2})((\d{1,2})[.．])(?![\d])/gu, write: arabic, across: false, fromOne: true },
  {
    pattern: /^(表\s?(\d{1,2}))(?![\d.．\-–年月])(?=[^。]{0,40}$)/gu,
    write: arabic,
    across: true,
    fromOne: true,
    again: true,
  },
  {
    pattern: /^(图\s?(\d{1,2}))(?![\d.．\-–年月])(?=[^。]{0,40}$)/gu,
    write: arabic,
    across: true,
    fromOne: true,
    again: true,
  },
];

const decimal = /^(\d{1,2}(?:\.\d{1,2}){0,4})(?=\s+\S)/u;

/** Headings with decimal numbers: each is the next one of its level, or the first below the one before. */
function checkDecimals(blocks: readonly TextBlock[], report: Report): void {
  let last: readonly number[] = [];
  blocks.forEach(({ kind, text }, block) => {
    const written = kind === 'heading' ? decimal.exec(text)?.[1] : undefined;
    if (written === undefined) return;
    const path = written.split('.').map(Number);
    const depth = Math.min(path.length, last.length + 1);
    const expected = [...last.slice(0, depth - 1), (last[depth - 1] ?? 0) + 1];
    // A second first heading right behind the first one is no new beginning.
    const begins = path.every((value) => value === 1) && last.join('.') !== written;
    last = path;
    if (begins || expected.join('.') === written) return;
    const suggestion = expected.join('.');
    report({
      kind: 'numbering',
      reason: 'order',
      block,
      start: 0,
      end: written.length,
      text: written,
      suggestion,
    });
    if (expected.length === path.length) last = expected;
  });
}

/** Looks at what is enumerated within and across the paragraphs. */
export function checkEnumerations(blocks: readonly TextBlock[], report: Report): void {
  checkDecimals(blocks, report);
  for (const family of families) {
    const found = blocks.flatMap(({ kind, text }, block) =>
      kind === 'code' || kind === 'cell'
        ? []
        : numbersOf(family.pattern, text).map((each) => ({ ...each, block })),
    );
    if (family.across) checkCount(family, found, report);
    else
      for (const block of new Set(found.map((each) => each.block)))
        checkCount(
          family,
          found.filter((each) => each.block === block),
          report,
        );
  }
}

/** A number as it stands in a text. */
type Counted = { written: string; value: number; index: number };

const numbersOf = (pattern: RegExp, text: string): Counted[] =>
  [...text.matchAll(pattern)].flatMap(({ 1: written = '', 2: digits = '', index }) => {
    const value = valueOf(digits);
    return value === undefined ? [] : [{ written, value, index }];
  });

function checkCount(
  { write, across, fromOne, again }: Family,
  found: readonly (Counted & { block: number })[],
  report: Report,
): void {
  let last = 0;
  found.forEach(({ written, value, index, block }, at) => {
    if (last === 0 && value !== 1 && !fromOne) return;
    // The first one may stand within a sentence.
    if (last === 0 && value === 2 && across && again !== true) last = 1;
    const expected = last + 1;
    if (value === expected || value === 1 || (again === true && value === last)) {
      last = value;
      return;
    }
    report({
      kind: 'numbering',
      reason: 'order',
      block,
      start: index,
      end: index + written.length,
      text: written,
      suggestion: write(expected, written),
    });
    // What goes on as if this one were right was counted rightly.
    last = found[at + 1]?.value === expected + 1 ? expected : value;
  });
}
