// Things of disks as the command line prints them: JSON keys, cards and columns.
import type {
  DiskActivity,
  DiskAdministrator,
  DiskHit,
  DiskItemAnswer,
  DiskNode,
  DiskShare,
  DiskVersion,
  Disk,
  DiskTask,
  DiskLink,
} from '#sdk/api.ts';
import { printDiskPath } from '#sdk/disk/rules/disk-path.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import type { Translate, Translator } from '#sdk/locales/index.ts';
import type { Column } from '../output/output.ts';
import type { LabelledLine } from '../output/plain.ts';
import { isoTime } from '../output/times.ts';
import { activityText, outcomeText, reasonText } from './disk-words.ts';

const timeText = (time: number): string => isoTime(time) ?? '';

/** Keys of a folder or file in JSON, in order. */
export const nodeFields = [
  'id',
  'name',
  'kind',
  'size',
  'md5',
  'uploader',
  'modifiedAt',
  'version',
  'level',
] as const;
/** A folder or file for programs. */
export type NodeLine = {
  id: string;
  name: string;
  kind: 'folder' | 'file';
  size: number;
  md5: string;
  uploader: string;
  modifiedAt: string;
  version: number;
  level: DiskNode['level'];
};

/** The row of a folder or file. */
export const nodeLine = (node: DiskNode): NodeLine => ({
  id: node.id,
  name: node.name,
  kind: node.isFolder ? 'folder' : 'file',
  size: node.size,
  md5: node.md5,
  uploader: node.uploaderName,
  modifiedAt: timeText(node.modifiedTime),
  version: node.version,
  level: node.level,
});

/** Columns of a folder. */
export const nodeColumns = (locale: string): Column<NodeLine>[] => [
  { title: 'disk.name', cell: (row) => (row.kind === 'folder' ? `${row.name}/` : row.name), shrinks: true },
  { title: 'disk.uploader', person: true, cell: (row) => row.uploader },
  { title: 'disk.modified', cell: (row) => row.modifiedAt.slice(0, 16).replace('T', ' ') },
  {
    title: 'disk.size',
    cell: (row) => (row.kind === 'folder' ? '—' : sizeText(row.size, locale)),
    right: true,
  },
];

/** A card of a folder or file. */
export const nodeLines = (row: NodeLine, t: Translate, locale: string): LabelledLine[] => [
  [t('disk.name'), row.name],
  [t('disk.size'), sizeText(row.size, locale)],
  [t('disk.uploader'), row.uploader],
  [t('disk.modified'), row.modifiedAt],
  [t('disk.level'), t(`disk.levels.${row.level}`)],
];

/** Keys of what lies in the bin. */
export const binFields = [...nodeFields, 'path', 'deletedAt', 'deletedBy'] as const;
/** Its row; `path` is the folder it lay in, on its disk. */
export const binLine = (node: DiskNode) => ({
  ...nodeLine(node),
  ...{
    path: node.oldPath ?? '',
    deletedAt: timeText(node.trashedTime ?? 0),
    deletedBy: node.trashedBy ?? '',
  },
});
/** Its columns. */
export const binColumns = (locale: string): Column<ReturnType<typeof binLine>>[] => [
  { title: 'disk.name', cell: (row) => (row.kind === 'folder' ? `${row.name}/` : row.name), shrinks: true },
  { title: 'disk.oldPlace', cell: (row) => `/${row.path}`, shrinks: true },
  { title: 'disk.deletedBy', cell: (row) => row.deletedBy },
  { title: 'disk.deletedAt', cell: (row) => row.deletedAt.slice(0, 16).replace('T', ' ') },
  {
    title: 'disk.size',
    cell: (row) => (row.kind === 'folder' ? '—' : sizeText(row.size, locale)),
    right: true,
  },
];

/** What came of each thing of an act on many. */
export const answerFields = ['id', 'name', 'act', 'newId', 'newName', 'error'] as const;
/** Such an answer for programs: what came of it where something did; `error` is the catalogue's code. */
export type AnswerLine = {
  id: string;
  name: string;
  act: string;
  newId: string | null;
  newName: string | null;
  error: string | null;
};
/** Its row. */
export const answerLine = (one: DiskItemAnswer, error: string | null): AnswerLine => ({
  ...{ id: one.id, name: one.name, act: one.act, newId: one.newId ?? null, newName: one.newName ?? null },
  error,
});
/** Its columns. */
export const answerColumns = (texts: Translator): Column<AnswerLine>[] => [
  { title: 'disk.name', cell: (row) => row.name, shrinks: true },
  { title: 'cliDisk.column.act', cell: (row) => outcomeText(row.act, texts.t) },
  { title: 'cliDisk.column.error', cell: (row) => reasonText(row.error, row.name, texts), shrinks: true },
];

/** Keys of an upload. */
export const uploadFields = ['id', 'path', 'name', 'size', 'md5', 'instant', 'act'] as const;
/** An upload for programs; `instant`: the office had the content already. */
export type UploadLine = {
  id: string;
  path: string;
  name: string;
  size: number;
  md5: string;
  instant: boolean;
  act: string;
};
/** Its columns. */
export const uploadColumns = (t: Translate): Column<UploadLine>[] => [
  { title: 'disk.path', cell: (row) => row.path, shrinks: true },
  { title: 'cliDisk.column.act', cell: (row) => outcomeText(row.act, t) },
];

/** Keys of a download. */
export const fetchedFields = ['id', 'name', 'size', 'md5', 'path', 'act'] as const;
/** A download for programs; `path` is where it lies on this computer, `act` what became of a name that was taken there. */
export type FetchedLine = {
  id: string;
  name: string;
  size: number;
  md5: string;
  path: string;
  act: string;
};
/** Its columns. */
export const fetchedColumns: Column<FetchedLine>[] = [
  { title: 'disk.path', cell: (row) => row.path, shrinks: true },
];

/** Keys of a disk. */
export const diskFields = [
  'id',
  'kind',
  'name',
  'quotaBytes',
  'usedBytes',
  'freeBytes',
  'maxFileBytes',
  'role',
] as const;
/** The row of a disk. */
export const diskLine = (disk: Disk) => ({
  ...{
    id: disk.id,
    kind: disk.kind,
    name: disk.name,
    quotaBytes: disk.quotaBytes,
    usedBytes: disk.usedBytes,
  },
  ...{ freeBytes: Math.max(0, disk.quotaBytes - disk.usedBytes), maxFileBytes: disk.mostFileBytes },
  role: disk.role,
});
/** Its columns. */
export const diskColumns = (locale: string, t: Translate): Column<ReturnType<typeof diskLine>>[] => [
  { title: 'disk.type', cell: (row) => t(`disk.kinds.${row.kind}`) },
  { title: 'disk.name', cell: (row) => row.name, shrinks: true },
  {
    title: 'disk.size',
    cell: (row) => `${sizeText(row.usedBytes, locale)} / ${sizeText(row.quotaBytes, locale)}`,
    right: true,
  },
];

/** The path of a thing on one of the caller's own disks. */
const placePath = (node: DiskNode, diskName: string, above: string): string =>
  printDiskPath({
    kind: node.diskKind,
    owner: node.diskKind === 'personal' ? '' : diskName,
    names: [...above.split('/').filter((one) => one !== ''), node.name],
  });

/** Keys of a find. */
export const hitFields = ['id', 'name', 'kind', 'path', 'size', 'modifiedAt', 'excerpt'] as const;
/** The row of a find; its path can be used again. */
export const hitLine = ({ node, diskName, path, excerpt }: DiskHit, ownDiskId: string | undefined) => ({
  ...{ id: node.id, name: node.name, kind: node.isFolder ? ('folder' as const) : ('file' as const) },
  // On a personal disk of somebody else it is found by its number: the words would lead to one's own.
  path:
    node.diskKind === 'personal' && node.diskId !== ownDiskId
      ? `id:${node.id}`
      : placePath(node, diskName, path),
  ...{ size: node.size, modifiedAt: timeText(node.modifiedTime), excerpt },
});
/** Its columns. */
export const hitColumns: Column<ReturnType<typeof hitLine>>[] = [
  { title: 'disk.path', cell: (row) => row.path, shrinks: true },
  { title: 'cliDisk.column.excerpt', cell: (row) => row.excerpt, shrinks: true },
];

/** Keys of a version. */
export const versionFields = ['version', 'size', 'md5', 'uploader', 'time'] as const;
/** Its row. */
export const versionLine = (one: DiskVersion) => ({
  ...{
    version: one.number,
    size: one.size,
    md5: one.md5,
    uploader: one.uploaderName,
    time: timeText(one.time),
  },
});
/** Its columns. */
export const versionColumns = (locale: string): Column<ReturnType<typeof versionLine>>[] => [
  { title: 'cliDisk.column.version', cell: (row) => String(row.version), right: true },
  { title: 'disk.uploader', person: true, cell: (row) => row.uploader },
  { title: 'disk.modified', cell: (row) => row.time.slice(0, 16).replace('T', ' ') },
  { title: 'disk.size', cell: (row) => sizeText(row.size, locale), right: true },
];

/** Keys of a run of lines in a comparison of versions. */
export const changeFields = ['kind', 'lines'] as const;

/** Keys of a share. */
export const shareFields = [
  'id',
  'nodeId',
  'path',
  'name',
  'sender',
  'to',
  'level',
  'time',
  'read',
  'unread',
  'received',
] as const;
/** Its row. */
export const shareLine = (one: DiskShare) => ({
  // Where it is found; on a disk of somebody else by its number, because words would lead nowhere.
  ...{
    id: one.id,
    nodeId: one.node.id,
    path: one.path === undefined ? `id:${one.node.id}` : placePath(one.node, one.diskName ?? '', one.path),
  },
  ...{ name: one.node.name, sender: one.senderName },
  ...{ to: one.grantees.map(({ name }) => name), level: one.level, time: timeText(one.time) },
  ...{ read: one.readCount, unread: one.unreadCount, received: one.receivedCount },
});
/** Its columns. */
export const shareColumns = (t: Translate): Column<ReturnType<typeof shareLine>>[] => [
  { title: 'disk.name', cell: (row) => row.name, shrinks: true },
  { title: 'disk.mine', person: true, cell: (row) => row.sender },
  { title: 'disk.shareWith', cell: (row) => row.to.join(', '), shrinks: true },
  { title: 'disk.level', cell: (row) => t(`disk.levels.${row.level}`) },
];

/** The address of a link: whole where the office's own is known, because it is handed to others. */
export function linkUrl(token: string, server: string | undefined): string {
  const path = `/main/disk/link?token=${token}`;
  return server === undefined ? path : new URL(path, server).href;
}

/** Keys of a link. */
export const linkFields = [
  'id',
  'nodeId',
  'name',
  'token',
  'url',
  'hasPassword',
  'until',
  'mostOpens',
  'opens',
] as const;
/** Its row. */
export const linkLine = (one: DiskLink, server?: string) => ({
  ...{
    id: one.id,
    nodeId: one.node.id,
    name: one.node.name,
    token: one.token ?? null,
    url: one.token === undefined ? null : linkUrl(one.token, server),
    hasPassword: one.hasPassword,
  },
  ...{
    until: one.until === undefined ? null : timeText(one.until),
    mostOpens: one.mostOpens ?? null,
    opens: one.opens,
  },
});

/** Columns of links. */
export const linkColumns: Column<ReturnType<typeof linkLine>>[] = [
  { title: 'disk.name', cell: (row) => row.name, shrinks: true },
  { title: 'cliDisk.column.opens', cell: (row) => String(row.opens), right: true },
  { title: 'cliDisk.column.until', cell: (row) => row.until ?? '—' },
];

/** Keys of an answer about access. */
export const accessFields = ['id', 'person', 'level'] as const;

/** Keys of something that was done. */
export const activityFields = ['id', 'nodeId', 'person', 'act', 'detail', 'time'] as const;
/** Its row. */
export const activityLine = (one: DiskActivity) => ({
  ...{ id: one.id, nodeId: one.nodeId, person: one.personName, act: one.act, detail: one.detail },
  time: timeText(one.time),
});
/** Its columns. */
export const activityColumns = (t: Translate): Column<ReturnType<typeof activityLine>>[] => [
  { title: 'disk.modified', cell: (row) => row.time.slice(0, 16).replace('T', ' ') },
  { title: 'disk.uploader', person: true, cell: (row) => row.person },
  { title: 'cliDisk.column.did', cell: (row) => activityText(row, t)[0] },
  { title: 'cliDisk.column.what', cell: (row) => activityText(row, t)[1], shrinks: true },
];

/** Keys of an administrator. */
export const adminFields = ['id', 'name', 'role'] as const;
/** Its row. */
export const adminLine = ({ id, name, role }: DiskAdministrator) => ({ id, name, role });
/** Its columns. */
export const adminColumns = (t: Translate): Column<ReturnType<typeof adminLine>>[] => [
  { title: 'disk.name', cell: (row) => row.name, shrinks: true },
  { title: 'disk.level', cell: (row) => t(`disk.adminRoles.${row.role}`) },
];

/** Keys of a task. */
export const taskFields = ['id', 'title', 'starter', 'time', 'closed', 'members'] as const;
/** Its row. */
export const taskLine = (one: DiskTask) => ({
  ...{ id: one.id, title: one.title, starter: one.starterName, time: timeText(one.time), closed: one.closed },
  members: one.members.map(({ id, name, files }) => ({ id, name, files })),
});
/** Its columns. */
export const taskColumns: Column<ReturnType<typeof taskLine>>[] = [
  { title: 'disk.taskTitle', cell: (row) => row.title, shrinks: true },
  { title: 'cliDisk.column.starter', person: true, cell: (row) => row.starter },
  { title: 'disk.taskMembers', cell: (row) => row.members.map(({ name }) => name).join(', '), shrinks: true },
];

/** Keys of a transfer. */
export const transferFields = ['id', 'direction', 'name', 'size', 'done', 'state', 'error'] as const;
/** Keys of an act of a synchronisation. */
export const syncFields = ['path', 'act', 'size'] as const;
