// Version 7: acts on groups that wait for the office.
import type { Migration } from './migration.ts';

/** One row per act, in the order they were done; `act` is its JSON, `client_id` what the office knows it by. */
export const groupActs: Migration = {
  version: 7,
  name: 'group acts',
  statements: [
    `CREATE TABLE group_act (
      position INTEGER PRIMARY KEY, client_id TEXT NOT NULL UNIQUE, act TEXT NOT NULL, created_time INTEGER NOT NULL,
      state TEXT NOT NULL, error TEXT NOT NULL
    )`,
  ],
};
