// The frames of meetings and calls (41–47): what must not wait for a question. The office checks who is in the room.
import * as z from 'zod/mini';
import { call, meetingLimits, room } from './meeting-entities.ts';
import { record } from './record.ts';
import { flag, id, text, time } from './scalars.ts';

const key = z.string().check(z.minLength(1), z.maxLength(meetingLimits.key));

/** A device says that it holds a seat, or that it does not any more; the office answers with the room. */
export const seatFrame = record({
  meet: ['meetingId', id],
  seat: ['seatId', id],
  key: ['key', key],
  here: ['here', flag(1, 0)],
});

/** What two seats say to each other to open their line; the office carries it to that seat alone and keeps nothing. */
export const signalFrame = record({
  meet: ['meetingId', id],
  from: ['from', id],
  to: ['to', id],
  /** Which line between the two: after a break they begin another one. */
  line: ['line', key],
  kind: ['kind', z.enum(['description', 'candidate', 'bye'])],
  body: ['body', z.string().check(z.maxLength(meetingLimits.description))],
});

/** Things that happen in a room and leave nothing behind. */
export const roomMoments = [
  'reaction',
  'askedToUnmute',
  'muted',
  'removed',
  'declined',
  'admitted',
  'ended',
  'said',
  'notes',
] as const;
/** One of them; `from` is the seat or person that did it. */
export const momentFrame = record({
  meet: ['meetingId', id],
  what: ['what', z.enum(roomMoments)],
  from: ['from', text],
  name: ['name', text],
  value: ['value', z.string().check(z.maxLength(meetingLimits.message))],
});

/** A meeting that has begun rings for somebody; with `on` off it rings no more, as they joined or refused elsewhere. */
export const rungFrame = record({
  meet: ['meetingId', id],
  on: ['on', flag(1, 0)],
  subject: ['subject', text],
  uid: ['byId', text],
  name: ['byName', text],
  until: ['until', time],
});

/** A meeting of the person's list has changed: it is to be asked for again. */
export const meetingFrame = record({ meet: ['meetingId', id], state: ['state', text] });

/** Their schemas by the house's name. */
export const meetingFrames = {
  call,
  seat: seatFrame,
  room,
  signal: signalFrame,
  moment: momentFrame,
  meeting: meetingFrame,
  rung: rungFrame,
} as const;
/** Their numbers. */
export const meetingFrameTypes = {
  call: 41,
  seat: 42,
  room: 43,
  signal: 44,
  moment: 45,
  meeting: 46,
  rung: 47,
} as const;
