// The lists beside a folder of the disk: the kinds of disks, and the lists across them.
import type { DiskView } from '#sdk/disk/screens/disk-folder.ts';
import type { TextKey } from '#sdk/locales/index.ts';

/** One line of them. */
export type DiskPlace = { readonly view: DiskView; readonly label: TextKey };

/** In the order of the window. */
export const diskPlaces: readonly DiskPlace[] = [
  { view: 'personal', label: 'disk.kinds.personal' },
  { view: 'group', label: 'disk.kinds.group' },
  { view: 'department', label: 'disk.kinds.department' },
  { view: 'unit', label: 'disk.kinds.unit' },
  { view: 'company', label: 'disk.kinds.company' },
  { view: 'task', label: 'disk.kinds.task' },
  { view: 'recent', label: 'disk.recent' },
  { view: 'starred', label: 'disk.starred' },
  { view: 'shared', label: 'disk.sharedWithMe' },
  { view: 'mine', label: 'disk.mine' },
  { view: 'trash', label: 'disk.trash' },
];
