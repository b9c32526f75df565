// Which occurrences lie over each other: of one person, whoever is not busy with it left out.

type Placed = { key: string; start: number; end: number };

/** Keys of everything that overlaps something else, with what it overlaps. In the order of time. */
export function overlapsOf(rows: readonly Placed[]): ReadonlyMap<string, readonly string[]> {
  const sorted = rows.toSorted((a, b) => a.start - b.start);
  const found = new Map<string, string[]>();
  const note = (key: string, other: string): void => {
    const known = found.get(key);
    if (known === undefined) found.set(key, [other]);
    else known.push(other);
  };
  let open: Placed[] = [];
  for (const row of sorted) {
    open = open.filter((one) => one.end > row.start);
    for (const one of open) {
      note(one.key, row.key);
      note(row.key, one.key);
    }
    open.push(row);
  }
  return found;
}
