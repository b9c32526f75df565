// Version 2: the four tables of spec §3, and beside them what they have no column for.
import type { Migration } from './migration.ts';

/**
 * The four tables have exactly the columns of spec §3. `WITHOUT ROWID` keeps each row in its primary key:
 * one tree instead of two, and rows lie in the order of their `mid`. Columns whose meaning the spec does not
 * give (`d`, `bc`, `actflag`, `msgtype`, `whereflag`, `whereuid`) are kept and left empty (protocol decision 22).
 */
export const messages: Migration = {
  version: 2,
  name: 'messages',
  statements: [
    `CREATE TABLE friend_msg (
      chatlinkid INTEGER NOT NULL, mid INTEGER NOT NULL, uid INTEGER, touid INTEGER, c VARCHAR(4096),
      ct INTEGER, t INTEGER, readflag INTEGER, readtime INTEGER, sendbysys INTEGER, mine INTEGER, avatar TEXT,
      nick TEXT, sigleflag INTEGER, sigleuid INTEGER, owner INTEGER NOT NULL, msgtype INTEGER, bc TEXT,
      actflag INTEGER,
      PRIMARY KEY (mid, owner, chatlinkid) ON CONFLICT REPLACE
    ) WITHOUT ROWID`,
    `CREATE INDEX friend_msg_unread ON friend_msg (chatlinkid, mid) WHERE mine = 1 AND readflag = 0`,
    `CREATE TABLE group_msg (
      chatlinkid INTEGER NOT NULL, mid INTEGER NOT NULL, f INTEGER, g INTEGER, c VARCHAR(4096), ct INTEGER,
      t INTEGER, sendbysys INTEGER, d TEXT, avatar TEXT, nick TEXT, mine INTEGER, sigleflag INTEGER,
      sigleuid INTEGER, opernick TEXT, sysmsgkey TEXT, tonicks TEXT, whereflag INTEGER, whereuid INTEGER,
      owner INTEGER NOT NULL, bc TEXT, actflag INTEGER,
      PRIMARY KEY (mid, owner, chatlinkid) ON CONFLICT REPLACE
    ) WITHOUT ROWID`,
    `CREATE TABLE local_file (
      fid TEXT NOT NULL, mid INTEGER NOT NULL, owner INTEGER NOT NULL, chatlinkid INTEGER NOT NULL, fileid TEXT,
      filename TEXT, filepath TEXT, filesize INTEGER, filetype TEXT, md5 TEXT, update_time INTEGER, is_p2p INTEGER,
      PRIMARY KEY (fid, owner) ON CONFLICT REPLACE
    ) WITHOUT ROWID`,
    `CREATE INDEX local_file_message ON local_file (mid)`,
    `CREATE TABLE cache_file (
      id TEXT NOT NULL, msg_id INTEGER NOT NULL, owner INTEGER NOT NULL, chatlinkid INTEGER NOT NULL,
      file_path TEXT, origin_file_path TEXT, cover_url TEXT, origin_url TEXT, file_type TEXT, type TEXT,
      extra TEXT, update_time INTEGER, is_p2p INTEGER,
      PRIMARY KEY (id, owner) ON CONFLICT REPLACE
    ) WITHOUT ROWID`,
    `CREATE INDEX cache_file_message ON cache_file (msg_id)`,
    // A chat's messages in order; `kind` 0 lies in friend_msg, 1 in group_msg. Serves as the index of both.
    `CREATE TABLE message_place (
      chat_id INTEGER NOT NULL, mid INTEGER NOT NULL, kind INTEGER NOT NULL, ordinal INTEGER NOT NULL,
      PRIMARY KEY (chat_id, mid)
    ) WITHOUT ROWID`,
    // What few messages have and the four tables have no column for.
    `CREATE TABLE message_detail (
      mid INTEGER PRIMARY KEY, chat_id INTEGER NOT NULL, client_id TEXT, mentions TEXT, cited_mid INTEGER, system_key TEXT,
      operator_name TEXT, target_names TEXT
    )`,
    `CREATE INDEX message_detail_client ON message_detail (client_id) WHERE client_id IS NOT NULL`,
  ],
};
