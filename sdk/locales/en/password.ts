// Owns the sentences about passwords and their rules (spec §5), in English.
import type { Translation } from '../translation.ts';
import type { password as zh } from '../zh/password.ts';

export const password = {
  change: 'Change password',
  changeHint: 'Every other device is signed out afterwards.',
  old: 'Old password',
  new: 'New password',
  confirmation: 'New password again',
  rules: 'The new password must have',
  oldMissing: 'Enter the old password',
  newMissing: 'Enter a new password',
  confirmationMissing: 'Enter the new password again',
  differs: 'The two new passwords differ',
  oldWrong: 'The old password is not correct. Tries left: {{count}}',
  changed: 'The password is changed; other devices are signed out',
  met: 'Met',
  broken: 'Not met',
  rulesBroken: '{{sentence}}: {{rules}}',
  separator: '; ',
  rule: {
    tooShort: 'At least {{shortest, character|characters}}',
    tooLong: 'Up to {{longest, character|characters}}',
    chinese: 'No Chinese characters',
    blank: 'No spaces',
    classes: 'Three of four kinds: capitals, small letters, digits, signs',
    repeated: 'No character more than 6 times',
    run: 'No run of 6 or more, such as 123456 or fedcba',
    ownData: 'No login name, pinyin of your name, phone number or birthday',
    unchanged: 'Not the old password',
  },
} as const satisfies Translation<typeof zh>;
