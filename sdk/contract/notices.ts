// The centre of notices (ours): what the office told a person, read one by one, and how loudly each kind is told on all devices.
import * as z from 'zod/mini';
import { service } from './endpoint.ts';
import { noticeLevels, noticeTopicSettings } from './notice-topics.ts';
import { record } from './record.ts';
import { chatId, count, flag, id, sequence, text, time } from './scalars.ts';
import { asked, pageLimit, reads, writes } from './work-parts.ts';

/** Notices that one call reads, and rows of the chat that a page looks at before it says where to go on. */
export const noticeBounds = { readAtOnce: 200, lookedAt: 2_000 } as const;

/** What somebody did in a chat that is about the person: mentioned them, answered them, reacted to what they wrote. */
export const activity = record({
  type: ['type', z.enum(['mention', 'reply', 'reaction'])],
  chatlinkid: ['chatId', chatId],
  /** The message; of a reaction the person's own. */
  id: ['mid', sequence],
  /** The name of the group; empty where two talk. */
  chatName: ['chatName', text],
  uid: ['personId', id],
  nick: ['personName', text],
  avatar: ['avatar', text],
  /** How many have reacted, and with what the last of them did. */
  n: ['people', z.optional(count)],
  emoji: ['emoji', z.optional(z.string())],
});
/** It in house names. */
export type Activity = z.output<typeof activity>;

/** A notice: a message of the chat of notices, or what happened in another one; and whether its person has still to read it. */
export const notice = record({
  /** Its place among everything that happened. */
  mid: ['mid', sequence],
  /** As it travels in its chat; a notice of the office as in `markup/system-notice.ts`. */
  c: ['text', text],
  time: ['time', time],
  unread: ['unread', flag(1, 0)],
  activity: ['activity', z.optional(activity)],
});
/** A notice in house names. */
export type Notice = z.output<typeof notice>;

const kind = z.enum(noticeTopicSettings as [(typeof noticeTopicSettings)[number]]);
const level = record({ kind: ['kind', kind], level: ['level', z.enum(noticeLevels)] });
const levels = record({ rows: ['levels', z.array(level)] });

/** The calls. */
export const notices = service('userCentre', {
  /** A page, newest first. `next` says where the older ones begin, and is left out where there are none. */
  listNotices: {
    ...reads,
    path: '/notices/list',
    input: record({
      kind: ['kind', z.optional(kind)],
      unread: ['unread', asked],
      /** Mentions, answers and reactions too. */
      activity: ['activity', asked],
      before: ['before', z.optional(sequence)],
      limit: ['limit', pageLimit],
    }),
    reply: record({
      rows: ['notices', z.array(notice)],
      next: ['next', z.optional(sequence)],
      /** Of the chat of notices. */
      unReadCount: ['unread', count],
      /** Mentions and answers that are unread; a hundred stands for more. */
      unReadActivity: ['unreadActivity', z.optional(count)],
      /** The chat they stand in; nobody was told anything yet without it. */
      chatlinkid: ['chatId', z.optional(chatId)],
    }),
  },
  /** These were read, and the others stay as they are. What is none of one's own is left out; read twice is read once. */
  markNotices: {
    ...writes,
    path: '/notices/read',
    input: record({
      mids: ['mids', z.array(sequence).check(z.maxLength(noticeBounds.readAtOnce))],
      /** Mentions and answers up to here; notices have the cursor of their chat for that. */
      upTo: ['activityUpTo', z.optional(sequence)],
    }),
    reply: record({ unReadCount: ['unread', count], unReadActivity: ['unreadActivity', z.optional(count)] }),
  },
  /** How loudly the kinds are told that a person has chosen for themselves. */
  listNoticeLevels: { ...reads, path: '/notices/levels', input: record({}), reply: levels },
  /** Chooses for some kinds; the person's other devices hear of it. */
  setNoticeLevels: {
    ...writes,
    path: '/notices/setLevels',
    input: record({
      levels: ['levels', z.array(level).check(z.minLength(1), z.maxLength(noticeTopicSettings.length))],
    }),
    reply: levels,
  },
});

/** Topic of the news that a person's levels were changed. */
export const noticeLevelsTopic = 'notice.levels';
