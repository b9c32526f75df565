// The messages of all chats: writing with their places, details and index entries, and reading by place.
import type { Driver, SqlRow, SqlValue } from '../driver.ts';
import type { MessageRow, PlainText } from '../rows.ts';
import type { MessageTable } from '../store.ts';
import { fromSqlChatId, insertSql, toSqlChatId, toSqlId } from './column.ts';
import {
  detailValues,
  directValues,
  groupValues,
  insertDirect,
  insertGroup,
  messageColumns,
  readMessage,
} from './message-columns.ts';
import { openLateIndex } from './late-index.ts';
import { openMessageSearch } from './message-search.ts';
import { openNoticeIndex } from './notice-index.ts';
import { openSearchIndex } from './search-index.ts';

const newest = Number.MAX_SAFE_INTEGER;
/**
 * So many new messages in one call are indexed later: alone, a message costs the index more than its row. Larger parts,
 * pages of history, cost less each than the note that they wait would.
 */
const fewRows = 8;

/** Opens the message tables for one owner. */
export function openMessages(driver: Driver, owner: SqlValue, plainText: PlainText): MessageTable {
  const index = openSearchIndex(driver, plainText);
  const search = openMessageSearch(driver, owner, plainText);
  // `+?` instead of `?`: SQLite looks at bare parameters while it plans, and then plans again at every call
  // (35 µs against 3 for one row by its key).
  const direct = driver.prepare(insertDirect);
  const group = driver.prepare(insertGroup);
  const addPlace = driver.prepare(
    'INSERT INTO message_place (chat_id, mid, kind, ordinal) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const movePlace = driver.prepare(
    'UPDATE message_place SET kind = ?, ordinal = ? WHERE chat_id = +? AND mid = +?',
  );
  const detail = driver.prepare(
    insertSql(
      'message_detail',
      [
        'mid',
        'chat_id',
        'client_id',
        'mentions',
        'cited_mid',
        'system_key',
        'operator_name',
        'target_names',
        'marks',
        'forwarded_from',
      ],
      'INSERT OR REPLACE',
    ),
  );
  const removeDetail = driver.prepare('DELETE FROM message_detail WHERE mid = +?');
  const joins = `LEFT JOIN friend_msg f ON p.kind = 0 AND f.mid = p.mid AND f.owner = +? AND f.chatlinkid = p.chat_id
    LEFT JOIN group_msg g ON p.kind = 1 AND g.mid = p.mid AND g.owner = +? AND g.chatlinkid = p.chat_id
    LEFT JOIN message_detail d ON d.mid = p.mid`;
  const select = `SELECT ${messageColumns} FROM message_place p ${joins}`;
  const kept = 'coalesce(f.sigleflag, g.sigleflag) = 0';
  const one = driver.prepare(`${select} WHERE p.chat_id = +? AND p.mid = +?`);
  const page = driver.prepare(
    `${select} WHERE p.chat_id = +? AND p.mid < +? AND ${kept} ORDER BY p.mid DESC LIMIT +?`,
  );
  const ofKinds = driver.prepare(
    `${select} WHERE p.chat_id = +? AND p.mid < +? AND ${kept}
     AND coalesce(f.ct, g.ct) IN (SELECT value FROM json_each(+?)) ORDER BY p.mid DESC LIMIT +?`,
  );
  const after = driver.prepare(
    `${select} WHERE p.chat_id = +? AND p.mid > +? AND ${kept} ORDER BY p.mid LIMIT +?`,
  );
  const byClient = driver.prepare(
    `SELECT ${messageColumns} FROM message_detail own
     JOIN message_place p ON p.chat_id = own.chat_id AND p.mid = own.mid ${joins} WHERE own.client_id = +?`,
  );
  const quoting = driver.prepare(
    `SELECT ${messageColumns} FROM message_detail own
     JOIN message_place p ON p.chat_id = own.chat_id AND p.mid = own.mid ${joins}
     WHERE own.chat_id = +? AND own.cited_mid = +? ORDER BY own.mid`,
  );
  const chatOf = driver.prepare<{ chat: number }>(
    `SELECT chatlinkid AS chat FROM friend_msg WHERE mid = +? AND owner = +? AND sigleflag = 0
     UNION ALL SELECT chatlinkid FROM group_msg WHERE mid = +? AND owner = +? AND sigleflag = 0 LIMIT 1`,
  );
  const concerning = driver.prepare<{ chat: number; mid: number }>(
    `SELECT chatlinkid AS chat, mid FROM friend_msg WHERE owner = +? AND uid = +?
     UNION SELECT chatlinkid, mid FROM group_msg WHERE owner = +? AND f = +?
     UNION SELECT chat_id, mid FROM message_detail
       WHERE mentions IS NOT NULL AND EXISTS (SELECT 1 FROM json_each(mentions) WHERE value = +?)`,
  );
  const unread = driver.prepare<{ mid: number }>(
    `SELECT mid FROM friend_msg WHERE mine = 1 AND readflag = 0 AND chatlinkid = +? AND mid <= +? AND owner = +? ORDER BY mid`,
  );
  const markRead = driver.prepare(
    'UPDATE friend_msg SET readflag = 1, readtime = ? WHERE mid = +? AND owner = +? AND chatlinkid = +?',
  );
  const hide = (['friend_msg', 'group_msg'] as const).map((table) =>
    driver.prepare(
      `UPDATE ${table} SET sigleflag = 1, sigleuid = 0 WHERE mid = +? AND owner = +? AND chatlinkid = +?`,
    ),
  );
  const placesAfter = driver.prepare<{ mid: number }>(
    'SELECT DISTINCT mid FROM message_place WHERE mid > +?',
  );
  const forget = [
    'DELETE FROM friend_msg WHERE mid > +?',
    'DELETE FROM group_msg WHERE mid > +?',
    'DELETE FROM message_detail WHERE mid > +?',
    'DELETE FROM local_file WHERE mid > +?',
    'DELETE FROM cache_file WHERE msg_id > +?',
    'DELETE FROM message_place WHERE mid > +?',
    'DELETE FROM message_unindexed WHERE mid > +?',
  ].map((sql) => driver.prepare(sql));
  const count = driver.prepare('SELECT count(*) AS count FROM message_place');

  function get(chatId: string, mid: number): MessageRow | undefined {
    const found = one.get(owner, owner, toSqlChatId(chatId), mid);
    return found === undefined ? undefined : readMessage(found);
  }

  const late = openLateIndex(driver, { get, put: (row) => index.put(row, false) });
  const indexNotices = openNoticeIndex(driver, owner, { get, put: (row) => index.put(row, false) });

  function putOne(row: MessageRow, isAlone: boolean): void {
    const chat = toSqlChatId(row.chatId);
    const kind = row.chatKind === 'direct' ? 0 : 1;
    const fresh = addPlace.run(chat, row.mid, kind, row.ordinal).changes > 0;
    const before = fresh ? undefined : get(row.chatId, row.mid);
    if (kind === 0) direct.run(...directValues(row, owner));
    else group.run(...groupValues(row, owner));
    if (!fresh) movePlace.run(kind, row.ordinal, chat, row.mid);
    const extra = detailValues(row);
    if (extra !== undefined) detail.run(...extra);
    else if (!fresh) removeDetail.run(row.mid);
    if (fresh && isAlone) late.add(row);
    else if (before === undefined || !sameToSearch(before, row)) index.put(row, fresh);
  }

  return {
    put(rows) {
      if (rows.length === 0) return;
      // Rising order: the index writes its buffer out whenever row ids fall.
      const ordered = isRising(rows) ? rows : rows.toSorted((a, b) => a.mid - b.mid);
      driver.transaction(() => {
        for (const row of ordered) putOne(row, ordered.length <= fewRows);
      });
    },
    get,
    byClientId(clientId) {
      const found = clientId === '' ? undefined : byClient.get(owner, owner, clientId);
      return found === undefined ? undefined : readMessage(found);
    },
    byMid(mid) {
      const found = chatOf.get(mid, owner, mid, owner);
      return found === undefined ? undefined : get(fromSqlChatId(found.chat), mid);
    },
    quoting: (chatId, mid) => quoting.all(owner, owner, toSqlChatId(chatId), mid).map(readMessage),
    concerning(personId) {
      const sender = toSqlId(personId);
      return concerning
        .all(owner, sender, owner, sender, personId)
        .flatMap(({ chat, mid }) => get(fromSqlChatId(chat), mid) ?? []);
    },
    page: (chatId, before, limit) =>
      page.all(owner, owner, toSqlChatId(chatId), before ?? newest, limit).map(readMessage),
    after: (chatId, from, limit) =>
      after.all(owner, owner, toSqlChatId(chatId), from, limit).map(readMessage),
    ofKinds: (chatId, contentTypes, before, limit) =>
      ofKinds
        .all(owner, owner, toSqlChatId(chatId), before ?? newest, JSON.stringify(contentTypes), limit)
        .map(readMessage),
    markReadByPeer(chatId, upTo, time) {
      const chat = toSqlChatId(chatId);
      return driver.transaction(() =>
        unread.all(chat, upTo, owner).flatMap(({ mid }) => {
          markRead.run(time, mid, owner, chat);
          return get(chatId, mid) ?? [];
        }),
      );
    },
    markDeleted(chatId, mids) {
      const chat = toSqlChatId(chatId);
      driver.transaction(() => {
        for (const mid of mids.toSorted((a, b) => a - b)) {
          const changes = hide.reduce((sum, statement) => sum + statement.run(mid, owner, chat).changes, 0);
          if (changes > 0) index.remove(mid);
        }
      });
    },
    removeAfter: (mid) =>
      driver.transaction(() => {
        for (const gone of placesAfter.all(mid)) index.remove(gone.mid);
        for (const statement of forget) statement.run(mid);
      }),
    search(asked) {
      late.beforeSearch();
      return search(asked);
    },
    indexLate: late.index,
    mergeSearch: (pages) => index.merge(pages),
    indexNotices,
    count: () => Number((count.get() as SqlRow)['count']),
  };
}

function isRising(rows: readonly MessageRow[]): boolean {
  return rows.every((row, index) => index === 0 || (rows[index - 1]?.mid ?? 0) <= row.mid);
}

/** Whether the index entry of a stored message still fits. */
function sameToSearch(before: MessageRow, after: MessageRow): boolean {
  return (
    before.text === after.text &&
    before.deleted === after.deleted &&
    before.senderId === after.senderId &&
    before.contentType === after.contentType &&
    before.bySystem === after.bySystem &&
    before.systemKey === after.systemKey &&
    before.operatorName === after.operatorName &&
    before.targetNames === after.targetNames
  );
}
