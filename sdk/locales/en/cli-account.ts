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
  user: {
    summary: 'Administrators: take people in, or give a one-time code to whoever forgot the password',
    act: 'add takes somebody in, reset-pw gives a one-time code',
    loginName: 'Login name',
    name: 'Name (add)',
    department: 'Id of the department; the root unless given (add)',
    email: 'E-mail (add)',
    phone: 'Phone (add)',
    title: 'Title (add)',
    data: 'Data folder of an office that is not running; without it as the signed-in administrator',
    exampleReset: 'Somebody forgot the password',
    exampleAdd: 'Somebody new, for scripts',
    done: 'One-time code of {{name}}: {{code}} (valid until {{expires}}). Tell it in person or by telephone; it is used under «Forgot the password?» on the sign-in page.',
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
