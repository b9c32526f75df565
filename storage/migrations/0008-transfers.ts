// Version 8: uploads and downloads that outlive the program, and messages that wait for one of them.
import type { Migration } from './migration.ts';

/** `facts` is JSON: what only the sender's device knows of a picture, video or voice. Times in epoch ms. */
export const transfers: Migration = {
  version: 8,
  name: 'transfers',
  statements: [
    "ALTER TABLE outbox ADD COLUMN waits_for TEXT NOT NULL DEFAULT ''",
    `CREATE TABLE transfer (
      id TEXT NOT NULL PRIMARY KEY, direction TEXT NOT NULL, content_type INTEGER NOT NULL,
      chat_id INTEGER NOT NULL, mid INTEGER NOT NULL, client_id TEXT NOT NULL, file_id TEXT NOT NULL,
      name TEXT NOT NULL, mime TEXT NOT NULL, size INTEGER NOT NULL, modified INTEGER NOT NULL,
      md5 TEXT NOT NULL, place TEXT NOT NULL, caption TEXT NOT NULL, facts TEXT NOT NULL, state TEXT NOT NULL,
      error TEXT NOT NULL, done INTEGER NOT NULL, upload_id TEXT NOT NULL, tag TEXT NOT NULL,
      created_time INTEGER NOT NULL, lease_holder TEXT NOT NULL, lease_until INTEGER NOT NULL
    ) WITHOUT ROWID`,
    `CREATE INDEX transfer_client ON transfer (client_id)`,
    `CREATE INDEX local_file_content ON local_file (fileid)`,
  ],
};
