// Version 19: how the names of people are read, beside the organisation cache.
import type { Migration } from './migration.ts';

/** The first letters of up to four syllables, each followed by anything. */
const spelt = [1, 2, 3, 4].map((at) => `substr(i.key, ${at}, 1) || '%'`).join(' || ');

/** Whether a key is the whole reading and its first letters in one, as an office of ours tells it. */
const isBoth = 'substr(f.key, -length(i.key)) = i.key';

/**
 * Of those met before, the reading is taken from what they were found by: the letters that begin a character each, and
 * the word that goes with them. Where that is not the reading, nothing is found by it, until the person is met again.
 */
export const personReading: Migration = {
  version: 19,
  name: 'personReading',
  statements: [
    'CREATE TABLE person_reading (person_id INTEGER PRIMARY KEY, pinyin TEXT NOT NULL)',
    `INSERT OR IGNORE INTO person_reading
       SELECT i.person_id, iif(${isBoth}, substr(f.key, 1, length(f.key) - length(i.key)), f.key) || ' ' || i.key
       FROM organisation_user u
       JOIN person_key i ON i.person_id = u.objId AND length(i.key) = length(u.label) AND i.key NOT GLOB '*[^a-z]*'
       JOIN person_key f ON f.person_id = u.objId AND length(f.key) > length(i.key) AND f.key NOT GLOB '*[^a-z]*'
       WHERE u.label GLOB '*[^ -~]*' AND length(u.label) BETWEEN 2 AND 4 AND f.key LIKE ${spelt}
         AND (${isBoth} OR EXISTS (SELECT 1 FROM person_key t WHERE t.person_id = u.objId
           AND t.key <> substr(i.key, 2) AND t.key LIKE substr(i.key, 2, 1) || '%'
           AND length(f.key) - length(t.key) BETWEEN 1 AND 6 AND substr(f.key, -length(t.key)) = t.key))
       ORDER BY ${isBoth} DESC, length(f.key), i.key`,
  ],
};
