// Owns the sentences of the account page, in English.
import type { Translation } from '../translation.ts';
import type { account as zh } from '../zh/account.ts';

export const account = {
  person: 'About you',
  name: 'Name',
  loginName: 'Login name',
  email: 'E-mail',
  phone: 'Phone',
  department: 'Department',
  secondaryDepartments: 'Further departments',
  none: 'None',
  password: 'Password',
} as const satisfies Translation<typeof zh>;
