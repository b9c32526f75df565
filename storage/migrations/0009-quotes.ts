// Version 9: which messages quote a message, so that they are found when it is withdrawn.
import type { Migration } from './migration.ts';

/** Few messages quote, and only those are in the index. */
export const quotes: Migration = {
  version: 9,
  name: 'quotes',
  statements: [
    'CREATE INDEX message_detail_cited ON message_detail (chat_id, cited_mid) WHERE cited_mid IS NOT NULL',
  ],
};
