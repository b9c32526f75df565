// Version 16: what people added to a message, reactions and a new wording, beside the tables of the specification.
import type { Migration } from './migration.ts';

/** JSON; few messages have any. */
export const messageMarks: Migration = {
  version: 16,
  name: 'messageMarks',
  statements: ['ALTER TABLE message_detail ADD COLUMN marks TEXT'],
};
