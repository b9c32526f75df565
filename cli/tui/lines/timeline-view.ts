// Decides which lines of a timeline are on screen: it is held at its lower edge, and only what is seen is measured.

/** The lower edge of what is seen: `line` lines of the row with this key; undefined is the newest line of all. */
export type Edge = { key: string; line: number } | undefined;

/** A timeline as far as scrolling is concerned. `height` is asked only for rows near the edge. */
export type Lines = {
  readonly count: number;
  indexOf(key: string): number;
  keyAt(index: number): string;
  height(index: number): number;
};

/** Lines `from` to `to` (exclusive) of a row. */
export type Stretch = { index: number; from: number; to: number };

type Place = { index: number; line: number };

function placeOf(lines: Lines, edge: Edge): Place {
  const last = { index: lines.count - 1, line: lines.count > 0 ? lines.height(lines.count - 1) : 0 };
  if (edge === undefined) return last;
  const index = lines.indexOf(edge.key);
  // A row that is gone (a withdrawn echo, say) leaves the newest in sight.
  if (index < 0) return last;
  return { index, line: Math.min(edge.line, lines.height(index)) };
}

function edgeOf(lines: Lines, { index, line }: Place): Edge {
  const isNewest = index >= lines.count - 1 && line >= lines.height(lines.count - 1);
  return isNewest || index < 0 ? undefined : { key: lines.keyAt(index), line };
}

/** What is on screen, oldest first; together at most `height` lines. */
export function visible(lines: Lines, edge: Edge, height: number): Stretch[] {
  const seen: Stretch[] = [];
  let left = height;
  const place = placeOf(lines, edge);
  for (let index = place.index; index >= 0 && left > 0; index -= 1) {
    const to = index === place.index ? place.line : lines.height(index);
    const from = Math.max(0, to - left);
    if (to > from) seen.unshift({ index, from, to });
    left -= to - from;
  }
  return seen;
}

/** The edge after scrolling by some lines; it stops where the first line is at the top and the newest at the bottom. */
export function scrolled(lines: Lines, edge: Edge, height: number, by: number): Edge {
  if (lines.count === 0) return undefined;
  const moved = moveBy(lines, placeOf(lines, edge), by);
  const lowest = fromTop(lines, 0, height);
  return edgeOf(lines, isBefore(moved, lowest) ? lowest : moved);
}

/** The edge that shows a line of a row, the first one by itself, at the top, or as near to it as there are lines below. */
export function edgeWithTop(lines: Lines, index: number, height: number, line = 0): Edge {
  return edgeOf(lines, moveBy(lines, { index, line }, height));
}

/** The least move that shows the whole row; of a row higher than the screen its beginning is shown. */
export function edgeShowing(lines: Lines, edge: Edge, height: number, index: number): Edge {
  const top = fromTop(lines, index, height);
  const bottom = { index, line: lines.height(index) };
  const place = placeOf(lines, edge);
  if (isBefore(place, bottom)) return edgeOf(lines, lines.height(index) > height ? top : bottom);
  return edgeOf(lines, isBefore(top, place) ? top : place);
}

function isBefore(a: Place, b: Place): boolean {
  return a.index < b.index || (a.index === b.index && a.line < b.line);
}

function fromTop(lines: Lines, index: number, height: number): Place {
  return moveBy(lines, { index, line: 0 }, height);
}

function moveBy(lines: Lines, from: Place, by: number): Place {
  let { index, line } = from;
  let left = by;
  while (left < 0) {
    const step = Math.min(-left, line);
    line -= step;
    left += step;
    if (line > 0 || index === 0) break;
    if (left === 0) break;
    index -= 1;
    line = lines.height(index);
  }
  while (left > 0) {
    const step = Math.min(left, lines.height(index) - line);
    line += step;
    left -= step;
    if (left === 0 || index >= lines.count - 1) break;
    index += 1;
    line = 0;
  }
  return { index, line };
}
