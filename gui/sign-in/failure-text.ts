// Decides which sentence says why signing in did not work.
import type { Translate } from '#sdk/locales/index.ts';
import type { SignInFailure } from './sign-in-api.ts';

/** The sentence for a failure. `secondsLeft` counts down while too many tries hold. */
export function failureText(failure: SignInFailure, secondsLeft: number, t: Translate): string {
  if (failure.code === 'badCredentials' && failure.remainingTries !== undefined) {
    return t('signIn.badCredentialsTries', { count: failure.remainingTries });
  }
  if (failure.code === 'badResetCode' && failure.remainingTries !== undefined) {
    return t('signIn.badResetCodeTries', { count: failure.remainingTries });
  }
  if (failure.code === 'tooManyTries') {
    return secondsLeft < 60
      ? t('signIn.tooManyTriesSeconds', { count: secondsLeft })
      : t('signIn.tooManyTriesMinutes', { count: Math.ceil(secondsLeft / 60) });
  }
  return t(`signIn.${failure.code}`);
}
