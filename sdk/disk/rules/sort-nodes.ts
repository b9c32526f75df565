// Orders things of lists that come whole, as the office orders a folder: folders first, then by what was chosen.
import type { DiskNode } from '../../contract/disk-entities.ts';

/** By what a list can be ordered. */
export type DiskSort = 'name' | 'size' | 'time' | 'uploader';

const collator = new Intl.Collator('zh-u-co-pinyin', { numeric: true });

/** In that order; those of the same rank stay as they came. */
export function sortNodes(
  rows: readonly DiskNode[],
  sort: DiskSort,
  descending: boolean,
): readonly DiskNode[] {
  const by: Readonly<Record<DiskSort, (a: DiskNode, b: DiskNode) => number>> = {
    name: (a, b) => collator.compare(a.name, b.name),
    size: (a, b) => a.size - b.size,
    time: (a, b) => timeOf(a) - timeOf(b),
    uploader: (a, b) => collator.compare(a.uploaderName, b.uploaderName),
  };
  const sign = descending ? -1 : 1;
  return rows.toSorted((a, b) => Number(b.isFolder) - Number(a.isFolder) || sign * by[sort](a, b));
}

/** In the bin it is the time of deleting that is shown. */
const timeOf = ({ trashedTime, modifiedTime }: DiskNode): number => trashedTime ?? modifiedTime;
