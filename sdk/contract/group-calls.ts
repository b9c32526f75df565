// The calls about groups (spec §7): part of the chat service's table, in a file of their own.
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { group, member, message } from './entities.ts';
import { decision, groupPushFlag, roleOperation, switchFlag } from './flags.ts';
import { wireFile } from './file.ts';
import { record } from './record.ts';
import { count, exactChoice, flag, id, integer, soughtText, text, time } from './scalars.ts';
import { soughtLimits } from './limits.ts';

const done = z.unknown();
const people = z.array(id).check(z.maxLength(5_000));
/** Ids an older server may leave out. */
const ids = z.codec(z.nullish(z.array(id)), z.array(z.string()), {
  decode: (wire) => wire ?? [],
  encode: (value) => value,
});
const words = z.string().check(z.maxLength(20_000));
const onGroup = { groupid: ['groupId', id] } as const;
/**
 * On every act: with a `cid` (ours) an act is done once however often it is sent, and answers the same each time.
 */
const act = {
  ...onGroup,
  cid: ['clientId', z.optional(z.string().check(z.minLength(1), z.maxLength(64)))],
} as const;
const onOff = flag(switchFlag.on, switchFlag.off);

/** What became of each person of an invitation. */
export const invitation = record({
  joined: ['joined', ids],
  /** They come in when an owner or administrator agrees. */
  reviewed: ['requested', ids],
  already: ['already', ids],
  unknown: ['unknown', ids],
});
/** What became of each person who was to be removed. */
export const removal = record({
  kicked: ['removed', ids],
  refused: ['refused', ids],
  absent: ['absent', ids],
});
/** Somebody's wish to have somebody in a group, as owners and administrators see it. */
export const joinRequest = record({
  id: ['id', id],
  uid: ['personId', id],
  nick: ['name', text],
  avatar: ['avatar', text],
  deptName: ['departmentName', text],
  inviteuid: ['inviterId', id],
  invitenick: ['inviterName', text],
  time: ['time', time],
  deptNameEn: ['departmentNameEn', z.optional(z.string())],
});
/** A join request in house names. */
export type JoinRequest = z.output<typeof joinRequest>;

const groupMembers = record({ list: ['members', z.array(member)], total: ['total', count] });

/** The rows of groups in the chat service's table. */
export const groupCalls = {
  createGroup: {
    method: 'POST',
    path: '/chat/createGroup',
    token: true,
    in: 'body',
    input: record({
      uidList: ['memberIds', people],
      name: ['name', words],
      intro: ['introduction', z.optional(words)],
      cid: act.cid,
    }),
    reply: group,
    spec: '§7',
  },
  getGroup: {
    method: 'GET',
    path: '/chat/group',
    token: true,
    input: record({ ...onGroup, userflag: ['withMembers', z.optional(integer)] }),
    reply: group,
    spec: '§7',
  },
  listGroupMembers: {
    method: 'GET',
    path: '/chat/groupUserList',
    token: true,
    input: record({
      ...onGroup,
      pageNumber: ['page', z.optional(integer)],
      searchkey: ['search', z.optional(soughtText(soughtLimits.names))],
    }),
    reply: groupMembers,
    spec: '§7',
  },
  /** Brings people in; with review on, those whom an ordinary member names wait for an owner or administrator. */
  joinGroup: {
    method: 'POST',
    path: '/chat/joinGroup',
    token: true,
    in: 'body',
    input: record({ ...act, uids: ['personIds', people] }),
    reply: invitation,
    spec: '§7',
  },
  kickGroup: {
    method: 'POST',
    path: '/chat/kickGroup',
    token: true,
    in: 'body',
    input: record({ ...act, uids: ['personIds', people] }),
    reply: removal,
    spec: '§7',
  },
  leaveGroup: {
    method: 'POST',
    path: '/chat/leaveGroup',
    token: true,
    in: 'body',
    input: record({ ...act, uid: ['personId', z.optional(id)] }),
    reply: done,
    spec: '§7',
  },
  dissolveGroup: {
    method: 'POST',
    path: '/chat/delGroup',
    token: true,
    in: 'body',
    input: record({ ...act, uid: ['personId', z.optional(id)] }),
    reply: done,
    spec: '§7',
  },
  changeGroupOwner: {
    method: 'POST',
    path: '/chat/changeOwner',
    token: true,
    in: 'body',
    input: record({ ...act, otheruid: ['personId', id] }),
    reply: done,
    spec: '§7',
  },
  modifyGroupPush: {
    method: 'POST',
    path: '/chat/modifyGroupPush',
    token: true,
    in: 'body',
    input: record({
      ...act,
      freeflag: ['push', exactChoice(groupPushFlag)],
      uid: ['personId', z.optional(id)],
    }),
    reply: done,
    spec: '§7',
  },
  /** The newest message of a group that the person may see; none in a group without any. */
  getLastGroupMessage: {
    method: 'GET',
    path: '/chat/chatGroupLastMsg',
    token: true,
    input: record(onGroup),
    reply: z.nullable(message),
    spec: '§7',
  },
  getGroupInfo: {
    method: 'GET',
    path: '/wx/group/info',
    token: true,
    input: record(onGroup),
    reply: group,
    spec: '§7',
  },
  listAllGroupMembers: {
    method: 'GET',
    path: '/wx/group/allmember',
    token: true,
    input: record(onGroup),
    reply: groupMembers,
    spec: '§7',
  },
  renameGroup: {
    method: 'POST',
    path: '/wx/group/modifyName',
    token: true,
    in: 'body',
    input: record({ ...act, name: ['name', words] }),
    reply: done,
    spec: '§7',
  },
  setGroupNotice: {
    method: 'POST',
    path: '/wx/group/modifyNotice',
    token: true,
    in: 'body',
    input: record({ ...act, notice: ['notice', words] }),
    reply: done,
    spec: '§7',
  },
  setGroupIntroduction: {
    method: 'POST',
    path: '/wx/group/modifyIntro',
    token: true,
    in: 'body',
    input: record({ ...act, intro: ['introduction', words] }),
    reply: done,
    spec: '§7',
  },
  /** Takes a picture in and shows it as the group's. */
  uploadGroupAvatar: {
    method: 'POST',
    path: '/group/modifyAvatar',
    token: true,
    in: 'form',
    input: record({ ...onGroup, uploadFile: ['file', wireFile] }),
    reply: record({ avatarUrl: ['avatarUrl', z.string()] }),
    spec: '§7',
  },
  /** Shows a picture this person has sent; an empty address shows none. */
  setGroupAvatar: {
    method: 'POST',
    path: '/wx/group/updateAvatarInfo',
    token: true,
    in: 'body',
    input: record({
      ...act,
      avatarUrl: ['avatarUrl', z.string().check(z.maxLength(256))],
      avatarDesc: ['description', z.optional(z.string().check(z.maxLength(256)))],
    }),
    reply: done,
    spec: '§7',
  },
  /** The invitation switch (off: only owner and administrators invite) and the review switch. */
  setGroupSwitches: {
    method: 'POST',
    path: '/chat/groupSwitch',
    token: true,
    in: 'body',
    input: record({
      ...act,
      applyflag: ['invitationOpen', z.optional(onOff)],
      reviewflag: ['reviewed', z.optional(onOff)],
    }),
    reply: done,
    spec: 'ours',
  },
  setGroupAdministrators: {
    method: 'POST',
    path: '/chat/groupAdmin',
    token: true,
    in: 'body',
    input: record({ ...act, uids: ['personIds', people], oper: ['operation', exactChoice(roleOperation)] }),
    reply: done,
    spec: 'ours',
  },
  listJoinRequests: {
    method: 'GET',
    path: '/chat/groupRequests',
    token: true,
    input: record(onGroup),
    reply: record({ list: ['requests', z.array(joinRequest)] }),
    spec: 'ours',
  },
  decideJoinRequests: {
    method: 'POST',
    path: '/chat/groupDecide',
    token: true,
    in: 'body',
    input: record({ ...act, ids: ['requestIds', people], oper: ['decision', exactChoice(decision)] }),
    /** Those that were decided now; others had been, or are not this group's. */
    reply: record({ decided: ['decided', ids], gone: ['gone', ids] }),
    spec: 'ours',
  },
} as const satisfies Record<string, Endpoint>;
