// What the cloud disk tells: disks, folders and files, versions, shares, links and what happened, as codecs.
import * as z from 'zod/mini';
import { record } from './record.ts';
import { count, flag, id, integer, text, time } from './scalars.ts';

/** The six families of disks. */
export const diskKinds = ['personal', 'group', 'department', 'unit', 'company', 'task'] as const;
/** One of them. */
export type DiskKind = (typeof diskKinds)[number];
/** What somebody may do with a thing of a disk, lowest first; each includes those before it. */
export const diskLevels = ['view', 'download', 'edit', 'manage'] as const;
/** One of them. */
export type DiskLevel = (typeof diskLevels)[number];
/** What happens where the name is taken already. */
export const diskConflicts = ['refuse', 'skip', 'rename', 'replace'] as const;
/** One of them. */
export type DiskConflict = (typeof diskConflicts)[number];
/** What somebody is on a disk (spec §6). */
export const diskRoles = ['superAdministrator', 'administrator', 'user'] as const;
/** One of them. */
export type DiskRole = (typeof diskRoles)[number];

const kind = z.enum(diskKinds);
const level = z.enum(diskLevels);

/** A disk. `ownerId` is the person, chat group, department or task it belongs to; bytes of `used` count every version. */
export const disk = record({
  diskId: ['id', id],
  diskType: ['kind', kind],
  diskName: ['name', text],
  rootId: ['rootId', id],
  ownerId: ['ownerId', id],
  total: ['quotaBytes', count],
  used: ['usedBytes', count],
  maxSize: ['mostFileBytes', count],
  level: ['level', level],
  role: ['role', z.enum(diskRoles)],
  state: ['closed', flag(1, 0)],
});
/** A disk in house names. */
export type Disk = z.output<typeof disk>;

/** Somebody who administers disks; `state` is the flag that says so (spec §6). */
export const diskAdministrator = record({
  userId: ['id', id],
  nickName: ['name', text],
  role: ['role', z.enum(diskRoles)],
  state: ['isAdministrator', flag(1, 0)],
});
/** An administrator in house names. */
export type DiskAdministrator = z.output<typeof diskAdministrator>;

/** A folder or file. `level` is what the asking person may do with it. */
export const diskNode = record({
  id: ['id', id],
  pid: ['parentId', id],
  diskId: ['diskId', id],
  diskType: ['diskKind', kind],
  folderFlag: ['isFolder', flag(1, 0)],
  fileName: ['name', text],
  fileSize: ['size', count],
  fileType: ['type', text],
  md5: ['md5', text],
  fileid: ['fileId', text],
  uploaderId: ['uploaderId', id],
  uploader: ['uploaderName', text],
  createTime: ['createdTime', time],
  updateTime: ['modifiedTime', time],
  version: ['version', count],
  rev: ['rev', count],
  level: ['level', level],
  shared: ['sharedWith', count],
  star: ['starred', flag(1, 0)],
  /** Only in the recycle bin: when, by whom, and where it lay. */
  deleteTime: ['trashedTime', z.optional(time)],
  deleteBy: ['trashedBy', z.optional(z.string())],
  oldPath: ['oldPath', z.optional(z.string())],
});
/** A folder or file in house names. */
export type DiskNode = z.output<typeof diskNode>;

/** A step of the way from the root to a folder. */
export const diskCrumb = record({ id: ['id', id], fileName: ['name', text] });
/** Such a step in house names. */
export type DiskCrumb = z.output<typeof diskCrumb>;

/** A version of a file; the newest has the highest number. */
export const diskVersion = record({
  version: ['number', z.int()],
  fileid: ['fileId', id],
  fileSize: ['size', count],
  md5: ['md5', text],
  uploaderId: ['uploaderId', id],
  uploader: ['uploaderName', text],
  createTime: ['time', time],
});
/** A version in house names. */
export type DiskVersion = z.output<typeof diskVersion>;

/** Whom something is given to. */
export const diskGrantee = record({
  type: ['kind', z.enum(['person', 'department', 'group', 'everybody'])],
  objId: ['id', text],
  label: ['name', text],
  /** A department in English too (ours), left out where nobody wrote it. */
  labelEn: ['nameEn', z.optional(z.string())],
});
/** A grantee in house names. */
export type DiskGrantee = z.output<typeof diskGrantee>;

/** A right on a folder, file or disk. */
export const diskGrant = record({
  to: ['grantee', diskGrantee],
  level: ['level', level],
  until: ['until', z.optional(time)],
  byName: ['byName', text],
  createTime: ['time', time],
});
/** A right in house names. */
export type DiskGrant = z.output<typeof diskGrant>;

/** A share: what, by whom, to how many, and how many have read and received it (spec §3 «Shared file»). */
export const diskShare = record({
  shareId: ['id', id],
  node: ['node', diskNode],
  senderId: ['senderId', id],
  sender: ['senderName', text],
  sendTime: ['time', time],
  level: ['level', level],
  until: ['until', z.optional(time)],
  readCount: ['readCount', count],
  unreadCount: ['unreadCount', count],
  receivedCount: ['receivedCount', count],
  /** The asking person's own standing. */
  read: ['read', flag(1, 0)],
  received: ['received', flag(1, 0)],
  to: ['grantees', z.array(diskGrantee)],
  /** Where it lies, told to those whose disk it is on: the disk's name, and the folders above it. */
  diskName: ['diskName', z.optional(z.string())],
  path: ['path', z.optional(z.string())],
});
/** A share in house names. */
export type DiskShare = z.output<typeof diskShare>;

/** A link to a file or folder. `token` is told only to who makes it. */
export const diskLink = record({
  linkId: ['id', id],
  node: ['node', diskNode],
  token: ['token', z.optional(z.string())],
  hasPassword: ['hasPassword', flag(1, 0)],
  expires: ['until', z.optional(time)],
  most: ['mostOpens', z.optional(integer)],
  opened: ['opens', count],
  createTime: ['time', time],
  byName: ['byName', text],
});
/** A link in house names. */
export type DiskLink = z.output<typeof diskLink>;

/** Something that was done to a thing. */
export const diskActivity = record({
  id: ['id', id],
  nodeId: ['nodeId', id],
  personId: ['personId', id],
  personName: ['personName', text],
  act: ['act', z.string()],
  detail: ['detail', text],
  time: ['time', time],
});
/** Such a line in house names. */
export type DiskActivity = z.output<typeof diskActivity>;

/** What became of one thing of a list; `code` is 200, or the number of the refusal. */
export const diskItemAnswer = record({
  id: ['id', id],
  fileName: ['name', text],
  code: ['code', z.int()],
  /** What is done, or would be: `moved`, `copied`, `renamed`, `replaced`, `skipped`, `merged`, `trashed`, … */
  act: ['act', text],
  /** The thing that came of it. */
  newId: ['newId', z.optional(id)],
  newName: ['newName', z.optional(z.string())],
});
/** Such an answer in house names. */
export type DiskItemAnswer = z.output<typeof diskItemAnswer>;

/** A task folder: who started it, who takes part, and how far each is. */
export const diskTask = record({
  id: ['id', id],
  diskId: ['diskId', id],
  rootId: ['rootId', id],
  fileName: ['title', text],
  starterId: ['starterId', id],
  starter: ['starterName', text],
  createTime: ['time', time],
  closed: ['closed', flag(1, 0)],
  members: [
    'members',
    z.array(
      record({
        userId: ['id', id],
        nickName: ['name', text],
        folderId: ['folderId', id],
        files: ['files', count],
      }),
    ),
  ],
});
/** A task folder in house names. */
export type DiskTask = z.output<typeof diskTask>;

/** A place where something was found in the search. */
export const diskHit = record({
  node: ['node', diskNode],
  diskName: ['diskName', text],
  path: ['path', text],
  excerpt: ['excerpt', text],
});
/** A find in house names. */
export type DiskHit = z.output<typeof diskHit>;
