// Cuts a list into parts of a size.

/** Parts of at most `size`, in order; none for an empty list. */
export function partsOf<T>(rows: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  for (let start = 0; start < rows.length; start += size) parts.push(rows.slice(start, start + size));
  return parts;
}
