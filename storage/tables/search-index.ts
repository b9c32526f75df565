// The full-text index: what of a message goes in, and the expression that asks for it.
import type { Driver } from '../driver.ts';
import type { MessageRow, MessageSearch, PlainText } from '../rows.ts';
import { indexText, matchExpression, type SearchQuery } from '../search-text.ts';
import { toSqlChatId } from './column.ts';

/** Content type of flash messages, which are never searched (spec §3; kept nowhere but in their row). */
const flashMessage = 13;

/** Keeps the index in step with the messages. */
export interface SearchIndex {
  /** `fresh` says that the message was not stored before. */
  put(row: MessageRow, fresh: boolean): void;
  remove(mid: number): void;
  /** See `MessageTable.mergeSearch`. */
  merge(pages: number): boolean;
}

/** Prepares the index's statements; `plainText` tells what people read. */
export function openSearchIndex(driver: Driver, plainText: PlainText): SearchIndex {
  const insert = driver.prepare('INSERT INTO message_search (rowid, t, c) VALUES (?, ?, ?)');
  const replace = driver.prepare('INSERT OR REPLACE INTO message_search (rowid, t, c) VALUES (?, ?, ?)');
  const remove = driver.prepare('DELETE FROM message_search WHERE rowid = ?');
  const merge = driver.prepare(`INSERT INTO message_search (message_search, rank) VALUES ('merge', ?)`);
  const changes = driver.prepare<{ count: number }>('SELECT total_changes() AS count');
  const changed = (): number => Number(changes.get()?.count ?? 0);
  return {
    put(row, fresh) {
      if (row.deleted || row.contentType === flashMessage) {
        if (!fresh) remove.run(row.mid);
        return;
      }
      const whose = `${chatToken(row.chatId)} ${senderToken(row.senderId)} ${kindToken(row.contentType)}`;
      const tokens = row.bySystem ? `${whose} ${noticeToken}` : whose;
      (fresh ? insert : replace).run(row.mid, indexText(plainText(row.text, row)), tokens);
    },
    remove: (mid) => void remove.run(mid),
    merge: (pages) =>
      driver.transaction(() => {
        const before = changed();
        merge.run(pages);
        // One change is the command itself (sqlite.org/fts5.html, «The merge command»).
        return changed() - before > 1;
      }),
  };
}

/**
 * The index expression of a search; undefined where it asks for nothing.
 * @param of only what people wrote, or only the lines that tell of what happened; both where nothing is said
 */
export function searchExpression(
  search: MessageSearch,
  query: SearchQuery,
  of?: 'people' | 'notices',
): string | undefined {
  const parts: string[] = [];
  const units = matchExpression(query);
  if (units !== '') parts.push(units);
  if (search.chatId !== undefined) parts.push(filter(chatToken(search.chatId)));
  if (search.senderId !== undefined) parts.push(filter(senderToken(search.senderId)));
  const kinds = search.contentTypes ?? [];
  if (kinds.length > 0) parts.push(anyOf(kinds.map(kindToken)));
  if (parts.length === 0) return undefined;
  if (of === 'notices') parts.push(filter(noticeToken));
  const wanted = parts.join(' AND ');
  // The index walks what it is to leave out along what it finds: a short list costs little, that of most messages much.
  const left = (search.exceptContentTypes ?? []).map(kindToken);
  if (of === 'people') left.push(noticeToken);
  return left.length === 0 ? wanted : `(${wanted}) NOT ${anyOf(left)}`;
}

function anyOf(tokens: readonly string[]): string {
  return `(${tokens.map(filter).join(' OR ')})`;
}

function filter(token: string): string {
  return `{c} : "${token}"`;
}

function chatToken(chatId: string): string {
  return `c${plainToken(String(toSqlChatId(chatId)))}`;
}
function senderToken(senderId: string): string {
  return `s${plainToken(senderId)}`;
}
function kindToken(contentType: number): string {
  return `k${contentType}`;
}

/** Stands at lines that tell of what happened in a chat. */
const noticeToken = 'n';

/** Ids are digits; anything else is spelled in a way that stays one token and cannot leave its quotes. */
function plainToken(id: string): string {
  return id.replace(/[^0-9]/g, (character) => `x${character.charCodeAt(0).toString(16)}`);
}
