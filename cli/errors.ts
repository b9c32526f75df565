// The errors only a command line can have: what was typed, what is configured, what did not happen in time.
import type { ErrorKind } from '#sdk/errors.ts';

/** Every error of the command line with its family. Its sentences are `cli.errors.<code>` and `cli.next.<code>`. */
export const cliErrorKinds = {
  unknownCommand: 'usage',
  unknownOption: 'usage',
  missingCommand: 'usage',
  missingArgument: 'usage',
  missingOption: 'usage',
  missingValue: 'usage',
  excessArguments: 'usage',
  invalidValue: 'usage',
  timeUnreadable: 'usage',
  timeIsOver: 'usage',
  wordsNotIds: 'usage',
  unknownField: 'usage',
  apiUnknown: 'usage',
  apiField: 'usage',
  apiNoField: 'usage',
  apiFile: 'usage',
  apiInput: 'usage',
  conflictingOptions: 'usage',
  jqInvalid: 'usage',
  passwordNeeded: 'usage',
  passwordsDiffer: 'usage',
  needsYes: 'usage',
  needsName: 'usage',
  notConfirmed: 'cancelled',
  noOfficeHere: 'usage',
  fileTooLarge: 'usage',
  fileUnreadable: 'usage',
  textNeeded: 'usage',
  noTextToCompare: 'refused',
  profileInvalid: 'usage',
  profileUnknown: 'usage',
  configKeyUnknown: 'usage',
  configNotAllowed: 'usage',
  configDamaged: 'usage',
  serverMissing: 'usage',
  serverInvalid: 'usage',
  topicUnknown: 'usage',
  ambiguousTarget: 'usage',
  messageUnknown: 'refused',
  messageWithdrawn: 'refused',
  laterUnknown: 'refused',
  outboxUnknown: 'refused',
  requestUnknown: 'refused',
  todoUnknown: 'refused',
  notInGroup: 'refused',
  notAFriend: 'refused',
  planInvalid: 'usage',
  requestPlanInvalid: 'usage',
  formFileInvalid: 'usage',
  fileUnwritable: 'refused',
  folderMissing: 'refused',
  fileIsFolder: 'refused',
  writeForbidden: 'refused',
  fileForbidden: 'refused',
  diskReadOnly: 'refused',
  notAFolder: 'refused',
  noSpaceLeft: 'refused',
  fileNameTooLong: 'refused',
  variantUnknown: 'usage',
  variantFileInvalid: 'usage',
  terminalNeeded: 'usage',
  keysInvalid: 'usage',
  keyInvalid: 'usage',
  portTaken: 'refused',
  portForbidden: 'refused',
  dataFolderInUse: 'refused',
  dataTooNew: 'refused',
  dataDamaged: 'refused',
  dataIncomplete: 'refused',
  dataUnusable: 'refused',
  dataDiskFull: 'refused',
  officeThere: 'refused',
  folderIsBackup: 'refused',
  foldersNested: 'refused',
  officeNotRunning: 'refused',
  targetNotEmpty: 'refused',
  targetUnusable: 'refused',
  notABackup: 'usage',
  backupDamaged: 'refused',
  contentsDamaged: 'refused',
  backupTooNew: 'refused',
  notAnExport: 'usage',
  exportDamaged: 'refused',
  exportTooNew: 'refused',
  backupRunning: 'refused',
  publishVersion: 'usage',
  publishOs: 'usage',
  publishOlder: 'refused',
  publishFile: 'usage',
  limitsInvalid: 'usage',
  addressUnavailable: 'usage',
  clusterAddress: 'usage',
  clusterUnreachable: 'network',
  clusterNoStreams: 'refused',
  clusterOtherOffice: 'refused',
  clusterNameTaken: 'refused',
  clusterTooOld: 'refused',
  clusterAhead: 'refused',
  clusterForked: 'refused',
  clusterNoCopy: 'refused',
  certificateUnreadable: 'usage',
  certificateInvalid: 'usage',
  certificateKeyInvalid: 'usage',
  certificateKeyMismatch: 'usage',
  certificateExpired: 'usage',
  certificateNotYetValid: 'usage',
  fingerprintDiffers: 'network',
  notAcknowledged: 'network',
  uploadStopped: 'cancelled',
  transfersRest: 'network',
  transfersStopped: 'cancelled',
  sendingRests: 'limit',
} as const satisfies Record<string, ErrorKind>;

/** Code of an error of the command line; never translated. */
export type CliErrorCode = keyof typeof cliErrorKinds;

/** One of several things a word may mean. `detail` says where it is, in English where the office has that. */
export type Candidate = {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly detailEn?: string | undefined;
};

/** What an error carries beside its sentence: fields of the JSON object on standard error. */
export type ErrorExtras = {
  /** The flag, argument, field or key that is wrong. */
  param?: string;
  /** A word that was probably meant. */
  suggestion?: string;
  /** The values that would have worked. */
  valid?: readonly string[];
  /** What an ambiguous target may mean. */
  candidates?: readonly Candidate[];
  clientId?: string;
  queued?: boolean;
  /** Seconds after which it may be tried again. */
  retryAfter?: number;
};

/** An error of the command line itself. Everything the office or the SDK refuses is an `OfficeError`. */
export class CliError extends Error {
  readonly code: CliErrorCode;
  readonly params: Readonly<Record<string, string | number>>;
  readonly extras: ErrorExtras;

  constructor(code: CliErrorCode, params: Record<string, string | number> = {}, extras: ErrorExtras = {}) {
    super(code);
    this.name = 'CliError';
    this.code = code;
    this.params = params;
    this.extras = extras;
  }

  /** Family, from which the exit code derives. */
  get kind(): ErrorKind {
    return cliErrorKinds[this.code];
  }
}
