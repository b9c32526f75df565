// The numbered realtime frames (protocol decision 5). Every frame is validated; unknown numbers are counted, never fatal.
import * as z from 'zod/mini';
import { chatChange, message } from './entities.ts';
import { sessionOperation } from './flags.ts';
import { sharedDraftFields } from './draft-fields.ts';
import { meetingFrames, meetingFrameTypes } from './meeting-frames.ts';
import { peerSignal } from './peer-signal.ts';
import { personStatus } from './status.ts';
import { record } from './record.ts';
import { chatId, count, exactChoice, flag, id, sequence, text, time } from './scalars.ts';
import { sendLimits } from './limits.ts';
import { todoNews } from './todo-item.ts';

/** The one table of frame numbers. 40–59 are for signalling between clients (40: files; 41–47: calls and meetings), 60 for to-do items. */
export const frameType = {
  handshake: 1,
  welcome: 2,
  ping: 3,
  pong: 4,
  batch: 5,
  live: 6,
  send: 10,
  ack: 11,
  refuse: 12,
  message: 20,
  read: 21,
  withdraw: 22,
  chatChanged: 23,
  presence: 24,
  person: 25,
  deleted: 26,
  contactsChanged: 27,
  later: 28,
  draft: 29,
  flashRead: 31,
  session: 30,
  watch: 32,
  unwatch: 33,
  changed: 34,
  news: 35,
  messageChanged: 36,
  typing: 37,
  status: 38,
  personNamed: 39,
  peer: 40,
  ...meetingFrameTypes,
} as const;

/** Somebody's read cursor moved: to their own devices, and in direct chats to the peer (protocol decision 21). */
export const readEvent = record({
  seq: ['sequence', sequence],
  chatlinkid: ['chatId', chatId],
  uid: ['personId', id],
  mid: ['readMid', sequence],
  n: ['readOrdinal', count],
  time: ['time', time],
});
/** One person's view of a chat changed. Without `set`, the chat's row is to be asked for again. */
export const chatEvent = record({
  seq: ['sequence', sequence],
  chatlinkid: ['chatId', chatId],
  set: ['change', z.optional(chatChange)],
  gone: ['removed', z.optional(z.boolean())],
});
/** A list of one's contacts changed on another device or by another person: it is to be asked for again. */
export const contactsEvent = record({
  seq: ['sequence', sequence],
  list: ['list', z.enum(['friends', 'focus'])],
});
/**
 * Messages were withdrawn: of each nothing is left but a notice in its place, of the group system key «msgback»
 * (spec §4), on every device and in every quote.
 */
export const withdrawEvent = record({
  seq: ['sequence', sequence],
  chatlinkid: ['chatId', chatId],
  mids: ['mids', z.array(sequence)],
  /** Who did it: the sender, or in a group its owner or an administrator. */
  uid: ['personId', id],
  opernick: ['operatorName', text],
  time: ['time', time],
});
/**
 * Messages were deleted for one person (spec §4: sigleflag 1, sigleuid 0): told to their own devices alone. `everybody`
 * (ours): the office has removed them for good, from all who could see them, and quotes of them lose their words.
 */
export const deletedEvent = record({
  seq: ['sequence', sequence],
  chatlinkid: ['chatId', chatId],
  mids: ['mids', z.array(sequence)],
  all: ['everybody', z.optional(flag(1, 0))],
});
/** Somebody has opened a flash message: it can be opened by them no more, on any of their devices. */
export const flashReadEvent = record({
  seq: ['sequence', sequence],
  chatlinkid: ['chatId', chatId],
  mid: ['mid', sequence],
  uid: ['personId', id],
});

/**
 * What a person keeps for later changed: a scheduled message or reminder came, went or was changed. With `mid` a
 * reminder's time has come.
 */
export const laterEvent = record({
  seq: ['sequence', sequence],
  chatlinkid: ['chatId', chatId],
  mid: ['mid', z.optional(sequence)],
  time: ['time', time],
});
/** A person wrote on a draft on one of their devices. */
export const draftEvent = record({ seq: ['sequence', sequence], ...sharedDraftFields });

/**
 * Something that concerns the person (ours): what it is about, `schedule.invited`, and which thing, `event:812`. Told to
 * their own devices, which ask for what has changed. Where it changed the to-do list the item comes with it (the extension
 * `todoItems`).
 */
export const newsEvent = record({
  seq: ['sequence', sequence],
  topic: ['topic', z.string().check(z.maxLength(64))],
  ref: ['reference', z.string().check(z.maxLength(200))],
  time: ['time', time],
  todo: ['todo', z.optional(todoNews)],
});

/**
 * A message that is there was changed (ours): worded anew, reacted to, or pinned. Counts are absolute, so that a replay
 * changes nothing twice.
 */
export const messageChangedEvent = record({
  seq: ['sequence', sequence],
  chatlinkid: ['chatId', chatId],
  mid: ['mid', sequence],
  /** Who did it. */
  uid: ['personId', id],
  opernick: ['personName', text],
  time: ['time', time],
  /** Its words from now on. */
  c: ['text', z.optional(z.string())],
  /** Whom it mentions from now on, where a new wording calls more people. */
  at: ['mentions', z.optional(z.array(id))],
  /** Which reaction came or went, and how many people have it now. */
  react: [
    'reaction',
    z.optional(record({ e: ['emoji', text], on: ['on', flag(1, 0)], n: ['count', count] })),
  ],
  pin: ['pinned', z.optional(flag(1, 0))],
});

/**
 * Somebody is called something else from now on (ours): whoever was erased has no name any more. Devices write it over
 * the name they hold.
 */
export const personNamedEvent = record({
  seq: ['sequence', sequence],
  uid: ['personId', id],
  nick: ['name', text],
});

/** Sequenced events beside the message itself, by the house's name of their frame. */
export const eventRecords = {
  read: readEvent,
  withdraw: withdrawEvent,
  chatChanged: chatEvent,
  deleted: deletedEvent,
  contactsChanged: contactsEvent,
  later: laterEvent,
  draft: draftEvent,
  flashRead: flashReadEvent,
  news: newsEvent,
  messageChanged: messageChangedEvent,
  personNamed: personNamedEvent,
} as const;
type EventName = keyof typeof eventRecords;

/** Sequenced events, as they are replayed; `t` tells which. */
export const eventFrames = z.codec(z.looseObject({ t: z.int() }), z.custom<EventFrame>(), {
  decode: (wire) => decodeEvent(wire as { t: number }),
  encode: (event) => encodeEvent(event),
});
/**
 * A sequenced event in house names. `unknown` is an event of a later version, or (then with the field that was
 * wrong) one that does not fit its schema: counted, otherwise ignored, so that it cannot hold up those behind it.
 */
export type EventFrame =
  | { type: 'message'; message: z.output<typeof message> }
  | { [Name in EventName]: { type: Name } & z.output<(typeof eventRecords)[Name]> }[EventName]
  | { type: 'unknown'; sequence: number; wrongField?: string };

const position = z.object({ seq: z.optional(sequence), id: z.optional(sequence) });
const eventByNumber = new Map(
  (Object.keys(eventRecords) as EventName[]).map((name) => [frameType[name] as number, name]),
);

/** Whether a frame is a sequenced event. */
export function isEvent(frame: Frame): frame is EventFrame {
  return frame.type === 'message' || frame.type === 'unknown' || frame.type in eventRecords;
}

function unknownEvent(wire: { t: number }): { type: 'unknown'; sequence: number } {
  const found = z.safeDecode(position, wire as never);
  const { seq, id: mid } = found.success ? found.data : {};
  return { type: 'unknown', sequence: seq ?? (wire.t === frameType.message ? mid : undefined) ?? 0 };
}

function decodeEvent(wire: { t: number }): EventFrame {
  try {
    if (wire.t === frameType.message) return { type: 'message', message: z.decode(message, wire as never) };
    const type = eventByNumber.get(wire.t);
    if (type === undefined) return unknownEvent(wire);
    return { type, ...z.decode(eventRecords[type] as z.ZodMiniType<object>, wire) } as EventFrame;
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error;
    return { ...unknownEvent(wire), wrongField: error.issues[0]?.path.join('.') ?? '' };
  }
}

function encodeEvent(event: EventFrame): { t: number } & Record<string, unknown> {
  if (event.type === 'message')
    return { t: frameType.message, ...(z.encode(message, event.message) as object) };
  if (event.type === 'unknown') return { t: 0, seq: String(event.sequence) };
  const fields = z.encode(eventRecords[event.type] as z.ZodMiniType<object>, event) as object;
  return { t: frameType[event.type], ...fields };
}

/** Position of an event in the office-wide sequence. */
export function sequenceOf(event: EventFrame): number {
  return event.type === 'message' ? event.message.mid : event.sequence;
}

/** What the parameters of all clients are now (`parametersMark`, ours): who has others asks for them. */
const parametersField = ['parameters', z.optional(z.string().check(z.maxLength(32)))] as const;

/** First frame of a client: who, which device, and the last event it has stored (none: a cold start). */
export const handshake = record({
  token: ['token', z.string().check(z.maxLength(4096))],
  device: ['device', z.string().check(z.maxLength(128))],
  last: ['last', z.optional(sequence)],
  /** True for a one-shot sender that wants acknowledgements but no events. */
  quiet: ['quiet', z.optional(z.boolean())],
});
/** With «resync», of an office that was set back: what a client holds beyond this number never was there (ours). */
export const keptField = ['keptTo', z.optional(sequence)] as const;

/** Answer to the handshake. `mode` tells how the client catches up. */
export const welcome = record({
  uid: ['personId', id],
  time: ['serverTime', time],
  interval: ['heartbeatMs', z.int()],
  seq: ['sequence', sequence],
  mode: ['mode', z.enum(['live', 'replay', 'resync'])],
  kept: keptField,
  par: parametersField,
});
/**
 * Heartbeat of the office: how many sequenced events went out on this connection, those of batches included, and
 * up to which position everything for this person has.
 */
export const ping = record({
  sent: ['sent', z.int()],
  seq: ['sequence', sequence],
  time: ['serverTime', time],
  par: parametersField,
});
/** Answer to the heartbeat: how many arrived. */
export const pong = record({ got: ['received', z.int()] });
/** Replayed events, at most 500. `sent` counts as in {@link ping}, so that a batch can be a checkpoint by itself. */
export const batch = record({
  frames: ['events', z.array(eventFrames)],
  seq: ['sequence', sequence],
  sent: ['sent', z.optional(z.int())],
});
/** Replay is over; from here on events are live. `sent` counts as in {@link ping}. */
export const live = record({ seq: ['sequence', sequence], sent: ['sent', z.optional(z.int())] });
/** A message to send (spec §7 request kinds; `cid`, `ct`, `cite` ours). */
export const send = record({
  cid: ['clientId', z.string().check(z.minLength(1), z.maxLength(sendLimits.clientId))],
  chatlinkid: ['chatId', chatId],
  ct: ['kind', z.int()],
  c: ['text', z.string()],
  at: ['mentions', z.optional(z.array(id).check(z.maxLength(sendLimits.mentions)))],
  cite: ['citedMid', z.optional(sequence)],
  /** Files that go with it, where a sealed text does not tell. */
  files: ['files', z.optional(z.array(id).check(z.maxLength(200)))],
});
/**
 * The message is stored for good. `again` is true when it had been before (duplicates are removed on client id), and
 * `deleted` where its writer has deleted it since, from another device.
 */
export const ack = record({
  cid: ['clientId', z.string()],
  mid: ['mid', sequence],
  chatlinkid: ['chatId', chatId],
  time: ['time', time],
  n: ['ordinal', count],
  dup: ['again', z.optional(flag(1, 0))],
  gone: ['deleted', z.optional(flag(1, 0))],
});
/**
 * The message is not stored; `code` is one of the refusal codes. With `busy` and `rateLimited` it may be sent again,
 * after so many seconds where they are told; with any other never.
 */
export const refuse = record({
  cid: ['clientId', z.optional(z.string())],
  code: ['code', z.int()],
  msg: ['message', z.string()],
  retryAfterSeconds: ['retryAfterSeconds', z.optional(z.int())],
});
/** People came online or went. Not sequenced; sent to those who share a direct chat. */
export const presence = record({ uid: ['personId', id], on: ['online', flag(1, 0)] });
/** Somebody shows another picture, or none. Not sequenced; a device that was away asks for the changes. */
export const person = record({ uid: ['personId', id], avatar: ['avatar', text] });
/**
 * Somebody writes in a direct chat at this moment (ours): a device says so without a person, the office tells the other
 * person's devices whose it is. Not sequenced, kept nowhere.
 */
export const typing = record({ chatlinkid: ['chatId', chatId], uid: ['personId', z.optional(id)] });
/** A chat was opened or closed on this device (oper 1, 2); `mid` is the newest message displayed while focused. */
export const session = record({
  chatlinkid: ['chatId', chatId],
  oper: ['operation', exactChoice(sessionOperation)],
  mid: ['displayedMid', z.optional(sequence)],
});

/** Names of things, as somebody looks at them; a connection watches at most {@link maxWatched}. */
const references = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(200));
/** Things one connection may watch at a time. */
export const maxWatched = 200;
/** A device looks at things from now on (ours): it hears when they change. Those it may not see are passed over. */
export const watch = record({ refs: ['references', references] });
/** It looks at them no longer. */
export const unwatch = record({ refs: ['references', references] });
/** A thing that is watched has moved on to this revision; what has changed is asked for. Not sequenced, not replayed. */
export const changed = record({ ref: ['reference', z.string()], rev: ['revision', z.int()] });

/** Schema of each frame by name. */
export const frames = {
  handshake,
  welcome,
  ping,
  pong,
  batch,
  live,
  send,
  ack,
  refuse,
  presence,
  person,
  session,
  watch,
  unwatch,
  changed,
  peer: peerSignal,
  typing,
  /** Somebody's status is another one (ours). Not sequenced; a device that was away asks for all. */
  status: personStatus,
  ...meetingFrames,
} as const;
/** A frame that is not a sequenced event. */
export type ControlFrame = {
  [Name in keyof typeof frames]: { type: Name } & z.output<(typeof frames)[Name]>;
}[keyof typeof frames];
/** Anything that travels on the socket, in house names. */
export type Frame = ControlFrame | EventFrame;

/** Events a batch holds at most, and the distance after which the office says «resync» (protocol decision 2). */
export const replayLimits = { batch: 500, furthest: 10_000 } as const;
/** Largest frame either end accepts, in bytes. */
export const maxFrameBytes = 1_048_576;
