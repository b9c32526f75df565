// Version 20: whose words a message carries that was forwarded, beside the tables of the specification.
import type { Migration } from './migration.ts';

/** A name; most messages are their sender's own. */
export const forwardedFrom: Migration = {
  version: 20,
  name: 'forwardedFrom',
  statements: ['ALTER TABLE message_detail ADD COLUMN forwarded_from TEXT'],
};
