// Version 4: the full-text index over messages (protocol decision 24).
import type { Migration } from './migration.ts';

/**
 * `t` holds the split text, `c` the tokens of chat, sender and content type; the row id is the message's `mid`.
 * The `ascii` tokenizer only cuts at spaces here, because `search-text.ts` alone decides what a token is;
 * `unicode61` would drop characters younger than its tables (Han extensions, emoji).
 * Prefixes of two and three characters have lists of their own: words are found by their beginnings, and without
 * them a short beginning costs 14 ms in a million messages. Single characters never enter those lists.
 */
export const search: Migration = {
  version: 4,
  name: 'search',
  statements: [
    `CREATE VIRTUAL TABLE message_search USING fts5(t, c, content='', contentless_delete=1, tokenize='ascii', prefix='2 3')`,
  ],
};
