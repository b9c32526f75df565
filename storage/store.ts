// The local store: one database per account and server, in house names. `openStore` joins driver, migrations and tables.
import type {
  CacheFileRow,
  ChatRow,
  CopyRow,
  DraftRow,
  FeatureActRow,
  GroupActRow,
  MessageActRow,
  HistoryRow,
  LocalFileRow,
  MessageRow,
  MessageSearch,
  OrganisationDepartmentRow,
  OrganisationPersonRow,
  OutboxRow,
  TransferRow,
} from './rows.ts';

/** Messages of all chats, and their search index. */
export interface MessageTable {
  /** Inserts or replaces by (mid, owner, chat). A few new messages are indexed later, at the latest by a search. */
  put(rows: readonly MessageRow[]): void;
  get(chatId: string, mid: number): MessageRow | undefined;
  byClientId(clientId: string): MessageRow | undefined;
  /** A message that is not deleted, by its number alone. */
  byMid(mid: number): MessageRow | undefined;
  /** Newest first; `before` excludes. Deleted rows are left out. */
  page(chatId: string, before: number | undefined, limit: number): MessageRow[];
  /** Every stored message that quotes this one, oldest first; deleted ones too. */
  quoting(chatId: string, mid: number): MessageRow[];
  /** Every stored message that somebody sent, or that mentions them or is about them; deleted ones too. */
  concerning(personId: string): MessageRow[];
  /** Oldest first; `after` excludes. */
  after(chatId: string, after: number, limit: number): MessageRow[];
  /** Newest first, of some content types only. */
  ofKinds(
    chatId: string,
    contentTypes: readonly number[],
    before: number | undefined,
    limit: number,
  ): MessageRow[];
  markReadByPeer(chatId: string, upTo: number, time: number): MessageRow[];
  markDeleted(chatId: string, mids: readonly number[]): void;
  /** Forgets everything newer than `mid`, with what hangs on it: the office was restored from an older copy. */
  removeAfter(mid: number): void;
  search(search: MessageSearch): MessageRow[];
  /**
   * Indexes messages that were put in a few at a time, by this process or another one.
   * @param rows how many at most before it returns
   * @returns whether there are more
   */
  indexLate(rows: number): boolean;
  /**
   * Merges pieces of the search index, a few pages of it at a time, so that a search asks fewer of them.
   * @param pages about how many pages are written before it returns
   * @returns whether there is more to merge
   */
  mergeSearch(pages: number): boolean;
  /**
   * Indexes notices anew that an older version stored without their sentences, from the newest back; what is done is
   * kept, and another call, or another process, goes on from there.
   * @param rows about how many messages are looked at before it returns
   * @returns whether there is more to do
   */
  indexNotices(rows: number): boolean;
  count(): number;
}

/** Which rows of the chat list are asked for. */
export type ChatSelection = 'all' | 'unread' | 'mentioned' | 'groups' | 'focus';

/** The part of a chat's row that totals are counted from. */
export type ChatMarks = Pick<ChatRow, 'id' | 'kind' | 'unread' | 'muted' | 'mentioned' | 'markedUnread'>;

/** The part of a chat's row that it is found by. */
export type ChatName = Pick<ChatRow, 'id' | 'name' | 'pinyin' | 'peerId'>;

/** The chat list. */
export interface ChatTable {
  put(rows: readonly ChatRow[]): void;
  all(): ChatRow[];
  /**
   * Rows `from` and following in the order of the list: pinned ones, then by time; of all chats, or of some.
   * The chat that is `open` counts as read.
   */
  head(which: ChatSelection, part: { from: number; rows: number; open?: string | undefined }): ChatRow[];
  /** Every chat's name and its pinyin, in the order of the list. */
  names(): ChatName[];
  /** What totals are counted from, of every chat with something unread, marked or mentioned. */
  marks(): ChatMarks[];
  /** How many chats are on the list, how many of them are groups, or followed. */
  count(which: 'all' | 'groups' | 'focus'): number;
  get(chatId: string): ChatRow | undefined;
  /** From now on this process reads the chat with a person under this name; the pinyin stays that of the stored one. */
  call(peerId: string, name: string): void;
  remove(chatId: string): void;
  /** Replaces the whole list (resync). */
  reset(rows: readonly ChatRow[]): void;
}

/** The outbox. All waiting rows survive anything but losing the disk. */
export interface OutboxTable {
  /** Adds a message; where one of this client id waits already, that one is answered and stays as it is. */
  add(row: Omit<OutboxRow, 'position'>): OutboxRow;
  all(): OutboxRow[];
  get(clientId: string): OutboxRow | undefined;
  /** Takes rows that are queued and not leased by a living holder, in order, and leases them; none that is for later. */
  claim(holder: string, now: number, until: number, limit: number, clientId?: string): OutboxRow[];
  /** The same for rows that are for later and wait for nothing else here; from then on they count as offered. */
  claimScheduled(holder: string, now: number, until: number): OutboxRow[];
  extend(holder: string, until: number): void;
  /** Who holds something, living or not. */
  holders(): string[];
  /** Nobody holds anything any more: for a device whose only process has just begun. */
  releaseAll(): void;
  release(holder: string): void;
  /** Another time and other words for a row that is for later. */
  reschedule(clientId: string, dueTime: number, text: string): void;
  fail(clientId: string, error: string): void;
  requeue(clientId: string): void;
  /** What it waited for is done: it may go, with this text, and of this kind where that has changed. */
  ready(clientId: string, text: string, contentType?: number): void;
  remove(clientId: string): void;
}

/** Files on their way. */
export interface TransferTable {
  /** One without a turn gets the last one; answers the row as it is kept. */
  put(row: TransferRow): TransferRow;
  get(id: string): TransferRow | undefined;
  byClientId(clientId: string): TransferRow | undefined;
  /** Oldest first. */
  all(): TransferRow[];
  /** Takes a transfer that waits, or whose holder is gone, and leases it; undefined where somebody else has it. */
  claim(id: string, holder: string, now: number, until: number): TransferRow | undefined;
  extend(holder: string, until: number): void;
  /** Who holds something, living or not. */
  holders(): string[];
  release(holder: string): void;
  /** Nobody holds anything any more: for a device whose only process has just begun. */
  releaseAll(): void;
  change(id: string, change: Partial<TransferRow>): void;
  remove(id: string): void;
}

/** Files that lie on this device (spec §3: local_file, cache_file). */
export interface FileTable {
  putLocal(row: LocalFileRow): void;
  local(id: string): LocalFileRow | undefined;
  removeLocal(id: string): void;
  putCached(row: CacheFileRow): void;
  cached(id: string): CacheFileRow | undefined;
  removeCached(id: string): void;
  /** The message that carries a file of this device has its number; a number that is there already stays. */
  sentAs(fileId: string, mid: number): void;
  allCached(): CacheFileRow[];
  allLocal(): LocalFileRow[];
}

/** Everything this device remembers for one person at one office. */
export interface Store {
  readonly owner: string;
  readonly messages: MessageTable;
  readonly chats: ChatTable;
  readonly outbox: OutboxTable;
  /** Acts on groups that are not done yet, oldest first. */
  readonly groupActs: {
    add(row: Omit<GroupActRow, 'position'>): GroupActRow;
    all(): GroupActRow[];
    fail(clientId: string, error: string): void;
    requeue(clientId: string): void;
    remove(clientId: string): void;
  };
  /** Acts on messages that are not done yet, oldest first. */
  readonly messageActs: {
    /** Adds it behind the others, in the place of one of the same id. */
    put(row: Omit<MessageActRow, 'position'>): void;
    all(): MessageActRow[];
    get(actId: string): MessageActRow | undefined;
    /** Another work for the same act, which keeps its place. */
    renew(actId: string, work: string): void;
    fail(actId: string, error: string): void;
    requeue(actId: string): void;
    remove(actId: string): void;
  };
  /** Acts of features that are not done yet, oldest first. */
  readonly acts: {
    add(row: Omit<FeatureActRow, 'position'>): FeatureActRow;
    all(): FeatureActRow[];
    get(clientId: string): FeatureActRow | undefined;
    fail(clientId: string, error: string): void;
    requeue(clientId: string): void;
    remove(clientId: string): void;
  };
  /** Things as they were last seen. It is bounded: those not seen for longest make room. */
  readonly copies: {
    get(reference: string): CopyRow | undefined;
    put(row: CopyRow): void;
    remove(reference: string): void;
    /** Of one kind, the one seen last first. */
    all(kind: string): CopyRow[];
  };
  readonly transfers: TransferTable;
  readonly files: FileTable;
  readonly drafts: {
    all(): DraftRow[];
    get(chatId: string): DraftRow | undefined;
    put(row: DraftRow): void;
    remove(chatId: string): void;
    /** Like `remove`, and no byte of it stays in the file or its log. Not within a transaction. */
    erase(chatId: string): void;
  };
  readonly history: {
    get(chatId: string): HistoryRow | undefined;
    put(row: HistoryRow): void;
    all(): HistoryRow[];
    /** Ids of listed chats that are not stored to their beginning, the newest chat first. */
    incomplete(): string[];
    /** Whether there is any of them. */
    hasIncomplete(): boolean;
  };
  readonly organisation: {
    putDepartments(rows: readonly OrganisationDepartmentRow[]): void;
    putPeople(rows: readonly OrganisationPersonRow[]): void;
    person(id: string): OrganisationPersonRow | undefined;
    /** All who are not removed; undefined where they are more than `most`. */
    people(most: number): OrganisationPersonRow[] | undefined;
    /** Those with a name, or a part of one, that begins so. */
    searchPeople(prefix: string, limit: number): OrganisationPersonRow[];
  };
  /** Small named values: the sync cursor, settings, addresses. */
  readonly values: {
    get(name: string): string | undefined;
    /** One that was written as JSON; broken JSON is damage like any other. */
    parsed(name: string): unknown;
    set(name: string, value: string): void;
    remove(name: string): void;
  };
  /** Position up to which every event is stored; only ever grows (protocol decisions 2, 7). */
  cursor(): number | undefined;
  advanceCursor(to: number): void;
  clearCursor(): void;
  transaction<T>(work: () => T): T;
  /** A transaction after which no byte of what it removed or replaced stays in the file or its log. */
  erasing<T>(work: () => T): T;
  dataVersion(): number;
  /** What processes that are gone held is free, without waiting for the end of their leases. */
  releaseGone(): void;
  info(): { path: string; messages: number; chats: number; bytes: number };
  close(): void;
}
