// Decides what of a hit is marked, and which part of a long message is shown around it.

/** Start and end in UTF-16 units. */
export type TextRange = readonly [start: number, end: number];

const longest = 120;

/** How much room the place has; a cell is half of a Chinese character. */
export type Room = 'wide' | 'narrow';
/** A hit within `whole` cells of the start needs no cut; else `kept` cells of what comes before it are shown. */
const rooms = {
  wide: { cells: 68, whole: 44, kept: 28 },
  narrow: { cells: 32, whole: 14, kept: 8 },
} as const;
const wideUnits = /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7a3\uf900-\uff60\ud800-\udbff]/g;
const cellsOf = (text: string): number => text.length + (text.match(wideUnits)?.length ?? 0);

/** Where a name holds what was typed; a hit by pinyin marks nothing, because no character of it was typed. */
export function nameRanges(name: string, query: string): TextRange[] {
  const wanted = query.trim().toLowerCase();
  const at = wanted === '' ? -1 : name.toLowerCase().indexOf(wanted);
  return at < 0 ? [] : [[at, at + wanted.length]];
}

/**
 * One line of a message around its first hit, with the ranges moved along.
 * @param room in a narrow place the hit stands nearer to the start, so that it is in view
 */
export function excerpt(
  text: string,
  ranges: readonly TextRange[],
  room: Room = 'wide',
): { text: string; ranges: readonly TextRange[] } {
  const start = startOf(text, ranges[0]?.[0] ?? 0, rooms[room]);
  const end = Math.min(text.length, start + longest);
  const cut = start > 0 ? '…' : '';
  const shown = cut + text.slice(start, end).replace(/[\r\n\t]/g, ' ');
  const shift = cut.length - start;
  const kept = ranges
    .filter(([from, to]) => from >= start && to <= end)
    .map(([from, to]): TextRange => [from + shift, to + shift]);
  return { text: shown, ranges: kept };
}

/** Where the shown part begins: a little before the hit, earlier where what follows it leaves room. */
function startOf(text: string, first: number, room: (typeof rooms)[Room]): number {
  if (cellsOf(text.slice(0, first)) <= room.whole) return 0;
  let start = first;
  const fits = (from: number): boolean =>
    cellsOf(text.slice(from, first)) <= room.kept || cellsOf(text.slice(from)) <= room.cells;
  while (start > 0 && fits(start - 1)) start -= 1;
  // A cut does not end in front of a comma, nor inside of a surrogate pair.
  const skip = (what: RegExp): void => {
    while (start > 0 && start < first && what.test(text[start] ?? '')) start += 1;
  };
  // Nor inside of a word of letters, which would be another word.
  if (/[\p{Script=Latin}\p{N}]/v.test(text[start - 1] ?? '')) skip(/[\p{Script=Latin}\p{N}'’\-]/v);
  skip(/[\s\p{P}\uDC00-\uDFFF]/v);
  return start;
}
