// Version 22: changes of an announcement that were stored before they were searched by its words are indexed again.
import type { Migration } from './migration.ts';

/** The same mark as in version 11: whoever comes from before that has it already, with nothing done below it yet. */
export const announcementsSearched: Migration = {
  version: 22,
  name: 'announcements-searched',
  statements: [
    `INSERT OR REPLACE INTO value (name, value)
     SELECT 'search.notices below', max(mid) + 1
     FROM (SELECT max(mid) AS mid FROM friend_msg UNION ALL SELECT max(mid) FROM group_msg)
     HAVING max(mid) IS NOT NULL`,
  ],
};
