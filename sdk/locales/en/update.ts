// Owns what windows and commands say about new versions of the client, in English.
import type { Translation } from '../translation.ts';
import type { cliUpdate as cliZh, update as zh } from '../zh/update.ts';

export const update = {
  title: 'Version {{version}} is available',
  required: 'Version {{version}} has to be installed',
  forced: 'has to be taken',
  optional: 'can be taken',
  whatIsNew: 'What is new',
  size: 'Package of {{size}}',
  now: 'Update now',
  ignore: 'Ignore this version',
  later: 'Next time',
  cancel: 'Cancel the update',
  progress: 'Updating: {{percent}}%',
  ready:
    '{{version}} is here and has been checked. Installing closes this program; drafts and waiting messages are kept.',
  start: 'Install and restart',
  byPage: 'Reload the window to change over; drafts and waiting messages are kept.',
  check: 'Check for updates',
  checking: 'Checking for updates…',
  found: 'Version {{version}} is available',
  upToDate: 'This is the latest version',
  notNeeded: 'There is no need to update',
  failed: 'Checking for updates failed; try again later',
  timedOut: 'Checking for updates timed out',
  show: 'Show',
} as const satisfies Translation<typeof zh>;

/** What `tangram update` says. */
export const cliUpdate = {
  summary: 'look for new versions, skip and install them',
  current: 'This version',
  newest: 'New version',
  contents: 'What is new',
  check: {
    summary: 'Whether there is a newer version',
    exampleWord: 'look now',
    exampleJson: 'for scripts: what was found, and its version',
  },
  skip: {
    summary: 'Ignore the new version, or hear no more of it today',
    today: 'only until the day is over',
    exampleVersion: 'never offer this version again',
    exampleToday: 'ask again tomorrow',
    done: '{{version}} is not offered any more.',
    later: '{{version}} is not offered again today.',
  },
  install: {
    summary: 'Fetch the new version and check its signature; with --start install it at once',
    start: 'hand it to the system once it is checked',
    exampleWord: 'fetch and check it',
    exampleStart: 'for scripts: fetch, check and install it',
    done: '{{version}} has been checked: {{path}}',
  },
} as const satisfies Translation<typeof cliZh>;
