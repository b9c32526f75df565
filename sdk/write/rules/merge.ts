// Merges what two people wrote since the same revision, block by block; where both changed the same place, it says so.
import type { RichNode } from '../../contract/rich-text.ts';

/** A place where both wrote something else. */
export type Conflict = {
  /** Block of the merged text where mine stands. */
  at: number;
  mine: readonly RichNode[];
  theirs: readonly RichNode[];
};

/** What came of a merge; in conflicts mine stands in the text. */
export type Merged = { blocks: RichNode[]; conflicts: Conflict[] };

/** A stretch of the base that one side replaced. */
type Hunk = { start: number; end: number; with: readonly RichNode[] };

/** Blocks beyond which a whole middle counts as changed: finding the least change costs their product. */
const maxSide = 3_000;

/** Which base blocks became which: pairs of places, ascending, of blocks that are the same. */
function matches(a: readonly string[], b: readonly string[]): [number, number][] {
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (
    tail < a.length - head &&
    tail < b.length - head &&
    a[a.length - 1 - tail] === b[b.length - 1 - tail]
  )
    tail += 1;
  const pairs: [number, number][] = [];
  for (let at = 0; at < head; at += 1) pairs.push([at, at]);
  const rows = a.length - head - tail;
  const columns = b.length - head - tail;
  if (rows > 0 && columns > 0 && rows <= maxSide && columns <= maxSide) {
    const width = columns + 1;
    const lengths = new Uint16Array((rows + 1) * width);
    for (let row = rows - 1; row >= 0; row -= 1)
      for (let column = columns - 1; column >= 0; column -= 1)
        lengths[row * width + column] =
          a[head + row] === b[head + column]
            ? (lengths[(row + 1) * width + column + 1] ?? 0) + 1
            : Math.max(lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0);
    for (let row = 0, column = 0; row < rows && column < columns;) {
      if (a[head + row] === b[head + column]) {
        pairs.push([head + row, head + column]);
        row += 1;
        column += 1;
      } else if ((lengths[(row + 1) * width + column] ?? 0) >= (lengths[row * width + column + 1] ?? 0))
        row += 1;
      else column += 1;
    }
  }
  for (let left = tail; left > 0; left -= 1) pairs.push([a.length - left, b.length - left]);
  return pairs;
}

/** What one side changed. */
function hunksOf(base: readonly string[], side: readonly string[], nodes: readonly RichNode[]): Hunk[] {
  const hunks: Hunk[] = [];
  let row = 0;
  let column = 0;
  for (const [nextRow, nextColumn] of [...matches(base, side), [base.length, side.length] as const]) {
    if (nextRow > row || nextColumn > column)
      hunks.push({ start: row, end: nextRow, with: nodes.slice(column, nextColumn) });
    row = nextRow + 1;
    column = nextColumn + 1;
  }
  return hunks;
}

const keys = (nodes: readonly RichNode[]): string[] => nodes.map((node) => JSON.stringify(node));
const same = (a: readonly RichNode[], b: readonly RichNode[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Merges two texts that began as the same. */
export function mergeBlocks(
  base: readonly RichNode[],
  mine: readonly RichNode[],
  theirs: readonly RichNode[],
): Merged {
  const baseKeys = keys(base);
  const own = hunksOf(baseKeys, keys(mine), mine);
  const other = hunksOf(baseKeys, keys(theirs), theirs);
  const blocks: RichNode[] = [];
  const conflicts: Conflict[] = [];
  let at = 0;
  while (own.length > 0 || other.length > 0) {
    const start = Math.min(own[0]?.start ?? Infinity, other[0]?.start ?? Infinity);
    let end = start;
    const left: Hunk[] = [];
    const right: Hunk[] = [];
    // Everything that touches becomes one place.
    for (;;) {
      const [hunk] = own;
      const [hers] = other;
      const touches = (one: Hunk | undefined): one is Hunk =>
        one !== undefined &&
        (left.length + right.length === 0
          ? one.start === start
          : one.start < end ||
            (one.start === end && one.end === end && start !== end) ||
            one.start === start);
      if (touches(hunk)) {
        left.push(hunk);
        own.shift();
        end = Math.max(end, hunk.end);
      } else if (touches(hers)) {
        right.push(hers);
        other.shift();
        end = Math.max(end, hers.end);
      } else break;
    }
    blocks.push(...base.slice(at, start));
    const rebuilt = (hunks: readonly Hunk[]): RichNode[] => {
      const nodes: RichNode[] = [];
      let place = start;
      for (const hunk of hunks) {
        nodes.push(...base.slice(place, hunk.start), ...hunk.with);
        place = hunk.end;
      }
      return [...nodes, ...base.slice(place, end)];
    };
    const written = rebuilt(left);
    const heard = rebuilt(right);
    if (right.length === 0 || same(written, heard)) blocks.push(...written);
    else if (left.length === 0) blocks.push(...heard);
    // Two insertions at one place, nothing taken away: both stay, theirs first.
    else if (end === start) blocks.push(...heard, ...written);
    else {
      conflicts.push({ at: blocks.length, mine: written, theirs: heard });
      blocks.push(...written);
    }
    at = end;
  }
  blocks.push(...base.slice(at));
  return { blocks, conflicts };
}

/** How conflicts are settled. */
export type Settling = 'mine' | 'theirs' | 'both';

/** The merged text with its conflicts settled in one way. */
export function settle({ blocks, conflicts }: Merged, way: Settling): RichNode[] {
  const settled = [...blocks];
  for (const { at, mine, theirs } of [...conflicts].reverse()) {
    const chosen = way === 'mine' ? mine : way === 'theirs' ? theirs : [...theirs, ...mine];
    settled.splice(at, mine.length, ...chosen);
  }
  return settled;
}

/** A block of a comparison: the same in both, only in the older one, or only in the newer one. */
export type Compared = { change: 'same' | 'gone' | 'new'; node: RichNode };

/** Two versions side by side, in the order of reading. */
export function compareBlocks(older: readonly RichNode[], newer: readonly RichNode[]): Compared[] {
  const rows: Compared[] = [];
  let at = 0;
  for (const hunk of hunksOf(keys(older), keys(newer), newer)) {
    for (const node of older.slice(at, hunk.start)) rows.push({ change: 'same', node });
    for (const node of older.slice(hunk.start, hunk.end)) rows.push({ change: 'gone', node });
    for (const node of hunk.with) rows.push({ change: 'new', node });
    at = hunk.end;
  }
  for (const node of older.slice(at)) rows.push({ change: 'same', node });
  return rows;
}
