// Draws the sign-in page in one of its states.
import type { JSX } from 'react';
import { ResetForm } from '../sign-in/ResetForm.tsx';
import { ScanView, type ShownScan } from '../sign-in/ScanView.tsx';
import type { SignInFailure } from '../sign-in/sign-in-api.ts';
import { SignInForm } from '../sign-in/SignInForm.tsx';
import { SignInPage } from '../sign-in/SignInPage.tsx';
import { SignInWays } from '../sign-in/SignInWays.tsx';
import { SignInFailed } from '../sign-in/SignInFailed.tsx';
import { nothing } from './nothing.ts';
import { sampleBrand } from './sample-brand.ts';

const failures: Readonly<Record<string, SignInFailure>> = {
  wrong: { ok: false, code: 'badCredentials', remainingTries: 8 },
  tries: { ok: false, code: 'tooManyTries', retryAfterSeconds: 540 },
  licence: { ok: false, code: 'licenceExpired' },
  unreachable: { ok: false, code: 'unreachable' },
  service: { ok: false, code: 'serviceNotAllowed' },
};
const scan = { address: 'https://office.yuanheng.example/approve/WDKF-MRTP', userCode: 'WDKF-MRTP' };
const scans: Readonly<Record<string, ShownScan>> = {
  scan: { scan: { ...scan, intervalMs: 1_000 } },
  'scan-wait': {},
  'scan-seen': { scan: { ...scan, intervalMs: 1_000 }, seen: true },
  'scan-expired': { failure: { ok: false, code: 'qrExpired' } },
  'scan-denied': { failure: { ok: false, code: 'qrDenied' } },
};

/** `state` names a failure, how a QR code stands, `busy`, `missing`, `reset`, or anything else for the fresh page. */
export function SampleSignIn({ state }: { readonly state: string }): JSX.Element {
  const shown = scans[state];
  return (
    <SignInPage brand={sampleBrand} version="1.0.0 alpha" offersLanguages onLanguage={nothing}>
      {state === 'failed' ? (
        <SignInFailed onRetry={nothing} />
      ) : state.startsWith('reset') ? (
        <ResetForm
          initial={{ loginName: 'shenzx' }}
          busy={false}
          failure={state === 'reset' ? undefined : { ok: false, code: 'badResetCode', remainingTries: 4 }}
          secondsLeft={0}
          onEdit={nothing}
          onSubmit={nothing}
          onBack={nothing}
        />
      ) : (
        <>
          <SignInWays way={shown === undefined ? 'account' : 'scan'} onChoose={nothing} />
          {shown === undefined ? <AccountForm state={state} /> : <ScanView shown={shown} onAgain={nothing} />}
        </>
      )}
    </SignInPage>
  );
}

function AccountForm({ state }: { readonly state: string }): JSX.Element {
  const failure = failures[state];
  return (
    <SignInForm
      initial={
        state === 'missing'
          ? {}
          : {
              loginName: 'shenzx',
              password: failure || state === 'busy' ? '000000000000' : '',
              remember: true,
            }
      }
      initialProblems={state === 'missing' ? { loginName: 'required', password: 'required' } : {}}
      busy={state === 'busy'}
      failure={failure}
      secondsLeft={failure?.retryAfterSeconds ?? 0}
      onSubmit={nothing}
      onEdit={nothing}
      onForgotten={nothing}
    />
  );
}
