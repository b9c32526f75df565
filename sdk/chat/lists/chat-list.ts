// The chat list of the signed-in person: its first rows, one row, all rows, and unread totals, each as far as it is asked for.
import type { ChatHeadBatch, ChatHeadInput, LocalChat, UnreadTotals } from '../../api.ts';
import { Emitter } from '../../base/emitter.ts';
import type { ListBatch } from '../../base/list-batch.ts';
import { LiveList } from '../../base/live-list.ts';
import { LiveValue, type Unsubscribe } from '../../base/live-value.ts';
import type { ChatRow } from '#storage/rows.ts';
import type { ChatMarks, Store } from '#storage/store.ts';
import { ChatHead } from './chat-head.ts';
import { localChat } from '../rows.ts';
import type { ChatFilter } from '../local-entities.ts';
import { passesFilter } from '../rules/chat-filter.ts';
import { compareChats } from '../rules/chat-order.ts';
import { addTotals, noTotals, unreadOf } from '../rules/unread.ts';

type HeadListener = (batch: ChatHeadBatch) => void;

/**
 * What every face shows as the chat list. It reads the store and never writes it. It keeps only what totals are counted
 * from, of the chats that count: ten thousand whole rows take a tenth of a second to read and as many megabytes to hold, and a face
 * shows twenty.
 */
export class ChatList {
  readonly totals = new LiveValue<UnreadTotals>(noTotals);
  readonly #changes = new Emitter<ListBatch<LocalChat>>();
  /** Every chat that counts for something; the others add nothing to the totals. */
  readonly #marks = new Map<string, ChatMarks>();
  readonly #heads = new Map<string, ChatHead>();
  #all: LiveList<LocalChat> | undefined;
  #store: Store | undefined;
  /** Newest waiting text of a chat; the outbox knows. */
  #queuedText: (chatId: string) => string | undefined = () => undefined;
  #openChatId: string | undefined;

  /** Every row in order. Read from the store when somebody asks for the first time, and kept up from then on. */
  get rows(): LiveList<LocalChat> {
    if (this.#all === undefined) {
      this.#all = new LiveList<LocalChat>({ key: (row) => row.id, compare: compareChats });
      this.#all.apply({ reset: this.#readAll() });
    }
    return this.#all;
  }

  /** The row of a chat that is on the list. */
  get(chatId: string): LocalChat | undefined {
    if (this.#all !== undefined) return this.#all.get(chatId);
    const store = this.#store;
    const row = store?.chats.get(chatId);
    return row === undefined ? undefined : this.#shown(row, store?.drafts.get(chatId)?.text);
  }

  /** Whether a chat is on the list. */
  has(chatId: string): boolean {
    return this.#store?.chats.get(chatId) !== undefined;
  }

  /** Feeds the first rows that pass a filter, and how many there are; see `ChatApi.head`. */
  head(input: ChatHeadInput, listener: HeadListener): Unsubscribe {
    const { key, filter, rows } = input;
    const head = new ChatHead({
      filter,
      limit: rows,
      read: (from, count) => this.#readHead(filter, from, count),
      count: () => this.#count(filter),
      tell: listener,
    });
    this.#heads.set(key, head);
    head.reset();
    const stop = this.#changes.subscribe((batch) => head.changed(batch));
    return () => {
      stop();
      if (this.#heads.get(key) === head) this.#heads.delete(key);
    };
  }

  /** Makes a head longer; nothing where nobody listens to it any more. */
  extend(key: string, rows: number): void {
    this.#heads.get(key)?.extend(rows);
  }

  /** Feeds the row of one chat: the present one, then each later one; undefined while it is not on the list. */
  watch(chatId: string, listener: (chat: LocalChat | undefined) => void): Unsubscribe {
    listener(this.get(chatId));
    return this.#changes.subscribe((batch) => {
      const row = (batch.upsert ?? []).find((chat) => chat.id === chatId);
      if (row !== undefined) listener(row);
      else if (batch.reset !== undefined || batch.remove?.includes(chatId)) listener(this.get(chatId));
    });
  }

  /** Feeds how many messages wait to be sent: every change of the outbox touches its chat. */
  queued(listener: (count: number) => void): Unsubscribe {
    const count = (): number =>
      (this.#store?.outbox.all() ?? []).filter((row) => row.state !== 'failed').length;
    let told = count();
    listener(told);
    return this.#changes.subscribe(() => {
      const now = count();
      if (now === told) return;
      told = now;
      listener(now);
    });
  }

  /** Opening a chat resets the badge it shows here; the office's cursor moves only with what was seen (spec §4). */
  setOpen(chatId: string | undefined): void {
    const before = this.#openChatId;
    if (before === chatId) return;
    this.#openChatId = chatId;
    this.touched([before, chatId].filter((id) => id !== undefined));
  }

  /** Shows the list of this store at once: what was known last time is there before any network is. */
  attach(store: Store, queuedText: (chatId: string) => string | undefined = () => undefined): void {
    this.#store = store;
    this.#queuedText = queuedText;
    this.reload();
  }

  detach(): void {
    this.#store = undefined;
    this.#queuedText = () => undefined;
    this.#openChatId = undefined;
    this.reload();
  }

  /** Reads everything again: after a cold load, or when another process has written. */
  reload(): void {
    const marks = this.#store?.chats.marks() ?? [];
    this.#marks.clear();
    for (const mark of marks) this.#marks.set(mark.id, this.#badge(mark));
    this.#all?.apply({ reset: this.#readAll() });
    this.#setTotals(
      [...this.#marks.values()].reduce((totals, mark) => addTotals(totals, unreadOf(mark), 1), noTotals),
    );
    this.#changes.emit({ reset: [] });
  }

  /** Announces rows that changed and chats that went, as one batch. */
  changed(rows: readonly ChatRow[], removed: readonly string[] = []): void {
    const store = this.#store;
    if (store === undefined || rows.length + removed.length === 0) return;
    const upsert = rows.map((row) => this.#shown(row, store.drafts.get(row.id)?.text));
    let totals = this.totals.get();
    for (const id of new Set([...removed, ...upsert.map((row) => row.id)])) {
      const before = this.#marks.get(id);
      if (before !== undefined) totals = addTotals(totals, unreadOf(before), -1);
    }
    for (const id of removed) this.#marks.delete(id);
    for (const row of upsert) {
      totals = addTotals(totals, unreadOf(row), 1);
      if (row.unread > 0 || row.markedUnread || row.mentioned) this.#marks.set(row.id, marksOf(row));
      else this.#marks.delete(row.id);
    }
    const batch = { upsert, remove: removed };
    this.#all?.apply(batch);
    this.#setTotals(totals);
    this.#changes.emit(batch);
  }

  /** A draft or a waiting message of these chats changed. */
  touched(chatIds: Iterable<string>): void {
    const store = this.#store;
    if (store === undefined) return;
    this.changed([...new Set(chatIds)].map((id) => store.chats.get(id)).filter((row) => row !== undefined));
  }

  #readAll(): LocalChat[] {
    return this.#shownRows(this.#store?.chats.all() ?? []);
  }

  #readHead(filter: ChatFilter, from: number, rows: number): LocalChat[] {
    return this.#shownRows(this.#store?.chats.head(filter, { from, rows, open: this.#openChatId }) ?? []);
  }

  #shownRows(rows: readonly ChatRow[]): LocalChat[] {
    const drafts = new Map((this.#store?.drafts.all() ?? []).map((draft) => [draft.chatId, draft.text]));
    return rows.map((row) => this.#shown(row, drafts.get(row.id)));
  }

  #shown(row: ChatRow, draft: string | undefined): LocalChat {
    return this.#badge(localChat(row, draft ?? '', this.#queuedText(row.id)));
  }

  #badge<Row extends ChatMarks>(row: Row): Row {
    return row.id === this.#openChatId ? { ...row, unread: 0, mentioned: false } : row;
  }

  #count(filter: ChatFilter): number {
    if (filter === 'all' || filter === 'groups' || filter === 'focus')
      return this.#store?.chats.count(filter) ?? 0;
    let count = 0;
    for (const mark of this.#marks.values()) if (passesFilter(mark, filter)) count += 1;
    return count;
  }

  #setTotals(totals: UnreadTotals): void {
    const before = this.totals.get();
    const same = (Object.keys(totals) as (keyof UnreadTotals)[]).every(
      (name) => totals[name] === before[name],
    );
    if (!same) this.totals.set(totals);
  }
}

function marksOf({ id, kind, unread, muted, mentioned, markedUnread }: LocalChat): ChatMarks {
  return { id, kind, unread, muted, mentioned, markedUnread };
}
