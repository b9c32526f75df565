// What is done to messages that are there: withdrawn, deleted for oneself (spec §4, §7).
import * as z from 'zod/mini';
import {
  exactChoice,
  chatId,
  count,
  flag,
  id,
  integer,
  sequence,
  soughtText,
  text,
  time,
} from './scalars.ts';
import { maxPerAct, maxTargets, soughtLimits } from './limits.ts';
import { message } from './entities.ts';
import type { Endpoint } from './endpoint.ts';
import { messageOperation } from './flags.ts';
import { record } from './record.ts';

const mids = z.array(sequence).check(z.minLength(1), z.maxLength(maxPerAct));

/** What became of each message of an act: without a code it is done; the numbers are those of refusals. */
const outcome = record({ mid: ['mid', sequence], code: ['refusal', z.optional(z.int())] });

/** Messages of a chat by kind, time, sender and words; newest first, a short page is the end. */
const query = record({
  chatlinkid: ['chatId', chatId],
  startmid: ['before', z.optional(z.union([z.literal(''), sequence]))],
  ct: ['kinds', z.optional(z.string())],
  starttime: ['from', z.optional(integer)],
  endtime: ['to', z.optional(integer)],
  uid: ['senderId', z.optional(id)],
  searchkey: ['search', z.optional(soughtText(soughtLimits.words))],
});

/** The calls, as part of the chat service's table. */
export const messageActCalls = {
  /**
   * Withdraws messages, or deletes them for the person alone. One that is refused holds up no other. `msg`: reading:
   * the words of the act, for the office's records; never shown.
   */
  operateMessages: {
    method: 'POST',
    path: '/chat/msgOper',
    token: true,
    in: 'body',
    input: record({
      chatlinkid: ['chatId', chatId],
      mids: ['mids', mids],
      oper: ['operation', exactChoice(messageOperation)],
      msg: ['words', z.optional(z.string().check(z.maxLength(512)))],
    }),
    reply: record({ list: ['outcomes', z.array(outcome)] }),
    spec: '§7',
  },
  /**
   * What was withdrawn for everybody, or deleted by the person, since a time of the office's clock, oldest first;
   * for devices whose stored history is older than what is replayed. With `next` there is another page after it.
   */
  listWithdrawn: {
    method: 'GET',
    path: '/chat/allBackMsg',
    token: true,
    input: record({ starttime: ['since', integer], startid: ['after', z.optional(integer)] }),
    reply: record({
      list: [
        'messages',
        z.array(
          record({
            chatlinkid: ['chatId', chatId],
            mid: ['mid', sequence],
            /** Who withdrew it; none where the person deleted it for themselves. */
            uid: ['personId', z.optional(id)],
            opernick: ['operatorName', text],
            time: ['time', time],
            /** The office has removed it for good, from everybody. */
            all: ['everybody', z.optional(flag(1, 0))],
          }),
        ),
      ],
      next: ['next', z.optional(integer)],
    }),
    spec: '§7',
  },
  /**
   * Sends messages on to people and groups, one by one or as one record. Every target answers for itself. `cid`
   * (ours) makes a repeated call send nothing twice.
   */
  forwardMessages: {
    method: 'POST',
    path: '/chat/msgForward',
    token: true,
    in: 'body',
    input: record({
      chatlinkid: ['chatId', chatId],
      uids: ['personIds', z.array(id).check(z.maxLength(maxTargets))],
      groupids: ['groupIds', z.array(id).check(z.maxLength(maxTargets))],
      mids: ['mids', mids],
      merge: ['merged', z.optional(flag(1, 0))],
      cid: ['clientId', z.optional(z.string().check(z.maxLength(40)))],
    }),
    reply: record({
      list: [
        'targets',
        z.array(
          record({
            uid: ['personId', z.optional(id)],
            groupid: ['groupId', z.optional(id)],
            chatlinkid: ['chatId', z.optional(chatId)],
            /** Why nothing went there. */
            code: ['refusal', z.optional(z.int())],
            mids: ['mids', z.array(sequence)],
          }),
        ),
      ],
      /** Messages that went nowhere: they are gone, or of a kind that is not forwarded. */
      refused: ['refused', z.array(outcome)],
    }),
    spec: '§7',
  },
  /** All messages of a record that was forwarded as one; for who can see a message that carries it. */
  getForwarded: {
    method: 'GET',
    path: '/chat/forwarded',
    token: true,
    input: record({ id: ['id', z.string().check(z.maxLength(64))] }),
    reply: record({
      title: ['title', text],
      list: [
        'messages',
        z.array(
          record({
            nick: ['senderName', text],
            ct: ['kind', z.int()],
            c: ['text', text],
            time: ['time', time],
          }),
        ),
      ],
    }),
    spec: 'ours',
  },
  /** Who has read a message, or who has not, by name; the sender is left out. */
  listReaders: {
    method: 'GET',
    path: '/chat/readers',
    token: true,
    input: record({
      chatlinkid: ['chatId', chatId],
      mid: ['mid', sequence],
      read: ['hasRead', flag(1, 0)],
      pageNumber: ['page', z.optional(integer)],
    }),
    reply: record({
      list: ['people', z.array(record({ uid: ['id', id], nick: ['name', text], avatar: ['avatar', text] }))],
      read: ['read', count],
      total: ['total', count],
    }),
    spec: 'ours',
  },
  queryDirectMessages: {
    method: 'GET',
    path: '/chat/queryP2PMsgList',
    token: true,
    input: query,
    reply: z.array(message),
    spec: '§7',
  },
  queryGroupMessages: {
    method: 'GET',
    path: '/chat/queryGroupMsgList',
    token: true,
    input: query,
    reply: z.array(message),
    spec: '§7',
  },
} as const satisfies Record<string, Endpoint>;
