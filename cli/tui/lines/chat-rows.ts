// Decides which chats the list shows and in which order: a typed filter (characters, pinyin, initials), unread ones first.
import type { LocalChat } from '#sdk/api.ts';
import { findAmong } from '#sdk/contacts/rules/person-match.ts';

/** How the list is looked at. */
export type ListView = { query: string; unreadFirst: boolean };

/** The rows to show. A filter orders by how well a name answers; without one the list's own order stands. */
export function shownChats(rows: readonly LocalChat[], view: ListView): readonly LocalChat[] {
  if (view.query.trim() !== '') return findAmong(rows, view.query, rows.length).found;
  if (!view.unreadFirst) return rows;
  return [...rows.filter(isUnread), ...rows.filter((chat) => !isUnread(chat))];
}

/** Something in it waits to be read; muted chats do not call for anybody. */
export function isUnread(chat: LocalChat): boolean {
  return (chat.unread > 0 && !chat.muted) || chat.markedUnread || chat.mentioned;
}
