// Version 12: messages that wait here for their file, and at the office for their time.
import type { Migration } from './migration.ts';

/** `due_time` in epoch ms; 0 for what goes as soon as it can. */
export const scheduled: Migration = {
  version: 12,
  name: 'scheduled',
  statements: ['ALTER TABLE outbox ADD COLUMN due_time INTEGER NOT NULL DEFAULT 0'],
};
