// Version 11: notices that were stored before they were searched by their sentences are put into the index again.
import type { Migration } from './migration.ts';

/**
 * Only a mark is left here, below which notices wait to be indexed anew: a store of a million messages opens as fast as
 * before, and the work is done a little at a time (`MessageTable.indexNotices`).
 */
export const noticesSearched: Migration = {
  version: 11,
  name: 'notices-searched',
  statements: [
    `INSERT INTO value (name, value)
     SELECT 'search.notices below', max(mid) + 1
     FROM (SELECT max(mid) AS mid FROM friend_msg UNION ALL SELECT max(mid) FROM group_msg)
     HAVING max(mid) IS NOT NULL`,
  ],
};
