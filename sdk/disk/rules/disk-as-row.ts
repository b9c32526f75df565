// Shows a disk of a list of disks as the row of a folder.
import type { Disk, DiskNode } from '../../contract/disk-entities.ts';

/** A disk in a list of disks looks like the folder it opens. */
export function diskAsRow(disk: Disk): DiskNode {
  return {
    ...{
      id: disk.rootId,
      parentId: '0',
      diskId: disk.id,
      diskKind: disk.kind,
      isFolder: true,
      name: disk.name,
    },
    ...{
      size: disk.usedBytes,
      type: '',
      md5: '',
      fileId: '',
      uploaderId: '',
      uploaderName: '',
      createdTime: 0,
      modifiedTime: 0,
    },
    ...{ version: 0, rev: 0, level: 'view', sharedWith: 0, starred: false },
  };
}
