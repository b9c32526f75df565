// Owns what `tangram search` says, in English.
import type { Translation } from '../translation.ts';
import type { cliSearch as zh } from '../zh/cli-search.ts';

export const cliSearch = {
  summary: 'One search: chats, people, commands, settings, messages, files, events and more',
  text: 'Words, pinyin or initials to look for',
  in: 'Only in these groups, such as people,messages',
  files: 'Files only, of chats and of disks',
  limit: 'Most hits of each group; 6 unless given',
  exampleAll: 'Look everywhere for a word',
  examplePeople: 'People only, as JSON',
  group: 'Group',
  title: 'Title',
  excerpt: 'Excerpt',
  time: 'Time',
  failed: '{{group}} could not be searched: {{why}}',
} as const satisfies Translation<typeof zh>;
