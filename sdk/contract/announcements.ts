// Announcements: rich text for people, departments or everybody; pinned, to be confirmed, timed, withdrawn.
import * as z from 'zod/mini';
import { service } from './endpoint.ts';
import { record } from './record.ts';
import { richText } from './rich-text.ts';
import { count, id, integer, text, time } from './scalars.ts';
import {
  asked,
  attachedIds,
  attachment,
  audience,
  clientId,
  pageLimit,
  reads,
  shortText,
  sought,
  who,
  writes,
} from './work-parts.ts';

/** Where an announcement stands. */
export const announcementStates = ['scheduled', 'published', 'expired', 'withdrawn'] as const;
/** Longest title. */
export const maxTitle = 120;

const row = {
  id: ['id', id],
  title: ['title', text],
  summary: ['summary', text],
  publisher: ['publisher', who],
  departmentId: ['departmentId', text],
  departmentName: ['departmentName', text],
  departmentNameEn: ['departmentNameEn', z.optional(z.string())],
  state: ['state', z.enum(announcementStates)],
  time: ['time', time],
  until: ['until', z.nullish(time)],
  pinned: ['pinned', z.boolean()],
  confirm: ['mustConfirm', z.boolean()],
  read: ['read', z.boolean()],
  confirmed: ['confirmed', z.boolean()],
  total: ['total', count],
  readCount: ['readCount', count],
  confirmedCount: ['confirmedCount', count],
  mine: ['mine', z.boolean()],
  managed: ['managed', z.optional(z.boolean())],
  unaddressed: ['unaddressed', z.optional(z.boolean())],
  files: ['fileCount', count],
  rev: ['rev', z.int()],
} as const;

/**
 * A row of the list. `mine` may be changed and counted by who asks, `managed` withdrawn and pinned: one's own, and for
 * administrators every one. `unaddressed`: whoever asks sees it as an administrator and is none of those it is for.
 */
export const announcementRow = record(row);
/** A row in house names. */
export type AnnouncementRow = z.output<typeof announcementRow>;

/** The whole announcement. */
export const announcement = record({
  ...row,
  body: ['body', richText],
  attachments: ['attachments', z.array(attachment)],
  /** For who published it. */
  audience: ['audience', z.optional(z.array(audience))],
});
/** An announcement in house names. */
export type Announcement = z.output<typeof announcement>;

/** What is published. */
const draft = {
  title: ['title', shortText(maxTitle)],
  body: ['body', richText],
  audience: ['audience', z.array(audience).check(z.maxLength(200))],
  pinned: ['pinned', z.optional(z.boolean())],
  confirm: ['mustConfirm', z.optional(z.boolean())],
  /** Comes out then; at once where left out. */
  at: ['at', z.optional(time)],
  until: ['until', z.nullish(time)],
  files: ['fileIds', attachedIds],
  cid: ['clientId', clientId],
} as const;

/** Who has read it, and who has not. */
export const readers = record({
  total: ['total', count],
  readCount: ['readCount', count],
  confirmedCount: ['confirmedCount', count],
  rows: [
    'people',
    z.array(
      record({
        who: ['who', who],
        read: ['readTime', z.nullish(time)],
        confirmed: ['confirmedTime', z.nullish(time)],
      }),
    ),
  ],
  more: ['more', z.boolean()],
});
/** Readers in house names. */
export type Readers = z.output<typeof readers>;

/** The calls. */
export const announcements = service('userCentre', {
  /** Pinned ones first, then the newest; of the publisher's own also what is to come, is over or was withdrawn. */
  listAnnouncements: {
    ...reads,
    path: '/workbench/announcement/list',
    input: record({
      keyWord: ['sought', sought],
      unread: ['unread', asked],
      mine: ['mine', asked],
      /** Every announcement of the organisation in every state; for administrators. */
      managed: ['managed', asked],
      departmentId: ['departmentId', z.optional(id)],
      skip: ['skip', z.optional(integer.check(z.gte(0), z.lte(10_000)))],
      limit: ['limit', pageLimit],
    }),
    reply: record({
      rows: ['rows', z.array(announcementRow)],
      unread: ['unread', count],
      mayPublish: ['mayPublish', z.boolean()],
      mayManage: ['mayManage', z.optional(z.boolean())],
      more: ['more', z.boolean()],
    }),
  },
  getAnnouncement: {
    ...reads,
    path: '/workbench/announcement/get',
    input: record({ id: ['id', id] }),
    reply: announcement,
  },
  /** It was opened, or confirmed; repeating it changes nothing. */
  readAnnouncements: {
    ...writes,
    path: '/workbench/announcement/read',
    input: record({
      ids: ['ids', z.array(id).check(z.maxLength(200))],
      confirm: ['confirm', z.optional(z.boolean())],
    }),
    reply: record({ unread: ['unread', count] }),
  },
  publishAnnouncement: {
    ...writes,
    path: '/workbench/announcement/publish',
    input: record(draft),
    reply: announcement,
  },
  /** Changes what is published, or what waits for its time. People who had confirmed an earlier text confirm again. */
  changeAnnouncement: {
    ...writes,
    path: '/workbench/announcement/change',
    input: record({ ...draft, id: ['id', id], rev: ['rev', z.int()] }),
    reply: announcement,
  },
  /** By who published it, and by administrators, whoever it is for; the same for pinning. */
  withdrawAnnouncement: {
    ...writes,
    path: '/workbench/announcement/withdraw',
    input: record({ id: ['id', id], cid: ['clientId', clientId] }),
    reply: announcement,
  },
  /** Puts it before the others, or back among them. */
  pinAnnouncement: {
    ...writes,
    path: '/workbench/announcement/pin',
    input: record({ id: ['id', id], pinned: ['pinned', z.boolean()], cid: ['clientId', clientId] }),
    reply: announcement,
  },
  listReaders: {
    ...reads,
    path: '/workbench/announcement/readers',
    input: record({
      id: ['id', id],
      which: ['which', z.optional(z.enum(['read', 'unread', 'confirmed', 'unconfirmed']))],
      skip: ['skip', z.optional(integer.check(z.gte(0), z.lte(1_000_000)))],
      limit: ['limit', pageLimit],
    }),
    reply: readers,
  },
  /** Tells those who have not read or confirmed it again; at most once in ten minutes. */
  remindReaders: {
    ...writes,
    path: '/workbench/announcement/remind',
    input: record({ id: ['id', id], cid: ['clientId', clientId] }),
    reply: record({ reminded: ['reminded', count] }),
  },
  /** Who may publish beside the administrators; for administrators. */
  listPublishers: {
    ...reads,
    path: '/workbench/announcement/publishers/list',
    input: record({}),
    reply: z.array(audience),
  },
  /** The same as they are from now on; for administrators. */
  setPublishers: {
    ...writes,
    path: '/workbench/announcement/publishers',
    input: record({ audience: ['audience', z.array(audience).check(z.maxLength(200))] }),
    reply: z.array(audience),
  },
});
