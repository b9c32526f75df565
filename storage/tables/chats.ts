// The chat list as rows of our own table `chat`.
import type { Driver, SqlValue } from '../driver.ts';
import type { ChatRow } from '../rows.ts';
import type { ChatMarks, ChatName, ChatSelection, ChatTable } from '../store.ts';
import { chatId, id, insertSql, integer, mapping, text, toSqlChatId, word, yesNo } from './column.ts';

const marks = mapping<ChatMarks>({
  id: chatId('id'),
  kind: word('kind', ['direct', 'group']),
  unread: integer('unread'),
  muted: yesNo('muted'),
  mentioned: yesNo('mentioned'),
  markedUnread: yesNo('marked_unread'),
});

const named = mapping<ChatName>({
  id: chatId('id'),
  name: text('name'),
  pinyin: text('pinyin'),
  peerId: id('peer_id'),
});

/** The condition of each selection; the parameter is the open chat, whose badge is off. */
const conditions: Readonly<Record<ChatSelection, string>> = {
  all: '? IS NULL OR TRUE',
  unread: '(id IS NOT ? AND unread > 0) OR marked_unread',
  mentioned: 'id IS NOT ? AND mentioned',
  groups: "(? IS NULL OR TRUE) AND kind = 'group'",
  focus: '(? IS NULL OR TRUE) AND focused',
};
/** Pinned chats by when they were pinned; an unpinning counts like a message (spec §4 «Pinning»). */
const listOrder =
  'pinned DESC, CASE WHEN pinned THEN pinned_time ELSE max(last_time, pinned_time) END DESC, id';

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
  focused: yesNo('focused'),
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
  const asText = (names: readonly string[], from: string) =>
    driver.prepare<{ rows: string }>(
      `SELECT json_group_array(json_array(${names.join(', ')})) AS rows FROM ${from}`,
    );
  const all = asText(chat.names, 'chat');
  const allMarks = asText(marks.names, 'chat WHERE unread > 0 OR marked_unread OR mentioned');
  const count = driver.prepare<{ count: number }>('SELECT count(*) AS count FROM chat');
  const groups = driver.prepare<{ count: number }>("SELECT count(*) AS count FROM chat WHERE kind = 'group'");
  const focus = driver.prepare<{ count: number }>('SELECT count(*) AS count FROM chat WHERE focused');
  const allNames = asText(named.names, `(SELECT * FROM chat ORDER BY ${listOrder})`);
  // The places are found by few columns; only the rows that are shown are read whole.
  const heads = new Map<ChatSelection, ReturnType<typeof asText>>();
  const headOf = (which: ChatSelection) => {
    const known = heads.get(which);
    if (known !== undefined) return known;
    const ids = `SELECT id FROM chat WHERE ${conditions[which]} ORDER BY ${listOrder} LIMIT +? OFFSET +?`;
    const made = asText(chat.names, `(SELECT * FROM chat WHERE id IN (${ids}) ORDER BY ${listOrder})`);
    heads.set(which, made);
    return made;
  };
  const one = driver.prepare('SELECT * FROM chat WHERE id = +?');
  const remove = driver.prepare('DELETE FROM chat WHERE id = +?');
  const clear = driver.prepare('DELETE FROM chat');
  const put = (rows: readonly ChatRow[]): void =>
    driver.transaction(() => {
      for (const row of rows) insert.run(...chat.values(row));
    });
  const names = new Map<string, string>();
  const called = <Row extends ChatName>(row: Row): Row => {
    const name = row.peerId === '' ? undefined : names.get(row.peerId);
    return name === undefined ? row : { ...row, name };
  };
  const calledRow = (values: SqlValue[]): ChatRow => called(chat.rowOf(values));
  return {
    put,
    all: () => rowsOf(all.get()).map(calledRow),
    head: (which, { from, rows, open }) =>
      rowsOf(headOf(which).get(open === undefined ? null : toSqlChatId(open), rows, from)).map(calledRow),
    names: () => rowsOf(allNames.get()).map((values) => called(named.rowOf(values))),
    call: (peerId, name) => void names.set(peerId, name),
    count: (which) => ({ all: count, groups, focus })[which].get()?.count ?? 0,
    marks: () => rowsOf(allMarks.get()).map(marks.rowOf),
    get(chatId) {
      const found = one.get(toSqlChatId(chatId));
      return found === undefined ? undefined : called(chat.row(found));
    },
    remove: (chatId) => driver.transaction(() => void remove.run(toSqlChatId(chatId))),
    reset: (rows) =>
      driver.transaction(() => {
        clear.run();
        put(rows);
      }),
  };
}

function rowsOf(found: { rows: string } | undefined): SqlValue[][] {
  return JSON.parse(found?.rows ?? '[]') as SqlValue[][];
}
