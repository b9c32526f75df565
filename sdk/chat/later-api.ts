// What is to happen later, as the SDK offers it: scheduled messages and reminders, kept at the office.
import type { CallOptions } from '../api.ts';
import type { ErrorData } from '../errors.ts';
import type { NewMessage } from './new-message.ts';

/** Something that waits for its time; with `mid` it reminds of that message, else it sends `text`. */
export type LaterEntry = {
  id: string;
  chatId: string;
  chatName: string;
  dueTime: number;
  createdTime: number;
  text: string;
  /** The words of a scheduled message that may be changed: without the name of what it carries. */
  words: string;
  mid?: number;
  /** Why it could not be sent when its time came. */
  error?: ErrorData;
};

/** A message for a time to come, in epoch ms. `flash` is refused: its text is written down nowhere. */
export type ScheduledMessage = Pick<
  NewMessage,
  'chatId' | 'text' | 'mentions' | 'quote' | 'card' | 'flash'
> & {
  dueTime: number;
};

/** Scheduled messages and reminders over all chats. They happen with every client closed, so they need the office. */
export interface LaterApi {
  /** Sends a message at a time. Refused like any message that cannot be sent. Throws `flashNotScheduled`. */
  schedule(input: ScheduledMessage, options?: CallOptions): Promise<LaterEntry>;
  /** Other words or another time for what waits; what it answers, carries and mentions stays. Throws `notFound`. */
  change(id: string, change: { text?: string; dueTime?: number }, options?: CallOptions): Promise<LaterEntry>;
  /** Tells this person of a message again at a time. */
  remind(chatId: string, mid: number, dueTime: number, options?: CallOptions): Promise<LaterEntry>;
  /** Everything that waits, the next first. */
  list(options?: CallOptions): Promise<LaterEntry[]>;
  cancel(id: string, options?: CallOptions): Promise<void>;
  /** Does it now instead. */
  now(id: string, options?: CallOptions): Promise<void>;
}
