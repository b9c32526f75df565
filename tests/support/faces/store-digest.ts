// What a client has stored in the four tables of spec §3 and of marks, without what must differ from one run or device to the next.
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { steadyText } from './steady-text.ts';

/** The columns that are compared. What is left out of each table, and why, stands beside it. */
const compared = {
  // `t` and `readtime` are when the journey ran; `msgtype`, `bc` and `actflag` are never written (decision 22).
  friend_msg: [
    ...['chatlinkid', 'mid', 'owner', 'uid', 'touid', 'c', 'ct', 'sendbysys', 'mine', 'avatar', 'nick'],
    ...['readflag', 'sigleflag', 'sigleuid'],
  ],
  // `t` is when the journey ran; `d`, `whereflag`, `whereuid`, `bc` and `actflag` are never written (decision 22).
  group_msg: [
    ...['chatlinkid', 'mid', 'owner', 'f', 'g', 'c', 'ct', 'sendbysys', 'mine', 'avatar', 'nick'],
    ...['opernick', 'sysmsgkey', 'tonicks', 'sigleflag', 'sigleuid'],
  ],
  // `fid` is the device's own number, `filepath` its own place, `update_time` when it was written there.
  local_file: [
    ...['mid', 'owner', 'chatlinkid', 'fileid', 'filename', 'filesize', 'filetype', 'md5', 'is_p2p'],
  ],
  // `id`, both paths, both addresses and `update_time` are the device's own; `extra` says how far a fetch came.
  cache_file: [...['msg_id', 'owner', 'chatlinkid', 'file_type', 'type', 'is_p2p']],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Small pictures that go with a picture are drawn by a window alone. */
const only: Readonly<Record<string, string>> = { cache_file: ` where id not like '%:cover'` };

/** Reads rows of a store, however it is held. */
export type Rows = (sql: string) => readonly Record<string, unknown>[];

const steady = (value: unknown): unknown => (typeof value === 'string' ? steadyText(value) : value);

/** What people added to messages: that one was edited, not when, and not at which place of the sequence that was heard. */
function markLines(rows: Rows): string[] {
  return rows('select mid, marks from message_detail where marks is not null').map(({ mid, marks }) => {
    const { editedTime, reactions } = JSON.parse(String(marks)) as { editedTime: number; reactions: unknown };
    return `marks ${JSON.stringify({ mid, isEdited: editedTime > 0, reactions })}`;
  });
}

/** Every row of the tables, as sorted lines. */
export function storeLines(rows: Rows): string[] {
  return Object.entries(compared)
    .flatMap(([table, columns]) =>
      rows(`select ${columns.join(', ')} from ${table}${only[table] ?? ''}`).map((row) => {
        const fields = Object.entries(row).map(([column, value]) => [column, steady(value)]);
        return `${table} ${JSON.stringify(Object.fromEntries(fields))}`;
      }),
    )
    .concat(markLines(rows))
    .toSorted();
}

/** The lines of a store's file. A copy is read with its log, so that whoever has it open is not disturbed. */
export function fileLines(path: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'tangram-store-'));
  const copy = join(folder, 'store.sqlite');
  for (const end of ['', '-wal']) if (existsSync(path + end)) copyFileSync(path + end, copy + end);
  const database = new Database(copy);
  try {
    return storeLines((sql) => database.prepare(sql).all() as Record<string, unknown>[]);
  } finally {
    database.close();
    rmSync(folder, { recursive: true });
  }
}
