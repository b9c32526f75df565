// The disks of the frozen office: one's own and a group's folders, what is shared, deleted and started, on its clock.
import type { Disk, DiskKind, DiskNode, DiskShare, DiskTask } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { FrozenAnswers } from './staged-answers.ts';

const day = 86_400_000;
const now = Date.parse('2026-11-20T10:40:00+08:00');
const gigabyte = 1_024 ** 3;

const diskOf = (id: string, kind: DiskKind, name: string, usedBytes: number): Disk => ({
  ...{ id, kind, name, rootId: `${id}00`, ownerId: '1001', quotaBytes: 100 * gigabyte, usedBytes },
  ...{ mostFileBytes: 1_024 * gigabyte, level: kind === 'company' ? 'download' : 'manage' },
  ...{ role: 'user', closed: false },
});
const disks: readonly Disk[] = [
  diskOf('1', 'personal', '沈知行', 61.4 * gigabyte),
  diskOf('2', 'group', '数字化平台组', 12 * gigabyte),
  diskOf('3', 'group', '接口联调小队', gigabyte),
  diskOf('4', 'department', '数字化平台组', 3 * gigabyte),
  diskOf('5', 'unit', '信息中心', 8 * gigabyte),
  diskOf('6', 'company', '远衡能源集团', 40 * gigabyte),
  diskOf('7', 'task', '十一月材料收集', 0),
];

const node = (id: string, disk: Disk, name: string, more: Partial<DiskNode> = {}): DiskNode => ({
  ...{ id, parentId: disk.rootId, diskId: disk.id, diskKind: disk.kind, isFolder: false, name },
  ...{ size: 186_000, type: '', md5: 'C4CA4238A0B923820DCC509A6F75849B', fileId: `f${id}` },
  ...{ uploaderId: '1001', uploaderName: '沈知行', createdTime: now - 9 * day, modifiedTime: now - day },
  ...{ version: 1, rev: 1, level: 'edit', sharedWith: 0, starred: false },
  ...more,
});
const [own, group, , , unit, , taskDisk] = disks as readonly [Disk, Disk, Disk, Disk, Disk, Disk, Disk];
const folder = { isFolder: true, size: 0, md5: '', fileId: '' } as const;
const others = { uploaderId: '1003', uploaderName: '周明轩' } as const;
const ofGroup: readonly DiskNode[] = [
  node('21', group, '巡检记录', { ...folder, modifiedTime: now - 5_000_000 }),
  node('22', group, '2026 预算', { ...folder, uploaderName: '林若溪', sharedWith: 6 }),
  node('23', group, '压测报告-1121.pdf', { ...others, size: 2_516_582, modifiedTime: now - 1_700_000 }),
  node('24', group, '二季度巡检汇总.xlsx', { uploaderId: '1002', uploaderName: '林若溪' }),
  node('25', group, '平台接口规范 v3.docx', { size: 96_256, version: 3, starred: true }),
  node('26', group, '机房布局 2026.png', { ...others, uploaderName: '何静', size: 5_347_737 }),
  node('27', group, '操作演示（新员工）.mp4', { ...others, uploaderName: '行政服务台', size: 333_447_168 }),
  node('28', group, '应急预案.md', { ...others, uploaderName: '许安然', size: 12_288 }),
];
const ofOwn: readonly DiskNode[] = [
  node('11', own, '工作总结', { ...folder, level: 'manage', sharedWith: 1 }),
  node('12', own, '学习笔记', { ...folder, level: 'manage' }),
  node('13', own, '十一月周报.docx', { level: 'manage', size: 42_000 }),
];
const rootOf = (disk: Disk): DiskNode =>
  node(disk.rootId, disk, disk.kind === 'personal' ? '' : disk.name, {
    ...folder,
    parentId: '0',
    level: disk.level,
  });
const rowsOf = (folderId: string): readonly DiskNode[] =>
  folderId === own.rootId ? ofOwn : [group.rootId, unit.rootId].includes(folderId) ? ofGroup : [];
const share: DiskShare = {
  ...{ id: '1', node: ofOwn[0] as DiskNode, senderId: '1001', senderName: '沈知行', time: now - 2 * day },
  ...{ level: 'download', readCount: 4, unreadCount: 2, receivedCount: 1, read: true, received: false },
  grantees: [{ kind: 'group', id: '3', name: '接口联调小队' }],
};
const task: DiskTask = {
  ...{ id: '7', diskId: '7', rootId: taskDisk.rootId, title: taskDisk.name, starterId: '1003' },
  ...{ starterName: '周明轩', time: now - 3 * day, closed: false },
  members: [
    { id: '1001', name: '沈知行', folderId: '71', files: 2 },
    { id: '1002', name: '林若溪', folderId: '72', files: 0 },
  ],
};
const hit = (row: DiskNode) => ({ node: row, diskName: group.name, path: '', excerpt: '' });

/** What the disk's calls answer; a folder that nobody staged is gone. Nothing ever changes while one looks. */
export const stagedDisk: FrozenAnswers = {
  'disk.disks': () => disks,
  'disk.changed': () => new Promise(() => undefined),
  'disk.list': (folderId: string) => {
    const disk = disks.find(({ rootId }) => rootId === folderId);
    if (disk === undefined) throw new OfficeError('diskGone');
    const rows = rowsOf(folderId);
    const page = { folder: rootOf(disk), crumbs: [{ id: folderId, name: '' }], rows, total: rows.length };
    return disk === unit ? { ...page, seenAt: now - 3_600_000 } : page;
  },
  'disk.trashed': () => ({
    rows: [
      node('91', own, '待整理.txt', {
        trashedTime: now - day,
        trashedBy: '沈知行',
        oldPath: '/',
        level: 'manage',
      }),
    ],
  }),
  'disk.shares': (way: 'in' | 'out') =>
    way === 'out' ? [share] : [{ ...share, id: '2', node: ofGroup[7], senderName: '林若溪', read: false }],
  'disk.recent': () => ofGroup.slice(2, 6).map(hit),
  'disk.starred': () => ofGroup.slice(4, 5).map(hit),
  'disk.tasks': () => [task],
  'disk.search': () => [],
  'disk.thumbnail': () => new Uint8Array(0),
  'disk.versions': () => [],
  'disk.activity': () => [],
};
