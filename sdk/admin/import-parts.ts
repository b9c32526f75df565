// Sends rows of a table of people in parts: a name that stood in an earlier part is as wrong as one that stands twice in one.
import type { ImportOutcome, ImportRow } from './admin-api.ts';
import { partsOf } from './rules/parts.ts';

/** Every row with its outcome, in the order of the table. */
export async function importInParts(
  rows: readonly ImportRow[],
  largest: number,
  send: (rows: ImportRow[]) => Promise<readonly ImportOutcome[]>,
): Promise<ImportOutcome[]> {
  const told: ImportOutcome[] = [];
  const seen = new Set<string>();
  const nameOf = (row: ImportRow): string => row.loginName.trim().toLowerCase();
  for (const part of partsOf(rows, largest)) {
    // A row without a name lacks one, however many others do.
    const isTwice = (row: ImportRow): boolean => nameOf(row) !== '' && seen.has(nameOf(row));
    const fresh = part.filter((row) => !isTwice(row));
    const twice = part.filter(isTwice);
    for (const row of fresh) seen.add(nameOf(row));
    if (fresh.length > 0) told.push(...(await send(fresh)));
    for (const { row, loginName } of twice)
      told.push({ row, loginName: loginName.trim(), outcome: 'refused', problem: 'loginNameTwice' });
  }
  return told.toSorted((one, other) => one.row - other.row);
}
