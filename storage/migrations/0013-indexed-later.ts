// Version 13: messages that are stored and wait for a quiet moment to be indexed.
import type { Migration } from './migration.ts';

/** One narrow row instead of the six pages that a message costs the index when it is put in alone. */
export const indexedLater: Migration = {
  version: 13,
  name: 'indexed-later',
  statements: [
    'CREATE TABLE message_unindexed (mid INTEGER PRIMARY KEY, chat_id INTEGER NOT NULL) WITHOUT ROWID',
  ],
};
