// Statuses of people (ours): an emoji and a few words that they set themselves until a time, and that they sit in a meeting.
import * as z from 'zod/mini';
import { service } from './endpoint.ts';
import { record } from './record.ts';
import { flag, id, text, time } from './scalars.ts';
import { reads, writes } from './work-parts.ts';

/** What a status may be: code points of its words, UTF-16 units of its emoji, and how far ahead it may end, in ms. */
export const statusLimits = { words: 60, emoji: 16, furthestMs: 366 * 86_400_000, listed: 2_000 } as const;

const oneEmoji = new RegExp(String.raw`^\p{RGI_Emoji}$`, 'v');
/** Whether this is one emoji, whole, and nothing else. */
export const isOneEmoji = (text: string): boolean => oneEmoji.test(text);

/** Somebody's status. Without emoji and words they have set none. */
export const personStatus = record({
  uid: ['personId', id],
  nick: ['name', text],
  emoji: ['emoji', text],
  c: ['text', text],
  /** When it ends by itself; without it when they clear it. */
  until: ['until', z.optional(time)],
  /** They sit in a meeting or speak in a call, as the office sees it. */
  meet: ['inMeeting', flag(1, 0)],
});
/** Somebody's status in house names. */
export type PersonStatus = z.output<typeof personStatus>;

/** The calls. */
export const statuses = service('userCentre', {
  /** Sets one's own; without emoji and words it is cleared. Refused: `statusTooLong`, `statusBlank`, `statusEmoji`, `statusTime`; `rateLimited`. */
  setStatus: {
    ...writes,
    path: '/status/set',
    input: record({
      emoji: ['emoji', z.string().check(z.maxLength(statusLimits.emoji))],
      c: ['text', z.string().check(z.maxLength(statusLimits.words * 2))],
      until: ['until', z.optional(time)],
    }),
    reply: personStatus,
  },
  /** Everybody who has one now, who changed theirs last first; at most {@link statusLimits}`.listed`. */
  listStatuses: {
    ...reads,
    path: '/status/list',
    input: record({}),
    reply: record({ rows: ['statuses', z.array(personStatus)] }),
  },
});
