// Owns the sentences of the lock screen and of its settings, in English.
import type { Translation } from '../translation.ts';
import type { lock as zh } from '../zh/lock.ts';

export const lock = {
  title: 'Locked',
  since: 'Locked since {{time}}',
  unread_one: '{{count}} unread message',
  unread_other: '{{count}} unread messages',
  passwordOwn: 'Lock password',
  passwordAccount: 'Password of your account',
  unlock: 'Unlock',
  forgotten: 'Forgotten the password?',
  forgottenTitle: 'Forgotten the lock password?',
  forgottenDetail:
    'Sign out and in again, then choose a new one. Messages, drafts and what was not sent stay on this device.',
  password: 'Lock password',
  set: 'Choose…',
  change: 'Change…',
  way: {
    none: 'None is chosen yet, so nothing locks.',
    own: 'Unlocked with a password of its own.',
    account: 'Unlocked with the password of your account.',
  },
  now: 'Lock now',
  nowHint: 'Messages keep arriving; the screen shows only how many are unread.',
  setFirst: 'Choose a lock password first',
  choose: 'What unlocks the screen',
  ways: {
    own: 'Its own password',
    account: 'Account password',
    none: 'Do not lock',
  },
  explain: {
    own: 'It opens this device only and has nothing to do with your account.',
    account: 'The password you sign in with; it works without a network too.',
    none: 'The screen will not lock any more, not by itself either.',
  },
  current: 'Present lock password',
  currentMissing: 'Please enter the present lock password',
  new: 'New lock password',
  again: 'Once more',
  differ: 'The two are not the same',
  remove: 'Stop locking',
  kept: 'The lock password is kept',
  removed: 'The screen no longer locks',
} as const satisfies Translation<typeof zh>;
