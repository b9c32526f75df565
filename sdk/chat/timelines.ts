// The open timelines: a window of each chat that somebody looks at, kept in step with store and outbox.
import type { LocalMessage } from '../api.ts';
import { LiveList, type ListBatch } from '../base/live-list.ts';
import type { Unsubscribe } from '../base/live-value.ts';
import type { MessageRow } from '#storage/rows.ts';
import { compareMessages, localMessage } from './rows.ts';

type Window = { list: LiveList<LocalMessage>; watchers: number };

/** One door into every timeline: pages, live messages, echoes and withdrawals all come through here. */
export class Timelines {
  readonly #windows = new Map<string, Window>();

  /**
   * Shares one window per chat among its watchers. `load` gives the first rows when the window opens; later
   * watchers get what is there.
   */
  watch(
    chatId: string,
    load: () => LocalMessage[],
    listener: (batch: ListBatch<LocalMessage>) => void,
  ): Unsubscribe {
    let window = this.#windows.get(chatId);
    if (window === undefined) {
      window = {
        list: new LiveList<LocalMessage>({ key: (row) => row.key, compare: compareMessages }),
        watchers: 0,
      };
      this.#windows.set(chatId, window);
      window.list.apply({ reset: load() });
    }
    window.watchers += 1;
    const { list } = window;
    listener({ reset: list.rows() });
    const stop = list.subscribe(listener);
    let watching = true;
    return () => {
      if (!watching) return;
      watching = false;
      stop();
      const current = this.#windows.get(chatId);
      if (current === undefined) return;
      current.watchers -= 1;
      if (current.watchers === 0) this.#windows.delete(chatId);
    };
  }

  /** Whether somebody looks at the chat. */
  has(chatId: string): boolean {
    return this.#windows.has(chatId);
  }

  /** Ids of the chats somebody looks at. */
  watched(): string[] {
    return [...this.#windows.keys()];
  }

  /** Stored messages arrived or changed: from the socket, a page or a search jump. */
  stored(rows: readonly MessageRow[]): void {
    const byChat = Map.groupBy(rows, (row) => row.chatId);
    for (const [chatId, chatRows] of byChat) {
      const list = this.#windows.get(chatId)?.list;
      if (list === undefined) continue;
      list.apply({
        upsert: chatRows.filter((row) => !row.deleted).map(localMessage),
        remove: chatRows.filter((row) => row.deleted).map((row) => localMessage(row).key),
      });
    }
  }

  /** Waiting messages of a chat changed state. */
  echoes(chatId: string, upsert: readonly LocalMessage[], remove: readonly string[] = []): void {
    this.#windows.get(chatId)?.list.apply({ upsert, remove });
  }

  /** Replaces a window's rows, when its chat was loaded anew. */
  reset(chatId: string, rows: readonly LocalMessage[]): void {
    this.#windows.get(chatId)?.list.apply({ reset: rows });
  }

  clear(): void {
    for (const { list } of this.#windows.values()) list.apply({ reset: [] });
    this.#windows.clear();
  }
}
