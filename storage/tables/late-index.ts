// Puts messages into the search index after they were stored: in a quiet moment, many at once, or before a search.
import type { Driver } from '../driver.ts';
import { StorageError } from '../driver.ts';
import type { MessageRow } from '../rows.ts';
import { fromSqlChatId, toSqlChatId } from './column.ts';

/** Messages on their way into the index. What waits is stored, so nothing is forgotten however a process ends. */
export interface LateIndex {
  /** Notes that a message waits. */
  add(row: MessageRow): void;
  /** See `MessageTable.indexLate`. */
  index(rows: number): boolean;
  /** Indexes everything that waits. A store that cannot be written is searched as far as it is indexed. */
  beforeSearch(): void;
}

/**
 * Prepares it.
 * @param parts.get reads a message as it is by now
 * @param parts.put writes its entry, over an earlier one if need be
 */
export function openLateIndex(
  driver: Driver,
  parts: { get: (chatId: string, mid: number) => MessageRow | undefined; put: (row: MessageRow) => void },
): LateIndex {
  const add = driver.prepare('INSERT OR IGNORE INTO message_unindexed (mid, chat_id) VALUES (?, ?)');
  const any = driver.prepare('SELECT 1 FROM message_unindexed LIMIT 1');
  // Rising: the index writes its buffer out whenever row ids fall.
  const next = driver.prepare<{ mid: number; chat: number }>(
    'SELECT mid, chat_id AS chat FROM message_unindexed ORDER BY mid LIMIT 0 + ?',
  );
  const done = driver.prepare('DELETE FROM message_unindexed WHERE mid <= +?');

  function index(rows: number): boolean {
    // Asked before anything is locked: nearly always there is nothing to do.
    if (any.get() === undefined) return false;
    return driver.transaction(() => {
      const waiting = next.all(rows);
      for (const { chat, mid } of waiting) {
        const row = parts.get(fromSqlChatId(chat), mid);
        if (row !== undefined) parts.put(row);
      }
      const last = waiting.at(-1);
      if (last !== undefined) done.run(last.mid);
      return waiting.length === rows;
    });
  }

  return {
    add: (row) => void add.run(row.mid, toSqlChatId(row.chatId)),
    index,
    beforeSearch() {
      try {
        while (index(1_000));
      } catch (error) {
        if (!(error instanceof StorageError) || (error.fault !== 'full' && error.fault !== 'busy'))
          throw error;
      }
    },
  };
}
