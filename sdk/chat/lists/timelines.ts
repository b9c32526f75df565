// The open timelines: a window of each chat that somebody looks at, kept in step with store and outbox.
import type { LocalMessage } from '../../api.ts';
import type { ListBatch } from '../../base/list-batch.ts';
import { LiveList } from '../../base/live-list.ts';
import type { Unsubscribe } from '../../base/live-value.ts';
import type { MessageRow } from '#storage/rows.ts';
import { compareMessages, localMessage } from '../rows.ts';

/** `limit` is how many of the newest messages it shows by itself; older ones only when a page of them was asked for. */
type Window = { list: LiveList<LocalMessage>; watchers: number; limit: number };

/** One door into every timeline: pages, live messages, echoes and withdrawals all come through here. */
export class Timelines {
  readonly #windows = new Map<string, Window>();

  /**
   * Shares one window per chat among its watchers. `load` gives the first rows when the window opens, at most
   * `limit`; later watchers get what is there.
   */
  watch(
    chatId: string,
    limit: number,
    load: () => LocalMessage[],
    listener: (batch: ListBatch<LocalMessage>) => void,
  ): Unsubscribe {
    let window = this.#windows.get(chatId);
    if (window === undefined) {
      window = {
        list: new LiveList<LocalMessage>({ key: (row) => row.key, compare: compareMessages }),
        watchers: 0,
        limit,
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

  /**
   * Stored messages arrived or changed: from the socket or a page. What lies before a window stays out of it: the
   * history that is fetched in the background must not pile up on screens.
   */
  stored(rows: readonly MessageRow[]): void {
    const byChat = Map.groupBy(rows, (row) => row.chatId);
    for (const [chatId, versions] of byChat) {
      const window = this.#windows.get(chatId);
      if (window === undefined) continue;
      // One batch may change a message twice; the last version is how it is.
      const chatRows = [...new Map(versions.map((row) => [row.mid, row])).values()];
      window.list.apply({
        upsert: within(
          window,
          chatRows.filter((row) => !row.deleted),
        ).map(localMessage),
        remove: chatRows.filter((row) => row.deleted).map((row) => localMessage(row).key),
      });
    }
  }

  /** Somebody asked for older messages of a chat: they belong to its window from now on. */
  extend(chatId: string, rows: readonly LocalMessage[]): void {
    this.#windows.get(chatId)?.list.apply({ upsert: rows });
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

/** Those of the rows that a window takes in: all from its oldest message on, and older ones while it is not full. */
function within({ list, limit }: Window, rows: readonly MessageRow[]): readonly MessageRow[] {
  const oldest = list.rows().find(({ state }) => state === 'sent')?.mid ?? Number.MAX_SAFE_INTEGER;
  const newer = rows.filter((row) => row.mid >= oldest);
  const room = Math.max(0, limit - list.size - newer.length);
  if (room === 0) return newer;
  const older = rows.filter((row) => row.mid < oldest).toSorted((a, b) => b.mid - a.mid);
  return [...newer, ...older.slice(0, room)];
}
