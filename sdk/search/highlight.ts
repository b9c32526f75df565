// Decides what of a hit is marked, and which part of a long message is shown around it.

/** Start and end in UTF-16 units. */
export type TextRange = readonly [start: number, end: number];

const before = 14;
const longest = 120;

/** Where a name holds what was typed; a hit by pinyin marks nothing, because no character of it was typed. */
export function nameRanges(name: string, query: string): TextRange[] {
  const wanted = query.trim().toLowerCase();
  const at = wanted === '' ? -1 : name.toLowerCase().indexOf(wanted);
  return at < 0 ? [] : [[at, at + wanted.length]];
}

/** One line of a message around its first hit, with the ranges moved along. */
export function excerpt(
  text: string,
  ranges: readonly TextRange[],
): { text: string; ranges: readonly TextRange[] } {
  const first = ranges[0]?.[0] ?? 0;
  // Never begins inside a surrogate pair.
  let start = first > before * 2 ? first - before : 0;
  if (/[\uDC00-\uDFFF]/.test(text[start] ?? '')) start -= 1;
  const end = Math.min(text.length, start + longest);
  const lead = start > 0 ? '…' : '';
  const shown = lead + text.slice(start, end).replace(/[\r\n\t]/g, ' ');
  const shift = lead.length - start;
  const kept = ranges
    .filter(([from, to]) => from >= start && to <= end)
    .map(([from, to]): TextRange => [from + shift, to + shift]);
  return { text: shown, ranges: kept };
}
