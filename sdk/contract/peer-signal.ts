// What two clients say to each other to open a line of their own for a file; the office carries it and keeps nothing.
import * as z from 'zod/mini';
import { record } from './record.ts';
import { chatId, count, id } from './scalars.ts';

/** Limits of the signalling: characters of a description, of a session's name, and of a file's name. */
export const peerSignalLimits = { description: 32_768, name: 64, fileName: 255 } as const;

/**
 * The steps. `offer` goes to all devices of the other person, `ring` is the office's answer to it and says how many there
 * are; one device answers, others decline; `taken` tells the devices which of them was chosen; `end` is the end.
 */
export const peerSteps = ['offer', 'ring', 'answer', 'taken', 'decline', 'end'] as const;

/**
 * Why a file does not go directly. `noTransport`: a client without WebRTC; `offline`: no device of the other person listens;
 * `declined`: they do not want it this way; `refused`: the office says that these two do not share a direct chat;
 * `timeout`: no path was found in time; `broken`: the path broke; `mismatch`: what arrived has another MD5.
 */
export const peerReasons = [
  'noTransport',
  'offline',
  'declined',
  'refused',
  'timeout',
  'broken',
  'mismatch',
] as const;
/** One of them. */
export type PeerReason = (typeof peerReasons)[number];

const name = z.string().check(z.minLength(1), z.maxLength(peerSignalLimits.name));

/** The file that is offered. */
export const peerFile = record({
  name: ['name', z.string().check(z.minLength(1), z.maxLength(peerSignalLimits.fileName))],
  size: ['size', z.int().check(z.minimum(0))],
  md5: ['md5', z.string().check(z.regex(/^[0-9A-F]{32}$/))],
  type: ['mime', z.string().check(z.maxLength(127))],
});
/** In house names. */
export type PeerFile = z.output<typeof peerFile>;

/** One step (frame 40). Not sequenced: who is not there misses it, and the file goes through the office. */
export const peerSignal = record({
  sid: ['session', name],
  chatlinkid: ['chatId', chatId],
  oper: ['step', z.enum(peerSteps)],
  /** Who said it; the office writes it, whatever a device says. */
  uid: ['personId', z.optional(id)],
  /** Which device of the answering person. */
  from: ['endpoint', z.optional(name)],
  /** Session description: addresses and keys of one end, complete. */
  sdp: ['description', z.optional(z.string().check(z.maxLength(peerSignalLimits.description)))],
  file: ['file', z.optional(peerFile)],
  n: ['devices', z.optional(count)],
  why: ['reason', z.optional(z.enum(peerReasons))],
});
