// Version 15: what features keep for reading without a network, and their acts that wait for the office.
import type { Migration } from './migration.ts';

/**
 * `copy` holds one thing each as it was last seen, `reference` naming it; those not seen for longest go first. In
 * `feature_act` there is one row per act, in the order they were done; `line` is the sentence that says what it would do.
 */
export const copiesAndActs: Migration = {
  version: 15,
  name: 'copies and acts',
  statements: [
    `CREATE TABLE copy (
      reference TEXT PRIMARY KEY, kind TEXT NOT NULL, revision INTEGER NOT NULL, body TEXT NOT NULL, seen_time INTEGER NOT NULL
    )`,
    'CREATE INDEX copy_by_kind ON copy (kind, seen_time)',
    'CREATE INDEX copy_by_seen ON copy (seen_time)',
    `CREATE TABLE feature_act (
      position INTEGER PRIMARY KEY, client_id TEXT NOT NULL UNIQUE, feature TEXT NOT NULL, act TEXT NOT NULL,
      line TEXT NOT NULL, created_time INTEGER NOT NULL, state TEXT NOT NULL, error TEXT NOT NULL
    )`,
  ],
};
