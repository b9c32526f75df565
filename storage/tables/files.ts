// Files that lie on this device: the tables local_file and cache_file of spec §3, for one owner.
import type { Driver, SqlValue } from '../driver.ts';
import type { CacheFileRow, LocalFileRow } from '../rows.ts';
import type { FileTable } from '../store.ts';
import { chatId, insertSql, integer, mapping, text, yesNo } from './column.ts';

const local = mapping<LocalFileRow>({
  id: text('fid'),
  mid: integer('mid'),
  chatId: chatId('chatlinkid'),
  fileId: text('fileid'),
  name: text('filename'),
  place: text('filepath'),
  size: integer('filesize'),
  type: text('filetype'),
  md5: text('md5'),
  updateTime: integer('update_time'),
  peer: yesNo('is_p2p'),
});
const cached = mapping<CacheFileRow>({
  id: text('id'),
  mid: integer('msg_id'),
  chatId: chatId('chatlinkid'),
  place: text('file_path'),
  originPlace: text('origin_file_path'),
  coverUrl: text('cover_url'),
  originUrl: text('origin_url'),
  fileType: text('file_type'),
  type: text('type'),
  extra: text('extra'),
  updateTime: integer('update_time'),
  peer: yesNo('is_p2p'),
});

/** Opens both tables for one owner. */
export function openFiles(driver: Driver, owner: SqlValue): FileTable {
  const statements = (table: string, key: string, names: readonly string[]) => ({
    insert: driver.prepare(insertSql(table, [...names, 'owner'], 'INSERT OR REPLACE')),
    one: driver.prepare(`SELECT * FROM ${table} WHERE ${key} = +? AND owner = +?`),
    all: driver.prepare(`SELECT * FROM ${table} WHERE owner = +? ORDER BY update_time, ${key}`),
    remove: driver.prepare(`DELETE FROM ${table} WHERE ${key} = +? AND owner = +?`),
  });
  const numbered = (table: string, key: string, mid: string) =>
    driver.prepare(`UPDATE ${table} SET ${mid} = ? WHERE ${key} = +? AND ${mid} = 0 AND owner = +?`);
  const localSent = numbered('local_file', 'fid', 'mid');
  const cachedSent = numbered('cache_file', 'id', 'msg_id');
  const ofLocal = statements('local_file', 'fid', local.names);
  const ofCache = statements('cache_file', 'id', cached.names);
  return {
    putLocal: (row) => driver.transaction(() => void ofLocal.insert.run(...local.values(row), owner)),
    local(id) {
      const found = ofLocal.one.get(id, owner);
      return found === undefined ? undefined : local.row(found);
    },
    removeLocal: (id) => driver.transaction(() => void ofLocal.remove.run(id, owner)),
    putCached: (row) => driver.transaction(() => void ofCache.insert.run(...cached.values(row), owner)),
    cached(id) {
      const found = ofCache.one.get(id, owner);
      return found === undefined ? undefined : cached.row(found);
    },
    removeCached: (id) => driver.transaction(() => void ofCache.remove.run(id, owner)),
    sentAs: (fileId, mid) =>
      driver.transaction(() => {
        localSent.run(mid, fileId, owner);
        for (const id of [fileId, `${fileId}:cover`]) cachedSent.run(mid, id, owner);
      }),
    allCached: () => ofCache.all.all(owner).map((found) => cached.row(found)),
    allLocal: () => ofLocal.all.all(owner).map((found) => local.row(found)),
  };
}
