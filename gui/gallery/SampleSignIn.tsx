// Draws the sign-in page in one of its states.
import type { JSX } from 'react';
import type { SignInFailure } from '../sign-in/sign-in-api.ts';
import { SignInForm } from '../sign-in/SignInForm.tsx';
import { SignInPage } from '../sign-in/SignInPage.tsx';
import { nothing } from './nothing.ts';

const failures: Readonly<Record<string, SignInFailure>> = {
  wrong: { ok: false, code: 'badCredentials', remainingTries: 8 },
  tries: { ok: false, code: 'tooManyTries', retryAfterSeconds: 540 },
  licence: { ok: false, code: 'licenceExpired' },
  unreachable: { ok: false, code: 'unreachable' },
};

/** `state` names a failure, `busy`, `missing`, or anything else for the fresh page. */
export function SampleSignIn({ state }: { readonly state: string }): JSX.Element {
  const failure = failures[state];
  return (
    <SignInPage
      brand={{
        productName: { zh: '七巧', en: 'Tangram' },
        tagline: { zh: '七块拼图，一个办公室', en: 'Seven pieces, one office' },
      }}
      version="1.0.0 alpha"
      offersLanguages
      onLanguage={nothing}
    >
      <SignInForm
        initial={
          state === 'missing'
            ? {}
            : { loginName: 'shenzx', password: failure ? '000000000000' : '', remember: true }
        }
        initialProblems={state === 'missing' ? { loginName: 'required', password: 'required' } : {}}
        busy={state === 'busy'}
        failure={failure}
        secondsLeft={failure?.retryAfterSeconds ?? 0}
        onSubmit={nothing}
        onEdit={nothing}
        onForgotten={nothing}
      />
    </SignInPage>
  );
}
