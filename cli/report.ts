// Says what went wrong: one line with the next step for people, one JSON object for programs, and the exit code.
import { asOfficeError, type ErrorData, type ErrorKind, type Recovery } from '#sdk/errors.ts';
import type { TextKey, Translator } from '#sdk/locales/index.ts';
import { errorText } from '#sdk/notices/rules/error-sentence.ts';
import { VariantError } from '#variants/names.ts';
import { CliError, type ErrorExtras } from './errors.ts';
import { exitCodeOf, exitCodes, type ExitCode } from './exit-codes.ts';
import { isColoured, type Environment, type Io } from './io.ts';
import { jsonText } from './output/json.ts';
import { unusable } from './unwritable.ts';
import { palette } from './output/paint.ts';
import { safeLine } from './output/safe-text.ts';

/** An error as the JSON object on standard error. Codes are stable and never translated. */
export type ErrorReport = ErrorExtras & {
  type: ErrorKind;
  code: string;
  /** HTTP status, envelope code or the place of a bad answer, where there is one. */
  subtype?: string;
  message: string;
  hint: string;
  exitCode: ExitCode;
  retryAfter?: number;
  /** Under which name the office's log has it. */
  requestId?: string;
  /** The broken rules of a new password. */
  problems?: readonly string[];
  /** Only with `--debug`. */
  stack?: string;
};

/** Errors of the variants' area in the words of the command line, and files that the system refuses. */
function ownError(error: unknown): unknown {
  if (!(error instanceof VariantError))
    return asOfficeError(error).code === 'unexpected' ? (unusable(error) ?? error) : error;
  if (error.code === 'unknownVariant') {
    const params = { name: error.given, valid: error.names.join(', ') };
    return new CliError('variantUnknown', params, { param: '--variant', valid: error.names });
  }
  if (error.code === 'variantFileInvalid') {
    const params = { value: error.given, problem: error.names.join(', ') };
    return new CliError('variantFileInvalid', params, { param: '--variant-file' });
  }
  return new CliError(error.code, { value: error.given }, { param: '--server' });
}

const cliText = (part: 'errors' | 'next', code: string): TextKey => `cli.${part}.${code}` as TextKey;
const recoveryText: Readonly<Record<Recovery, TextKey>> = {
  none: 'cli.next.none',
  retry: 'cli.next.retry',
  signIn: 'cli.next.signIn',
  edit: 'cli.next.edit',
  askAdministrator: 'cli.next.askAdministrator',
  reload: 'cli.next.retry',
};

/** What to do next where one code needs more than its recovery says. */
const nextByCode: Readonly<Record<string, TextKey>> = {
  badCredentials: 'cli.next.badCredentials',
  chatNotFound: 'cli.next.chatNotFound',
  personNotFound: 'cli.next.personNotFound',
  departmentNotFound: 'cli.next.departmentNotFound',
  screenLocked: 'cliLock.next.screenLocked',
  lockNotSet: 'cliLock.next.lockNotSet',
  connectionFailed: 'cli.next.connectionFailed',
  serverNotFound: 'cli.next.connectionFailed',
  certificateUnknown: 'cli.next.certificateUnknown',
  certificateChanged: 'cli.next.certificateChanged',
  knownOfficesDamaged: 'cli.next.knownOfficesDamaged',
  timedOut: 'cli.next.timedOut',
  unexpected: 'cli.next.unexpected',
  groupOwnerOnly: 'cliNext.groupOwnerOnly',
  groupAdministratorsOnly: 'cliNext.groupAdministratorsOnly',
  groupInvitationClosed: 'cliNext.groupInvitationClosed',
  groupRank: 'cliNext.groupRank',
  groupFull: 'cliNext.groupFull',
  updateForced: 'cliNext.updateForced',
  friendshipEnded: 'cliNext.friendshipEnded',
  noLongerFriends: 'cliNext.noLongerFriends',
  withdrawTooLate: 'cliNext.withdrawTooLate',
  editTooLate: 'cliNext.editTooLate',
  editedElsewhere: 'cliNext.editedElsewhere',
  notForwardable: 'cliNext.notForwardable',
  flashGone: 'cliNext.flashGone',
  fileGone: 'cliNext.fileGone',
  notFound: 'cliNext.notFound',
  directoryMissing: 'cliNext.directoryMissing',
  todoSettledThere: 'cliNext.todoSettledThere',
  askNoBase: 'cliNext.askNoBase',
  requestDecided: 'cliNext.requestDecided',
  notYourDecision: 'cliNext.notYourDecision',
  formGone: 'cliNext.formGone',
  appGone: 'cliNext.appGone',
  diskSameName: 'cliDisk.next.sameName',
  diskPathUnknown: 'cliDisk.next.path',
  scheduleGone: 'cliSchedule.next.gone',
  onlyOwnCalendar: 'cliSchedule.next.others',
  ownInvitation: 'cliSchedule.next.own',
  actNotAllowed: 'cliSchedule.next.state',
  onlyMeetingsCancel: 'cliSchedule.next.state',
  feedbackClosed: 'cliSchedule.next.state',
  scheduleChanged: 'cliSchedule.next.changed',
  nothingToUndo: 'cliSchedule.next.undo',
  qrDenied: 'cliNext.qrDenied',
  qrExpired: 'cliNext.qrExpired',
  uploadsRunning: 'cliNext.uploadsRunning',
  removedFromGroup: 'cliNext.leftBehind',
  leftGroup: 'cliNext.leftBehind',
  groupDissolved: 'cliNext.leftBehind',
  chatDisabled: 'cliNext.leftBehind',
};

/** The broken rules of a new password. */
function brokenRules({ params }: ErrorData): string[] {
  return typeof params['problems'] === 'string' ? params['problems'].split(',') : [];
}

function officeSentence(data: ErrorData, texts: Translator): string {
  const { translateRef } = texts;
  const rules = brokenRules(data);
  if (rules.length > 0) {
    const said = rules.map((rule) =>
      translateRef({ key: `password.rule.${rule}` as TextKey, parameters: data.params }),
    );
    return texts.t('password.rulesBroken', {
      sentence: translateRef({ key: `errors.${data.code}` as TextKey }),
      rules: said.join(texts.t('password.separator')),
    });
  }
  const sentence = errorText(texts, data);
  const path = data.params['path'];
  // Of several paths in a line one wants to know which it was.
  const isNamed = typeof path !== 'string' || path === '' || sentence.includes(path);
  return isNamed ? sentence : texts.t('cli.aboutPath', { sentence, path });
}

function subtypeOf({ status, where }: ErrorData): string | undefined {
  return where ?? (status === undefined ? undefined : String(status));
}

/** Codes that end the program in another way than their family: what only waits for a yes, and what somebody stopped. */
const ownExits: Readonly<Record<string, ExitCode>> = {
  needsYes: exitCodes.confirm,
  needsName: exitCodes.confirm,
  cancelled: exitCodes.interrupted,
  uploadStopped: exitCodes.interrupted,
  transfersStopped: exitCodes.interrupted,
};
const exitCodeFor = (code: string, kind: ErrorKind): ExitCode => ownExits[code] ?? exitCodeOf(kind);

/** The page of a proxy that does not reach the office behind it. */
const isProxyPage = ({ code, status = 0, params }: ErrorData): boolean =>
  code === 'statusError' && status >= 502 && status <= 504 && params['reason'] === 'page';

/** An error with its sentences. */
export function describeError(thrown: unknown, texts: Translator, debug = false): ErrorReport {
  const own = thrown instanceof CliError ? thrown : ownError(thrown);
  const stack = debug && thrown instanceof Error ? { stack: stackOf(thrown) } : {};
  if (own instanceof CliError) {
    const parameters = { ...own.params };
    const guess = own.extras.suggestion;
    const hint = guess
      ? texts.t('cli.didYouMean', { word: guess })
      : own.code === 'invalidValue' && own.extras.valid !== undefined
        ? texts.t('cli.itCanBe', { values: own.extras.valid.join(', ') })
        : texts.translateRef({ key: cliText('next', own.code), parameters });
    const message = texts.translateRef({ key: cliText('errors', own.code), parameters });
    const exitCode = exitCodeFor(own.code, own.kind);
    return { type: own.kind, code: own.code, message, hint, exitCode, ...own.extras, ...stack };
  }
  const error = asOfficeError(own);
  const { data } = error;
  const subtype = subtypeOf(data);
  return {
    type: error.kind,
    code: error.code,
    ...(subtype !== undefined && { subtype }),
    message: officeSentence(data, texts),
    hint: texts.translateRef({
      key: isProxyPage(data)
        ? 'cli.next.proxyPage'
        : (nextByCode[error.code] ?? recoveryText[error.recovery]),
      parameters: { ...data.params },
    }),
    exitCode: exitCodeFor(error.code, error.kind),
    // The field of a form that is wrong.
    ...(typeof data.params['field'] === 'string' && { param: data.params['field'] }),
    ...(brokenRules(data).length > 0 && { problems: brokenRules(data) }),
    ...(data.retryAfterSeconds !== undefined && { retryAfter: data.retryAfterSeconds }),
    ...(data.requestId !== undefined && { requestId: data.requestId }),
    ...stack,
  };
}

function stackOf(error: Error): string {
  const cause = error.cause instanceof Error ? `\ncaused by ${stackOf(error.cause)}` : '';
  return `${error.stack ?? error.message}${cause}`;
}

/** Where and how an error is told. */
export type ReportTarget = {
  io: Io;
  environment: Environment;
  json: boolean;
  colour: boolean;
  debug: boolean;
};

/** Tells an error and answers the exit code. */
export function reportError(thrown: unknown, texts: Translator, target: ReportTarget): ExitCode {
  const { io, json, colour, debug, environment } = target;
  const report = describeError(thrown, texts, debug);
  if (json) {
    io.err(jsonText(report, false));
  } else {
    const paint = palette(isColoured(io.errIsTerminal, colour, environment));
    const head = `${paint.red(`${texts.t('cli.errorLabel')}:`)} ${safeLine(report.message)}`;
    const request = report.requestId === undefined ? '' : ` (${report.requestId})`;
    io.err(`${head}${request} / ${texts.t('cli.nextLabel')}: ${safeLine(report.hint)}\n`);
    for (const [index, { id, name, detail, detailEn }] of (report.candidates ?? []).entries()) {
      const where = texts.language === 'en' ? (detailEn ?? detail) : detail;
      io.err(`  ${index + 1}. ${safeLine([id, name, where].filter((part) => part !== '').join('  '))}\n`);
    }
    if (report.stack !== undefined) io.err(`${report.stack}\n`);
  }
  return report.exitCode;
}
