// Whose things may be named in which call: one table over the whole contract, by which the office is tried id for id.
import { createHash } from 'node:crypto';
import { groupCalls } from '#sdk/contract/group-calls.ts';
import { system, uploadOf } from '../fixtures/raw-client.ts';
import type { call, chatService, netdisk, userCentre } from '../fixtures/raw-client.ts';
import { chatRights } from './chat-rights.ts';

/** Those who try, by what they are to the thing: its owner, a member of its group, somebody who was one, a stranger, and the organisation's administrators. */
export const idRoles = [
  'owner',
  'member',
  'former',
  'outsider',
  'administrator',
  'superAdministrator',
] as const;
/** One of them. */
export type IdRole = (typeof idRoles)[number];
/** A service of the contract. */
export type Service = Parameters<typeof call>[1];
type CallName =
  | `userCentre.${keyof typeof userCentre.calls}`
  | `chat.${keyof typeof chatService.calls}`
  | `netdisk.${keyof typeof netdisk.calls}`;

/** What an input needs beside the id. */
export type Around = {
  /** A chat that the one who tries is in, and nobody else who tries. */
  ownChat: string;
  /** The group of the owner, and one that the one who tries owns. */
  group: string;
  ownGroup: string;
  /** A message of the own chat. */
  ownMid: number;
  /** A file sent in the group. */
  file: string;
  /** A number that was not used before. */
  fresh: string;
};

/** Things that calls name. Each has an id of its own for every try, one of a thing that is gone, and one that never was. */
export type ThingName =
  | 'device'
  | 'deviceCode'
  | 'account'
  | 'message'
  | 'group'
  | 'file'
  | 'unsentFile'
  | 'content'
  | 'record'
  | 'later'
  | 'joinRequest'
  | 'portrait'
  | 'partUpload'
  | 'fileToken'
  | 'diskFolder';

/** One field of one call. */
export type IdRow = {
  readonly call: CallName;
  readonly field: string;
  readonly thing: ThingName;
  readonly input: (id: string, around: Around) => object;
  /** To everybody else the thing is not there: the answer is that for an id that never was. */
  readonly allowed: readonly IdRole[];
  /** Told why not, having been in it. */
  readonly told?: readonly IdRole[];
};

const digest = (text: string): string => createHash('md5').update(text).digest('hex');
const due = (): number => Date.now() + 3_600_000;
const administrators = ['administrator', 'superAdministrator'] as const;
const inGroup = ['owner', 'member'] as const;
const foreign = (call: CallName, field: string, input: IdRow['input']): IdRow => ({
  call,
  field,
  thing: 'message',
  input,
  allowed: [],
});

/** Every id that could be somebody else's. A message is always named under a chat of one's own that it is not in. */
export const idRows: readonly IdRow[] = [
  {
    call: 'userCentre.revokeDevice',
    field: 'id',
    thing: 'device',
    input: (id) => ({ id }),
    allowed: ['owner'],
  },
  ...(['lookAtDeviceGrant', 'decideDeviceGrant'] as const).map((name): IdRow => ({
    call: `userCentre.${name}`,
    field: 'code',
    thing: 'deviceCode',
    input: (userCode) => ({ userCode, ...(name === 'decideDeviceGrant' && { approve: false }) }),
    allowed: ['owner'],
  })),
  {
    call: 'userCentre.setCreateGroupPermission',
    field: 'loginname',
    thing: 'account',
    input: (loginName) => ({ loginName, allowed: true }),
    allowed: administrators,
  },
  {
    call: 'userCentre.issueResetCode',
    field: 'loginname',
    thing: 'account',
    input: (loginName) => ({ loginName }),
    allowed: administrators,
  },
  {
    call: 'userCentre.listAudit',
    field: 'account',
    thing: 'account',
    input: (account) => ({ account }),
    allowed: ['superAdministrator'],
  },
  foreign('chat.markRead', 'mid', (mid, { ownChat }) => ({ chatId: ownChat, mid: Number(mid) })),
  foreign('chat.reactToMessage', 'mid', (mid, { ownChat }) => ({
    chatId: ownChat,
    mid: Number(mid),
    emoji: '强',
    on: true,
  })),
  foreign('chat.listReactions', 'mid', (mid, { ownChat }) => ({ chatId: ownChat, mid: Number(mid) })),
  foreign('chat.editMessage', 'mid', (mid, { ownChat }) => ({
    chatId: ownChat,
    mid: Number(mid),
    text: '另一句',
  })),
  foreign('chat.listVersions', 'mid', (mid, { ownChat }) => ({ chatId: ownChat, mid: Number(mid) })),
  foreign('chat.pinMessage', 'mid', (mid, { ownChat }) => ({ chatId: ownChat, mid: Number(mid), on: true })),
  foreign('chat.readFlash', 'id', (mid, { ownChat }) => ({ chatId: ownChat, mid: Number(mid) })),
  foreign('chat.askFileAccess', 'id', (mid, { ownChat }) => ({ chatId: ownChat, mid: Number(mid) })),
  foreign('chat.getReadCounts', 'mids', (mids, { ownChat }) => ({ chatId: ownChat, mids })),
  foreign('chat.operateMessages', 'mids', (mid, { ownChat }) => ({
    chatId: ownChat,
    mids: [Number(mid)],
    operation: 'withdraw',
  })),
  foreign('chat.forwardMessages', 'mids', (mid, { ownChat, ownGroup }) => ({
    chatId: ownChat,
    mids: [Number(mid)],
    personIds: [],
    groupIds: [ownGroup],
  })),
  foreign('chat.listReaders', 'mid', (mid, { ownGroup }) => ({
    chatId: ownGroup,
    mid: Number(mid),
    hasRead: true,
  })),
  foreign('chat.remindLater', 'mid', (mid, { ownChat }) => ({
    chatId: ownChat,
    mid: Number(mid),
    dueTime: due(),
  })),
  ...(['sendToFriend', 'sendToGroup'] as const).map((name) =>
    foreign(`chat.${name}`, 'c', (mid, { ownGroup, fresh }) => ({
      ...(name === 'sendToFriend' ? { personId: '1' } : { groupId: ownGroup }),
      clientId: `quote.${fresh}`,
      kind: 1,
      text: `quoteMsg(${mid})[{"uid":"1","ct":1,"t":1}]so`,
    })),
  ),
  {
    call: 'chat.forwardMessages',
    field: 'groupids',
    thing: 'group',
    input: (groupId, { ownChat, ownMid }) => ({
      chatId: ownChat,
      mids: [ownMid],
      personIds: [],
      groupIds: [groupId],
    }),
    allowed: inGroup,
    // Whoever was in it is told that they were removed.
    told: ['former'],
  },
  ...(['getImageInfo', 'getMedia'] as const).map((name): IdRow => ({
    call: `chat.${name}`,
    field: 'fileid',
    thing: 'file',
    input: (fileId) => ({ fileId }),
    allowed: inGroup,
  })),
  {
    call: 'netdisk.getFileToken',
    field: 'fileid',
    thing: 'file',
    input: (fileId) => ({ fileId }),
    allowed: inGroup,
  },
  {
    call: 'chat.uploadVideoInfo',
    field: 'fileid',
    thing: 'unsentFile',
    input: (fileId) => ({ fileId, seconds: 4, width: 320, height: 240 }),
    allowed: ['owner'],
  },
  {
    call: 'netdisk.downloadFile',
    field: 'fileid',
    thing: 'fileToken',
    input: (token, { file }) => ({ fileId: file, token, ...system }),
    allowed: [],
  },
  {
    call: 'netdisk.downloadFile',
    field: 'token',
    thing: 'fileToken',
    input: (token, { file }) => ({ fileId: file, token, ...system }),
    allowed: [],
  },
  // A content that is no portrait: whoever knows its digest, the owner too, gets it as a file or not at all.
  { call: 'chat.getAvatar', field: 'id', thing: 'content', input: (key) => ({ key }), allowed: [] },
  {
    call: 'chat.updateAvatarInfo',
    field: 'avatarUrl',
    thing: 'portrait',
    input: (key) => ({ avatarUrl: `/user/avatar?id=${key}` }),
    allowed: ['owner'],
  },
  {
    call: 'chat.setGroupAvatar',
    field: 'avatarUrl',
    thing: 'portrait',
    input: (key, { ownGroup }) => ({ groupId: ownGroup, avatarUrl: `/user/avatar?id=${key}` }),
    allowed: ['owner'],
  },
  { call: 'chat.getForwarded', field: 'id', thing: 'record', input: (id) => ({ id }), allowed: inGroup },
  {
    call: 'chat.decideJoinRequests',
    field: 'ids',
    thing: 'joinRequest',
    input: (id, { ownGroup }) => ({ groupId: ownGroup, requestIds: [id], decision: 'approve' }),
    allowed: [],
  },
  {
    call: 'chat.scheduleMessage',
    field: 'id',
    thing: 'later',
    input: (id, { ownChat }) => ({ id, chatId: ownChat, dueTime: due(), kind: 1, text: 'mine' }),
    allowed: ['owner'],
  },
  ...(['cancel', 'now'] as const).map((operation): IdRow => ({
    call: 'chat.operateLater',
    field: 'id',
    thing: 'later',
    input: (id) => ({ id, operation }),
    allowed: ['owner'],
  })),
  {
    call: 'netdisk.uploadPart',
    field: 'uploadid',
    thing: 'partUpload',
    input: (uploadId) => ({ uploadId, part: 0, file: uploadOf('part') }),
    allowed: ['owner'],
  },
  // What goes up for a folder of a disk asks that folder first.
  ...(['uploadFileFirst', 'beginUpload'] as const).map((name): IdRow => ({
    call: `netdisk.${name}`,
    field: 'folderid',
    thing: 'diskFolder',
    input: (folderId, { fresh }) => ({
      ...{ md5: digest(fresh), name: `${fresh}.txt`, type: 'text/plain', size: fresh.length, folderId },
    }),
    allowed: ['owner'],
  })),
  {
    call: 'netdisk.uploadFile',
    field: 'folderid',
    thing: 'diskFolder',
    input: (folderId, { fresh }) => ({ md5: digest(fresh), folderId, file: uploadOf(fresh) }),
    allowed: ['owner'],
  },
  ...(['finishUpload', 'cancelUpload'] as const).map((name): IdRow => ({
    call: `netdisk.${name}`,
    field: 'uploadid',
    thing: 'partUpload',
    input: (uploadId) => ({ uploadId }),
    allowed: ['owner'],
  })),
];

const organisation = 'people and departments are open to everybody of their organisation';
const secret = 'a secret: whoever holds it is whom it was given to';
const own = 'a number of the caller’s own, kept beside who they are';
const value = 'says how much, when or what, and names nothing';

/** Fields that name nothing of anybody, and why. */
export const plainFields: Readonly<Record<string, string>> = {
  uid: organisation,
  uids: organisation,
  uidList: organisation,
  touid: organisation,
  otheruid: organisation,
  userId: organisation,
  deptId: organisation,
  at: organisation,
  keyWord: organisation,
  searchkey: 'looks through what the caller may see',
  params: secret,
  pd5: secret,
  ticket: secret,
  authcode: secret,
  devicetoken: secret,
  devicecode: secret,
  cid: own,
  claim: own,
  kid: 'names the key of the office, which it publishes',
  cite: 'the quote in the text counts',
  files: 'opens nothing: «naming somebody else’s file in a message opens it for nobody»',
  md5: 'the same challenge for everybody, whatever the office has',
  crc32: 'a check of the bytes beside it',
  startmid: 'a place in what the caller may see',
  startid: 'a place in what the caller may see',
  seq: 'a place in what the caller may see',
  ...Object.fromEntries(
    [
      ...[
        'account',
        'act',
        'applyflag',
        'approve',
        'avatarDesc',
        'below',
        'c',
        'channel',
        'contentType',
        'cover',
      ],
      ...[
        'ct',
        'device',
        'email',
        'bot',
        'edited',
        'emoji',
        'grants',
        'os',
        'subChannel',
        'endtime',
        'erase',
        'fileName',
        'freeflag',
        'height',
        'intro',
        'limit',
        'merge',
      ],
      ...[
        'msg',
        'name',
        'nick',
        'notice',
        'on',
        'onlyDept',
        'oper',
        'pageNumber',
        'pageSize',
        'part',
        'perm',
      ],
      ...[
        'phonenumber',
        'post',
        'postEn',
        'read',
        'reviewflag',
        'seconds',
        'showRootUser',
        'since',
        'size',
        'starttime',
        'tag',
      ],
      ...['time', 'type', 'userflag', 'width', 'appVersion', 'terminal', 'version', 'accessIp'],
      ...['uploadFile', 'coverFile'],
    ].map((field) => [field, value]),
  ),
};

/** Calls whose `id`, `code`, `token` or `loginname` is open or a secret. */
export const plainIds: Readonly<Record<string, string>> = {
  'userCentre.getPerson id': organisation,
  'userCentre.getDepartmentChildren id': organisation,
  'userCentre.getPersonByLoginName loginname': organisation,
  'userCentre.addPerson loginname': 'a name for somebody new',
  'chat.login loginname': secret,
  'netdisk.uploadFileFirst token': 'the proof of having the file',
  'netdisk.beginUpload token': 'the proof of having the file',
};

/** Whether another table tries this field. */
export function isTriedElsewhere(call: string, field: string): boolean {
  const name = call.split('.')[1] ?? '';
  if (call.startsWith('chat.') && name in groupCalls) return field === 'groupid';
  const namesChat = field === 'chatlinkid' || field === 'groupid';
  return namesChat && call.startsWith('chat.') && chatRights.some(([one]) => one === name);
}
