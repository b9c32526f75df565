// The chat list as rows of our own table `chat`.
import type { Driver, SqlValue } from '../driver.ts';
import type { ChatRow } from '../rows.ts';
import type { ChatTable } from '../store.ts';
import { chatId, id, insertSql, integer, mapping, text, toSqlChatId, word, yesNo } from './column.ts';

const chat = mapping<ChatRow>({
  id: chatId('id'),
  kind: word('kind', ['direct', 'group']),
  name: text('name'),
  avatar: text('avatar'),
  peerId: id('peer_id'),
  groupId: id('group_id'),
  unread: integer('unread'),
  lastText: text('last_text'),
  lastMid: integer('last_mid'),
  lastSenderId: id('last_sender_id'),
  lastSenderName: text('last_sender_name'),
  lastKind: text('last_kind'),
  lastTime: integer('last_time'),
  lastBySystem: yesNo('last_by_system'),
  lastSystemKey: text('last_system_key'),
  lastOperatorName: text('last_operator_name'),
  lastTargetNames: text('last_target_names'),
  lastOrdinal: integer('last_ordinal'),
  pinned: yesNo('pinned'),
  pinnedTime: integer('pinned_time'),
  muted: yesNo('muted'),
  mentioned: yesNo('mentioned'),
  enabled: yesNo('enabled'),
  markedUnread: yesNo('marked_unread'),
  pinyin: text('pinyin'),
  toolKey: text('tool_key'),
  readMid: integer('read_mid'),
  readOrdinal: integer('read_ordinal'),
  peerReadMid: integer('peer_read_mid'),
  memberCount: integer('member_count'),
  asOf: integer('as_of'),
});

/** Opens the chat list. */
export function openChats(driver: Driver): ChatTable {
  const insert = driver.prepare(insertSql('chat', chat.names, 'INSERT OR REPLACE'));
  // The whole list as one text: fetching each column of each row by itself takes five times as long in a browser.
  const all = driver.prepare<{ rows: string }>(
    `SELECT json_group_array(json_array(${chat.names.join(', ')})) AS rows FROM chat`,
  );
  const one = driver.prepare('SELECT * FROM chat WHERE id = +?');
  const remove = driver.prepare('DELETE FROM chat WHERE id = +?');
  const clear = driver.prepare('DELETE FROM chat');
  const put = (rows: readonly ChatRow[]): void =>
    driver.transaction(() => {
      for (const row of rows) insert.run(...chat.values(row));
    });
  return {
    put,
    all: () => (JSON.parse(all.get()?.rows ?? '[]') as SqlValue[][]).map(chat.rowOf),
    get(chatId) {
      const found = one.get(toSqlChatId(chatId));
      return found === undefined ? undefined : chat.row(found);
    },
    remove: (chatId) => driver.transaction(() => void remove.run(toSqlChatId(chatId))),
    reset: (rows) =>
      driver.transaction(() => {
        clear.run();
        put(rows);
      }),
  };
}
