// What is to happen later, as the SDK offers it: scheduled messages and reminders, kept at the office.
import type { CallOptions } from '../base/api-shape.ts';
import type { ErrorData } from '../errors.ts';
import type { FileKind, NewFile } from '../transfers/files-api.ts';
import type { NewMessage } from './outgoing/new-message.ts';

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
  /** The id its sender gave it, where there is one. */
  clientId?: string;
  /** The file it carries; its size in bytes. */
  file?: { kind: FileKind; name: string; size: number };
  /**
   * While it waits on this device, for its file or for a connection: how many bytes of the file are up, what becomes of
   * it, and whether its time has passed meanwhile: then it goes as soon as it can.
   */
  here?: { done: number; state: 'queued' | 'sending' | 'paused' | 'failed'; isOver: boolean };
  /** Why it could not be sent when its time came. */
  error?: ErrorData;
};

/** A message for a time to come, in epoch ms. `flash` is refused: its text is written down nowhere. */
export type ScheduledMessage = Pick<
  NewMessage,
  'chatId' | 'text' | 'mentions' | 'quote' | 'card' | 'flash' | 'clientId'
> & {
  dueTime: number;
};

/** A file for a time to come, in epoch ms. `direct` is refused: nobody knows who is online then. */
export type ScheduledFile = NewFile & { dueTime: number };

/**
 * Scheduled messages and reminders over all chats. They happen with every client closed, so they need the office.
 * Every time that is given throws `dueTimeOver` and `dueTimeTooFar`, before the office is asked.
 */
export interface LaterApi {
  /**
   * Sends a message at a time. Refused like any message that cannot be sent. Throws `flashNotScheduled`. Where the office
   * cannot be reached it waits in the outbox (`here`), is handed over once at the next connection, and goes at its time;
   * what was handed over too late for that goes at once.
   */
  schedule(input: ScheduledMessage, options?: CallOptions): Promise<LaterEntry>;
  /**
   * Sends a file at a time. It goes up now, through the outbox, whatever ends meanwhile; then the office sends it with
   * every client closed. Throws like `files.send`, and `directNotScheduled`.
   */
  scheduleFile(input: ScheduledFile, options?: CallOptions): Promise<LaterEntry>;
  /** Other words or another time for what waits; what it answers, carries and mentions stays. Throws `notFound`. */
  change(id: string, change: { text?: string; dueTime?: number }, options?: CallOptions): Promise<LaterEntry>;
  /** Tells this person of a message again at a time. */
  remind(chatId: string, mid: number, dueTime: number, options?: CallOptions): Promise<LaterEntry>;
  /** What of it waits on this device, because the office does not have it or its file yet. */
  unconfirmed(): Promise<LaterEntry[]>;
  /** Everything that waits, here and at the office, the next first. */
  list(options?: CallOptions): Promise<LaterEntry[]>;
  cancel(id: string, options?: CallOptions): Promise<void>;
  /** Does it now instead. */
  now(id: string, options?: CallOptions): Promise<void>;
}
