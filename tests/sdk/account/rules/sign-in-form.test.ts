// Checks that account and password are both asked for before any call.
import { expect, it } from 'vitest';
import { checkSignInForm } from '#sdk/account/rules/sign-in-form.ts';

it.each([
  [
    { loginName: '', password: '' },
    { loginName: 'required', password: 'required' },
  ],
  [{ loginName: '  ', password: 'x' }, { loginName: 'required' }],
  [{ loginName: 'shenzx', password: '' }, { password: 'required' }],
  [{ loginName: 'shenzx', password: ' ' }, {}],
])('%o → %o', (form, problems) => expect(checkSignInForm(form)).toEqual(problems));
