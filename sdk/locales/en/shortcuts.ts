// Owns the sentences of the sheet of keyboard shortcuts, in English.
import type { Translation } from '../translation.ts';
import type { shortcuts as zh } from '../zh/shortcuts.ts';

export const shortcuts = {
  title: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  inChat: 'In a chat',
  writing: 'While writing',
  search: 'Search chats, people and messages',
  searchInChat: 'Search in the chat',
  sheet: 'Show this sheet',
  nextChat: 'Next chat',
  previousChat: 'Previous chat',
  nextUnread: 'Next unread chat',
  previousUnread: 'Previous unread chat',
  messages: 'Open messages',
  contacts: 'Open contacts',
  settings: 'Open settings',
  firstUnread: 'Go to the first unread message',
  newest: 'Go to the newest message',
  markRead: 'Mark as read',
  actions: 'Open the chat menu',
  send: 'Send',
  newLine: 'New line',
  faces: 'Choose a face',
} as const satisfies Translation<typeof zh>;
