// What the chat of one person is made of, and what the socket tells it.
import type { OfficeEvent } from '../api.ts';
import type { CurrentUser } from '../contract/entities.ts';
import type { Host } from '../host/port.ts';
import type { ApiClient } from '../net/api-client.ts';
import type { RealtimeHandlers } from '../net/realtime.ts';
import type { Store } from '#storage/store.ts';
import type { ChatList } from './lists/chat-list.ts';
import type { MessageCipher } from './incoming/message-cipher.ts';
import type { Timelines } from './lists/timelines.ts';

/** The part of the socket's news that concerns chat. */
export type ChatHandlers = Omit<
  RealtimeHandlers,
  'presence' | 'person' | 'changed' | 'peer' | 'sessionEnded'
>;

/** What the chat of one person is made of. */
export type ChatParts = {
  host: Host;
  store: Store;
  api: ApiClient;
  person: CurrentUser;
  chatList: ChatList;
  timelines: Timelines;
  announce: (event: OfficeEvent) => void;
  /** Errors of background work that nobody waits for. */
  report: (error: unknown) => void;
  /** Tries and pause while a started chat appears in the list (spec §9: 10 × 100 ms). */
  activation: { tries: number; pauseMs: number };
  /** How long a flash text is seen where the office does not say it. */
  flashSeconds: () => number;
  /** How message text travels (variant). */
  cipher: MessageCipher;
  /** Whether the office lets people change messages that are there. */
  hasMarks: () => boolean;
  /** Whether the server counts its events: without that every look is a cold one. */
  hasSequence: () => boolean;
  /** Long-lived clients fetch the whole history in the background (protocol decision 4). */
  backfills: boolean;
};
