// Owns the single words and short phrases used everywhere, in English.
import type { Translation } from '../translation.ts';
import type { words as zh } from '../zh/words.ts';

export const words = {
  ok: 'OK',
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  send: 'Send',
  back: 'Back',
  more: 'More',
  search: 'Search',
  clear: 'Clear',
  retry: 'Try again',
  copy: 'Copy',
  delete: 'Delete',
  undo: 'Undo',
  show: 'Show',
  hide: 'Hide',
  all: 'All',
  unread: 'Unread',
  today: 'Today',
  yesterday: 'Yesterday',
  tomorrow: 'Tomorrow',
  namedDay: '{{name}}, {{date}}',
  weekdayDate: '{{weekday}}, {{date}}',
  online: 'Online',
  offline: 'Offline',
  loading: 'Loading',
  language: 'Language',
  errorCode: 'Error code {{code}}',
  languageName: {
    zh: '中文',
    en: 'English',
  },
  offlineSince: 'There is no network; this is from {{time}}',
} as const satisfies Translation<typeof zh>;
