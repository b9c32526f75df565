// Calls of the administration for what the law asks: how long messages stay, what is held, and somebody's own data.
import * as z from 'zod/mini';
import { wireDownload } from './file.ts';
import { contentType, type ContentKind } from './flags.ts';
import { record } from './record.ts';
import { chatId, count, id, text, time } from './scalars.ts';
import { reads, shortText, writes } from './work-parts.ts';

/** The longest age of a rule, in days, and the longest reason of a hold. */
export const retentionLimits = { days: 36_500, reason: 500 } as const;
/** How long one question about a job is kept waiting for something new, in ms. */
export const jobWaitMs = 10_000;

const contentKinds = Object.keys(contentType) as [ContentKind, ...ContentKind[]];
const kinds = z.optional(z.array(z.enum(contentKinds)).check(z.maxLength(contentKinds.length)));
/** Which ages are allowed the office says, in a sentence. */
const days = z.int();

/** Messages that are older than so many days go; without kinds of all kinds. A rule for a chat stands in the place of those for groups. */
export const retentionRule = record({
  ruleId: ['id', id],
  kind: ['kind', z.enum(['direct', 'group', 'chat'])],
  chatlinkid: ['chatId', z.optional(chatId)],
  chatName: ['name', text],
  days: ['days', count],
  kinds: ['kinds', kinds],
});
/** A rule in house names. */
export type RetentionRule = z.output<typeof retentionRule>;

/** Nothing of a group, or of a person, is removed. */
export const retentionHold = record({
  holdId: ['id', id],
  chatlinkid: ['chatId', z.optional(chatId)],
  userId: ['personId', z.optional(id)],
  name: ['name', text],
  reason: ['reason', text],
  since: ['since', time],
});
/** A hold in house names. */
export type RetentionHold = z.output<typeof retentionHold>;

const retention = record({
  rules: ['rules', z.array(retentionRule)],
  holds: ['holds', z.array(retentionHold)],
  /** When a run last ended; nothing where none has. */
  lastRun: ['lastRun', z.optional(time)],
});
/** Rules and holds as they stand. */
export type Retention = z.output<typeof retention>;

/** What went of one chat, or would go; the files lay in no other message. */
export const retentionCount = record({
  chatlinkid: ['chatId', chatId],
  kind: ['kind', z.enum(['direct', 'group'])],
  chatName: ['name', text],
  messages: ['messages', count],
  files: ['files', count],
  kinds: ['kinds', z.array(record({ kind: ['kind', z.enum(contentKinds)], messages: ['messages', count] }))],
});
/** A count in house names. */
export type RetentionCount = z.output<typeof retentionCount>;

/** What is done in the background for whoever asked. */
export const complianceJob = record({
  jobId: ['id', id],
  kind: ['kind', z.enum(['retention', 'export', 'erasure'])],
  state: ['state', z.enum(['running', 'done', 'failed'])],
  dryRun: ['dryRun', z.boolean()],
  /** Grows with every change of the job. */
  revision: ['revision', z.int()],
  /** Whom it is about, where it is about somebody. */
  userId: ['personId', z.optional(id)],
  nickName: ['personName', z.optional(text)],
  /** How far it is: of chats, tables or messages. `total` is nothing while nobody knows. */
  done: ['done', count],
  total: ['total', count],
  started: ['started', time],
  ended: ['ended', z.optional(time)],
  messages: ['messages', count],
  files: ['files', count],
  /** The chats with most messages; `moreChats` says how many are not named. */
  chats: ['chats', z.array(retentionCount)],
  moreChats: ['moreChats', count],
  /** How many rows of which tables are in an export, or went, or would go, with an erasure. */
  tables: ['tables', z.array(record({ table: ['table', text], rows: ['rows', count] }))],
  /** Size of the archive that was made, and until when it is there; it goes once it was fetched. */
  bytes: ['bytes', count],
  expires: ['expires', z.optional(time)],
  /** Why it failed: the name of a refusal, and what it is about. */
  problem: ['problem', z.optional(text)],
  field: ['field', z.optional(text)],
});
/** A job in house names. */
export type ComplianceJob = z.output<typeof complianceJob>;

/** How long an archive waits to be fetched, in ms. */
export const exportLifeMs = 15 * 60_000;

const ofOne = record({ id: ['id', id] });

/** They stand in the table of the administration. All are for super administrators, and all that changes something stands in the log. */
export const complianceCalls = {
  listRetention: { ...reads, path: '/admin/retention/list', input: record({}), reply: retention },
  addRetentionRule: {
    ...writes,
    path: '/admin/retention/add',
    input: record({
      kind: ['kind', z.enum(['direct', 'group', 'chat'])],
      /** Of a rule for one group. */
      chatlinkid: ['chatId', z.optional(chatId)],
      days: ['days', days],
      kinds: ['kinds', kinds],
    }),
    reply: retentionRule,
  },
  /** Another age, other kinds; without kinds all of them. */
  changeRetentionRule: {
    ...writes,
    path: '/admin/retention/change',
    input: record({ ruleId: ['id', id], days: ['days', days], kinds: ['kinds', kinds] }),
    reply: retentionRule,
  },
  removeRetentionRule: { ...writes, path: '/admin/retention/remove', input: ofOne, reply: retention },
  /** Holds a group, or a person: everything they said and all that is in their direct chats. */
  placeHold: {
    ...writes,
    path: '/admin/retention/hold',
    input: record({
      chatlinkid: ['chatId', z.optional(chatId)],
      userId: ['personId', z.optional(id)],
      reason: ['reason', shortText(2_000)],
    }),
    reply: retentionHold,
  },
  releaseHold: { ...writes, path: '/admin/retention/release', input: ofOne, reply: retention },
  /** Removes what is past its age, or counts it. One at a time. */
  startRetention: {
    ...writes,
    path: '/admin/retention/start',
    input: record({ dryRun: ['dryRun', z.boolean()] }),
    reply: complianceJob,
  },
  /** Writes what is held about somebody into an archive, which waits to be fetched for a quarter of an hour. */
  startPersonExport: {
    ...writes,
    path: '/admin/compliance/export',
    input: record({ userId: ['id', id] }),
    reply: complianceJob,
  },
  /** A token that opens one archive for a minute: it may stand in an address, the session's may not. */
  getExportToken: {
    ...reads,
    path: '/admin/compliance/exportToken',
    input: record({ jobId: ['jobId', id] }),
    reply: record({ token: ['token', z.string()], expires: ['expiresTime', time] }),
  },
  downloadExport: {
    ...reads,
    path: '/admin/compliance/download',
    token: false,
    binary: true,
    streams: true,
    input: record({ jobId: ['jobId', id], token: ['token', z.string().check(z.maxLength(4096))] }),
    reply: wireDownload,
  },
  /**
   * Erases somebody for good, or counts what would go. `confirm` is their name, letter by letter; a dry run needs none.
   * With an heir their groups and personal disk are the heir's; without one what is in the disk goes too.
   */
  startErasure: {
    ...writes,
    path: '/admin/compliance/erase',
    input: record({
      userId: ['id', id],
      confirm: ['confirm', z.optional(shortText(200))],
      toUid: ['heirId', z.optional(id)],
      /** What they said to others goes as well; otherwise it stays without their name. */
      messages: ['messages', z.optional(z.boolean())],
      dryRun: ['dryRun', z.optional(z.boolean())],
    }),
    reply: complianceJob,
  },
  /** Jobs that run or ended within the hour, the newest first. */
  listComplianceJobs: {
    ...reads,
    path: '/admin/compliance/jobs',
    input: record({}),
    reply: z.array(complianceJob),
  },
  /** How a job stands: at once where it has another revision than the one seen, else when it changes or the wait ends. */
  getComplianceJob: {
    ...reads,
    path: '/admin/compliance/job',
    input: record({
      jobId: ['id', id],
      seen: ['seen', z.optional(count)],
    }),
    reply: complianceJob,
  },
} as const;
