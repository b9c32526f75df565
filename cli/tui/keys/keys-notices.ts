// The rows of the key table for the centre of notices: going through it, narrowing it down, reading, muting, where one leads.
import type { KeyRow } from './key-row.ts';

/** Part of `keyTable`. */
export const noticesRows = [
  { id: 'noticesUp', keys: ['up', 'k'], place: 'notices', text: 'tui.key.up' },
  { id: 'noticesDown', keys: ['down', 'j'], place: 'notices', text: 'tui.key.down' },
  { id: 'noticesPageUp', keys: ['pageup'], place: 'notices', text: 'tui.key.pageUp' },
  { id: 'noticesPageDown', keys: ['pagedown'], place: 'notices', text: 'tui.key.pageDown' },
  { id: 'noticesTop', keys: ['g', 'home'], place: 'notices', text: 'tui.key.top' },
  { id: 'noticesBottom', keys: ['G', 'end'], place: 'notices', text: 'tui.key.bottom' },
  { id: 'noticesPreviousKind', keys: ['left', 'h'], place: 'notices', text: 'tuiNotices.key.previousKind' },
  {
    id: 'noticesNextKind',
    keys: ['right', 'l'],
    place: 'notices',
    text: 'tuiNotices.key.nextKind',
    hint: 4,
  },
  { id: 'noticesUnread', keys: ['u'], place: 'notices', text: 'tuiNotices.key.unread', hint: 5 },
  { id: 'noticesOpen', keys: ['enter'], place: 'notices', text: 'noticeCentre.open', hint: 1 },
  { id: 'noticesRead', keys: ['space', 'e'], place: 'notices', text: 'noticeCentre.read', hint: 2 },
  { id: 'noticesReadAll', keys: ['E'], place: 'notices', text: 'noticeCentre.readAll', hint: 3 },
  { id: 'noticesMute', keys: ['m'], place: 'notices', text: 'tuiNotices.key.mute', hint: 6 },
  { id: 'noticesRetry', keys: ['R'], place: 'notices', text: 'words.retry', hint: 1 },
  { id: 'noticesLeave', keys: ['esc'], place: 'notices', text: 'tuiPanes.key.back', hint: 7 },
] as const satisfies readonly KeyRow[];
