// Compares two texts line by line: what stayed, what went, what came (Myers), for the versions of a file.

/** A run of lines that have the same fate. */
export type TextChange = { readonly kind: 'same' | 'removed' | 'added'; readonly lines: readonly string[] };

/** Changes that are looked for one by one at most; beyond, the differing middle is told whole. */
const maxSteps = 1_000;

/** From the older text to the newer. The answer is bounded: texts that share little are removed and added whole. */
export function compareText(older: string, newer: string): readonly TextChange[] {
  const [a, b] = [older.split(/\r?\n/), newer.split(/\r?\n/)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [middleA, middleB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return joined([
    { kind: 'same', lines: a.slice(0, start) },
    ...middle(middleA, middleB),
    { kind: 'same', lines: a.slice(a.length - end) },
  ]);
}

function middle(a: readonly string[], b: readonly string[]): TextChange[] {
  const steps = traces(a, b);
  if (steps === undefined)
    return [
      { kind: 'removed', lines: a },
      { kind: 'added', lines: b },
    ];
  const back: TextChange[] = [];
  let [x, y] = [a.length, b.length];
  for (let depth = steps.length - 1; depth >= 0 && (x > 0 || y > 0); depth -= 1) {
    const furthest = steps[depth] as ReadonlyMap<number, number>;
    const diagonal = x - y;
    const down =
      diagonal === -depth ||
      (diagonal !== depth && (furthest.get(diagonal - 1) ?? -1) < (furthest.get(diagonal + 1) ?? -1));
    const before = down ? diagonal + 1 : diagonal - 1;
    const fromX = depth === 0 ? 0 : (furthest.get(before) ?? 0);
    const fromY = fromX - before;
    const kept = Math.min(x - fromX, y - (depth === 0 ? 0 : fromY));
    const run = depth === 0 ? x : Math.max(0, down ? x - fromX : Math.min(kept, x - fromX - 1));
    if (run > 0) back.push({ kind: 'same', lines: a.slice(x - run, x) });
    if (depth === 0) break;
    if (down) back.push({ kind: 'added', lines: b.slice(fromY, fromY + 1) });
    else back.push({ kind: 'removed', lines: a.slice(fromX, fromX + 1) });
    [x, y] = [fromX, fromY];
  }
  return back.toReversed();
}

/** How far each number of changes leads on each diagonal; undefined where it takes too many. */
function traces(a: readonly string[], b: readonly string[]): ReadonlyMap<number, number>[] | undefined {
  const furthest = new Map<number, number>([[1, 0]]);
  const kept: ReadonlyMap<number, number>[] = [];
  for (let depth = 0; depth <= Math.min(maxSteps, a.length + b.length); depth += 1) {
    kept.push(new Map(furthest));
    for (let diagonal = -depth; diagonal <= depth; diagonal += 2) {
      const down =
        diagonal === -depth ||
        (diagonal !== depth && (furthest.get(diagonal - 1) ?? -1) < (furthest.get(diagonal + 1) ?? -1));
      let x = down ? (furthest.get(diagonal + 1) ?? 0) : (furthest.get(diagonal - 1) ?? 0) + 1;
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x += 1;
      furthest.set(diagonal, x);
      if (x >= a.length && x - diagonal >= b.length) return kept;
    }
  }
  return undefined;
}

/** Runs of the same fate are one, and none is empty. */
function joined(changes: readonly TextChange[]): TextChange[] {
  const whole: { kind: TextChange['kind']; lines: string[] }[] = [];
  for (const { kind, lines } of changes) {
    const last = whole.at(-1);
    if (last?.kind === kind) last.lines.push(...lines);
    else if (lines.length > 0) whole.push({ kind, lines: [...lines] });
  }
  return whole;
}
