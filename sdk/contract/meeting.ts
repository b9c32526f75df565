// The calls about meetings and calls between people: ours, as the specification shows none. They hang under the user centre.
import * as z from 'zod/mini';
import { service, type Endpoint } from './endpoint.ts';
import {
  attendance,
  call,
  mediaPlan,
  meeting,
  meetingEntries,
  meetingLimits,
  meetingMessage,
  meetingNotes,
  room,
} from './meeting-entities.ts';
import { guestCalls } from './meeting-guests.ts';
import { record } from './record.ts';
import { count, flag, id, time } from './scalars.ts';

const optionalFlag = z.optional(flag(1, 0));
const clientId = ['clientId', z.optional(z.string().check(z.minLength(1), z.maxLength(64)))] as const;
const subject = z.string().check(z.maxLength(meetingLimits.subject));
const password = z.string().check(z.maxLength(meetingLimits.password));
const people = z.array(id).check(z.maxLength(meetingLimits.invited));
const key = z.string().check(z.minLength(1), z.maxLength(meetingLimits.key));
/** Whoever was not invited shows the number that the link carries. */
const number = ['number', z.optional(z.string().check(z.maxLength(32)))] as const;
const post = { method: 'POST', token: true, in: 'body', spec: 'ours' } as const;
const get = { method: 'GET', token: true, spec: 'ours' } as const;

/** What a seat may say of itself. */
const seatFields = {
  mic: ['microphone', optionalFlag],
  cam: ['camera', optionalFlag],
  share: ['sharing', optionalFlag],
  rec: ['recording', optionalFlag],
  hand: ['hand', optionalFlag],
  line: ['line', z.optional(z.enum(['good', 'weak', 'audioOnly']))],
} as const;

/** Acts of host and co-host. Those on somebody name a seat; switches say on or off. */
export const hostActs = [
  'mute',
  'muteAll',
  'askUnmute',
  'lowerHand',
  'remove',
  'admit',
  'admitAll',
  'decline',
  'lock',
  'waitingRoom',
  'selfUnmute',
  'cohost',
  'handOver',
] as const;
/** One of them. */
export type HostAct = (typeof hostActs)[number];

/** The calls. */
export const meetingService = service('userCentre', {
  /** Meetings of the person: those that run, those to come, those that were. 30 a page. */
  listMeetings: {
    ...get,
    path: '/meeting/list',
    input: record({
      when: ['when', z.enum(['now', 'coming', 'past'])],
      /** Cursor of the page before. */
      after: ['after', z.optional(z.string().check(z.maxLength(64)))],
    }),
    reply: record({ list: ['meetings', z.array(meeting)], next: ['next', z.optional(z.string())] }),
  },
  showMeeting: {
    ...get,
    path: '/meeting/show',
    input: record({ id: ['id', id], number }),
    reply: meeting,
  },
  /** Finds a meeting by its number, with or without spaces. */
  findMeeting: {
    ...get,
    path: '/meeting/find',
    input: record({ number: ['number', z.string().check(z.maxLength(32))] }),
    reply: meeting,
  },
  createMeeting: {
    ...post,
    path: '/meeting/create',
    input: record({
      kind: ['kind', z.enum(['quick', 'group', 'scheduled'])],
      subject: ['subject', subject],
      starttime: ['startTime', z.optional(time)],
      endtime: ['endTime', z.optional(time)],
      uids: ['people', z.optional(people)],
      /** The group of a group meeting: its members may enter, and its chat gets the card. */
      chatlinkid: ['chatId', z.optional(id)],
      password: ['password', z.optional(password)],
      waitingroom: ['waitingRoom', optionalFlag],
      entry: ['entry', z.optional(z.enum(meetingEntries))],
      /** People without an account may ask to be let in, by a link of their own. */
      guests: ['guests', optionalFlag],
      /** Of one for later: the IANA zone it is planned in, and how it repeats (RRULE); it stands in calendars as an event. */
      tzid: ['zone', z.optional(z.string().check(z.maxLength(64)))],
      rrule: ['rule', z.optional(z.string().check(z.maxLength(500)))],
      workdays: ['workdays', optionalFlag],
      /** Rings for the people it is for, where it begins at once. */
      ring: ['ring', optionalFlag],
      cid: clientId,
    }),
    reply: meeting,
  },
  changeMeeting: {
    ...post,
    path: '/meeting/change',
    input: record({
      id: ['id', id],
      rev: ['rev', z.optional(count)],
      subject: ['subject', z.optional(subject)],
      starttime: ['startTime', z.optional(time)],
      endtime: ['endTime', z.optional(time)],
      /** Empty takes it away. */
      password: ['password', z.optional(password)],
      waitingroom: ['waitingRoom', optionalFlag],
      entry: ['entry', z.optional(z.enum(meetingEntries))],
      /** Off takes back the link that was given out. */
      guests: ['guests', optionalFlag],
      cid: clientId,
    }),
    reply: meeting,
  },
  /** Invites people, and puts the card into chats of the person who invites. */
  inviteToMeeting: {
    ...post,
    path: '/meeting/invite',
    input: record({
      id: ['id', id],
      uids: ['people', z.optional(people)],
      chats: ['chats', z.optional(z.array(id).check(z.maxLength(20)))],
      /** Rings for the people, where it runs. */
      ring: ['ring', optionalFlag],
      cid: clientId,
    }),
    reply: record({ n: ['invited', count], meeting: ['meeting', meeting] }),
  },
  endMeeting: { ...post, path: '/meeting/end', input: record({ id: ['id', id] }), reply: meeting },
  cancelMeeting: { ...post, path: '/meeting/cancel', input: record({ id: ['id', id] }), reply: meeting },
  /** Who was invited, who is there, and who was there when. */
  listAttendance: {
    ...get,
    path: '/meeting/members',
    input: record({ id: ['id', id] }),
    reply: z.array(attendance),
  },
  /**
   * Takes a seat. `key` is the device's own: with the same one it gets the seat it had. A meeting with a waiting room
   * gives a seat that waits.
   */
  joinMeeting: {
    ...post,
    path: '/meeting/join',
    input: record({
      id: ['id', id],
      key: ['key', key],
      number,
      password: ['password', z.optional(password)],
      mic: ['microphone', optionalFlag],
      cam: ['camera', optionalFlag],
    }),
    reply: record({ room: ['room', room], media: ['media', mediaPlan] }),
  },
  leaveMeeting: {
    ...post,
    path: '/meeting/leave',
    input: record({ id: ['id', id], seat: ['seatId', id] }),
    reply: z.unknown(),
  },
  getRoom: {
    ...get,
    path: '/meeting/room',
    input: record({ id: ['id', id], seat: ['seatId', id] }),
    reply: room,
  },
  setSeat: {
    ...post,
    path: '/meeting/seat',
    input: record({ id: ['id', id], seat: ['seatId', id], ...seatFields }),
    reply: z.unknown(),
  },
  hostAct: {
    ...post,
    path: '/meeting/host',
    input: record({
      id: ['id', id],
      act: ['act', z.enum(hostActs)],
      seat: ['seatId', z.optional(id)],
      on: ['on', optionalFlag],
    }),
    reply: z.unknown(),
  },
  react: {
    ...post,
    path: '/meeting/react',
    input: record({
      id: ['id', id],
      seat: ['seatId', id],
      face: ['reaction', z.string().check(z.minLength(1), z.maxLength(16))],
    }),
    reply: z.unknown(),
  },
  /** Says something in the meeting's chat; of a group meeting it stays in the group's chat too. */
  say: {
    ...post,
    path: '/meeting/say',
    input: record({
      id: ['id', id],
      c: ['text', z.string().check(z.maxLength(meetingLimits.message))],
      cid: clientId,
    }),
    reply: meetingMessage,
  },
  listSaid: {
    ...get,
    path: '/meeting/said',
    input: record({ id: ['id', id] }),
    reply: z.array(meetingMessage),
  },
  getNotes: { ...get, path: '/meeting/notes', input: record({ id: ['id', id] }), reply: meetingNotes },
  /** Writes the notes over the revision one saw; another one since is refused. */
  writeNotes: {
    ...post,
    path: '/meeting/notes/write',
    input: record({
      id: ['id', id],
      rev: ['rev', count],
      c: ['text', z.string().check(z.maxLength(meetingLimits.notes))],
    }),
    reply: meetingNotes,
  },
  /** A meeting rings no more on any device of the person. */
  stopRinging: { ...post, path: '/meeting/quiet', input: record({ id: ['id', id] }), reply: z.unknown() },
  /** Calls somebody: all of their devices ring. Who is talking already is busy. */
  ring: {
    ...post,
    path: '/meeting/call/ring',
    input: record({ uid: ['personId', id], media: ['media', z.enum(['audio', 'video'])], cid: clientId }),
    reply: call,
  },
  answer: {
    ...post,
    path: '/meeting/call/answer',
    input: record({
      id: ['id', id],
      accept: ['accept', flag(1, 0)],
      /** Said with a refusal; stands in the chat as a message. */
      words: ['words', z.optional(z.string().check(z.maxLength(meetingLimits.words)))],
      /** The end that answers: the others stop ringing. */
      endpoint: ['endpoint', z.optional(key)],
    }),
    reply: call,
  },
  /** Ends a call: one that rings is taken back, one that runs is over for both. Harmless where it is over. */
  hangUp: { ...post, path: '/meeting/call/end', input: record({ id: ['id', id] }), reply: call },
  /** Makes a meeting of a call: others can be invited, and it goes on when one of the two leaves. */
  turnIntoMeeting: {
    ...post,
    path: '/meeting/call/meeting',
    input: record({ id: ['id', id], subject: ['subject', subject] }),
    reply: meeting,
  },
  /** Calls of the person that ring or run. */
  currentCalls: { ...get, path: '/meeting/call/current', input: record({}), reply: z.array(call) },
  ...guestCalls,
} as const satisfies Record<string, Endpoint>);
