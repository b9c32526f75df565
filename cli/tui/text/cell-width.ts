// How many cells a text takes in a terminal, what of it is safe to draw there, and how it is cut to a width.
import stringWidth from 'string-width';

/** How wide the terminal draws characters that Unicode calls ambiguous, such as “ ” — … ① °. */
export type AmbiguousWidth = 1 | 2;

/**
 * How wide this process's terminal draws them. There is one terminal to a process, and all that is measured and drawn
 * for it goes by the same width unless another is given.
 */
let present: AmbiguousWidth = 1;

/** Says how wide they are from now on; what was drawn before has to be drawn again. */
export function setAmbiguousWidth(width: AmbiguousWidth): void {
  present = width;
}

/** How wide they are now. */
export const ambiguousWidth = (): AmbiguousWidth => present;

const variationSelectors = /[\ufe0e\ufe0f]/;
const skinTone = /[\u{1f3fb}-\u{1f3ff}]/u;
/** A joiner, a keycap, a variation selector or a skin tone. */
const hasUnsafe = /\u200d|\u20e3|[\ufe0e\ufe0f]|[\u{1f3fb}-\u{1f3ff}]/u;

/**
 * What stands for ambiguous characters where the terminal draws them wide: programs that lay out a screen count them
 * as narrow, so each is written as a full-width character that nobody doubts. Others become the full-width form of the
 * letter or digit they are made of (① is １, é is ｅ).
 */
const wideForms: Readonly<Record<string, string>> = {
  '“': '＂',
  '”': '＂',
  '‘': '＇',
  '’': '＇',
  '—': '－',
  '–': '－',
  '―': '－',
  '·': '・',
  '…': '．',
  '×': 'ｘ',
  '÷': '／',
  '±': '＋',
  '§': '＃',
  '°': '゜',
  '→': '＞',
  '←': '＜',
  '↑': '＾',
  '↓': 'ｖ',
  '○': '〇',
  '●': '＊',
  '★': '＊',
  '☆': '＊',
  '│': '｜',
  '─': '－',
  '█': '＃',
};
/** From `!` to its full-width form, and so on to `~`. */
const fullWidthOffset = 0xfee0;
/** Entries of each table that are kept. */
const keptWidths = 8_192;
const wideKnown = new Map<string, string>();

/** The form of one character for terminals that draw ambiguous ones wide; itself where nobody doubts it. */
function wideForm(character: string): string {
  const known = wideKnown.get(character);
  if (known !== undefined) return known;
  const isAmbiguous = graphemeWidth(character, 1) === 1 && graphemeWidth(character, 2) === 2;
  const base = /[!-~]/.exec(character.normalize('NFKD'))?.[0];
  // Greek and Cyrillic letters have no full-width form: they stay, and a line with them may be off by some cells.
  const form = !isAmbiguous
    ? character
    : (wideForms[character] ??
      (base === undefined ? character : String.fromCodePoint((base.codePointAt(0) ?? 0) + fullWidthOffset)));
  if (wideKnown.size >= keptWidths) wideKnown.clear();
  wideKnown.set(character, form);
  return form;
}

/**
 * The same text with every sequence rewritten whose width terminals do not agree on: variation selectors and skin
 * tones go (❤️ becomes ❤, 👍🏽 becomes 👍), a keycap becomes its digit, pictures joined to one stand beside each other.
 */
export function drawableText(text: string, ambiguous: AmbiguousWidth = present): string {
  let drawn = text;
  if (hasUnsafe.test(text))
    drawn = [...text]
      .filter((character) => !variationSelectors.test(character) && !skinTone.test(character))
      .join('')
      .replaceAll('\u20e3', '')
      .replace(/(\p{Extended_Pictographic})\u200d+/gu, '$1');
  return ambiguous === 2 && !printableAscii.test(drawn) ? graphemes(drawn).map(wideForm).join('') : drawn;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Texts of these characters have one grapheme per UTF-16 unit, one cell each. */
const printableAscii = /^[\u0020-\u007e]*$/;

/** The characters of a text as a person sees them: what the caret steps over and backspace takes away. */
export function graphemes(text: string): string[] {
  if (printableAscii.test(text)) return text.split('');
  return Array.from(segmenter.segment(text), (part) => part.segment);
}

/** Widths of single characters, kept because the same few thousand are measured again and again. */
const known = { 1: new Map<string, number>(), 2: new Map<string, number>() };

/** The cells of one grapheme. */
export function graphemeWidth(grapheme: string, ambiguous: AmbiguousWidth = present): number {
  const widths = known[ambiguous];
  let width = widths.get(grapheme);
  if (width === undefined) {
    width = stringWidth(grapheme, { ambiguousIsNarrow: ambiguous === 1, countAnsiEscapeCodes: true });
    if (widths.size >= keptWidths) widths.clear();
    widths.set(grapheme, width);
  }
  return width;
}

/** The cells a line of text takes. Steering characters count as nothing: they must not be in a drawn text. */
export function cellWidth(text: string, ambiguous: AmbiguousWidth = present): number {
  if (printableAscii.test(text)) return text.length;
  let width = 0;
  for (const { segment } of segmenter.segment(text)) width += graphemeWidth(segment, ambiguous);
  return width;
}

/** The longest beginning of a text that takes at most `width` cells; a wide character is never halved. */
export function headCells(text: string, width: number, ambiguous: AmbiguousWidth = present): string {
  if (printableAscii.test(text)) return text.slice(0, Math.max(0, width));
  let left = width;
  let end = 0;
  for (const { segment, index } of segmenter.segment(text)) {
    left -= graphemeWidth(segment, ambiguous);
    if (left < 0) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

const usualSign = (): string => (present === 2 ? '~' : '…');

/** The text when it fits, else as much of it as leaves room for the sign that something is missing. */
export function truncateCells(
  text: string,
  width: number,
  { ambiguous = present, sign = usualSign() }: { ambiguous?: AmbiguousWidth; sign?: string } = {},
): string {
  if (cellWidth(text, ambiguous) <= width) return text;
  const signWidth = cellWidth(sign, ambiguous);
  if (signWidth > width) return '';
  return headCells(text, width - signWidth, ambiguous).trimEnd() + sign;
}

/** The text cut or filled with blanks to exactly `width` cells. */
export function fitCells(
  text: string,
  width: number,
  {
    ambiguous = present,
    align = 'start',
    sign = usualSign(),
  }: { ambiguous?: AmbiguousWidth; align?: 'start' | 'end'; sign?: string } = {},
): string {
  const cut = truncateCells(text, width, { ambiguous, sign });
  const blanks = ' '.repeat(Math.max(0, width - cellWidth(cut, ambiguous)));
  return align === 'start' ? cut + blanks : blanks + cut;
}
