// Text of a realtime frame ↔ frame in house names. The only place that parses or prints socket text.
import * as z from 'zod/mini';
import { message } from './entities.ts';
import {
  eventFrames,
  eventRecords,
  frames,
  frameType,
  isEvent,
  maxFrameBytes,
  type ControlFrame,
  type Frame,
} from './frames.ts';
import { trustedEncode } from './trusted-encode.ts';

/** Why a text was not a frame; counted by both ends, never thrown. */
export type FrameFault = {
  fault: 'tooLong' | 'notJson' | 'notAFrame' | 'unknownNumber' | 'wrongFields';
  detail: string;
};

const nameByNumber = new Map<number, string>(
  Object.entries(frameType).map(([name, number]) => [number, name]),
);
const eventNames = new Set(['message', ...Object.keys(eventRecords)]);

/** Prints a frame. Messages, on their way to the office and from it, and what is answered go unchecked: by the thousand. */
export function printFrame(frame: Frame): string {
  if (frame.type === 'message') return printed(frameType.message, trustedEncode(message, frame.message));
  if (frame.type === 'send') return printed(frameType.send, trustedEncode(frames.send, frame));
  if (frame.type === 'ack') return printed(frameType.ack, trustedEncode(frames.ack, frame));
  if (frame.type === 'refuse') return printed(frameType.refuse, trustedEncode(frames.refuse, frame));
  if (isEvent(frame)) return JSON.stringify(z.encode(eventFrames, frame));
  const schema = frames[frame.type] as z.ZodMiniType;
  return JSON.stringify({ t: frameType[frame.type], ...(z.encode(schema, frame) as object) });
}

/** Puts the number in front of the printed fields, of which there is at least one. */
function printed(number: number, wire: object): string {
  return `{"t":${number},${JSON.stringify(wire).slice(1)}`;
}

/** Parses a frame; hostile or unknown text gives a fault, never an exception. */
export function parseFrame(text: string): Frame | FrameFault {
  if (text.length > maxFrameBytes) return { fault: 'tooLong', detail: String(text.length) };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { fault: 'notJson', detail: String(error) };
  }
  // Not every number is a number of a frame: 1.5 and 1e400 are nothing, here and in the schemas.
  if (typeof value !== 'object' || value === null || !Number.isSafeInteger((value as { t?: unknown }).t))
    return { fault: 'notAFrame', detail: typeof value };
  const name = nameByNumber.get((value as { t: number }).t);
  if (name === undefined || (!eventNames.has(name) && !(name in frames))) {
    // A numbered event of a later version counts among the received ones, or every heartbeat would show a gap.
    const event = z.decode(eventFrames, value as { t: number });
    if (event.type === 'unknown' && event.sequence > 0) return event;
    return { fault: 'unknownNumber', detail: String((value as { t: number }).t) };
  }
  try {
    if (eventNames.has(name)) return z.decode(eventFrames, value as { t: number });
    const schema = frames[name as keyof typeof frames] as z.ZodMiniType;
    return { type: name, ...(z.decode(schema, value) as object) } as ControlFrame;
  } catch (error) {
    return {
      fault: 'wrongFields',
      detail: error instanceof z.core.$ZodError ? (error.issues[0]?.path.join('.') ?? '') : String(error),
    };
  }
}

/** Tells a fault from a frame. */
export function isFault(result: Frame | FrameFault): result is FrameFault {
  return 'fault' in result;
}
