// Version 5: how old a chat's row is, so that no process puts an older one over it.
import type { Migration } from './migration.ts';

/** The position in the office's sequence up to which a row surely tells everything; 0 where nobody knows. */
export const chatAge: Migration = {
  version: 5,
  name: 'chat age',
  statements: ['ALTER TABLE chat ADD COLUMN as_of INTEGER NOT NULL DEFAULT 0'],
};
