// Chats and messages as this device knows them.
import type { Chat, Message } from '../contract/entities.ts';
import type { ErrorData } from '../errors.ts';
import type { Resting } from './rules/waiting-state.ts';

/** Send state of a message on this device. Everything that came from the office is `sent`. */
export type SendState = 'queued' | 'sending' | 'sent' | 'failed';

/** A message as the timeline holds it: one from the office, or a local echo that waits in the outbox. */
export type LocalMessage = Message & {
  /** Stable across echo and arrival: the client id where there is one, else the mid. */
  key: string;
  mine: boolean;
  state: SendState;
  /** Why it failed, where `state` is `failed`. */
  error?: ErrorData;
} & Resting;

/** A chat list row with what only this device knows. */
export type LocalChat = Chat & {
  draft: string;
  /** What the row's second line shows when a queued message is newer than the last stored one. */
  queuedText?: string;
};

/** A page of messages, oldest first. `end` is true at the beginning of the chat. */
export type MessagePage = { messages: LocalMessage[]; end: boolean };

/** Which chats a filter of the chat list shows. */
export type ChatFilter = 'all' | 'unread' | 'mentioned' | 'groups' | 'focus';
