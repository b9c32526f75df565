// Owns what the command line says about keeping an office: ending it, its copies and its log, in English.
import type { Translation } from '../translation.ts';
import type { cliServer as source } from '../zh/cli-server.ts';

/** See the Chinese source. */
export const cliServer = {
  data: 'Data folder of the office; the one server start uses unless given',
  start: {
    backupTo:
      'Make backups of itself into this folder while it runs; contents that are there already are not copied again',
    backupEvery: 'How often',
    backupKeep: 'How many days, weeks and months keep one',
    backupFailed: 'The backup failed ({{reason}}); the next try in {{minutes, minute|minutes}}',
    metricsToken:
      'File with a token: whoever brings it reads /metrics from other machines; without it only this machine does',
    publicUrl:
      'Address in the browser, as https://office.example, behind a proxy; may be given more than once',
    trustedProxy:
      'Address or network of a proxy; only its word about where a request came from counts; may be given more than once',
  },
  status: {
    exampleFolder: 'A data folder: people, disk, licence, last backup and what is wrong',
    running: '“{{name}}” is running: people {{people}}, {{free}} free on the disk, last backup {{backup}}',
    stopped:
      '“{{name}}” is not running: people {{people}}, {{free}} free on the disk, last backup {{backup}}',
    problem: {
      diskLow: 'Less than 10 % of the disk is free: make room',
      licenceEnds: 'The licence ends within 30 days: replace it',
      licenceExpired: 'The licence has ended and nobody can sign in: replace it',
      backupOld: 'The last backup is more than 8 days old: run tangram server backup',
    },
  },
  unit: {
    summary: 'Print a systemd unit: a user of its own, and rights for nothing else',
    exampleOwn: 'Write the unit to a file',
    exampleProxy: 'Behind a reverse proxy',
  },
  init: {
    summary:
      'Begin an office of your own: one department, its first super administrator with a one-time code, no demo',
    name: 'Name of the organisation, and of the department that holds all others',
    admin: 'Login name of the first super administrator',
    adminName: 'Name of the first super administrator',
    exampleOwn: 'Begin an office of your own',
    exampleScript: 'For scripts: print its id, the login name and the code',
    done: '“{{name}}” has begun in {{path}}.\nOne-time code for {{login}}: {{code}} (valid until {{expires}}); use it under “Forgot password” on the sign-in page.\nNext: tangram server start --data {{path}}',
  },
  department: {
    summary: 'Administrators: list, add, rename, move, order and remove departments, and set their heads',
    act: 'list, add, rename, move, order, head, rm',
    exampleList: 'Departments of an office that is not running',
    exampleAdd: 'Add a department below another one',
  },
  unlock: {
    summary: 'Administrators: let an account that failed too often try to sign in again',
    loginName: 'Login name',
    exampleOwn: 'As the signed-in administrator',
    exampleFolder: 'For scripts: an office that is not running',
    done: '{{name}} can sign in again',
    nothing: '{{name}} was not locked',
  },
  stop: {
    summary: 'Stop the office that is running, and return when its data folder is free',
    exampleOwn: 'Stop the office of the usual folder',
    exampleFolder: 'For scripts: another folder',
    done: 'The office has stopped: {{url}}',
  },
  backup: {
    verify: 'Back nothing up, but compare each file of a backup with what was copied',
    allowDamaged: 'Go on although files are missing or damaged',
    exampleVerify: 'Check a backup: what is damaged is named, and the exit code is 1',
    sound: '{{path}} is sound',
    damaged: 'Damaged files in {{path}}: {{count}}',
    summary: 'Back up all of an office into a folder, while it runs or not',
    folder: 'A new folder; it is there once the backup is complete',
    exampleOwn: 'Back up the usual office',
    exampleFolder: 'For scripts: another office, to another disk',
    done_one: 'Backed up to {{path}}: {{count}} message, {{files, file|files}}, {{size}} in all',
    done_other: 'Backed up to {{path}}: {{count}} messages, {{files, file|files}}, {{size}} in all',
  },
  restore: {
    summary: 'Restore an office from a backup; the data that is there is set aside, not deleted',
    folder: 'Folder of the backup',
    replace: 'Where the folder holds data, set it aside and restore',
    exampleNew: 'Restore to another folder',
    exampleReplace: 'For scripts: back to what was backed up',
    done_one: 'Restored “{{name}}” (backed up {{time}}, {{count}} message) to {{path}}.',
    done_other: 'Restored “{{name}}” (backed up {{time}}, {{count}} messages) to {{path}}.',
    setAside: 'The data that was there is in {{path}}.',
  },
  export: {
    summary: 'Export a whole office into one file or folder: data, files and a form anybody can read',
    out: 'A name ending in .zip is one file, any other a new folder; it is there when it is complete',
    exampleFile: 'Into one file',
    exampleFolder: 'For scripts: another office, into a folder',
    done_one: 'exported to {{path}}: {{count}} message, {{files, file|files}}, {{size}} in all',
    done_other: 'exported to {{path}}: {{count}} messages, {{files, file|files}}, {{size}} in all',
  },
  import: {
    summary: 'Put an exported office into a folder that holds none; the content is equal',
    export: 'The exported file or folder',
    exampleFile: 'From a file',
    exampleFolder: 'For scripts: from a folder; equal contents are the same office',
    done_one: '“{{name}}” ({{count}} message) is now in {{path}}.',
    done_other: '“{{name}}” ({{count}} messages) is now in {{path}}.',
  },
  migrate: {
    summary: 'Bring the data of an office that is not running to the form of this version',
    exampleOwn: 'Your own office',
    exampleFolder: 'For a script: another folder',
    done: 'Migrated {{path}} from step {{from}} to step {{to}}.',
    nothing: '{{path}} has the newest form already (step {{to}}).',
  },
  check: {
    summary: 'Check that everything an office holds is there and fits together; it must not be running',
    deep: 'Read every content and compare its digest',
    exampleOwn: 'Your own office, every byte',
    exampleFolder: 'For a script: a backup',
    sound: '{{path}} is sound: {{files, file|files}} on disks, {{contents, content|contents}}.',
    unsound: '{{path}} has problems: {{count}}.',
  },
  publish: {
    summary: 'Sign a new version of the client and hand it out; a running office offers it at once',
    file: 'the package',
    release: 'its version',
    os: 'which machines it is for',
    channel: 'which channel; release when left out',
    subChannel: 'a branch below the channel',
    notes: 'what is new',
    forced: 'has to be taken: older versions cannot skip it',
    exampleFile: 'a release for Linux',
    exampleForced: 'for scripts: a version for Windows that has to be taken',
    done: '{{version}} is published ({{os}}, {{size}}).',
  },
  logs: {
    summary: 'When the office started and stopped and what went wrong, newest last',
    exampleNewest: 'The newest five',
    exampleFaults: 'For scripts: only what went wrong',
    only: 'Only one kind',
    event: 'event',
    detail: 'detail',
    started: 'started',
    stopped: 'stopped',
    refused: 'refused',
    signInFailed: 'failed sign-in',
    fault: 'fault',
    backup: 'backup',
  },
} as const satisfies Translation<typeof source>;
