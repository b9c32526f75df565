// What people add to messages that are there (ours): reactions, a new wording, a pin in the chat.
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { message } from './entities.ts';
import { reactionLimits, sendLimits } from './limits.ts';
import { record } from './record.ts';
import { chatId, count, flag, id, integer, sequence, text, time } from './scalars.ts';

/** A named emoji as messages carry it, without the brackets of markup, or one emoji as its character, joiners and tags too. */
const emoji = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(reactionLimits.name),
    z.regex(/^(?:[^\p{C}[\]\s]|\u{200D}|[\u{E0020}-\u{E007F}])+$/u),
  );
const named = { chatlinkid: ['chatId', chatId], mid: ['mid', sequence] } as const;

/** The calls, as part of the chat service's table. */
export const messageMarkCalls = {
  /** Adds one's own reaction to a message, or takes it away; doing it twice is no fault. Answers how many there are now. */
  reactToMessage: {
    method: 'POST',
    path: '/chat/msgReact',
    token: true,
    in: 'body',
    input: record({ ...named, emoji: ['emoji', emoji], on: ['on', flag(1, 0)] }),
    reply: record({ n: ['count', count], seq: ['sequence', sequence] }),
    spec: 'ours',
  },
  /** Who has reacted with what, oldest first, a hundred a page. */
  listReactions: {
    method: 'GET',
    path: '/chat/msgReactions',
    token: true,
    input: record({
      ...named,
      emoji: ['emoji', z.optional(emoji)],
      pageNumber: ['page', z.optional(integer)],
    }),
    reply: record({
      list: [
        'people',
        z.array(
          record({ uid: ['id', id], nick: ['name', text], avatar: ['avatar', text], emoji: ['emoji', text] }),
        ),
      ],
      total: ['total', count],
    }),
    spec: 'ours',
  },
  /**
   * Words one's own text message anew while it may be withdrawn; what it was stays to be seen. `basedOn` is when the
   * wording had come that was edited, 0 for the first: over a newer one it is refused. Left out, it goes over any.
   * `mentions` are members whom the new words call, `all` for everybody: who was not mentioned before is told, and nobody
   * is taken out.
   */
  editMessage: {
    method: 'POST',
    path: '/chat/msgEdit',
    token: true,
    in: 'body',
    input: record({
      ...named,
      c: ['text', z.string()],
      at: ['mentions', z.optional(z.array(id).check(z.maxLength(sendLimits.mentions)))],
      edited: ['basedOn', z.optional(time)],
    }),
    reply: record({ time: ['time', time], seq: ['sequence', sequence] }),
    spec: 'ours',
  },
  /** What a message said before, oldest first, each with when it was written. */
  listVersions: {
    method: 'GET',
    path: '/chat/msgVersions',
    token: true,
    input: record(named),
    reply: record({ list: ['versions', z.array(record({ c: ['text', z.string()], time: ['time', time] }))] }),
    spec: 'ours',
  },
  /** Pins a message for everybody of the chat, or takes the pin away. */
  pinMessage: {
    method: 'POST',
    path: '/chat/msgPin',
    token: true,
    in: 'body',
    input: record({ ...named, on: ['on', flag(1, 0)] }),
    reply: record({ seq: ['sequence', sequence] }),
    spec: 'ours',
  },
  /** The pinned messages of a chat that the person can see, the newest pin first. */
  listPinned: {
    method: 'GET',
    path: '/chat/msgPinned',
    token: true,
    input: record({ chatlinkid: ['chatId', chatId] }),
    reply: record({
      list: [
        'pinned',
        z.array(
          record({
            msg: ['message', message],
            uid: ['personId', id],
            nick: ['personName', text],
            time: ['time', time],
          }),
        ),
      ],
    }),
    spec: 'ours',
  },
  /**
   * Messages as they are now that were changed since a position of the sequence, oldest change first; for devices whose
   * stored history is older than what is replayed. With `next` there is another page after it.
   */
  listChanged: {
    method: 'GET',
    path: '/chat/changedMsg',
    token: true,
    input: record({ seq: ['after', sequence] }),
    reply: record({ list: ['messages', z.array(message)], next: ['next', z.optional(sequence)] }),
    spec: 'ours',
  },
} as const satisfies Record<string, Endpoint>;
