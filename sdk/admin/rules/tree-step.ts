// Where a key leads in a tree: to another row, or to folding this one.
import type { TreeRow } from './tree-rows.ts';

/** A row to go to, or whether this one is folded. */
export type TreeStep = { kind: 'go'; id: string } | { kind: 'fold'; folded: boolean };

/** Arrows, Home and End, as trees are walked everywhere; undefined for other keys and at the ends. */
export function stepInTree(rows: readonly TreeRow[], id: string, key: string): TreeStep | undefined {
  const at = rows.findIndex(({ department }) => department.id === id);
  const row = rows[at];
  if (row === undefined) return undefined;
  const go = (other: TreeRow | undefined): TreeStep | undefined =>
    other === undefined ? undefined : { kind: 'go', id: other.department.id };
  switch (key) {
    case 'ArrowDown':
      return go(rows[at + 1]);
    case 'ArrowUp':
      return go(rows[at - 1]);
    case 'Home':
      return go(rows[0]);
    case 'End':
      return go(rows.at(-1));
    case 'ArrowRight':
      if (!row.hasChildren) return undefined;
      return row.folded ? { kind: 'fold', folded: false } : go(rows[at + 1]);
    case 'ArrowLeft':
      if (row.hasChildren && !row.folded) return { kind: 'fold', folded: true };
      return go(rows.find(({ department }) => department.id === row.department.parentId));
    default:
      return undefined;
  }
}
