// The error catalogue (spec §8): one row per error, and the one error class of the SDK.
import { featureRefusals } from './contract/feature-refusals.ts';
import type { RefusalRow } from './contract/refusal-row.ts';

/** How loudly a face shows an error. `form` stays at the field, `page` is `/403`, `sticky` stays until closed. */
export type Severity = 'silent' | 'form' | 'toast' | 'sticky' | 'page';
/** What the person or the program can do about it. */
export type Recovery = 'none' | 'retry' | 'signIn' | 'edit' | 'askAdministrator' | 'reload';
/** Exit code family of the command line (cli.md C7). */
export type ErrorKind = 'refused' | 'usage' | 'auth' | 'network' | 'bug' | 'limit' | 'cancelled';

type Row = { kind: ErrorKind; severity: Severity; recovery: Recovery };
const row = (kind: ErrorKind, severity: Severity, recovery: Recovery): Row => ({ kind, severity, recovery });

type FeatureRows = { readonly [Name in keyof typeof featureRefusals]: Row };
const featureRows = Object.fromEntries(
  Object.entries<RefusalRow>(featureRefusals).map(([name, [, ...shown]]) => [name, row(...shown)]),
) as FeatureRows;

/** Every error the SDK throws. The sentence of a code is the locale key `errors.<code>`. */
export const errorCatalogue = {
  ...featureRows,
  // transport (spec §8 «Transport»)
  connectionFailed: row('network', 'toast', 'retry'),
  timedOut: row('network', 'toast', 'retry'),
  statusError: row('network', 'toast', 'retry'),
  serverNotFound: row('network', 'sticky', 'retry'),
  foreignHost: row('network', 'sticky', 'askAdministrator'),
  badAnswer: row('bug', 'toast', 'retry'),
  scriptTimedOut: row('network', 'sticky', 'retry'),
  scriptFailed: row('network', 'sticky', 'retry'),
  certificateUnknown: row('network', 'sticky', 'askAdministrator'),
  certificateChanged: row('network', 'sticky', 'askAdministrator'),
  knownOfficesDamaged: row('bug', 'sticky', 'askAdministrator'),
  // user centre and netdisk
  unauthorised: row('auth', 'page', 'signIn'),
  forbidden: row('refused', 'toast', 'askAdministrator'),
  notFound: row('refused', 'toast', 'none'),
  systemError: row('refused', 'toast', 'askAdministrator'),
  serverMessage: row('refused', 'toast', 'none'),
  rejectedQuietly: row('refused', 'silent', 'none'),
  // signing in (spec §8 «Login»)
  loginExpired: row('auth', 'page', 'signIn'),
  userInformationFailed: row('refused', 'toast', 'retry'),
  currentUserFailed: row('refused', 'toast', 'retry'),
  interfaceException: row('refused', 'toast', 'retry'),
  networkAnomaly: row('network', 'sticky', 'retry'),
  badCredentials: row('auth', 'form', 'edit'),
  tooManyTries: row('limit', 'form', 'retry'),
  authenticationCentre: row('refused', 'toast', 'retry'),
  authenticationException: row('refused', 'toast', 'signIn'),
  licenceExpired: row('auth', 'page', 'askAdministrator'),
  credentialsMissing: row('usage', 'form', 'edit'),
  notSignedIn: row('auth', 'page', 'signIn'),
  oldPasswordWrong: row('refused', 'form', 'edit'),
  passwordMissing: row('usage', 'form', 'edit'),
  passwordRule: row('refused', 'form', 'edit'),
  screenLocked: row('auth', 'toast', 'none'),
  lockNotSet: row('usage', 'form', 'edit'),
  lockPasswordWrong: row('auth', 'form', 'edit'),
  lockPasswordUnfit: row('usage', 'form', 'edit'),
  lockWait: row('limit', 'form', 'retry'),
  badResetCode: row('refused', 'form', 'edit'),
  qrExpired: row('refused', 'form', 'retry'),
  qrDenied: row('refused', 'form', 'none'),
  nameTaken: row('refused', 'form', 'edit'),
  focusFull: row('limit', 'toast', 'edit'),
  keyMissing: row('usage', 'page', 'askAdministrator'),
  serviceException: row('refused', 'toast', 'retry'),
  // messages
  messageIllegal: row('refused', 'toast', 'edit'),
  characterLimit: row('usage', 'toast', 'edit'),
  messageTooLong: row('usage', 'toast', 'edit'),
  blankMessage: row('usage', 'toast', 'edit'),
  clientIdInvalid: row('usage', 'toast', 'edit'),
  tooManyMentions: row('usage', 'toast', 'edit'),
  sendFailed: row('network', 'toast', 'retry'),
  wordsWaiting: row('network', 'toast', 'retry'),
  sendUncertain: row('refused', 'toast', 'retry'),
  unsupportedContent: row('refused', 'toast', 'none'),
  flashGone: row('refused', 'toast', 'none'),
  flashNotKept: row('refused', 'toast', 'edit'),
  flashNotScheduled: row('usage', 'toast', 'edit'),
  dueTimeOver: row('usage', 'toast', 'edit'),
  dueTimeTooFar: row('usage', 'toast', 'edit'),
  reactionKindsFull: row('limit', 'toast', 'none'),
  pinsFull: row('limit', 'toast', 'none'),
  laterFull: row('limit', 'toast', 'retry'),
  laterSent: row('refused', 'toast', 'none'),
  quoteRefused: row('refused', 'toast', 'edit'),
  quoteWithdrawn: row('refused', 'toast', 'none'),
  quoteTextOnly: row('usage', 'toast', 'edit'),
  chatDisabled: row('refused', 'toast', 'none'),
  noticesOnly: row('refused', 'toast', 'none'),
  noLongerFriends: row('refused', 'toast', 'none'),
  withdrawOffline: row('network', 'toast', 'retry'),
  withdrawTooLate: row('refused', 'toast', 'none'),
  notOfferedHere: row('refused', 'toast', 'none'),
  notForwardable: row('refused', 'toast', 'none'),
  // groups (spec §8 «removed from the group», «left the group», «group dissolved», «Create group»)
  removedFromGroup: row('refused', 'toast', 'none'),
  leftGroup: row('refused', 'toast', 'none'),
  groupDissolved: row('refused', 'toast', 'none'),
  createGroupForbidden: row('refused', 'toast', 'askAdministrator'),
  groupOwnerOnly: row('refused', 'toast', 'none'),
  groupAdministratorsOnly: row('refused', 'toast', 'none'),
  groupInvitationClosed: row('refused', 'toast', 'none'),
  groupRank: row('refused', 'toast', 'none'),
  groupNameMissing: row('usage', 'form', 'edit'),
  groupTextTooLong: row('usage', 'form', 'edit'),
  groupTextBlank: row('usage', 'form', 'edit'),
  groupMembersInvalid: row('usage', 'form', 'edit'),
  groupFull: row('limit', 'toast', 'none'),
  nameReserved: row('usage', 'form', 'edit'),
  // pictures
  pictureType: row('usage', 'toast', 'edit'),
  pictureTooLarge: row('usage', 'toast', 'edit'),
  pictureDamaged: row('usage', 'toast', 'edit'),
  // files (spec §8)
  fileSizeLimit: row('limit', 'toast', 'edit'),
  zipTooLarge: row('limit', 'toast', 'edit'),
  md5Digits: row('refused', 'toast', 'retry'),
  fileVerification: row('refused', 'toast', 'retry'),
  quotaExceeded: row('limit', 'toast', 'askAdministrator'),
  fileGone: row('refused', 'toast', 'none'),
  programNotOpened: row('refused', 'toast', 'none'),
  fileMissing: row('usage', 'toast', 'edit'),
  fileChanged: row('usage', 'toast', 'retry'),
  folderEmpty: row('usage', 'toast', 'edit'),
  folderUnreadable: row('usage', 'toast', 'edit'),
  tooManyFiles: row('limit', 'toast', 'edit'),
  directOnlyForTwo: row('usage', 'toast', 'edit'),
  directNotScheduled: row('usage', 'toast', 'edit'),
  peerBroken: row('refused', 'toast', 'none'),
  peerFileElsewhere: row('refused', 'toast', 'none'),
  uploadsRunning: row('refused', 'toast', 'none'),
  cacheFailed: row('refused', 'toast', 'retry'),
  cachePermission: row('refused', 'sticky', 'edit'),
  // updates (spec §8 «update check exception or timeout»)
  updateCheckFailed: row('network', 'toast', 'retry'),
  updateTimedOut: row('network', 'toast', 'retry'),
  updateRefused: row('refused', 'toast', 'askAdministrator'),
  updateForced: row('refused', 'sticky', 'none'),
  shotUnavailable: row('refused', 'sticky', 'retry'),
  // targets
  chatNotFound: row('refused', 'toast', 'none'),
  personNotFound: row('refused', 'toast', 'none'),
  departmentNotFound: row('refused', 'toast', 'none'),
  ambiguousTarget: row('usage', 'toast', 'edit'),
  // local
  storageDamaged: row('bug', 'toast', 'none'),
  storageBusy: row('bug', 'toast', 'retry'),
  storageInUse: row('bug', 'page', 'retry'),
  storageFull: row('refused', 'toast', 'retry'),
  settingInvalid: row('usage', 'form', 'edit'),
  variantUnknown: row('usage', 'form', 'edit'),
  workerStopped: row('bug', 'sticky', 'retry'),
  workerGone: row('bug', 'sticky', 'reload'),
  cancelled: row('cancelled', 'silent', 'none'),
  busy: row('limit', 'toast', 'retry'),
  rateLimited: row('limit', 'toast', 'retry'),
  unexpected: row('bug', 'toast', 'none'),
} as const satisfies Record<string, Row>;

/** A stable, typed error code; never translated. */
export type ErrorCode = keyof typeof errorCatalogue;

/** What was wrong lay beside the thing itself: once that is mended, or just later, the same thing may go. */
const mendable: ReadonlySet<ErrorCode> = new Set([
  'serverMessage',
  'fileMissing',
  'folderEmpty',
  'folderUnreadable',
  'cachePermission',
  'storageDamaged',
  'unexpected',
  'cancelled',
]);

/** Whether trying the very same thing again can succeed; where it cannot, «try again» is not offered. */
export function mayHelpAgain({ code }: Pick<ErrorData, 'code'>): boolean {
  const { recovery } = errorCatalogue[code];
  return recovery === 'edit' || recovery === 'none' ? mendable.has(code) : true;
}

/** An error as plain data, as it crosses a port or goes to stderr as JSON. */
export type ErrorData = {
  code: ErrorCode;
  params: Record<string, string | number>;
  /** The server's own sentence, shown where the catalogue says so (default «unknown error»). */
  serverMessage?: string;
  /** HTTP status or envelope code, for people who look after the server. */
  status?: number;
  /** Of a fault of the office: the name under which its log has it. */
  requestId?: string;
  /** Which call and field, for `badAnswer`. */
  where?: string;
  retryAfterSeconds?: number;
};

/** The only error the SDK throws on purpose. Faces translate `errors.<code>`; they never look at text. */
export class OfficeError extends Error {
  readonly code: ErrorCode;
  readonly data: ErrorData;

  constructor(code: ErrorCode, details: Partial<Omit<ErrorData, 'code'>> = {}, cause?: unknown) {
    super(details.serverMessage === undefined ? code : `${code}: ${details.serverMessage}`, { cause });
    this.name = 'OfficeError';
    this.code = code;
    this.data = { params: {}, ...details, code };
  }

  /** How it is shown. */
  get severity(): Severity {
    return errorCatalogue[this.code].severity;
  }

  /** What can be done. */
  get recovery(): Recovery {
    return errorCatalogue[this.code].recovery;
  }

  /** Family, from which exit codes derive. */
  get kind(): ErrorKind {
    return errorCatalogue[this.code].kind;
  }

  /** Rebuilds an error that crossed a port. */
  static from(data: ErrorData): OfficeError {
    return new OfficeError(data.code, data);
  }
}

/** What is wrong with this device's store, by the fault that storage names; anything else of it counts as damage. */
const storageCodes: ReadonlyMap<unknown, ErrorCode> = new Map([
  ['busy', 'storageBusy'],
  ['full', 'storageFull'],
  ['inUse', 'storageInUse'],
]);

/** Any thrown thing as an {@link OfficeError}; what was not one of ours becomes `unexpected` with its cause. */
export function asOfficeError(error: unknown): OfficeError {
  if (error instanceof OfficeError) return error;
  // By its name: whoever only tells of errors need not load what stores.
  if (error instanceof Error && error.name === 'StorageError' && 'fault' in error)
    return new OfficeError(
      storageCodes.get(error.fault) ?? 'storageDamaged',
      { params: { detail: error.message } },
      error,
    );
  if (error instanceof DOMException && error.name === 'AbortError')
    return new OfficeError('cancelled', {}, error);
  return new OfficeError(
    'unexpected',
    { params: { detail: error instanceof Error ? error.message : String(error) } },
    error,
  );
}
