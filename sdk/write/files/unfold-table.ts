// Lays a table with merged cells out on its full grid: what was merged keeps its words in its first cell, and every other cell stays under its own column.
import type { RichNode } from '../../contract/rich-text.ts';

/** Over how many columns and rows a cell reaches. */
export type Reach = { columns: number; rows: number };

/** A file that says more than this means something else. */
const most = 200;

/** How far a cell reaches, by what its tag says. */
export function reachOf(columns: string | undefined, rows: string | undefined): Reach | undefined {
  const number = (text: string | undefined): number => Math.min(most, Math.max(1, Number(text ?? 1) || 1));
  const reach = { columns: number(columns), rows: number(rows) };
  return reach.columns === 1 && reach.rows === 1 ? undefined : reach;
}

/** Puts empty cells where a merged one reaches; a table without merged cells stays as it is. */
export function unfoldTable(table: RichNode, reaches: ReadonlyMap<RichNode, Reach>): void {
  const rows = table.content ?? [];
  if (!rows.some(({ content = [] }) => content.some((cell) => reaches.has(cell)))) return;
  /** For each column how many rows below are still taken by a cell above, and of which kind that is. */
  const taken: ({ rows: number; type: string } | undefined)[] = [];
  for (const row of rows) {
    const own = [...(row.content ?? [])];
    const laid: RichNode[] = [];
    while (own.length > 0 || (taken[laid.length]?.rows ?? 0) > 0) {
      const above = taken[laid.length];
      if (above !== undefined && above.rows > 0) {
        above.rows -= 1;
        laid.push(empty(above.type));
        continue;
      }
      const cell = own.shift() as RichNode;
      const { columns, rows: below } = reaches.get(cell) ?? { columns: 1, rows: 1 };
      for (let column = 0; column < columns; column += 1) {
        taken[laid.length] = { rows: below - 1, type: cell.type };
        laid.push(column === 0 ? cell : empty(cell.type));
      }
    }
    row.content = laid;
  }
}

const empty = (type: string): RichNode => ({ type, content: [{ type: 'paragraph' }] });
