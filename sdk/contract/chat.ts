// The chat service's calls (spec §7). Paths end with the variant's suffix, which the client adds.
import * as z from 'zod/mini';
import { contactCalls } from './contact-calls.ts';
import { service } from './endpoint.ts';
import { chat, currentUser, message, person, systemInfoFields } from './entities.ts';
import { chatOperation } from './flags.ts';
import { wireFile } from './file.ts';
import { eventFrames, keptField } from './frames.ts';
import { mediaCalls } from './media-calls.ts';
import { laterCalls } from './later-calls.ts';
import { messageActCalls } from './message-acts.ts';
import { messageMarkCalls } from './message-marks.ts';
import { groupCalls } from './group-calls.ts';
import { sendCalls } from './send-calls.ts';
import { sealed } from './password.ts';
import { record } from './record.ts';
import { chatId, count, exactChoice, flag, id, integer, sequence, text, time } from './scalars.ts';

const nothing = record({});
const done = z.unknown();
const page = record({
  chatlinkid: ['chatId', chatId],
  startmid: ['before', z.optional(z.union([z.literal(''), sequence]))],
});
const historyPage = record({
  chatlinkid: ['chatId', chatId],
  startmid: ['before', z.optional(z.union([z.literal(''), sequence]))],
  ct: ['kinds', z.optional(z.string())],
  starttime: ['from', z.optional(integer)],
  endtime: ['to', z.optional(integer)],
});
/** The chat service's table. */
export const chatService = service('chat', {
  getBaseConfig: {
    method: 'GET',
    path: '/config/base',
    token: false,
    input: nothing,
    reply: record({
      officeId: ['officeId', z.optional(z.string())],
      version: ['version', text],
      serverTime: ['serverTime', z.optional(time)],
      wsServerInterval: ['heartbeatMs', z.optional(z.int())],
      /** What this office can do beyond the specification (`extensions.ts`). */
      ext: ['extensions', z.optional(z.array(z.string()))],
    }),
    spec: '§7',
  },
  login: {
    method: 'POST',
    path: '/login',
    token: false,
    systemInfo: true,
    in: 'body',
    input: record({
      loginname: ['loginName', z.string().check(z.maxLength(128))],
      /** Upper-case MD5 of the password, as the protocol asks (spec §5). */
      pd5: ['passwordDigest', z.optional(z.string().check(z.regex(/^[0-9A-F]{32}$/)))],
      authcode: ['authCode', z.optional(z.string().check(z.maxLength(4096)))],
      ...systemInfoFields,
    }),
    reply: record({ token: ['token', z.string()], uid: ['personId', id] }),
    spec: '§7',
  },
  logout: { method: 'GET', path: '/logout', token: true, input: nothing, reply: done, spec: '§7' },
  getCurrentUser: {
    method: 'GET',
    path: '/user/curr',
    token: true,
    input: nothing,
    reply: currentUser,
    spec: '§7',
  },
  getOnlineUsers: {
    method: 'GET',
    path: '/user/onlineuser',
    token: true,
    input: record({ uids: ['personIds', z.optional(z.string())] }),
    reply: record({ uids: ['personIds', z.array(id)] }),
    spec: '§7',
  },
  getPerson: {
    method: 'GET',
    path: '/user/info',
    token: true,
    input: record({ uid: ['personId', id] }),
    reply: person,
    spec: '§7',
  },
  /** The chat server's own way to change a password, for builds whose user centre has none. */
  updatePassword: {
    method: 'POST',
    path: '/user/updatePwd',
    token: true,
    in: 'body',
    input: sealed,
    reply: done,
    spec: '§7',
  },
  /** Takes a picture in; it is shown once {@link chatService.calls.updateAvatarInfo} names its address. */
  updateAvatar: {
    method: 'POST',
    path: '/user/updateAvatar',
    token: true,
    in: 'form',
    input: record({ uploadFile: ['file', wireFile] }),
    reply: record({ avatarUrl: ['avatarUrl', z.string()] }),
    spec: '§7',
  },
  /** Shows a picture this person has sent; an empty address shows none. The office keeps no description. */
  updateAvatarInfo: {
    method: 'GET',
    path: '/user/updateAvatarInfo',
    token: true,
    input: record({
      avatarUrl: ['avatarUrl', z.string().check(z.maxLength(256))],
      avatarDesc: ['description', z.optional(z.string().check(z.maxLength(256)))],
    }),
    reply: done,
    spec: '§7',
  },
  /** The picture at an avatar's address; the key is in the address. */
  getAvatar: {
    method: 'GET',
    path: '/user/avatar',
    token: true,
    binary: true,
    input: record({ id: ['key', z.string().check(z.maxLength(64))] }),
    reply: wireFile,
    spec: 'ours',
  },
  /** Whose picture has changed since a time of the office's clock; for devices that were away. */
  getAvatarChanges: {
    method: 'GET',
    path: '/user/avatars',
    token: true,
    input: record({ since: ['since', integer] }),
    reply: record({
      people: ['people', z.array(record({ uid: ['personId', id], avatar: ['avatar', text] }))],
      time: ['time', time],
    }),
    spec: 'ours',
  },
  findServer: {
    method: 'GET',
    path: '/im/imserver',
    token: true,
    input: record({ tag: ['tag', z.string()] }),
    reply: record({
      intranetIp: ['intranetHost', text],
      extranetIp: ['extranetHost', text],
      httpPort: ['httpPort', integer],
      wsPort: ['socketPort', integer],
    }),
    spec: '§7',
  },
  listChats: {
    method: 'GET',
    path: '/chat/list',
    token: true,
    input: nothing,
    reply: record({ list: ['chats', z.array(chat)], seq: ['sequence', sequence] }),
    spec: '§7',
  },
  activateChat: {
    method: 'GET',
    path: '/chat/actChat',
    token: true,
    input: record({ touid: ['personId', z.optional(id)], groupid: ['groupId', z.optional(id)] }),
    reply: record({
      /** Activation flag (spec §4): 1 the chat is new and will appear in the list, reading: 2 it is there already. */
      actflag: ['appearsSoon', flag(1, 2)],
      chat: ['chat', chat],
    }),
    spec: '§7',
  },
  getChat: {
    method: 'GET',
    path: '/chat/chatInfo',
    token: true,
    input: record({ chatlinkid: ['chatId', chatId] }),
    reply: chat,
    spec: '§7',
  },
  markRead: {
    method: 'GET',
    path: '/chat/readAck',
    token: true,
    input: record({ chatlinkid: ['chatId', chatId], mid: ['upTo', z.optional(sequence)] }),
    reply: record({ readmid: ['readMid', sequence], readn: ['readOrdinal', count] }),
    spec: '§7',
  },
  getDirectMessages: {
    method: 'GET',
    path: '/chat/p2pMsgList',
    token: true,
    input: page,
    reply: z.array(message),
    spec: '§7',
  },
  getGroupMessages: {
    method: 'GET',
    path: '/chat/groupMsgList',
    token: true,
    input: page,
    reply: z.array(message),
    spec: '§7',
  },
  getDirectHistory: {
    method: 'GET',
    path: '/chat/hisp2pMsgList',
    token: true,
    input: historyPage,
    reply: z.array(message),
    spec: '§7',
  },
  getGroupHistory: {
    method: 'GET',
    path: '/chat/hisgroupMsgList',
    token: true,
    input: historyPage,
    reply: z.array(message),
    spec: '§7',
  },
  /**
   * Opens a flash message: marks it read for this person and gives its text, once. It is the only way to the text; no
   * list, page or event has it. The same `claim` soon after gets the same text again, because an answer may be lost
   * on the way; nobody else has it, and it counts as one reading.
   */
  readFlash: {
    method: 'POST',
    path: '/chat/flashRead',
    token: true,
    in: 'body',
    input: record({
      chatlinkid: ['chatId', chatId],
      id: ['mid', sequence],
      claim: ['claim', z.optional(z.string().check(z.minLength(16), z.maxLength(64)))],
    }),
    reply: record({ c: ['text', z.string()], seconds: ['seconds', z.optional(z.int())] }),
    spec: 'ours',
  },
  /** Asks whoever shared a cloud file for access to it; the request is kept and reaches them as a system notice. */
  askFileAccess: {
    method: 'POST',
    path: '/chat/shareFileApply',
    token: true,
    in: 'body',
    input: record({ chatlinkid: ['chatId', chatId], id: ['mid', sequence] }),
    reply: done,
    spec: 'ours',
  },
  operateChat: {
    method: 'POST',
    path: '/chat/oper',
    token: true,
    in: 'body',
    input: record({ chatlinkid: ['chatId', chatId], oper: ['operation', exactChoice(chatOperation)] }),
    reply: done,
    spec: '§7',
  },
  ...groupCalls,
  ...contactCalls,
  getReadCounts: {
    method: 'GET',
    path: '/chat/readCount',
    token: true,
    input: record({ chatlinkid: ['chatId', chatId], mids: ['mids', z.string().check(z.maxLength(1024))] }),
    reply: z.array(record({ mid: ['mid', sequence], read: ['read', count], total: ['total', count] })),
    spec: 'ours',
  },
  ...mediaCalls,
  ...messageActCalls,
  ...messageMarkCalls,
  ...sendCalls,
  ...laterCalls,
  /** The socket's replay over HTTP, for one-shot commands (protocol decision 9). */
  sync: {
    method: 'GET',
    path: '/chat/sync',
    token: true,
    input: record({ since: ['since', sequence], limit: ['limit', z.optional(integer)] }),
    reply: record({
      frames: ['events', z.array(eventFrames)],
      seq: ['sequence', sequence],
      more: ['more', flag(1, 0)],
      resync: ['resync', flag(1, 0)],
      kept: keptField,
    }),
    spec: 'ours',
  },
});
