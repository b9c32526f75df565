// In which list a thing is opened: on its disk where that is the person's, else among what was shared with them.
import type { Disk, DiskNode } from '../../contract/disk-entities.ts';

/** The list; `disks` are those the person has. */
export function nodeView(
  { diskId, diskKind }: Pick<DiskNode, 'diskId' | 'diskKind'>,
  disks: readonly Pick<Disk, 'id'>[],
): DiskNode['diskKind'] | 'shared' {
  return disks.some(({ id }) => id === diskId) ? diskKind : 'shared';
}
