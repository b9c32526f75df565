// The entities that travel (spec §3), each as one table of wire name, house name and schema.
import * as z from 'zod/mini';
import * as flags from './flags.ts';
import { record } from './record.ts';
import { chatId, choice, count, flag, id, sequence, text, time } from './scalars.ts';

/** A reaction to a message: how many people have it, and whether the person is one of them (ours). */
const reaction = record({
  e: ['emoji', text],
  n: ['count', count],
  me: ['mine', flag(flags.yesNo.yes, flags.yesNo.no)],
});

/** A chat message. `ordinal` (wire `n`, ours) counts the chat's messages from 1, so that unread is a difference of absolutes. */
export const message = record({
  id: ['mid', sequence],
  chatlinkid: ['chatId', chatId],
  ct: ['kind', choice(flags.contentType, 'text')],
  c: ['text', z.string()],
  uid: ['senderId', id],
  touid: ['peerId', z.optional(id)],
  groupid: ['groupId', z.optional(id)],
  nick: ['senderName', text],
  avatar: ['avatar', text],
  time: ['time', time],
  cid: ['clientId', z.optional(z.string())],
  n: ['ordinal', count],
  /** Of a group notice: those it is about. */
  at: ['mentions', z.optional(z.array(id))],
  sendbysys: ['bySystem', flag(flags.yesNo.yes, flags.yesNo.no)],
  sysmsgkey: ['systemKey', z.optional(z.string())],
  opernick: ['operatorName', z.optional(z.string())],
  tonicks: ['targetNames', z.optional(z.string())],
  cite: ['citedMid', z.optional(sequence)],
  /** The message it answers was withdrawn (ours): sealed texts still carry its words, which nobody may show. */
  citeback: ['citedWithdrawn', z.optional(flag(flags.yesNo.yes, flags.yesNo.no))],
  readflag: ['readByPeer', z.optional(flag(flags.readFlag.read, flags.readFlag.unread))],
  readtime: ['readTime', z.optional(time)],
  /** When its author worded it anew (ours). */
  edited: ['editedTime', z.optional(time)],
  /**
   * Whose words it carries that was forwarded (ours): the name alone, as records say it; which account it was is nobody's
   * business elsewhere. None where who sent it wrote it, nor once it was worded anew. Specification §5 knows no field for
   * it: who does not know it shows the words as ever.
   */
  fwdnick: ['forwardedFrom', z.optional(text)],
  /** Of pages: the newest event that changed it, and what people have reacted with; a replay tells of both by events (ours). */
  rev: ['changed', z.optional(sequence)],
  reacts: ['reactions', z.optional(z.array(reaction))],
});
/** A chat message in house names. */
export type Message = z.output<typeof message>;

/** A row of the chat list (spec §3). Unread is absolute; `lastOrdinal` − `readOrdinal` equals it. */
export const chat = record({
  id: ['id', chatId],
  type: ['kind', choice(flags.chatType, 'direct')],
  chatmode: ['mode', z.optional(choice(flags.chatMode, 'direct'))],
  nick: ['name', text],
  avatar: ['avatar', text],
  touid: ['peerId', z.optional(id)],
  groupid: ['groupId', z.optional(id)],
  unReadCount: ['unread', count],
  lastMessage: ['lastText', text],
  mid: ['lastMid', count],
  uid: ['lastSenderId', text],
  lastNick: ['lastSenderName', text],
  ct: ['lastKind', choice(flags.contentType, 'text')],
  time: ['lastTime', count],
  sendbysys: ['lastBySystem', flag(flags.yesNo.yes, flags.yesNo.no)],
  sysmsgkey: ['lastSystemKey', z.optional(z.string())],
  opernick: ['lastOperatorName', z.optional(z.string())],
  tonicks: ['lastTargetNames', z.optional(z.string())],
  n: ['lastOrdinal', count],
  topflag: ['pinned', flag(flags.topFlag.pinned, flags.topFlag.notPinned)],
  toptime: ['pinnedTime', count],
  msgfreeflag: ['muted', flag(flags.messageFreeFlag.muted, flags.messageFreeFlag.audible)],
  newMsgTip: ['announces', z.optional(flag(flags.newMessageTip.announce, flags.newMessageTip.quiet))],
  atreadflag: ['mentioned', flag(flags.mentionFlag.mentioned, flags.mentionFlag.notMentioned)],
  linkflag: ['enabled', flag(flags.linkFlag.enabled, flags.linkFlag.disabled)],
  pinyin: ['pinyin', text],
  toolKey: ['toolKey', z.optional(z.string())],
  /** Reading: id of the business object an entry stands for (an app, a meeting), kept untouched. */
  bizid: ['businessId', z.optional(z.string())],
  /** Reading: who brought the person into this chat, shown nowhere yet, kept untouched. */
  fromnick: ['introducedBy', z.optional(z.string())],
  readflag: ['lastReadByPeer', z.optional(flag(flags.readFlag.read, flags.readFlag.unread))],
  toreadflag: ['markedUnread', flag(flags.toReadFlag.marked, flags.toReadFlag.notMarked)],
  /** The chat is one of those the person follows: the group itself, or the peer (ours). */
  focusflag: ['focused', flag(flags.yesNo.yes, flags.yesNo.no)],
  readflag2: ['caughtUp', z.optional(flag(flags.ownReadFlag.caughtUp, flags.ownReadFlag.behind))],
  /** Own cursor: newest message read, its ordinal, and in direct chats the peer's cursor (ours). */
  readmid: ['readMid', count],
  readn: ['readOrdinal', count],
  peerreadmid: ['peerReadMid', count],
  /** Members of a group (ours). */
  membercount: ['memberCount', count],
  /** True for a chat that was taken off the list: its row answers when asked for, and belongs on no list (ours). */
  offlist: ['unlisted', z.optional(flag(flags.yesNo.yes, flags.yesNo.no))],
  /** Where the office stood when it gave this row; a list says it once for all of its rows (ours). */
  seq: ['asOf', z.optional(sequence)],
});
/** A chat list row in house names. */
export type Chat = z.output<typeof chat>;

/** The fields of a chat row that one act changes; absolute values, absent ones stay. */
export const chatChange = record({
  unReadCount: ['unread', z.optional(count)],
  nick: ['name', z.optional(z.string())],
  avatar: ['avatar', z.optional(z.string())],
  pinyin: ['pinyin', z.optional(z.string())],
  membercount: ['memberCount', z.optional(count)],
  topflag: ['pinned', z.optional(flag(flags.topFlag.pinned, flags.topFlag.notPinned))],
  toptime: ['pinnedTime', z.optional(count)],
  msgfreeflag: ['muted', z.optional(flag(flags.messageFreeFlag.muted, flags.messageFreeFlag.audible))],
  atreadflag: ['mentioned', z.optional(flag(flags.mentionFlag.mentioned, flags.mentionFlag.notMentioned))],
  linkflag: ['enabled', z.optional(flag(flags.linkFlag.enabled, flags.linkFlag.disabled))],
  toreadflag: ['markedUnread', z.optional(flag(flags.toReadFlag.marked, flags.toReadFlag.notMarked))],
  focusflag: ['focused', z.optional(flag(flags.yesNo.yes, flags.yesNo.no))],
});
/** A partial chat row in house names. */
export type ChatChange = z.output<typeof chatChange>;

const english = z.optional(z.string());

/** A department as the current user carries it. */
export const department = record({
  deptId: ['id', id],
  parentId: ['parentId', z.optional(id)],
  deptName: ['name', text],
  ancestors: ['ancestors', text],
  deptFullPath: ['fullPath', text],
  /** Here and below, what is told in English too (ours): left out where nobody wrote it. */
  deptNameEn: ['nameEn', english],
  deptFullPathEn: ['fullPathEn', english],
});
/** A department in house names. */
export type Department = z.output<typeof department>;

/** The signed-in person (spec §3 «Current user»). */
export const currentUser = record({
  id: ['id', id],
  loginname: ['loginName', text],
  nick: ['name', text],
  avatar: ['avatar', text],
  email: ['email', text],
  phonenumber: ['phone', text],
  deptName: ['departmentName', text],
  dept: ['department', z.optional(z.nullable(department))],
  secondaryDept: ['secondaryDepartments', z.optional(z.array(department))],
  deptFullPath: ['departmentPath', text],
  deptNameEn: ['departmentNameEn', english],
  deptFullPathEn: ['departmentPathEn', english],
  /** What the person is and may do for the whole office; names in `permissions.ts`. */
  roles: ['roles', z.optional(z.array(z.string()))],
  permissions: ['permissions', z.optional(z.array(z.string()))],
});
/** The signed-in person in house names. `token` of the spec lives in the session, not in the person. */
export type CurrentUser = z.output<typeof currentUser>;

/** A person as contacts show them. */
export const person = record({
  userId: ['id', id],
  userName: ['loginName', text],
  nickName: ['name', text],
  avatar: ['avatar', text],
  email: ['email', text],
  phonenumber: ['phone', text],
  post: ['title', text],
  deptId: ['departmentId', text],
  deptName: ['departmentName', text],
  deptFullPath: ['departmentPath', text],
  secondaryDept: ['secondaryDepartments', z.optional(z.array(department))],
  pinyin: ['pinyin', text],
  delFlag: [
    'removed',
    z.codec(z.nullish(z.string()), z.boolean(), {
      decode: (wire) => wire === flags.deleteFlag.removed,
      encode: (removed) => (removed ? flags.deleteFlag.removed : flags.deleteFlag.present),
    }),
  ],
  postEn: ['titleEn', english],
  deptNameEn: ['departmentNameEn', english],
  deptFullPathEn: ['departmentPathEn', english],
  /** An account of a program; its name says so too. Ours, so others may leave it out. */
  bot: ['bot', z.optional(z.boolean())],
});
/** A person in house names. */
export type Person = z.output<typeof person>;

/** One node of the organisation tree: a department or a person (spec §3 «Organisation cache»). */
export const treeNode = record({
  objId: ['id', id],
  label: ['name', text],
  type: ['kind', z.enum(['dept', 'user'])],
  title: ['title', text],
  userName: ['loginName', text],
  deptName: ['departmentName', text],
  parentId: ['parentId', id],
  childCount: ['childCount', count],
  /** People in a department and everything below it, each once; our own, so others may leave it out. */
  usercount: ['personCount', z.optional(count)],
  labelEn: ['nameEn', english],
  titleEn: ['titleEn', english],
  deptNameEn: ['departmentNameEn', english],
});
/** A node of the organisation tree in house names. */
export type TreeNode = z.output<typeof treeNode>;

/** A member of a group. */
export const member = record({
  uid: ['id', id],
  nick: ['name', text],
  avatar: ['avatar', text],
  userflag: ['role', choice(flags.memberRole, 'member')],
  deptName: ['departmentName', text],
  /** What a member is found by besides the name (ours). */
  pinyin: ['pinyin', z.optional(z.string())],
  username: ['loginName', z.optional(z.string())],
  deptNameEn: ['departmentNameEn', english],
});
/** A group member in house names. */
export type Member = z.output<typeof member>;

/** A group (spec §3). */
export const group = record({
  groupid: ['id', id],
  chatlinkid: ['chatId', chatId],
  name: ['name', text],
  intro: ['introduction', text],
  notice: ['notice', text],
  owner: ['ownerId', id],
  membercount: ['memberCount', count],
  onlinecount: ['onlineCount', count],
  /** From here on ours. Own role, what the switches say, and how many join requests wait for this person. */
  avatar: ['avatar', text],
  userflag: ['role', choice(flags.memberRole, 'member')],
  applyflag: ['invitationOpen', flag(flags.switchFlag.on, flags.switchFlag.off)],
  reviewflag: ['reviewed', flag(flags.switchFlag.on, flags.switchFlag.off)],
  requestcount: ['requestCount', count],
  freeflag: ['silent', flag(flags.groupPushFlag.silent, flags.groupPushFlag.normal)],
});
/** A group in house names. */
export type Group = z.output<typeof group>;

/** The fields that many calls carry about the caller (spec §3), to be spread into a call's own table. */
export const systemInfoFields = {
  appVersion: ['appVersion', z.string().check(z.maxLength(64))],
  terminal: ['terminal', z.string().check(z.maxLength(64))],
  version: ['version', z.string().check(z.maxLength(128))],
  accessIp: ['accessIp', z.string().check(z.maxLength(64))],
} as const;
/** System info as a record of its own. */
export const systemInfo = record(systemInfoFields);
/** System info in house names. */
export type SystemInfo = z.output<typeof systemInfo>;
