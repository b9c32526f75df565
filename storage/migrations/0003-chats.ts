// Version 3: the chat list, the marks of whole history, and the organisation cache of spec §3.
import type { Migration } from './migration.ts';

/** Chat list, history marks, departments and people. */
export const chats: Migration = {
  version: 3,
  name: 'chats',
  statements: [
    `CREATE TABLE chat (
      id INTEGER NOT NULL PRIMARY KEY, kind TEXT NOT NULL, name TEXT NOT NULL, avatar TEXT NOT NULL,
      peer_id INTEGER, group_id INTEGER, unread INTEGER NOT NULL, last_text TEXT NOT NULL,
      last_mid INTEGER NOT NULL, last_sender_id INTEGER, last_sender_name TEXT NOT NULL, last_kind TEXT NOT NULL,
      last_time INTEGER NOT NULL, last_by_system INTEGER NOT NULL, last_system_key TEXT NOT NULL,
      last_operator_name TEXT NOT NULL, last_target_names TEXT NOT NULL, last_ordinal INTEGER NOT NULL,
      pinned INTEGER NOT NULL, pinned_time INTEGER NOT NULL, muted INTEGER NOT NULL, mentioned INTEGER NOT NULL,
      enabled INTEGER NOT NULL, marked_unread INTEGER NOT NULL, pinyin TEXT NOT NULL, tool_key TEXT NOT NULL,
      read_mid INTEGER NOT NULL, read_ordinal INTEGER NOT NULL, peer_read_mid INTEGER NOT NULL,
      member_count INTEGER NOT NULL
    ) WITHOUT ROWID`,
    `CREATE TABLE history (chat_id INTEGER NOT NULL PRIMARY KEY, whole_from INTEGER NOT NULL, complete INTEGER NOT NULL) WITHOUT ROWID`,
    `CREATE TABLE organisation_department (
      objId INTEGER NOT NULL PRIMARY KEY ON CONFLICT REPLACE, label TEXT, create_time INTEGER, type TEXT,
      title TEXT, deptName TEXT
    ) WITHOUT ROWID`,
    `CREATE TABLE organisation_user (
      objId INTEGER NOT NULL PRIMARY KEY ON CONFLICT REPLACE, label TEXT, related_dept_id INTEGER,
      create_time INTEGER, title TEXT, type TEXT, userName TEXT, deptName TEXT, delFlag TEXT
    ) WITHOUT ROWID`,
    // What a person's name can be found by: Chinese, words, full pinyin, initials.
    `CREATE TABLE person_key (key TEXT NOT NULL, person_id INTEGER NOT NULL, PRIMARY KEY (key, person_id)) WITHOUT ROWID`,
    `CREATE INDEX person_key_person ON person_key (person_id)`,
  ],
};
