// Owns what the command line says about accounts: help, prompts and results, in English.
import type { Translation } from '../translation.ts';
import type { cliAccount as zh } from '../zh/cli-account.ts';

export const cliAccount = {
  summary: 'The account: password and remembered devices',
  id: 'Id',
  device: 'Device',
  used: 'Last used',
  expires: 'Valid until',
  current: 'This one',
  password: {
    summary: 'Change the password; other devices are signed out',
    passwordStdin: 'Read from standard input: old password on the first line, new one on the second',
    keeper: 'Who keeps the password; the variant decides unless given',
    exampleAsk: 'Asks on the terminal, shows nothing of it',
    exampleStdin: 'For scripts: no password on the command line',
    done: 'The password is changed; other devices are signed out',
  },
  me: {
    summary: 'Show your own card, or change or remove your picture',
    act: 'update-avatar changes the picture, remove-avatar takes it away; without it your card is shown',
    file: 'A PNG or JPEG picture; a large one is cut square and made smaller',
    exampleShow: 'Your own card',
    exampleChange: 'Another picture',
    changed: 'Your picture is changed',
    removed: 'Your picture is removed',
  },
  devices: {
    summary: 'List the remembered devices',
    exampleAll: 'All of them',
    exampleJson: 'For scripts: three fields',
  },
  revoke: {
    summary: 'Take the sign-in of a device back',
    id: 'Id of the device, see tangram account devices',
    exampleOne: 'A device that was lost',
    exampleJson: 'For scripts',
    done: 'Device {{id}} is revoked',
  },
} as const satisfies Translation<typeof zh>;
