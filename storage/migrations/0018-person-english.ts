// Version 18: titles and departments of people in English, beside the organisation cache.
import type { Migration } from './migration.ts';

/** Only of people of whom an office tells them; those met before are told of again when they are met again. */
export const personEnglish: Migration = {
  version: 18,
  name: 'personEnglish',
  statements: [
    `CREATE TABLE person_english (
       person_id INTEGER PRIMARY KEY, title_en TEXT NOT NULL, department_en TEXT NOT NULL)`,
  ],
};
