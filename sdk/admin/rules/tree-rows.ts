// A tree of departments as rows in the order in which they are read.
import type { AdminDepartment } from '../../contract/admin.ts';

/** A row: how deep it stands, and whether it can be unfolded. */
export type TreeRow = {
  department: AdminDepartment;
  depth: number;
  hasChildren: boolean;
  folded: boolean;
  /** First and last among its siblings: there it goes no further. */
  first: boolean;
  last: boolean;
};

/** Departments above come before those below; what stands under a folded one is left out. */
export function treeRows(all: readonly AdminDepartment[], folded: ReadonlySet<string>): TreeRow[] {
  const ids = new Set(all.map(({ id }) => id));
  const below = Map.groupBy(all, ({ parentId }) => (ids.has(parentId) ? parentId : ''));
  const rows: TreeRow[] = [];
  const walk = (parentId: string, depth: number): void => {
    const siblings = below.get(parentId) ?? [];
    siblings.forEach((department, index) => {
      const hasChildren = below.has(department.id);
      const isFolded = hasChildren && folded.has(department.id);
      rows.push({
        department,
        depth,
        hasChildren,
        folded: isFolded,
        first: index === 0,
        last: index === siblings.length - 1,
      });
      if (!isFolded) walk(department.id, depth + 1);
    });
  };
  walk('', 0);
  return rows;
}
