// Version 14: whether the office may have heard of a message that is for later, and so has to hear when it is given up.
import type { Migration } from './migration.ts';

/** 1 from the moment somebody takes a row there; of what waited before, nobody knows. */
export const offered: Migration = {
  version: 14,
  name: 'offered',
  statements: [
    'ALTER TABLE outbox ADD COLUMN offered INTEGER NOT NULL DEFAULT 0',
    "UPDATE outbox SET offered = 1 WHERE due_time > 0 AND waits_for = ''",
  ],
};
