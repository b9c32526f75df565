// Owns the sentences of `tangram lock` and `tangram unlock`, in English.
import type { Translation } from '../translation.ts';
import type { cliLock as zh } from '../zh/cli-lock.ts';

export const cliLock = {
  lock: {
    summary: 'Lock the profile, or choose what unlocks it',
    choose: 'What unlocks: a password of its own, the one of the account, or nothing is locked',
    passwordStdin: 'Read passwords from standard input, one a line: the new one, then the present one if any',
    exampleNow: 'Lock at once; commands that show content refuse from then on',
    exampleChoose: 'For scripts: choose a lock password',
  },
  unlock: {
    summary: 'Unlock the profile with its password',
    passwordStdin: 'Read the password from standard input',
    exampleAsk: 'Asks for the password in the terminal',
    exampleStdin: 'For scripts: the password never stands on a command line',
  },
  ask: {
    own: 'New lock password',
    account: 'Password of the account',
    current: 'Present lock password',
    unlock: 'Lock password',
  },
  done: {
    locked: 'Profile {{profile}} is locked',
    unlocked: 'Profile {{profile}} is not locked',
    own: 'Profile {{profile}} is unlocked with a password of its own from now on',
    account: 'Profile {{profile}} is unlocked with the password of the account from now on',
    none: 'Profile {{profile}} is not locked any more',
  },
  next: {
    screenLocked: 'Run tangram unlock; if the password is forgotten, run tangram logout and sign in again',
    lockNotSet: 'Run tangram lock --choose own first',
  },
} as const satisfies Translation<typeof zh>;
