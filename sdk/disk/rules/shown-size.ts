// Decides which things of disks are shown with a size: files, and disks in a list of them where anything lies on them.
import type { DiskNode } from '../../contract/disk-entities.ts';

/** What a thing takes, in bytes; undefined for folders, which nobody adds up. Only a whole disk's row has a size of its own. */
export const shownSize = ({ isFolder, size }: Pick<DiskNode, 'isFolder' | 'size'>): number | undefined =>
  isFolder && size === 0 ? undefined : size;
