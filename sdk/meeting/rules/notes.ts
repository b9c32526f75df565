// Decides what notes become that two people have changed at once: line by line, nothing of either is lost.

/** Places of lines that both texts have, in order: the longest run of them. */
function shared(one: readonly string[], other: readonly string[]): [number, number][] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  const at = (row: number, column: number): number => lengths[row]?.[column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1) {
      const line = lengths[row];
      if (line === undefined) continue;
      line[column] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < one.length && column < other.length;) {
    if (one[row] === other[column]) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

/** Lines of notes beyond which they are joined as wholes; the office bounds their characters. */
const mostLines = 1_000;

/**
 * @param base what both began from @param mine what I made of it @param theirs what stands there now
 * Where both changed the same lines, theirs stand first and mine after them.
 */
export function mergedNotes(base: string, mine: string, theirs: string): string {
  if (base === theirs || mine === theirs) return mine;
  if (base === mine) return theirs;
  const [old, own, other] = [base, mine, theirs].map((text) => text.split('\n')) as [
    string[],
    string[],
    string[],
  ];
  if (Math.max(old.length, own.length, other.length) > mostLines) return `${theirs}\n${mine}`;
  const inMine = new Map(shared(old, own));
  const inTheirs = new Map(shared(old, other));
  const merged: string[] = [];
  let [fromOld, fromMine, fromTheirs] = [0, 0, 0];
  for (let line = 0; line <= old.length; line += 1) {
    const [toMine, toTheirs] =
      line === old.length ? [own.length, other.length] : [inMine.get(line), inTheirs.get(line)];
    if (toMine === undefined || toTheirs === undefined) continue;
    const before = old.slice(fromOld, line).join('\n');
    const [added, others] = [own.slice(fromMine, toMine), other.slice(fromTheirs, toTheirs)];
    if (added.join('\n') === before) merged.push(...others);
    else if (others.join('\n') === before || added.join('\n') === others.join('\n')) merged.push(...added);
    else merged.push(...others, ...added);
    if (line < old.length) merged.push(old[line] ?? '');
    [fromOld, fromMine, fromTheirs] = [line + 1, toMine + 1, toTheirs + 1];
  }
  return merged.join('\n');
}
