// Owns the sentences only the full-screen terminal client says, in English.
import type { Translation } from '../translation.ts';
import type { tui as zh } from '../zh/tui.ts';

/** English sentences; keys and parameters are those of the Chinese ones. */
export const tui = {
  tooSmall: 'The terminal window is too small: at least {{columns}} columns × {{rows}} rows are needed.',
  sizeNow:
    'It has {{columns}} columns × {{rows}} rows. Make it larger or the font smaller, and this goes on by itself.',
  welcomeDetail: '↑↓ chooses, Enter opens, n goes to the next unread one.',
  cancelTwice: 'Press Ctrl+C again to quit',
  draft: 'Draft',
  unread_one: '{{count}} unread',
  unread_other: '{{count}} unread',
  mentioned_one: '@me {{count}}',
  mentioned_other: '@me {{count}}',
  connection: {
    idle: 'Offline',
    connecting: 'Connecting',
    catchingUp: 'Catching up',
    waiting: 'Offline',
    online: 'Online',
    gaveUp: 'Offline',
  },
  key: {
    nextPane: 'next pane',
    previousPane: 'previous pane',
    nextChat: 'next chat',
    previousChat: 'previous chat',
    nextUnread: 'next unread',
    previousUnread: 'previous unread',
    back: 'back to the last chat',
    details: 'details',
    zoom: 'zoom this pane',
    reconnect: 'reconnect now',
    redraw: 'redraw the screen',
    suspend: 'suspend',
    cancel: 'cancel; twice quits',
    quit: 'quit',
    up: 'one row up',
    down: 'one row down',
    pageUp: 'page up',
    pageDown: 'page down',
    top: 'first row',
    bottom: 'last row',
    open: 'open',
  },
} as const satisfies Translation<typeof zh>;
