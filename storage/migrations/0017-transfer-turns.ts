// Version 17: the order in which files go, which people may change: until now it was when each was begun.
import type { Migration } from './migration.ts';

/** Counted on from one; the lowest goes first. */
export const transferTurns: Migration = {
  version: 17,
  name: 'transferTurns',
  statements: [
    'ALTER TABLE transfer ADD COLUMN turn INTEGER NOT NULL DEFAULT 0',
    'UPDATE transfer SET turn = line.turn ' +
      'FROM (SELECT id, row_number() OVER (ORDER BY created_time, id DESC) AS turn FROM transfer) AS line ' +
      'WHERE line.id = transfer.id',
    // Whoever adds thousands asks for the last one each time.
    'CREATE INDEX transfer_turn ON transfer (turn)',
  ],
};
