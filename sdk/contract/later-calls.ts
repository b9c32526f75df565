// What is to happen later, kept at the office so that it happens with every client closed: scheduled messages, reminders; and drafts.
import * as z from 'zod/mini';
import { sharedDraftFields } from './draft-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { record } from './record.ts';
import { chatId, exactChoice, flag, id, integer, sequence, text, time } from './scalars.ts';

/** Something that waits for its time: a message to send, or a message to be reminded of (then with `mid`). */
export const laterItem = record({
  id: ['id', id],
  chatlinkid: ['chatId', chatId],
  time: ['dueTime', time],
  created: ['createdTime', time],
  ct: ['kind', z.int()],
  c: ['text', text],
  at: ['mentions', z.optional(z.array(id))],
  mid: ['mid', z.optional(sequence)],
  /** The id its sender gave it, where there is one. */
  cid: ['clientId', z.optional(z.string())],
  /** Why a scheduled message could not be sent when its time came; it stays until somebody decides. */
  code: ['refusal', z.optional(z.int())],
});
/** Such a thing in house names. */
export type LaterItem = z.output<typeof laterItem>;

/** `oper` of `/chat/later/oper`: 1 cancels, 2 does it now. */
const laterOperation = { cancel: 1, now: 2 } as const;

/** The id its sender gives a message. */
const given = ['clientId', z.optional(z.string().check(z.minLength(1), z.maxLength(64)))] as const;

/** The calls, as part of the chat service's table. */
export const laterCalls = {
  /**
   * Sends a message at a time, or changes one that waits. The same `cid` is one message, however often it comes: while
   * it waits it is changed, afterwards nothing happens.
   */
  scheduleMessage: {
    method: 'POST',
    path: '/chat/later/message',
    token: true,
    in: 'body',
    input: record({
      id: ['id', z.optional(id)],
      chatlinkid: ['chatId', chatId],
      time: ['dueTime', time],
      ct: ['kind', z.int()],
      c: ['text', z.string()],
      at: ['mentions', z.optional(z.array(id).check(z.maxLength(500)))],
      cid: given,
      /** Files that go with it: they are kept until then, and a sealed text does not tell them. */
      files: ['files', z.optional(z.array(id).check(z.maxLength(200)))],
    }),
    reply: laterItem,
    spec: 'ours',
  },
  /** Tells the person again of a message at a time. */
  remindLater: {
    method: 'POST',
    path: '/chat/later/reminder',
    token: true,
    in: 'body',
    input: record({ chatlinkid: ['chatId', chatId], mid: ['mid', sequence], time: ['dueTime', time] }),
    reply: laterItem,
    spec: 'ours',
  },
  /** Everything of this person that waits, over all chats, the next first. */
  listLater: {
    method: 'GET',
    path: '/chat/later/list',
    token: true,
    input: record({}),
    reply: z.array(laterItem),
    spec: 'ours',
  },
  /**
   * Cancels something or does it now: what has this id, or what its sender gave with this `cid`. To cancel by `cid` is
   * harmless however often it comes, and holds for what was given with it and arrives only afterwards.
   */
  operateLater: {
    method: 'POST',
    path: '/chat/later/oper',
    token: true,
    in: 'body',
    input: record({
      id: ['id', z.optional(id)],
      cid: given,
      oper: ['operation', exactChoice(laterOperation)],
    }),
    reply: z.unknown(),
    spec: 'ours',
  },
  /** Keeps what is written and not sent; an empty text is none. Answers when that was, by the office's clock. */
  putDraft: {
    method: 'POST',
    path: '/chat/draft',
    token: true,
    in: 'body',
    input: record({
      chatlinkid: ['chatId', chatId],
      c: ['text', z.string().check(z.maxLength(16_424))],
      /** What was a draft here before becomes a flash message: no byte of it may stay anywhere. */
      erase: ['erases', z.optional(flag(1, 0))],
    }),
    reply: record({ time: ['time', time] }),
    spec: 'ours',
  },
  /** Drafts that changed since a time of the office's clock, emptied ones too. */
  listDrafts: {
    method: 'GET',
    path: '/chat/drafts',
    token: true,
    input: record({ since: ['since', integer] }),
    reply: z.array(record(sharedDraftFields)),
    spec: 'ours',
  },
} as const satisfies Record<string, Endpoint>;
