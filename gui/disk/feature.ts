// The cloud disk as a feature of the window: its places.
import type { GuiFeature } from '../feature.ts';

/** Disks, the bin, what is shared. */
export const diskFeature: GuiFeature = {
  name: 'disk',
  routes: [
    {
      path: '/main/disk/:kind?/:folderId?',
      load: async () => (await import('./DiskPage.tsx')).DiskPage,
    },
  ],
  pictures: [
    { name: 'disk-personal', address: '/main/disk/personal' },
    { name: 'disk-list', address: '/main/disk' },
    { name: 'disk-groups', address: '/main/disk/group' },
    { name: 'disk-group', address: '/main/disk/group/200' },
    { name: 'disk-empty', address: '/main/disk/department/400' },
    { name: 'disk-gone', address: '/main/disk/group/999' },
    { name: 'disk-offline', address: '/main/disk/unit/500' },
    { name: 'disk-tasks', address: '/main/disk/taskStart' },
    { name: 'disk-recent', address: '/main/disk/recent' },
    { name: 'disk-starred', address: '/main/disk/starred' },
    { name: 'disk-shared', address: '/main/disk/shared' },
    { name: 'disk-mine', address: '/main/disk/mine' },
    { name: 'disk-trash', address: '/main/disk/trash' },
  ],
};
