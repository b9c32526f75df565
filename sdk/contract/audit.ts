// The office's log of what was done, as it travels: who did what to whom, where and when; never anybody's words.
import * as z from 'zod/mini';
import { administrativeActs } from './administrative-acts.ts';
import { systemKeys } from './flags.ts';
import { record } from './record.ts';
import { chatId, id, integer, sequence, text, time } from './scalars.ts';

/** Every act that can be in the log: on groups by the keys of their notices. */
export const auditActs = [...systemKeys, ...administrativeActs, 'role'] as const;

/** Entries of a page at most. */
export const auditPage = 200;

/** Which entries are wanted. */
export const auditQuery = record({
  /** The last id of the page before. */
  startid: ['before', z.optional(integer)],
  /** Login name or id of somebody who did it or to whom it was done. */
  account: ['account', z.optional(z.string().check(z.maxLength(128)))],
  act: ['act', z.optional(z.string().check(z.maxLength(64)))],
  /** Not before this time. */
  starttime: ['since', z.optional(integer)],
  /** Before this time. */
  endtime: ['until', z.optional(integer)],
  limit: ['limit', z.optional(integer)],
});
/** Which entries are wanted, in house names. */
export type AuditQuery = z.output<typeof auditQuery>;

const entry = record({
  id: ['id', z.int()],
  time: ['time', time],
  uid: ['personId', z.optional(id)],
  /** As they are called now; empty where nobody did it but the office's own folder. */
  nick: ['personName', text],
  loginname: ['loginName', text],
  act: ['act', z.string()],
  chatlinkid: ['chatId', z.optional(chatId)],
  /** As the group is called now. */
  chatname: ['chatName', z.optional(text)],
  mid: ['mid', z.optional(sequence)],
  touids: ['targetIds', z.array(id)],
  /** Their names as they are called now, in the same order. */
  tonicks: ['targetNames', z.optional(z.array(text))],
  /** What it was about where it is no person: a department, a parameter's name, how many. */
  detail: ['detail', z.optional(text)],
});
/** One entry, in house names. */
export type AuditEntry = z.output<typeof entry>;

/** A page of them, newest first; `more` where there are older ones that fit. */
export const auditEntries = record({ list: ['entries', z.array(entry)], more: ['more', z.boolean()] });
