// Decides what a key does in a tree: arrows walk, right opens, left closes or goes to the parent.

/** What of a row the keys need. */
export type KeyRow = {
  readonly depth: number;
  readonly open: boolean;
  readonly node: { readonly kind: string };
};

/** Where the focus goes, and whether that row is toggled or used; undefined when the key is not for the tree. */
export type TreeKeyAct = { readonly index: number; readonly toggle?: boolean; readonly open?: boolean };

/** The act of a key at row `at`. */
export function treeKey(key: string, rows: readonly KeyRow[], at: number): TreeKeyAct | undefined {
  const row = rows[at];
  const last = rows.length - 1;
  if (row === undefined) return undefined;
  const isBranch = row.node.kind === 'dept';
  switch (key) {
    case 'ArrowDown':
      return { index: Math.min(last, at + 1) };
    case 'ArrowUp':
      return { index: Math.max(0, at - 1) };
    case 'Home':
      return { index: 0 };
    case 'End':
      return { index: last };
    case 'Enter':
    case ' ':
      return { index: at, open: true };
    case 'ArrowRight':
      if (!isBranch) return { index: at };
      if (!row.open) return { index: at, toggle: true };
      return { index: (rows[at + 1]?.depth ?? 0) > row.depth ? at + 1 : at };
    case 'ArrowLeft': {
      if (isBranch && row.open) return { index: at, toggle: true };
      const parent = rows.findLastIndex((candidate, index) => index < at && candidate.depth < row.depth);
      return { index: parent < 0 ? at : parent };
    }
    default:
      return undefined;
  }
}
