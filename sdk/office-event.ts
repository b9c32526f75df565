// Everything that happens in an open office, as data for bots, scripts and notifications.
import type { LocalMessage } from './chat/local-entities.ts';
import type { ConnectionState } from './net/connection-api.ts';

/** Something that happened, for bots, scripts and notifications. */
export type OfficeEvent =
  /** `aboutMe`: in a group it mentions this person, or answers a message of theirs that is stored here. */
  | {
      type: 'message';
      message: LocalMessage;
      chatName: string;
      chatKind: 'direct' | 'group';
      muted: boolean;
      aboutMe?: boolean;
    }
  | { type: 'read'; chatId: string; personId: string; readMid: number }
  | { type: 'withdraw'; chatId: string; mids: readonly number[]; personId: string; operatorName: string }
  | { type: 'deleted'; chatId: string; mids: readonly number[] }
  /** A message that is there was worded anew (`text`, as it travels), reacted to, or pinned. */
  | {
      type: 'messageChanged';
      chatId: string;
      mid: number;
      personId: string;
      personName: string;
      text?: string;
      reaction?: { emoji: string; on: boolean; count: number };
      pinned?: boolean;
    }
  | { type: 'outbox' }
  | { type: 'later' }
  | { type: 'reminder'; chatId: string; chatName: string; mid: number; text: string }
  | { type: 'chat'; chatId: string }
  | { type: 'ready' }
  | { type: 'connection'; state: ConnectionState }
  /** Something concerns the person: what it is about, and which thing. */
  | { type: 'news'; topic: string; reference: string; time: number }
  | {
      type: 'notice';
      code: 'storageRebuilt' | 'storageInMemory' | 'cachePermission';
      params: Record<string, string | number>;
    };
