// What is done to messages that are there, as the SDK offers it.
import type { CallOptions } from '../base/api-shape.ts';
import type { ContentKind } from '../contract/flags.ts';
import type { ErrorData } from '../errors.ts';
import type { GroupAct } from '../groups/groups-api.ts';
import type { TextRef } from '../locales/index.ts';
import type { LocalMessage, MessagePage } from './local-entities.ts';
import type { HistoryTab } from './rules/history-tab.ts';
import type { Resting } from './rules/waiting-state.ts';

/** What became of one message of an act; without an error it is done. */
export type ActReport = { mid: number; error?: ErrorData };

/** Messages on their way to people and groups. `clientId` makes a repetition send nothing twice. */
export type ForwardInput = {
  chatId: string;
  mids: readonly number[];
  personIds?: readonly string[];
  groupIds?: readonly string[];
  /** As one record instead of one by one. */
  merged?: boolean;
  /** A word of one's own, sent to each chat behind what is forwarded. */
  words?: string;
  /** Wait until the words have arrived, too; where they have not, their target says so (`wordsWaiting`, or why not). */
  wait?: boolean;
  clientId?: string;
};

/** What became of a forward: each target for itself, and the messages that went nowhere. */
export type ForwardReport = {
  /**
   * True where the office could not take it now: it waits in the outbox and goes by itself, at the next connection or,
   * where the office asked for a pause, when that is over.
   */
  queued: boolean;
  targets: {
    personId?: string;
    groupId?: string;
    chatId?: string;
    mids: readonly number[];
    error?: ErrorData;
  }[];
  refused: ActReport[];
} & Resting;

/** A record of messages that were forwarded as one. */
export type ForwardedRecord = {
  title: string;
  messages: { senderName: string; kind: ContentKind; text: string; time: number }[];
};

/** People who have read a message, or have not; `read` of `total` have. */
export type Readers = {
  people: { id: string; name: string; avatar: string }[];
  read: number;
  total: number;
};

/** Which messages of a chat's past are wanted. Times in epoch ms, inclusive and exclusive. */
export type HistoryQuery = {
  chatId: string;
  tab: HistoryTab;
  text?: string;
  from?: number;
  to?: number;
  /** Only older ones. */
  before?: number;
};

/** Everything that waits for its confirmation by the office: the kinds of things are told apart by `type`. */
export type OutboxEntry = {
  id: string;
  chatId: string;
  chatName: string;
  createdTime: number;
  state: 'queued' | 'sending' | 'failed';
  error?: ErrorData;
  /** What is to be sent at a time to come, in epoch ms, and is not in the office's queue yet. */
  dueTime?: number;
} & Resting &
  (
    | { type: 'message'; kind: ContentKind; text: string }
    /** A file on its way up, whose message waits for it. `paused`: by a person. Sizes in bytes. */
    | { type: 'upload'; name: string; size: number; done: number; paused: boolean }
    | { type: 'forward'; messages: number; targets: number }
    | { type: 'delete'; messages: number }
    /** A scheduled message that was given up while the office may have it; `text` as it travels. */
    | { type: 'takeBack'; text: string }
    /** Something done to a group while there was no network. */
    | { type: 'group'; act: GroupAct }
    /** Something done in a feature; `chatName` is what it is about. */
    | { type: 'act'; feature: string; line: TextRef }
  );

/** Acts on stored messages. One message that is refused holds up no other. */
export interface MessageActsApi {
  /** Withdraws messages from everybody (spec §9 revertTime). Own texts are kept on this device, to be written anew. */
  withdraw(chatId: string, mids: readonly number[], options?: CallOptions): Promise<ActReport[]>;
  /**
   * Deletes messages for this person, on all of their devices (spec §4: sigleflag 1, sigleuid 0). Without a network
   * they go here at once, and elsewhere at the next connection.
   */
  delete(chatId: string, mids: readonly number[], options?: CallOptions): Promise<ActReport[]>;
  /** Stored messages by their numbers, whichever chat they are in; those this device does not hold are left out. */
  locate(mids: readonly number[]): Promise<LocalMessage[]>;
  /** Messages of a chat that were withdrawn on this device and can be written anew, with their texts. */
  withdrawnTexts(chatId: string): Promise<{ mid: number; text: string }[]>;
  /** Sends messages on. Voice, flash and meeting messages stay where they are (spec §5). */
  forward(input: ForwardInput, options?: CallOptions): Promise<ForwardReport>;
  /** The whole of a record, whose card shows its beginning. */
  forwarded(id: string, options?: CallOptions): Promise<ForwardedRecord>;
  /** A page of a hundred, from 1. */
  readers(chatId: string, mid: number, input: { hasRead: boolean; page?: number }): Promise<Readers>;
  /** Messages of the past, newest first; from the store, and where that has holes from the office. */
  history(query: HistoryQuery, options?: CallOptions): Promise<MessagePage>;
  /** What waits, oldest first. */
  outbox(): Promise<OutboxEntry[]>;
  /**
   * Tries again what failed, and sends what waits. With `wait` it resolves when the office has it and throws why it does
   * not get there; whoever has no connection makes one meanwhile.
   */
  retry(id: string, input?: { wait?: boolean }, options?: CallOptions): Promise<void>;
  /** Gives up on something that waits; what was meant to happen does not. */
  drop(id: string): Promise<void>;
}
