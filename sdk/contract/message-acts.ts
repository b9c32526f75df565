// What is done to messages that are there: withdrawn, deleted for oneself (spec §4, §7).
import * as z from 'zod/mini';
import { exactChoice, chatId, id, integer, sequence, text, time } from './scalars.ts';
import type { Endpoint } from './endpoint.ts';
import { messageOperation } from './flags.ts';
import { record } from './record.ts';

/** Messages one act may name. */
export const mostPerAct = 200;
const mids = z.array(sequence).check(z.minLength(1), z.maxLength(mostPerAct));

/** What became of each message of an act: without a code it is done; the numbers are those of refusals. */
const outcome = record({ mid: ['mid', sequence], code: ['refusal', z.optional(z.int())] });

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
          }),
        ),
      ],
      next: ['next', z.optional(integer)],
    }),
    spec: '§7',
  },
} as const satisfies Record<string, Endpoint>;
