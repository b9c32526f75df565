// What people add to messages that are there, as the SDK offers it: reactions, a new wording, pins.
import type { CallOptions } from '../base/api-shape.ts';
import type { LocalMessage } from './local-entities.ts';

/** Somebody's reaction to a message. */
export type ReactionBy = { id: string; name: string; avatar: string; emoji: string };

/** A message that is pinned in its chat: by whom and when. */
export type PinnedMessage = { message: LocalMessage; personId: string; personName: string; time: number };

/** What became of a mark. `queued`: there was no network, it is shown here and goes by itself at the next connection. */
export type MarkReport = { queued: boolean };

/** Marks of messages. Without a network they wait in the outbox; what the office then refuses is taken back. At an office that does not know them every call is refused with `notOfferedHere`. */
export interface MarksApi {
  /**
   * Adds one's own reaction to a message, or takes it away. `emoji` is the name of one, `强`; doing it twice is no fault.
   * @returns how many people have reacted with it now, as far as it is known here
   */
  react(
    chatId: string,
    mid: number,
    input: { emoji: string; on: boolean },
    options?: CallOptions,
  ): Promise<MarkReport & { count: number }>;
  /** Who has reacted, oldest first; a page of a hundred, from 1. */
  reactions(
    chatId: string,
    mid: number,
    input?: { emoji?: string; page?: number },
  ): Promise<{ people: ReactionBy[]; total: number }>;
  /**
   * Words one's own text message anew while it may be withdrawn. What it answers stays; typed markup stays text.
   * `over` is the text, as it travels, that whoever edits it has seen; left out, what this device holds. `mentions` are
   * ids of members, or `all`: whoever was not mentioned before is told.
   * @throws OfficeError `editTooLate` where the time is over; `editedElsewhere` where there is a newer wording than that
   */
  edit(
    chatId: string,
    mid: number,
    text: string,
    options?: CallOptions & { over?: string; mentions?: readonly string[] },
  ): Promise<MarkReport>;
  /** What a message said before, oldest first, as it travels, with when it was written. */
  versions(chatId: string, mid: number): Promise<{ text: string; time: number }[]>;
  /** Pins a message for everybody of its chat, or takes the pin away. */
  pin(chatId: string, mid: number, on: boolean, options?: CallOptions): Promise<MarkReport>;
  /** The pinned messages of a chat, the newest pin first; without a network as they were last. */
  pinned(chatId: string): Promise<PinnedMessage[]>;
}
