// What is to happen later, as the SDK offers it: scheduled messages and reminders, kept at the office.
import type { CallOptions } from '../api.ts';
import type { ErrorData } from '../errors.ts';

/** Something that waits for its time; with `mid` it reminds of that message, else it sends `text`. */
export type LaterEntry = {
  id: string;
  chatId: string;
  chatName: string;
  dueTime: number;
  createdTime: number;
  text: string;
  mid?: number;
  /** Why it could not be sent when its time came. */
  error?: ErrorData;
};

/** Scheduled messages and reminders over all chats. They happen with every client closed, so they need the office. */
export interface LaterApi {
  /** Sends a text at a time; with `id` it changes one that waits. Refused like any message that cannot be sent. */
  schedule(
    input: { id?: string; chatId: string; text: string; dueTime: number; mentions?: string[] },
    options?: CallOptions,
  ): Promise<LaterEntry>;
  /** Tells this person of a message again at a time. */
  remind(chatId: string, mid: number, dueTime: number, options?: CallOptions): Promise<LaterEntry>;
  /** Everything that waits, the next first. */
  list(options?: CallOptions): Promise<LaterEntry[]>;
  cancel(id: string, options?: CallOptions): Promise<void>;
  /** Does it now instead. */
  now(id: string, options?: CallOptions): Promise<void>;
}
