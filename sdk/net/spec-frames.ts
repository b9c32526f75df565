// Frames of a socket that speaks the specification alone: what their fields mean, and which were meant where some are missing.
import * as z from 'zod/mini';
import { message } from '../contract/entities.ts';
import { eventRecords, frames, frameType, type ControlFrame, type EventFrame } from '../contract/frames.ts';
import { parseExact } from './exact-json.ts';
import { decodeLeniently, rowsIn } from './lenient.ts';
import { firstOf, houseNumber, isRaw, messageRow, moment, type KnownGroups, type Raw } from './spec-rows.ts';

/** What a frame of the specification may say. */
export type SpecFrame =
  | { type: 'welcome' | 'ping' | 'unknown' }
  | { type: 'event'; event: EventFrame }
  | { type: 'control'; frame: ControlFrame }
  | { type: 'ack'; clientId?: string | undefined; chatId?: string | undefined; mid: number; time: number }
  | { type: 'refuse'; clientId?: string | undefined; code: number; message: string };

const numberOf = (value: unknown): number => (/^\d{1,15}$/.test(String(value)) ? Number(value) : 0);
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

const decode = <T>(schema: z.ZodMiniType<T>, row: unknown): T => decodeLeniently(schema, row).reply as T;

function read(type: number, row: Raw, known: KnownGroups, isGroup: (chatId: string) => boolean): SpecFrame {
  const chatId = textOf(firstOf(row, 'chatlinkid'))?.padStart(5, '0');
  const group = chatId !== undefined && isGroup(chatId);
  switch (type) {
    case frameType.welcome:
      return { type: 'welcome' };
    case frameType.ping:
      return { type: 'ping' };
    case frameType.ack:
      return {
        type: 'ack',
        clientId: textOf(firstOf(row, 'cid')),
        chatId,
        mid: numberOf(houseNumber(firstOf(row, 'mid', 'id'), group)),
        time: numberOf(moment(row['time'])),
      };
    case frameType.refuse:
      return {
        type: 'refuse',
        clientId: textOf(firstOf(row, 'cid')),
        code: numberOf(row['code']),
        message: textOf(firstOf(row, 'msg', 'message')) ?? '',
      };
    case frameType.message:
      return {
        type: 'event',
        event: { type: 'message', message: decode(message, messageRow(row, { group }, known)) },
      };
    case frameType.withdraw: {
      const mids = (rowsIn(row['mids']) ?? []).map((mid) => houseNumber(mid, group));
      const fields = decode(eventRecords.withdraw, { seq: 0, uid: '', time: 0, ...row, mids });
      return { type: 'event', event: { type: 'withdraw', ...fields } };
    }
    case frameType.presence:
      return { type: 'control', frame: { type: 'presence', ...decode(frames.presence, row) } };
    default:
      return { type: 'unknown' };
  }
}

/** What a text on the socket says; undefined for one that is no frame, or lacks what nothing can stand in for. */
export function readSpecFrame(
  text: string,
  known: KnownGroups,
  isGroup: (chatId: string) => boolean,
): SpecFrame | undefined {
  const row = parseExact(text)?.value;
  if (!isRaw(row)) return undefined;
  try {
    return read(numberOf(row['t']), row, known, isGroup);
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error;
    return undefined;
  }
}
