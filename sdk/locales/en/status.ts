// Owns what is said of people's statuses, in English.
import type { Translation } from '../translation.ts';
import type { status as zh, statusErrors as zhErrors } from '../zh/status.ts';

export const status = {
  title: 'Your status',
  set: 'Set a status',
  change: 'Status: {{status}}',
  inMeeting: 'In a meeting',
  emoji: 'Emoji',
  noEmoji: 'None',
  words: 'Status',
  wordsHint: 'Colleagues see it in chats and on your card; {{most, character|characters}} at most.',
  until: 'Clear after',
  suggested: 'Suggestions',
  suggestions: {
    home: 'Working from home',
    out: 'Out of the office',
    leave: 'On leave',
    sick: 'Out sick',
    focus: 'Focusing, will answer later',
    meal: 'At lunch',
  },
  ends: {
    halfHour: '30 minutes',
    hour: '1 hour',
    fourHours: '4 hours',
    today: 'Today',
    week: 'This week',
    never: 'Never',
    kept: 'Until {{time}}',
    moment: 'Date and time',
  },
  endsOn: 'Ends on',
  endsAt: 'until {{time}}',
  clear: 'Clear status',
  none: 'You have no status to clear',
  done: 'Status updated',
  cleared: 'Status cleared',
} as const satisfies Translation<typeof zh>;

/** Errors. */
export const statusErrors = {
  statusTooLong: 'A status has 60 characters at most; shorten it',
  statusEmoji: 'A status takes one emoji; choose another one',
  statusBlank: 'Nothing of this status can be seen; write words, or clear it',
  statusTime: 'A status ends at a time to come, within a year; choose another one',
} as const satisfies Translation<typeof zhErrors>;
