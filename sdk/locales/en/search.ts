// Owns the sentences of the one search, in English.
import type { Translation } from '../translation.ts';
import type { search as zh } from '../zh/search.ts';

export const search = {
  // Looked through, never shown.
  also: {
    theme: 'dark mode night mode light mode colours colors theme',
    language: 'english chinese zhongwen',
    signOut: 'log out logout log off exit',
    lock: 'lock screen away',
  },
  label: 'Search everything',
  labelInChat: 'Search in “{{name}}”',
  placeholder: 'Chats, people, messages, files, events, commands…',
  placeholderInChat: 'Search messages',
  recent: 'Recent',
  chats: 'Chats',
  people: 'People',
  commands: 'Commands',
  goTo: 'Open {{place}}',
  messages: 'Messages',
  searching: 'Searching…',
  incomplete: 'Not all history is on this device yet; some results may be missing.',
  moreMessages: 'There are more; type a little more to narrow them down.',
  keyMove: 'choose',
  keyOpen: 'open',
  keyClose: 'close',
} as const satisfies Translation<typeof zh>;
