// Owns the sentences of acts on messages that every face says, in English.
import type { acts as zh } from '../zh/acts.ts';
import type { Translation } from '../translation.ts';

/** Key for key as in Chinese. */
export const acts = {
  outbox: {
    title: 'Waiting',
    forward: 'Forward {{messages}} messages to {{targets}} chats',
    delete: 'Delete {{messages}} messages',
    group: 'An act on the group',
    empty: 'Nothing waits for its confirmation',
    emptyDetail: 'What you write without a network stays here and goes out once you are connected.',
    drop: 'Give up',
  },
  select: {
    count_one: '{{count}} selected',
    count_other: '{{count}} selected',
    range: 'Shift-click selects a range',
    copied_one: '{{count}} message copied',
    copied_other: '{{count}} messages copied',
    deleteTitle_one: 'Delete {{count}} message?',
    deleteTitle_other: 'Delete {{count}} messages?',
    partly: '{{done}} done, {{failed}} not: {{reason}}',
  },
  forward: {
    title_one: 'Forward {{count}} message',
    title_other: 'Forward {{count}} messages',
    act: 'Forward',
    merged: 'As one record',
    left_one: '{{count}} voice, flash or meeting message cannot be forwarded',
    left_other: '{{count}} voice, flash or meeting messages cannot be forwarded',
    done_one: 'Forwarded to {{count}} chat',
    done_other: 'Forwarded to {{count}} chats',
    partly: '{{done}} chats have it, {{failed}} not: {{reason}}',
    queued: 'It is forwarded once you are connected',
  },
  readers: {
    title: 'Who has read this message',
    read: 'Read {{count}}',
    unread: 'Not read {{count}}',
    nobody: 'Nobody yet',
    more: 'More',
  },
  when: {
    remindTitle: 'Remind me later',
    sendTitle: 'Send later',
    time: 'Time',
    over: 'Choose a time to come',
    hour: 'In an hour',
    evening: 'Today 18:00',
    morning: 'Tomorrow 9:00',
    remind: 'Remind me',
    send: 'Schedule',
    reminded: 'You will be reminded',
    scheduled: 'It goes out at {{time}}',
  },
  history: {
    title: 'History of {{name}}',
    search: 'Search in the history',
    day: 'Day',
    none: 'Nothing found',
    open: 'History',
    tab: { all: 'All', pictures: 'Pictures and videos', files: 'Files', links: 'Links' },
    save: 'Export',
    format: 'Export as',
  },
  later: {
    title: 'Scheduled messages and reminders',
    empty: 'Nothing is scheduled',
    emptyDetail: 'Choose “Send later” beside the field, or “Remind me later” in a message’s menu.',
    now: 'Send now',
    cancel: 'Cancel',
    reminder: 'Reminder: {{text}}',
  },
  record: {
    open: 'View the record',
  },
  export: {
    made: 'Exported at {{time}}',
    done_one: '{{count}} message exported',
    done_other: '{{count}} messages exported',
  },
} as const satisfies Translation<typeof zh>;
