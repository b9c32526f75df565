// The chat service's calls about whom one knows: friends, groups one is in, and the focus list.
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { group } from './entities.ts';
import { record } from './record.ts';
import { chatId, count, flag, id, integer, sequence, soughtText, text, time } from './scalars.ts';
import { maxFriendsAtOnce, soughtLimits } from './limits.ts';

/** Somebody's friend. `addedById` asked; an application is accepted by itself. */
export const friend = record({
  uid: ['id', id],
  nick: ['name', text],
  avatar: ['avatar', text],
  loginname: ['loginName', text],
  post: ['title', text],
  deptName: ['departmentName', text],
  pinyin: ['pinyin', text],
  since: ['since', time],
  byuid: ['addedById', id],
  /** In English too (ours), left out where nobody wrote it. */
  postEn: ['titleEn', z.optional(z.string())],
  deptNameEn: ['departmentNameEn', z.optional(z.string())],
});
/** A friend in house names. */
export type Friend = z.output<typeof friend>;

/** One entry of the focus list: a person, or a group with its chat. */
export const focusEntry = record({
  touid: ['personId', z.optional(id)],
  groupid: ['groupId', z.optional(id)],
  chatlinkid: ['chatId', z.optional(chatId)],
  nick: ['name', text],
  avatar: ['avatar', text],
  deptName: ['departmentName', text],
  deptNameEn: ['departmentNameEn', z.optional(z.string())],
  pinyin: ['pinyin', text],
  time: ['time', time],
});
/** An entry of the focus list in house names. */
export type FocusEntry = z.output<typeof focusEntry>;

/** What came of adding several people: who is a friend now, whom the office does not have, who has ended the friendship. */
export const friendsAdded = record({
  added: ['added', z.array(friend)],
  missing: ['missing', z.array(id)],
  ended: ['ended', z.optional(z.array(id))],
});

const onePerson = record({ uid: ['personId', id] });
const severalPeople = record({ uids: ['personIds', z.array(id).check(z.maxLength(maxFriendsAtOnce))] });
const page = record({
  pageNumber: ['page', z.optional(integer)],
  keyWord: ['keyword', z.optional(soughtText(soughtLimits.names))],
});
const add = { method: 'POST', token: true, in: 'body' } as const;

/**
 * Rows of the chat service's table. The specification names paths only; the reading taken: within one organisation
 * an application for friendship is accepted by itself, as `autoApplyFriend` says, whichever of the four calls asks, and
 * the other one is told; a friendship that somebody has ended is opened again by nobody else.
 */
export const contactCalls = {
  addFriend: { ...add, path: '/chat/addFriend', input: onePerson, reply: friend, spec: '§7' },
  addFriends: {
    ...add,
    path: '/chat/autoBatchAddFriend',
    input: severalPeople,
    reply: friendsAdded,
    spec: '§7',
  },
  isFriend: {
    method: 'GET',
    path: '/chat/isFriend',
    token: true,
    input: onePerson,
    reply: record({ friend: ['friend', flag(1, 0)] }),
    spec: '§7',
  },
  /** Friends by pinyin, 200 to a page. */
  listFriends: {
    method: 'GET',
    path: '/wx/friend/list',
    token: true,
    input: page,
    reply: record({ list: ['friends', z.array(friend)], total: ['total', count] }),
    spec: '§7',
  },
  getFriend: {
    method: 'GET',
    path: '/wx/friend/info',
    token: true,
    input: onePerson,
    reply: friend,
    spec: '§7',
  },
  applyFriend: {
    ...add,
    path: '/wx/friend/autoApplyFriend',
    input: onePerson,
    reply: friend,
    spec: '§7',
  },
  applyFriends: {
    ...add,
    path: '/wx/friend/batchAutoApplyFriend',
    input: severalPeople,
    reply: friendsAdded,
    spec: '§7',
  },
  /** Ends a friendship; the direct chat stays readable and takes nothing any more (`linkflag` 2). */
  removeFriend: {
    ...add,
    path: '/wx/friend/remove',
    input: onePerson,
    reply: z.unknown(),
    spec: 'ours',
  },
  /** Groups the caller is in now, by name, 200 to a page. */
  listOwnGroups: {
    method: 'GET',
    path: '/wx/group/list',
    token: true,
    input: page,
    reply: record({ list: ['groups', z.array(group)], total: ['total', count] }),
    spec: '§7',
  },
  /** The groups that the caller and somebody else are both in, by name; at most 50. */
  listCommonGroups: {
    method: 'GET',
    path: '/wx/group/common',
    token: true,
    input: record({ uid: ['personId', id] }),
    reply: record({ list: ['groups', z.array(group)] }),
    spec: 'ours',
  },
  /** People and groups the caller follows, newest first, with the position the list is true for. */
  listFocus: {
    method: 'GET',
    path: '/user/focus',
    token: true,
    input: record({}),
    reply: record({ list: ['entries', z.array(focusEntry)], seq: ['sequence', sequence] }),
    spec: 'ours',
  },
  setFocus: {
    ...add,
    path: '/user/focus/set',
    input: record({
      touid: ['personId', z.optional(id)],
      groupid: ['groupId', z.optional(id)],
      on: ['on', z.boolean()],
    }),
    reply: z.unknown(),
    spec: 'ours',
  },
} as const satisfies Record<string, Endpoint>;
