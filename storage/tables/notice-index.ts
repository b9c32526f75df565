// Puts notices into the search index that were stored before their sentences were searched, from the newest back.
import type { Driver, SqlValue } from '../driver.ts';
import type { MessageRow } from '../rows.ts';
import { fromSqlChatId } from './column.ts';

/** The mark that migration 11 leaves: below this number notices still wait. It goes with the last of them. */
const mark = 'search.notices below';

/**
 * Prepares it.
 * @param parts.get reads a message
 * @param parts.put writes its entry anew
 * @returns see `MessageTable.indexNotices`
 */
export function openNoticeIndex(
  driver: Driver,
  owner: SqlValue,
  parts: { get: (chatId: string, mid: number) => MessageRow | undefined; put: (row: MessageRow) => void },
): (rows: number) => boolean {
  const below = driver.prepare<{ value: string }>('SELECT value FROM value WHERE name = +?');
  const move = driver.prepare('UPDATE value SET value = ? WHERE name = +?');
  const done = driver.prepare('DELETE FROM value WHERE name = +?');
  const kept = 'mid < +? AND owner = +?';
  const next = driver.prepare<{ mid: number; chat: number; notice: number }>(
    `SELECT mid, chatlinkid AS chat, sendbysys = 1 AND sigleflag = 0 AS notice FROM friend_msg WHERE ${kept}
     UNION ALL SELECT mid, chatlinkid, sendbysys = 1 AND sigleflag = 0 FROM group_msg WHERE ${kept}
     ORDER BY mid DESC LIMIT 0 + ?`,
  );
  return (rows) => {
    // Asked before anything is locked: nearly always there is nothing to do.
    if (below.get(mark) === undefined) return false;
    return driver.transaction(() => {
      const from = below.get(mark)?.value;
      if (from === undefined) return false;
      const found = next.all(Number(from), owner, Number(from), owner, rows);
      for (const { chat, mid } of found.filter(({ notice }) => notice === 1).reverse()) {
        const row = parts.get(fromSqlChatId(chat), mid);
        if (row !== undefined) parts.put(row);
      }
      const last = found.at(-1);
      if (last === undefined || found.length < rows) {
        done.run(mark);
        return false;
      }
      move.run(String(last.mid), mark);
      return true;
    });
  };
}
