// What the SDK offers of chats and messages.
import type { CallOptions, ListFeed, ValueFeed } from '../base/api-shape.ts';
import type { ListBatch } from '../base/list-batch.ts';
import type { Unsubscribe } from '../base/live-value.ts';
import type { Group, Member } from '../contract/entities.ts';
import type { NewMessage } from './outgoing/new-message.ts';
import type { ChatFilter, LocalChat, LocalMessage, MessagePage } from './local-entities.ts';
import type { MessageHits, MessageQuery } from './search-api.ts';

export type * from './local-entities.ts';

/** Unread totals (spec §4): muted chats count apart. */
export type UnreadTotals = { unread: number; mutedUnread: number; mentioned: number; chats: number };

/** Which part of the chat list a face listens to. `key` is the face's own choice, different for each feed. */
export type ChatHeadInput = { key: string; filter: ChatFilter; rows: number };

/** The first rows of the chat list as a filter shows it, and how many chats pass it. */
export type ChatHeadBatch = ListBatch<LocalChat> & { total: number };

/** Chats and messages. */
export interface ChatApi {
  /** Every chat. Faces that show a window of the list listen to `head`: ten thousand rows are many to send. */
  list: ListFeed<LocalChat>;
  /** The first `rows` chats that pass the filter: a reset first, then what changes among them. `key` names the feed. */
  head(input: ChatHeadInput): (listener: (batch: ChatHeadBatch) => void) => Unsubscribe;
  /** Makes a head longer; the feed brings the rows that are added. */
  extendHead(key: string, rows: number): Promise<void>;
  /** What the chat of the system notices is called from now on, in the language of whoever looks. */
  callNotices(name: string): Promise<void>;
  /** One chat's row: the present one, then each later one; undefined while the chat is not on the list. */
  watch(chatId: string): ValueFeed<LocalChat | undefined>;
  /** Chats whose name or pinyin answers to what was typed, best first; without text the first ones of the list. */
  find(text: string, limit: number): Promise<LocalChat[]>;
  totals: ValueFeed<UnreadTotals>;
  get(chatId: string): Promise<LocalChat>;
  /** Finds or starts the chat with a person or group, waiting 10 × 100 ms for it to appear (spec §4). */
  activate(target: { personId: string } | { groupId: string }): Promise<LocalChat>;
  /** Tells the office the chat is shown; the one shown before is closed (spec §4). */
  open(chatId: string): Promise<void>;
  close(chatId: string): Promise<void>;
  /** The newest `limit` messages and everything that changes in them or comes after. */
  messages(chatId: string, limit: number): ListFeed<LocalMessage>;
  /** Older messages, from the store and where it has gaps from the office; they enter the feed too. */
  older(chatId: string, before: number, limit?: number): Promise<MessagePage>;
  /**
   * Puts a message into the durable outbox and returns its echo at once. `wait` resolves when the office has stored
   * it instead. Throws `blankMessage`, `characterLimit`, `chatDisabled`, `quoteRefused`, `quoteTextOnly`,
   * `unsupportedContent`.
   */
  send(input: NewMessage, options?: CallOptions): Promise<LocalMessage>;
  /** How many messages wait to be sent; failed ones wait for a person and are not counted. */
  queued: ValueFeed<number>;
  /** Queued and failed messages, oldest first. */
  outbox(): Promise<LocalMessage[]>;
  retry(clientId: string): Promise<void>;
  drop(clientId: string): Promise<void>;
  /** A flash message's text, given once, for memory alone; lost on the way, it may be asked again. Throws `flashGone`. */
  openFlash(chatId: string, mid: number): Promise<{ text: string; seconds: number }>;
  /** Asks whoever shared a cloud file (type 22) for access to it; asking twice is asking once. */
  askFileAccess(chatId: string, mid: number): Promise<void>;
  markRead(chatId: string, upTo?: number): Promise<void>;
  markUnread(chatId: string): Promise<void>;
  setPinned(chatId: string, pinned: boolean): Promise<void>;
  setMuted(chatId: string, muted: boolean): Promise<void>;
  /** Takes the chat off the list; a new message brings it back. */
  remove(chatId: string): Promise<void>;
  /** Keeps what is being written; on every device of the person unless it `staysHere`: a path of this device, say. */
  setDraft(chatId: string, text: string, choice?: { staysHere?: boolean }): Promise<void>;
  /** Empties the draft, on every device to the last byte: it becomes a flash message. */
  eraseDraft(chatId: string): Promise<void>;
  /** The message somebody was reading at when they left the chat on this device; undefined for its end. */
  place(chatId: string): Promise<number | undefined>;
  /** Keeps that place; without `mid` it is the end. */
  setPlace(chatId: string, mid?: number): Promise<void>;
  search(query: MessageQuery, options?: CallOptions): Promise<MessageHits>;
  group(groupId: string): Promise<Group>;
  members(
    groupId: string,
    input?: { search?: string; page?: number },
  ): Promise<{ members: Member[]; total: number }>;
  readCounts(chatId: string, mids: number[]): Promise<{ mid: number; read: number; total: number }[]>;
}
