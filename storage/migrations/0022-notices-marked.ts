// Version 22: notices are indexed again: a change of an announcement by its words, and each as what people did not write.
import type { Migration } from './migration.ts';

/** The same mark as in version 11: whoever comes from before that has it already, with nothing done below it yet. */
export const noticesMarked: Migration = {
  version: 22,
  name: 'notices-marked',
  statements: [
    `INSERT OR REPLACE INTO value (name, value)
     SELECT 'search.notices below', max(mid) + 1
     FROM (SELECT max(mid) AS mid FROM friend_msg UNION ALL SELECT max(mid) FROM group_msg)
     HAVING max(mid) IS NOT NULL`,
  ],
};
