// Where a query's units stand in a text, for highlighting; offsets are those of the text as it is shown.
import type { Instead } from './rows.ts';
import { normalise, parseQuery, wordStart } from './search-text.ts';

/** A half-open range of UTF-16 offsets. */
export type TextRange = { from: number; to: number };

/** What is normalised together: a base character with its marks, a syllable of conjoining Hangul. */
const cluster = /[\u1100-\u11ff]+|\P{M}\p{M}*|\p{M}+/gu;

/** All places of the query's units in `plain`, in order, merged where they overlap or touch. */
export function findRanges(plain: string, query: string, instead?: Instead): TextRange[] {
  const { text, origin } = normaliseWithOrigin(plain);
  const parsed = parseQuery(query);
  const found: TextRange[] = [];
  const add = (at: number, length: number): void => {
    const last = origin[at + length - 1];
    const first = origin[at];
    if (first !== undefined && last !== undefined) found.push({ from: first.from, to: last.to });
  };
  const others = parsed.words.flatMap((word) => instead?.get(word) ?? []).map(normalise);
  for (const wanted of [...parsed.runs.map((run) => run.join('')), ...others.filter((text) => text !== '')]) {
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length))
      add(at, wanted.length);
  }
  for (const word of parsed.words) {
    for (let at = wordStart(text, word, 0); at >= 0; at = wordStart(text, word, at + 1)) add(at, word.length);
  }
  return merge(found);
}

function normaliseWithOrigin(plain: string): { text: string; origin: TextRange[] } {
  let text = '';
  const origin: TextRange[] = [];
  for (const match of plain.matchAll(cluster)) {
    const piece = normalise(match[0]);
    text += piece;
    const range = { from: match.index, to: match.index + match[0].length };
    for (let index = 0; index < piece.length; index += 1) origin.push(range);
  }
  return { text, origin };
}

function merge(ranges: TextRange[]): TextRange[] {
  const merged: TextRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const last = merged.at(-1);
    if (last !== undefined && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else merged.push({ ...range });
  }
  return merged;
}
