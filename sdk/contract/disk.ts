// The cloud disk's calls: the specification's under the netdisk, and ours for what it does not show.
import * as z from 'zod/mini';
import { base, clientId, conflict, cursor, get, ids, kind, limit, name, post, rev } from './disk-calls.ts';
import {
  disk,
  diskActivity,
  diskAdministrator,
  diskConflicts,
  diskCrumb,
  diskGrant,
  diskGrantee,
  diskHit,
  diskItemAnswer,
  diskLevels,
  diskLink,
  diskNode,
  diskShare,
  diskVersion,
} from './disk-entities.ts';
import { renaming, taskCalls } from './disk-tasks.ts';
import { uploadCalls } from './disk-uploads.ts';
import { service } from './endpoint.ts';
import { record } from './record.ts';
import { flag, id, integer, soughtText, time } from './scalars.ts';
import { soughtLimits } from './limits.ts';

const done = z.unknown();
const answers = z.array(diskItemAnswer);

/** A new folder; an empty name gets the default label of the person's language. */
const newFolder = record({
  pid: ['parentId', id],
  fileName: ['name', z.optional(name)],
  diskId: ['diskId', z.optional(id)],
  groupId: ['groupId', z.optional(id)],
  clientId: ['clientId', clientId],
});
const moving = record({
  id: ['id', id],
  pid: ['targetId', id],
  rev: ['rev', rev],
  conflict: ['conflict', conflict],
  clientId: ['clientId', clientId],
});

/** The cloud disk. Department, unit and company disks speak `ecdEnterpriseDiskCloud`. */
export const diskService = service('netdisk', {
  savePersonalFolder: post(`${base}/ecdPersonalDiskCloud/save`, newFolder, diskNode, '§7'),
  saveGroupFolder: post(`${base}/ecdGroupDiskCloud/save`, newFolder, diskNode, '§7'),
  saveEnterpriseFolder: post(`${base}/ecdEnterpriseDiskCloud/save`, newFolder, diskNode, '§7'),
  renamePersonal: post(`${base}/ecdPersonalDiskCloud/rename`, renaming, diskNode, '§7'),
  renameGroup: post(`${base}/ecdGroupDiskCloud/rename`, renaming, diskNode, '§7'),
  renameEnterprise: post(`${base}/ecdEnterpriseDiskCloud/rename`, renaming, diskNode, '§7'),
  movePersonal: post(`${base}/ecdPersonalDiskCloud/move`, moving, diskItemAnswer, '§7'),
  moveGroup: post(`${base}/ecdGroupDiskCloud/move`, moving, diskItemAnswer, '§7'),
  moveEnterprise: post(`${base}/ecdEnterpriseDiskCloud/move`, moving, diskItemAnswer, '§7'),
  /** Pastes a copy; `targetId` is the folder. */
  pasteFile: post(
    `${base}/file/paste`,
    record({
      id: ['id', id],
      diskType: ['kind', z.optional(kind)],
      targetId: ['targetId', id],
      targetType: ['targetKind', z.optional(kind)],
      diskId: ['diskId', z.optional(id)],
      groupId: ['groupId', z.optional(id)],
      targetGroupId: ['targetGroupId', z.optional(id)],
      conflict: ['conflict', conflict],
      clientId: ['clientId', clientId],
    }),
    diskItemAnswer,
    '§7',
  ),
  /** The older paste, by the names of disks; `jlid` is the record it is pasted for (a task), where there is one. */
  diskPaste: {
    method: 'POST',
    path: '/netdisk/common/diskPaste',
    token: true,
    in: 'form',
    input: record({
      fileid_copy: ['id', id],
      diskname_copy: ['kind', kind],
      diskname_paste: ['targetKind', kind],
      pid: ['targetId', id],
      jlid: ['recordId', z.optional(id)],
    }),
    reply: diskItemAnswer,
    spec: '§7',
  },
  ...taskCalls,
  listDisks: get(`${base}/disk/list`, record({ diskType: ['kind', z.optional(kind)] }), z.array(disk)),
  /** A folder's page: folders first, in the order asked for. `next` goes on behind it. */
  listFolder: get(
    `${base}/file/list`,
    record({
      pid: ['folderId', id],
      sort: ['sort', z.optional(z.enum(['name', 'size', 'time', 'uploader']))],
      desc: ['descending', z.optional(flag(1, 0))],
      onlyFolders: ['onlyFolders', z.optional(flag(1, 0))],
      cursor: ['cursor', cursor],
      limit: ['limit', limit],
    }),
    record({
      folder: ['folder', diskNode],
      crumbs: ['crumbs', z.array(diskCrumb)],
      rows: ['rows', z.array(diskNode)],
      total: ['total', z.int()],
      next: ['next', z.optional(z.string())],
    }),
  ),
  getNode: get(
    `${base}/file/info`,
    record({ id: ['id', id] }),
    record({ node: ['node', diskNode], crumbs: ['crumbs', z.array(diskCrumb)], disk: ['disk', disk] }),
  ),
  /** A thing by its disk and the names that lead to it; `owner` names one of several disks of a kind. */
  resolvePath: get(
    `${base}/file/resolve`,
    record({
      diskType: ['kind', kind],
      owner: ['owner', z.optional(z.string().check(z.maxLength(200)))],
      path: ['path', z.string().check(z.maxLength(8_000))],
    }),
    record({
      disk: ['disk', disk],
      node: ['node', z.optional(diskNode)],
      /** The nearest folder that is there, where the thing is not. */
      above: ['above', diskNode],
      missing: ['missing', z.array(z.string())],
    }),
  ),
  ...uploadCalls,
  /** Moves or copies many things by one decision. */
  relocate: post(
    `${base}/file/relocate`,
    record({
      ids: ['ids', ids],
      targetId: ['targetId', id],
      copy: ['copies', z.optional(flag(1, 0))],
      conflict: ['conflict', conflict],
      /** For single ones, by id, where it differs. */
      decisions: ['decisions', z.optional(z.record(z.string(), z.enum(diskConflicts)))],
      /** Of a single thing: what it is called there. */
      fileName: ['name', z.optional(name)],
      clientId: ['clientId', clientId],
    }),
    answers,
  ),
  /** What would become of each: the same list before it is done. `ids` are separated by commas. */
  planRelocation: get(
    `${base}/file/plan`,
    record({
      ids: ['ids', z.string().check(z.regex(/^\d{1,15}(?:,\d{1,15}){0,199}$/))],
      targetId: ['targetId', id],
      copy: ['copies', z.optional(flag(1, 0))],
      conflict: ['conflict', conflict],
      fileName: ['name', z.optional(name)],
    }),
    answers,
  ),
  trash: post(
    `${base}/file/remove`,
    record({ ids: ['ids', ids], clientId: ['clientId', clientId] }),
    answers,
  ),
  restore: post(
    `${base}/file/restore`,
    record({ ids: ['ids', ids], conflict: ['conflict', conflict], clientId: ['clientId', clientId] }),
    answers,
  ),
  purge: post(`${base}/file/purge`, record({ ids: ['ids', ids], clientId: ['clientId', clientId] }), answers),
  listTrash: get(
    `${base}/file/trash`,
    record({ diskId: ['diskId', z.optional(id)], cursor: ['cursor', cursor], limit: ['limit', limit] }),
    record({ rows: ['rows', z.array(diskNode)], next: ['next', z.optional(z.string())] }),
  ),
  listVersions: get(`${base}/file/versions`, record({ id: ['id', id] }), z.array(diskVersion)),
  restoreVersion: post(
    `${base}/file/restoreVersion`,
    record({
      id: ['id', id],
      version: ['number', integer],
      rev: ['rev', rev],
      clientId: ['clientId', clientId],
    }),
    diskNode,
  ),
  star: post(`${base}/file/star`, record({ id: ['id', id], star: ['starred', flag(1, 0)] }), done),
  listStarred: get(`${base}/file/starred`, record({ limit: ['limit', limit] }), z.array(diskHit)),
  listRecent: get(`${base}/file/recent`, record({ limit: ['limit', limit] }), z.array(diskHit)),
  searchDisks: get(
    `${base}/file/search`,
    record({
      keyWord: ['query', soughtText(soughtLimits.disk)],
      diskId: ['diskId', z.optional(id)],
      content: ['inContent', z.optional(flag(1, 0))],
      type: [
        'type',
        z.optional(z.enum(['folder', 'document', 'picture', 'video', 'audio', 'archive', 'other'])),
      ],
      limit: ['limit', limit],
    }),
    z.array(diskHit),
  ),
  listActivity: get(
    `${base}/file/activity`,
    record({ id: ['id', id], before: ['before', z.optional(id)], limit: ['limit', limit] }),
    z.array(diskActivity),
  ),
  /** The last version was looked at or fetched: it stands among what was lately used. */
  touch: post(
    `${base}/file/touch`,
    /** `received`: it was fetched to be kept. Whoever shared it sees it counted. */
    record({ id: ['id', id], received: ['received', z.optional(flag(1, 0))] }),
    done,
  ),
  listGrants: get(`${base}/auth/list`, record({ id: ['id', id] }), z.array(diskGrant)),
  setGrant: post(
    `${base}/auth/save`,
    record({
      id: ['id', id],
      to: ['grantee', diskGrantee],
      level: ['level', z.enum(diskLevels)],
      until: ['until', z.optional(time)],
      clientId: ['clientId', clientId],
    }),
    z.array(diskGrant),
  ),
  removeGrant: post(
    `${base}/auth/remove`,
    record({ id: ['id', id], to: ['grantee', diskGrantee] }),
    z.array(diskGrant),
  ),
  share: post(
    `${base}/share/save`,
    record({
      id: ['id', id],
      to: ['grantees', z.array(diskGrantee).check(z.minLength(1), z.maxLength(200))],
      level: ['level', z.enum(diskLevels)],
      until: ['until', z.optional(time)],
      clientId: ['clientId', clientId],
    }),
    diskShare,
  ),
  listShares: get(
    `${base}/share/list`,
    record({ way: ['way', z.enum(['in', 'out'])], limit: ['limit', limit] }),
    z.array(diskShare),
  ),
  /** `received`: it was saved to a disk of one's own or downloaded; else it was only looked at. */
  markShare: post(
    `${base}/share/read`,
    record({ shareId: ['id', id], received: ['received', z.optional(flag(1, 0))] }),
    done,
  ),
  unshare: post(
    `${base}/share/cancel`,
    record({ shareId: ['id', id], clientId: ['clientId', clientId] }),
    done,
  ),
  makeLink: post(
    `${base}/link/save`,
    record({
      id: ['id', id],
      password: ['password', z.optional(z.string().check(z.minLength(4), z.maxLength(32)))],
      expires: ['until', z.optional(time)],
      most: ['mostOpens', z.optional(integer.check(z.gte(1), z.lte(1_000_000)))],
      clientId: ['clientId', clientId],
    }),
    diskLink,
  ),
  listLinks: get(`${base}/link/list`, record({ id: ['id', z.optional(id)] }), z.array(diskLink)),
  revokeLink: post(`${base}/link/remove`, record({ linkId: ['id', id] }), done),
  /** Opens a link: from now on the person may fetch what it leads to, until the link is over. */
  openLink: post(
    `${base}/link/open`,
    record({
      token: ['token', z.string().check(z.maxLength(128))],
      password: ['password', z.optional(z.string().check(z.maxLength(64)))],
    }),
    diskNode,
  ),
  /** The owner answers a request for access that came from a card in a chat. */
  answerAccess: post(
    `${base}/share/answer`,
    record({
      id: ['id', id],
      userId: ['personId', id],
      ok: ['grants', flag(1, 0)],
      level: ['level', z.optional(z.enum(diskLevels))],
    }),
    done,
  ),
  /** Asks whose thing it is for access. */
  askAccess: post(`${base}/share/ask`, record({ id: ['id', id] }), done),
  /** Who administers the disks of the organisation; there is exactly one super administrator. */
  listAdministrators: get(`${base}/admin/list`, record({}), z.array(diskAdministrator)),
  /** The super administrator hands the power on; `confirm` is the other's name, as it was typed. */
  transferPower: post(
    `${base}/admin/transfer`,
    record({ userId: ['personId', id], confirm: ['confirm', z.string().check(z.maxLength(200))] }),
    z.array(diskAdministrator),
  ),
  /** A PNG of at most `side` pixels; empty where there is none. */
  thumbnail: get(
    `${base}/file/thumbnail`,
    record({ id: ['id', id], side: ['side', z.optional(integer.check(z.gte(32), z.lte(512)))] }),
    record({ png: ['png', z.string()] }),
  ),
  /** The text that stands in a file, for the preview and for comparing versions. */
  readText: get(
    `${base}/file/text`,
    record({ id: ['id', id], version: ['number', z.optional(integer)] }),
    record({
      text: ['text', z.string()],
      failure: ['failure', z.optional(z.string())],
      cut: ['cut', flag(1, 0)],
    }),
  ),
});
