// Owns the sentences of the page that says why nobody may come in, in English.
import type { Translation } from '../translation.ts';
import type { access as zh } from '../zh/access.ts';

export const access = {
  title: 'You have no access',
  signInAgain: 'Sign in again',
  detail: 'If signing in again does not help, ask your administrator.',
  askAdministrator: 'Ask your administrator to put this right, then sign in again.',
  tab: {
    continueHere: 'Continue here',
  },
} as const satisfies Translation<typeof zh>;
