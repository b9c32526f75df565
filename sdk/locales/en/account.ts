// Owns the sentences of the account page, in English.
import type { Translation } from '../translation.ts';
import type { account as zh } from '../zh/account.ts';

export const account = {
  person: 'About you',
  name: 'Name',
  loginName: 'Account',
  email: 'Email',
  phone: 'Phone',
  department: 'Department',
  secondaryDepartments: 'Further departments',
  none: 'None',
  picture: 'Your picture',
  pictureChange: 'Change picture',
  pictureRemove: 'Remove',
  pictureSave: 'Use this one',
  pictureChanged: 'Your picture is changed',
  pictureRemoved: 'Your picture is removed',
  pictureUnreadable: 'This picture cannot be opened. Choose another PNG or JPEG.',
  cropHint: 'Drag, zoom with the wheel, or move with the arrow keys.',
  cropHintTouch: 'Drag to move, pinch to zoom.',
  cropArea: 'Area that is kept',
  zoom: 'Zoom',
  password: 'Password',
} as const satisfies Translation<typeof zh>;
