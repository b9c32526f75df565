// Sending and listing by the calls of friends and groups (spec §7): for programs that hold no socket.
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { chat } from './entities.ts';
import { record } from './record.ts';
import { chatId, count, flag, id, sequence, soughtText, time } from './scalars.ts';
import { soughtLimits } from './limits.ts';

/** A message as the socket takes it, without the chat: that follows from whom it is for. */
const written = {
  /** The same id twice is the same message. */
  cid: ['clientId', z.string().check(z.minLength(1), z.maxLength(64))],
  ct: ['kind', z.int()],
  c: ['text', z.string()],
  at: ['mentions', z.optional(z.array(id).check(z.maxLength(500)))],
  cite: ['citedMid', z.optional(sequence)],
  files: ['files', z.optional(z.array(id).check(z.maxLength(200)))],
} as const;
/** The chat, for servers that know it by that alone. */
const toChat = { chatlinkid: ['chatId', z.optional(chatId)] } as const;
const stored = record({
  mid: ['mid', sequence],
  chatlinkid: ['chatId', chatId],
  time: ['time', time],
  n: ['ordinal', count],
  dup: ['again', z.optional(flag(1, 0))],
});
const search = record({ searchkey: ['search', z.optional(soughtText(soughtLimits.words))] });
const chats = record({ list: ['chats', z.array(chat)], seq: ['sequence', sequence] });
const sends = { method: 'POST', token: true, in: 'body', reply: stored, spec: '§7' } as const;
const lists = { method: 'GET', token: true, input: search, reply: chats, spec: '§7' } as const;

/** The calls, as part of the chat service's table. */
export const sendCalls = {
  /** Says something to a person; their chat begins with it where there is none yet. */
  sendToFriend: {
    ...sends,
    path: '/wx/friend/sendMessage',
    input: record({ touid: ['personId', id], ...toChat, ...written }),
  },
  sendToGroup: {
    ...sends,
    path: '/wx/group/sendMessage',
    input: record({ groupid: ['groupId', id], ...toChat, ...written }),
  },
  /** Rows of the caller's direct chats, those whose name or pinyin holds the word where there is one. */
  listFriendChats: { ...lists, path: '/wx/friend/queryChatList' },
  /** The same of groups. */
  listGroupChats: { ...lists, path: '/wx/group/queryChatList' },
} as const satisfies Record<string, Endpoint>;
