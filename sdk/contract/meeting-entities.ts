// What a meeting, a seat in it and a call are on the wire; calls and frames carry the same shapes.
import * as z from 'zod/mini';
import { record } from './record.ts';
import { chatId, count, flag, id, text, time } from './scalars.ts';

/** Limits of meetings: characters, people, and how long they may last. */
export const meetingLimits = {
  subject: 200,
  password: 32,
  invited: 500,
  seats: 200,
  /** People without an account in one meeting, those who wait among them. */
  guests: 50,
  /** Characters of the name a guest gives. */
  guestName: 40,
  message: 2_000,
  words: 200,
  description: 65_536,
  key: 64,
  notes: 20_000,
  /** People of a group who are rung by a meeting of it; in a larger one its card tells them. */
  rung: 50,
  durationMs: 7 * 86_400_000,
  /** People in a mesh, each sending to everybody; more need a media server. */
  mesh: 6,
  /** How long a call rings. */
  ringMs: 60_000,
  /** How long the seat of somebody whose connection broke is kept. */
  seatMs: 60_000,
} as const;

/** Kinds of meetings; a `call` is the room of two people who called each other. */
export const meetingKinds = ['quick', 'group', 'scheduled', 'call'] as const;
/** States of a meeting. A scheduled one comes, runs while somebody is in it, and is over or cancelled in the end. */
export const meetingStates = ['coming', 'running', 'ended', 'cancelled'] as const;
/** Who may enter beside those invited: with `everybody` whoever has the number or link. */
export const meetingEntries = ['everybody', 'invited'] as const;
/** Roles in a meeting. */
export const meetingRoles = ['host', 'cohost', 'member'] as const;
/** Where a seat stands; `away` is one whose connection is broken and which is kept. */
export const seatStates = ['in', 'waiting', 'away'] as const;

/** One of them. */
export type MeetingKind = (typeof meetingKinds)[number];
/** One of them. */
export type MeetingState = (typeof meetingStates)[number];
/** One of them. */
export type MeetingRole = (typeof meetingRoles)[number];

const yes = flag(1, 0);
/** A meeting as those see it who may. */
export const meeting = record({
  id: ['id', id],
  rev: ['rev', count],
  subject: ['subject', text],
  kind: ['kind', z.enum(meetingKinds)],
  state: ['state', z.enum(meetingStates)],
  number: ['number', text],
  link: ['link', text],
  starttime: ['startTime', time],
  endtime: ['endTime', z.optional(time)],
  /** When the first one came and the last one went. */
  begun: ['begunTime', z.optional(time)],
  over: ['overTime', z.optional(time)],
  hostid: ['hostId', id],
  host: ['hostName', text],
  chatlinkid: ['chatId', z.optional(chatId)],
  protected: ['hasPassword', yes],
  waitingroom: ['waitingRoom', yes],
  locked: ['locked', yes],
  unmute: ['selfUnmute', yes],
  entry: ['entry', z.enum(meetingEntries)],
  invited: ['invitedCount', count],
  here: ['presentCount', count],
  /** What the person who asks is in it; absent for whoever only has the number. */
  role: ['role', z.optional(z.enum(meetingRoles))],
  /** Where people without an account come in; told to those alone who are of it. Absent where no guests may. */
  guests: ['guestLink', z.optional(text)],
  /** The event it belongs to, as a reference. */
  event: ['event', z.optional(z.string().check(z.maxLength(100)))],
});
/** In house names. */
export type Meeting = z.output<typeof meeting>;

/** A seat: one person on one device. */
export const seat = record({
  id: ['id', id],
  uid: ['personId', id],
  name: ['name', text],
  /** How the name is read, for finding people among many. */
  py: ['pinyin', z.optional(text)],
  dept: ['department', text],
  /** In English too, left out where nobody wrote it. */
  deptEn: ['departmentEn', z.optional(text)],
  role: ['role', z.enum(meetingRoles)],
  /** Somebody without an account, under the name they gave. */
  guest: ['guest', z.optional(yes)],
  state: ['state', z.enum(seatStates)],
  mic: ['microphone', yes],
  cam: ['camera', yes],
  share: ['sharing', yes],
  /** Keeps what is seen and heard on its own device; everybody is told. */
  rec: ['recording', z.optional(yes)],
  /** Since when the hand is up; 0 where it is not. */
  hand: ['handTime', count],
  /** What was given up because of a poor line: nothing, or the pictures. */
  line: ['line', z.enum(['good', 'weak', 'audioOnly'])],
  time: ['joinedTime', time],
});
/** In house names. */
export type Seat = z.output<typeof seat>;

/** The room as one seat sees it; `waiting` is empty for those who may not admit anybody. */
export const room = record({
  rev: ['rev', count],
  meeting: ['meeting', meeting],
  mine: ['mine', id],
  seats: ['seats', z.array(seat)],
  waiting: ['waiting', z.array(seat)],
  /** The office's time, for the clock of the room. */
  now: ['now', time],
});
/** In house names. */
export type Room = z.output<typeof room>;

/** Where a line between two people may be found, in the words of RTCIceServer. */
export const iceServer = record({
  urls: ['urls', z.array(z.string())],
  username: ['username', z.optional(z.string())],
  credential: ['credential', z.optional(z.string())],
});
/** How media travels in a room. */
export const mediaPlan = record({
  ice: ['iceServers', z.array(iceServer)],
  /** Only over relays: nobody's address reaches the others. */
  relay: ['relayOnly', yes],
  /** Lines with guests go over relays alone, whatever the others do. */
  relayguests: ['relayGuests', z.optional(yes)],
  /** Above the size of a mesh: the media server, by its address and room. */
  janus: [
    'janus',
    z.optional(
      record({
        url: ['url', z.string()],
        room: ['room', z.int()],
        pin: ['pin', z.string()],
        /** Lets the seat in, for as long as it is one's own. */
        token: ['token', z.optional(z.string())],
      }),
    ),
  ],
});
/** In house names. */
export type MediaPlan = z.output<typeof mediaPlan>;

/** Words of a meeting's chat. */
export const meetingMessage = record({
  id: ['id', id],
  uid: ['personId', id],
  name: ['name', text],
  c: ['text', text],
  time: ['time', time],
});
/** In house names. */
export type MeetingMessage = z.output<typeof meetingMessage>;

/** The notes that everybody in a meeting writes together. */
export const meetingNotes = record({
  /** Another one than the writer saw is refused; the writer merges and tries again. */
  rev: ['rev', count],
  c: ['text', text],
  name: ['byName', text],
  time: ['time', count],
});
/** In house names. */
export type MeetingNotes = z.output<typeof meetingNotes>;

/** Who was invited or there, and when. */
export const attendance = record({
  uid: ['personId', id],
  name: ['name', text],
  dept: ['department', text],
  /** In English too, left out where nobody wrote it. */
  deptEn: ['departmentEn', z.optional(text)],
  role: ['role', z.enum(meetingRoles)],
  invited: ['invited', yes],
  /** Somebody without an account, under the name they gave. */
  guest: ['guest', z.optional(yes)],
  here: ['present', yes],
  mic: ['microphone', yes],
  times: ['times', z.array(record({ from: ['from', time], to: ['to', z.optional(time)] }))],
});
/** In house names. */
export type Attendance = z.output<typeof attendance>;

/** How a call stands. */
export const callStates = ['ringing', 'running', 'ended'] as const;
/** How one ended; the words of its record in the chat. */
export const callEnds = ['answered', 'missed', 'declined', 'cancelled', 'busy'] as const;
/** A call between two people. */
export const call = record({
  id: ['id', id],
  chatlinkid: ['chatId', chatId],
  from: ['fromId', id],
  fromname: ['fromName', text],
  to: ['toId', id],
  toname: ['toName', text],
  media: ['media', z.enum(['audio', 'video'])],
  state: ['state', z.enum(callStates)],
  end: ['outcome', z.optional(z.enum(callEnds))],
  /** What the one who refused said. */
  words: ['words', text],
  time: ['time', time],
  answered: ['answeredTime', z.optional(time)],
  over: ['endedTime', z.optional(time)],
  /** The room, once somebody has answered, and on which end. */
  meet: ['meetingId', z.optional(id)],
  endpoint: ['endpoint', z.optional(z.string())],
});
/** In house names. */
export type Call = z.output<typeof call>;
