// Decides with which sentence of spec §8 «Login» a failed step of signing in is told.
import { OfficeError, type ErrorCode } from '../../errors.ts';

/** The steps: configuration and licence, user centre, chat server, who the person is. */
export type SignInStep = 'prepare' | 'centre' | 'device' | 'chat' | 'information' | 'currentUser';

/** Errors that are told as they are, whatever the step. */
const plain: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'cancelled',
  'timedOut',
  'certificateUnknown',
  'certificateChanged',
  'knownOfficesDamaged',
  'badCredentials',
  // Of a one-time code and the password that comes with it.
  'badResetCode',
  'passwordRule',
  'tooManyTries',
  'licenceExpired',
  'credentialsMissing',
  'keyMissing',
  'interfaceException',
  'authenticationCentre',
  'busy',
]);
/** The office answered, but not as the contract says, or not as an office at all. */
const interfaceFaults: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'badAnswer',
  'statusError',
  'unexpected',
]);

const refusedAt: Readonly<Record<SignInStep, ErrorCode>> = {
  prepare: 'interfaceException',
  centre: 'authenticationCentre',
  device: 'loginExpired',
  chat: 'authenticationException',
  information: 'userInformationFailed',
  currentUser: 'currentUserFailed',
};

function codeFor(step: SignInStep, code: ErrorCode): ErrorCode {
  if (plain.has(code)) return code;
  if (code === 'connectionFailed') return 'networkAnomaly';
  const asksWho = step === 'information' || step === 'currentUser';
  if (interfaceFaults.has(code) && !asksWho) return 'interfaceException';
  // A remembered device that the centre does not know any more is a login that has run out; other words stay words.
  const isUnknown = ['unauthorised', 'loginExpired', 'notFound', 'notOfferedHere'].includes(code);
  if (step === 'device' && !isUnknown) return 'authenticationCentre';
  return refusedAt[step];
}

/** The error to show; it keeps the server's words, status and place, and the first error as its cause. */
export function signInError(step: SignInStep, error: OfficeError): OfficeError {
  const code = codeFor(step, error.code);
  if (code === error.code && code !== 'authenticationCentre') return error;
  const { code: _, ...details } = error.data;
  const message = details.serverMessage ?? '';
  return new OfficeError(code, { ...details, params: { ...details.params, message } }, error);
}
