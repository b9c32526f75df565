// Version 6: which chats the person follows, so that the list can show those alone.
import type { Migration } from './migration.ts';

/** Whether the group or the peer is on the person's focus list, as the chat's row tells. */
export const focus: Migration = {
  version: 6,
  name: 'focus',
  statements: ['ALTER TABLE chat ADD COLUMN focused INTEGER NOT NULL DEFAULT 0'],
};
