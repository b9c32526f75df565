// Version 10: the full-text index may be merged down to one piece of each size.
import type { Migration } from './migration.ts';

/** Every commit adds a piece to the index, and each piece is asked by every search: two of a size are enough to merge. */
export const searchMerge: Migration = {
  version: 10,
  name: 'search-merge',
  statements: [`INSERT INTO message_search (message_search, rank) VALUES ('usermerge', 2)`],
};
