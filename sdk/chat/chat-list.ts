// The chat list of the signed-in person: rows in order, drafts, and unread totals.
import type { LocalChat, UnreadTotals } from '../api.ts';
import { LiveList } from '../base/live-list.ts';
import { LiveValue } from '../base/live-value.ts';
import type { ChatRow } from '#storage/rows.ts';
import type { Store } from '#storage/store.ts';
import { localChat } from './rows.ts';
import { compareChats } from './rules/chat-order.ts';
import { addTotals, noTotals, unreadOf } from './rules/unread.ts';

/** Holds what every face shows as the chat list. It reads the store and never writes it. */
export class ChatList {
  readonly rows = new LiveList<LocalChat>({ key: (row) => row.id, compare: compareChats });
  readonly totals = new LiveValue<UnreadTotals>(noTotals);
  #store: Store | undefined;
  /** Newest waiting text of a chat; the outbox knows. */
  #queuedText: (chatId: string) => string | undefined = () => undefined;
  #openChatId: string | undefined;

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
    this.rows.apply({ reset: [] });
    this.totals.set(noTotals);
  }

  /** Reads everything again: after a cold load, or when another process has written. */
  reload(): void {
    const store = this.#store;
    if (store === undefined) return;
    const drafts = new Map(store.drafts.all().map((draft) => [draft.chatId, draft.text]));
    const rows = store.chats.all().map((row) => this.#shown(row, drafts.get(row.id)));
    this.rows.apply({ reset: rows });
    this.#setTotals(rows.reduce((totals, row) => addTotals(totals, unreadOf(row), 1), noTotals));
  }

  /** Announces rows that changed and chats that went, as one batch. */
  changed(rows: readonly ChatRow[], removed: readonly string[] = []): void {
    const store = this.#store;
    if (store === undefined) return;
    const upsert = rows.map((row) => this.#shown(row, store.drafts.get(row.id)?.text));
    let totals = this.totals.get();
    for (const id of new Set([...removed, ...upsert.map((row) => row.id)])) {
      const before = this.rows.get(id);
      if (before !== undefined) totals = addTotals(totals, unreadOf(before), -1);
    }
    for (const row of upsert) totals = addTotals(totals, unreadOf(row), 1);
    this.rows.apply({ upsert, remove: removed });
    this.#setTotals(totals);
  }

  /** A draft or a waiting message of these chats changed. */
  touched(chatIds: Iterable<string>): void {
    const store = this.#store;
    if (store === undefined) return;
    this.changed([...new Set(chatIds)].map((id) => store.chats.get(id)).filter((row) => row !== undefined));
  }

  #shown(row: ChatRow, draft: string | undefined): LocalChat {
    const chat = localChat(row, draft ?? '', this.#queuedText(row.id));
    return chat.id === this.#openChatId ? { ...chat, unread: 0, mentioned: false } : chat;
  }

  #setTotals(totals: UnreadTotals): void {
    const before = this.totals.get();
    const same = (Object.keys(totals) as (keyof UnreadTotals)[]).every(
      (name) => totals[name] === before[name],
    );
    if (!same) this.totals.set(totals);
  }
}
