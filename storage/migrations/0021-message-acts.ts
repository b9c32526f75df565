// Version 21: acts on messages that wait for the office get a row each.
import type { Migration } from './migration.ts';

/** What older versions kept as one list among the named values is taken over by who does the acts: it knows their shape. */
export const messageActs: Migration = {
  version: 21,
  name: 'messageActs',
  statements: [
    `CREATE TABLE message_act (
      position INTEGER PRIMARY KEY, act_id TEXT NOT NULL UNIQUE, revision TEXT NOT NULL, work TEXT NOT NULL,
      created_time INTEGER NOT NULL, state TEXT NOT NULL, error TEXT NOT NULL
    )`,
  ],
};
