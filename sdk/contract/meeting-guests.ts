// The calls of people without an account: with the code of a link they ask to be let into one meeting, and into nothing else.
import * as z from 'zod/mini';
import {
  mediaPlan,
  meetingKinds,
  meetingLimits,
  meetingMessage,
  meetingStates,
  room,
} from './meeting-entities.ts';
import { signalFrame } from './meeting-frames.ts';
import { record } from './record.ts';
import { flag, id, text, time } from './scalars.ts';

const secret = z.string().check(z.minLength(16), z.maxLength(128));
const pass = ['pass', secret] as const;
const optionalFlag = z.optional(flag(1, 0));
const post = { method: 'POST', token: false, in: 'body', spec: 'ours' } as const;
/** What a guest's end says to other seats at once. */
const mostSignals = 64;

/** What stands at the door of a meeting, for whoever holds its link for guests. */
export const guestDoor = record({
  id: ['id', id],
  subject: ['subject', text],
  kind: ['kind', z.enum(meetingKinds)],
  state: ['state', z.enum(meetingStates)],
  number: ['number', text],
  host: ['hostName', text],
  starttime: ['startTime', time],
  endtime: ['endTime', z.optional(time)],
  protected: ['hasPassword', flag(1, 0)],
});
/** In house names. */
export type GuestDoor = z.output<typeof guestDoor>;

/** The table. A pass is what the office gives to a guest who enters: it opens that one seat and nothing more. */
export const guestCalls = {
  lookAtGuestDoor: {
    ...post,
    path: '/meeting/guest/door',
    input: record({ id: ['id', id], code: ['code', secret] }),
    reply: guestDoor,
  },
  /** Takes a seat that waits for the host; with the pass of before, the seat one had. */
  enterAsGuest: {
    ...post,
    path: '/meeting/guest/enter',
    input: record({
      id: ['id', id],
      code: ['code', secret],
      name: ['name', z.string().check(z.maxLength(meetingLimits.guestName))],
      pass: ['pass', z.optional(secret)],
      password: ['password', z.optional(z.string().check(z.maxLength(meetingLimits.password)))],
      mic: ['microphone', optionalFlag],
      cam: ['camera', optionalFlag],
    }),
    reply: record({ room: ['room', room], media: ['media', mediaPlan], pass }),
  },
  /** Holds the seat for as long as it is listened to: frames as the socket sends them, one a line. */
  hearAsGuest: {
    ...post,
    path: '/meeting/guest/hear',
    input: record({ pass }),
    events: record({ frame: ['frame', z.string()] }),
    reply: z.unknown(),
  },
  signalAsGuest: {
    ...post,
    path: '/meeting/guest/signal',
    input: record({ pass, signals: ['signals', z.array(signalFrame).check(z.maxLength(mostSignals))] }),
    reply: z.unknown(),
  },
  setGuestSeat: {
    ...post,
    path: '/meeting/guest/seat',
    input: record({
      pass,
      mic: ['microphone', optionalFlag],
      cam: ['camera', optionalFlag],
      share: ['sharing', optionalFlag],
      hand: ['hand', optionalFlag],
      line: ['line', z.optional(z.enum(['good', 'weak', 'audioOnly']))],
    }),
    reply: z.unknown(),
  },
  sayAsGuest: {
    ...post,
    path: '/meeting/guest/say',
    input: record({ pass, c: ['text', z.string().check(z.maxLength(meetingLimits.message))] }),
    reply: meetingMessage,
  },
  listSaidAsGuest: {
    ...post,
    path: '/meeting/guest/said',
    input: record({ pass }),
    reply: z.array(meetingMessage),
  },
  reactAsGuest: {
    ...post,
    path: '/meeting/guest/react',
    input: record({ pass, face: ['reaction', z.string().check(z.minLength(1), z.maxLength(16))] }),
    reply: z.unknown(),
  },
  leaveAsGuest: { ...post, path: '/meeting/guest/leave', input: record({ pass }), reply: z.unknown() },
} as const;
