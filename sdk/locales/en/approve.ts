// Owns the sentences about letting another device in, in English.
import type { Translation } from '../translation.ts';
import type { approve as zh } from '../zh/approve.ts';

export const approve = {
  title: 'Confirm a sign-in',
  row: 'Sign in another device',
  rowHint: 'Scan the QR code on that device, or type the code it shows here.',
  open: 'Enter a code',
  codeTitle: 'Let another device sign in',
  codeHint: 'Type the code that the other device shows.',
  code: 'Code',
  next: 'Next',
  question: 'May this device sign in as “{{name}}”?',
  device: 'Device',
  source: 'From',
  time: 'Asked at',
  warning:
    'Allow only a device that you are using yourself. A code somebody sent you may let them into your account.',
  deny: 'Refuse',
  allow: 'Let it in',
  allowed: 'It may sign in',
  allowedDetail: 'That device will be signed in shortly. You can take it back on the account page.',
  denied: 'Refused',
  deniedDetail: 'That device is not signed in.',
  toDevices: 'To the account page',
} as const satisfies Translation<typeof zh>;
