// Version 1: what exists nowhere else — outbox and drafts — first, so that it lies at the very front of the file.
import type { Migration } from './migration.ts';

/** Outbox, drafts and small named values. */
export const unsent: Migration = {
  version: 1,
  name: 'unsent',
  statements: [
    `CREATE TABLE outbox (
      position INTEGER PRIMARY KEY AUTOINCREMENT,
      client_id TEXT NOT NULL UNIQUE,
      chat_id INTEGER NOT NULL,
      text TEXT NOT NULL,
      content_type INTEGER NOT NULL,
      mentions TEXT NOT NULL,
      cited_mid INTEGER NOT NULL,
      created_time INTEGER NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('queued', 'failed')),
      error TEXT NOT NULL,
      lease_holder TEXT NOT NULL,
      lease_until INTEGER NOT NULL
    )`,
    `CREATE TABLE draft (chat_id INTEGER NOT NULL PRIMARY KEY, text TEXT NOT NULL, updated_time INTEGER NOT NULL) WITHOUT ROWID`,
    `CREATE TABLE value (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID`,
  ],
};
