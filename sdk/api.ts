// OfficeApi: every call and every feed of the SDK, as data. Implemented in process and by the far side of a port.
import type { AdministrationApi } from './account/administration.ts';
import type { ListBatch } from './base/live-list.ts';
import type { Unsubscribe } from './base/live-value.ts';
import type {
  Chat,
  CurrentUser,
  Department,
  Group,
  Member,
  Message,
  Person,
  TreeNode,
} from './contract/entities.ts';
import type { DeviceRequest, DeviceSession } from './contract/session-calls.ts';
import type { ErrorData } from './errors.ts';
import type { ContactsApi } from './contacts/contacts-api.ts';
import type { GroupsApi } from './groups/groups-api.ts';
import type { MessageActsApi } from './chat/acts-api.ts';
import type { NewMessage } from './chat/new-message.ts';
import type { LaterApi } from './chat/later-api.ts';
import type { MessageHits, MessageQuery } from './chat/search-api.ts';
import type { ChatFilter } from './chat/rules/chat-filter.ts';
import type { Resting } from './chat/rules/waiting-state.ts';
import type { ConstantOrigin } from '#variants/constants.ts';
import type { LockWay } from './account/rules/lock.ts';
import type { SettingName, SettingValues } from './settings/table.ts';
import type { FilesApi } from './transfers/files-api.ts';

export type {
  Chat,
  CurrentUser,
  Department,
  DeviceRequest,
  DeviceSession,
  Group,
  Member,
  Message,
  Person,
  TreeNode,
};

export type { AdministrationApi, AuditEntry, AuditQuery, ResetCode } from './account/administration.ts';
export type { NewMessage, OutgoingCard } from './chat/new-message.ts';
export type * from './chat/acts-api.ts';
export type { MessageHit, MessageHits, MessageQuery } from './chat/search-api.ts';
export type { LaterApi, LaterEntry, ScheduledFile, ScheduledMessage } from './chat/later-api.ts';
export type {
  ContactHits,
  ContactsApi,
  EverythingHits,
  FocusTarget,
  FriendsAdded,
  KnownCircle,
  PeoplePage,
} from './contacts/contacts-api.ts';
export type { FocusEntry, Friend } from './contract/contact-calls.ts';
export type * from './groups/groups-api.ts';
export type * from './transfers/files-api.ts';

/** A feed of one value: the present value first, then every later one. */
export type ValueFeed<T> = (listener: (value: T) => void) => Unsubscribe;
/** A feed of a list: a reset with the present rows first, then batches. */
export type ListFeed<T> = (listener: (batch: ListBatch<T>) => void) => Unsubscribe;

/** Who is signed in. `ended` says why a session is over; it is announced once (spec §4). */
export type AccountState = {
  phase: 'signedOut' | 'signingIn' | 'signedIn' | 'ended';
  person?: CurrentUser;
  error?: ErrorData;
};

/** State of the base configuration (spec §4 «Base config»). */
export type ConfigState = {
  phase: 'loading' | 'success' | 'fail';
  officeName?: string;
  /** Renamed navigation entries from the server's dictionary, by navigation name. */
  navigationTitles: Record<string, string>;
  /** Constants in force: code < variant < dictionary < setting. */
  constants: Record<string, unknown>;
  /** Where each of them came from. */
  origins?: Record<string, ConstantOrigin>;
  /** Public addresses of other services, merged within the allow-list. */
  urls: Record<string, string>;
  /** How far the office's clock is ahead of this device's, in ms; absent while they agree or nothing is known. */
  clockAheadMs?: number;
  error?: ErrorData;
};

/** State of the realtime connection. `gaveUp` needs `connection.connect()` to start again. */
export type ConnectionState = {
  phase: 'idle' | 'connecting' | 'catchingUp' | 'online' | 'waiting' | 'gaveUp';
  /** Failed attempts since the last time online. */
  attempt: number;
  /** When the next attempt starts, epoch ms. */
  retryAt?: number;
  error?: ErrorData;
};

/** Counters for the debug page and for drills. */
export type ConnectionCounts = {
  framesIn: number;
  framesOut: number;
  unknownFrames: number;
  faultyFrames: number;
  gaps: number;
  reconnects: number;
  resyncs: number;
};

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

/** Unread totals (spec §4): muted chats count apart. */
export type UnreadTotals = { unread: number; mutedUnread: number; mentioned: number; chats: number };

/** A page of messages, oldest first. `end` is true at the beginning of the chat. */
export type MessagePage = { messages: LocalMessage[]; end: boolean };

/** Something that happened, for bots, scripts and notifications. */
export type OfficeEvent =
  | { type: 'message'; message: LocalMessage; chatName: string; chatKind: 'direct' | 'group'; muted: boolean }
  | { type: 'read'; chatId: string; personId: string; readMid: number }
  | { type: 'withdraw'; chatId: string; mids: readonly number[]; personId: string; operatorName: string }
  | { type: 'deleted'; chatId: string; mids: readonly number[] }
  | { type: 'outbox' }
  | { type: 'later' }
  | { type: 'reminder'; chatId: string; chatName: string; mid: number; text: string }
  | { type: 'chat'; chatId: string }
  | { type: 'ready' }
  | { type: 'connection'; state: ConnectionState }
  | {
      type: 'notice';
      code: 'storageRebuilt' | 'storageInMemory' | 'cachePermission';
      params: Record<string, string | number>;
    };

/** A picture in memory. */
export type PictureFile = {
  /** Media type, e.g. `image/png`. */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
};

/** Options of a call that may be given up. */
export type CallOptions = { signal?: AbortSignal };

/** What a device shows that asks to be signed in: a code, the address of the page that decides about it, until when. */
export type DeviceAsking = { userCode: string; address: string; expiresTime: number };

/** Signing in and out (spec §2, §4). */
export interface AccountApi {
  state: ValueFeed<AccountState>;
  signInWithPassword(
    input: { loginName: string; password: string; remember?: boolean },
    options?: CallOptions,
  ): Promise<CurrentUser>;
  /** Exchanges a single-sign-on ticket (spec §4). */
  signInWithTicket(input: { ticket: string }, options?: CallOptions): Promise<CurrentUser>;
  /** Uses the stored session or the remembered device; `notSignedIn` when there is neither. */
  resume(options?: CallOptions): Promise<CurrentUser>;
  signOut(): Promise<void>;
  /** Asks to be signed in by another device (RFC 8628): what to show. The secret stays on this device. */
  askDevice(options?: CallOptions): Promise<DeviceAsking>;
  /**
   * Waits until somebody has decided about a code of {@link askDevice}, here or in an earlier run of this profile.
   * @throws OfficeError `qrExpired`, `qrDenied`
   */
  signInWithDevice(input: { userCode: string }, options?: CallOptions): Promise<CurrentUser>;
  /** Which device shows a code; `qrExpired` for one that is not, or not any more, this person's to decide. */
  deviceRequest(userCode: string, options?: CallOptions): Promise<DeviceRequest>;
  /** Lets that device in under this person's name, or not; {@link deviceRequest} comes first. */
  decideDevice(input: { userCode: string; approve: boolean }, options?: CallOptions): Promise<void>;
  devices(): Promise<DeviceSession[]>;
  revokeDevice(id: string): Promise<void>;
  /** Changes the password under the rules of spec §5; `passwordRule` names the broken ones in `params.problems`. */
  changePassword(
    input: { oldPassword: string; newPassword: string; keeper?: 'userCentre' | 'chat' },
    options?: CallOptions,
  ): Promise<void>;
  /** Shows another picture of this person: PNG or JPEG, at most 1 MB and 1024 pixels on each side. */
  changeAvatar(picture: PictureFile, options?: CallOptions): Promise<void>;
  /** Shows no picture any more. */
  removeAvatar(options?: CallOptions): Promise<void>;
}

/** The lock screen of the person signed in, on this device (spec §3, §4 «Screen lock and unlock»). */
export type LockState = {
  /** What unlocks; `none`: nothing is chosen, so it cannot be locked. */
  way: LockWay;
  locked: boolean;
  /** Since when it is locked, epoch ms. */
  since?: number;
  /** Wrong passwords since the last right one. */
  tries: number;
  /** No password is looked at before, epoch ms. */
  waitUntil?: number;
};

/** How a screen shall be unlocked; `current` is the present password, where there is one. */
export type LockChoice =
  | { way: 'own' | 'account'; password: string; current?: string }
  | { way: 'none'; current?: string };

/** Locking this person's screen on this device. Messages keep arriving while it is locked. */
export interface LockApi {
  state: ValueFeed<LockState>;
  /** Locks at once. Throws `lockNotSet` where no password is chosen. */
  lock(): Promise<void>;
  /** Throws `lockPasswordWrong`, or `lockWait` with the seconds left after too many of those. */
  unlock(password: string): Promise<void>;
  /** The person did something: the automatic lock counts from now. Cheap; faces say it every few seconds. */
  used(): Promise<void>;
  /**
   * Chooses what unlocks. Throws `lockPasswordUnfit`, `lockPasswordWrong` and `lockWait` for the present one,
   * `badCredentials` and the network's errors where the account's password is looked at by the office.
   */
  choose(choice: LockChoice): Promise<void>;
}

/** Configuration that loads before sign-in. */
export interface ConfigApi {
  state: ValueFeed<ConfigState>;
  load(): Promise<ConfigState>;
  /** The office's licence as it is now: its last valid day, an ISO date or epoch ms. */
  licence(options?: CallOptions): Promise<{ notAfter: string | number; customer?: string | undefined }>;
}

/** The realtime connection. */
export interface ConnectionApi {
  state: ValueFeed<ConnectionState>;
  counts(): Promise<ConnectionCounts>;
  /** Starts, or starts again after «gave up»; resolves when online. */
  connect(options?: CallOptions): Promise<void>;
  disconnect(): Promise<void>;
}

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

/** Settings of this person on this device. */
export interface SettingsApi {
  state: ValueFeed<SettingValues>;
  set<Name extends SettingName>(name: Name, value: SettingValues[Name]): Promise<void>;
  /** Forgets what was chosen: the build's, the office's or the table's own value holds again. */
  reset(name: SettingName): Promise<void>;
}

/** What only long-lived clients need: backfill, caches, what went wrong. */
export interface MaintenanceApi {
  /** Fetches history newest-first until it is whole; progress is the number of messages stored. */
  backfill(options?: CallOptions): Promise<{ messages: number; complete: boolean }>;
  /** One bounded catch-up without a socket, for one-shot commands (protocol decision 9). */
  syncOnce(options?: CallOptions): Promise<{ events: number; resynced: boolean }>;
  storeInfo(): Promise<{
    path: string;
    messages: number;
    chats: number;
    bytes: number;
    cursor: number;
    complete: boolean;
  }>;
  /** The last uncaught errors of any face on this device, newest first. */
  recentErrors(limit: number): Promise<LoggedError[]>;
  reportError(error: Omit<LoggedError, 'time'>): Promise<void>;
  /** Forgets the logged errors of this device. */
  clearErrors(): Promise<void>;
}

/** One line of the local error log (spec §8). */
export type LoggedError = {
  time: number;
  user: string;
  page: string;
  type: string;
  message: string;
  agent: string;
};

/** The whole SDK behind one door. The twin across a port fulfils the same interface. */
export interface OfficeApi {
  account: AccountApi;
  administration: AdministrationApi;
  lock: LockApi;
  config: ConfigApi;
  connection: ConnectionApi;
  chat: ChatApi;
  acts: MessageActsApi;
  groups: GroupsApi;
  later: LaterApi;
  contacts: ContactsApi;
  files: FilesApi;
  settings: SettingsApi;
  maintenance: MaintenanceApi;
  /** Everything that happens, in order. */
  events: ValueFeed<OfficeEvent>;
}
