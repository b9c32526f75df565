// Decides what an HTTP answer means: the reply in house names, or the error of the catalogue (spec §7, §8).
import * as z from 'zod/mini';
import type { ServiceName } from '../contract/endpoint.ts';
import { codedSuccess, sessionEndedCodes } from '../contract/codes.ts';
import type { WireDownload, WireFile } from '../contract/file.ts';
import { codedEnvelope, okEnvelope } from '../contract/envelope.ts';
import { OfficeError, type ErrorCode, type ErrorData } from '../errors.ts';
import type { HttpAnswer } from '../host/port.ts';
import { errorInstead } from './error-instead.ts';
import { parseExact } from './exact-json.ts';
import { asTruth, decodeLeniently } from './lenient.ts';
import { refusalError } from './refusal-errors.ts';
import type { AnswerShapes } from './spec-answers.ts';

/** Netdisk code that rejects without a word, with its data (spec §8). */
const quietCode = 601;

const megabyte = 1_048_576;
/** Whoever is asked to wait for longer asks again after that: a timer knows no more than some days, and takes more for none. */
const maxRestSeconds = 3_600;
/** «Not signed in» in the words of HTTP, which old chat servers write into their envelope too. */
const unauthorisedCode = 401;
/** Envelope code of a fault of the service's own. */
const ownFaultCode = 500;

const codeOfStatus: ReadonlyMap<number, ErrorCode> = new Map([
  [401, 'unauthorised'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [429, 'rateLimited'],
]);

/** True for an error that says that the session is over (spec §4: 401, 1001, 1003). */
export function endsSession(error: unknown): error is OfficeError {
  return error instanceof OfficeError && (error.code === 'unauthorised' || error.code === 'loginExpired');
}

type Details = Partial<Omit<ErrorData, 'code'>>;

/** What a refusal tells: how many tries are left, how long to wait, which rules a new password broke. */
function refusalDetails(data: unknown, retryAfter: string | null): Details {
  const given = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  const told = Number(given['retryAfterSeconds'] ?? retryAfter ?? Number.NaN);
  const seconds = Math.min(told, maxRestSeconds);
  const left = given['remainingTries'];
  const problems = given['problems'];
  const field = given['field'];
  const [used, limit] = [given['used'], given['limit']];
  const waits = Number.isFinite(seconds) && seconds >= 0;
  return {
    params: {
      ...(waits ? { seconds: Math.ceil(seconds) } : {}),
      ...(typeof used === 'number' && typeof limit === 'number' ? spaceLeft(used, limit) : {}),
      ...(typeof left === 'number' && Number.isSafeInteger(left) ? { remainingTries: left } : {}),
      ...(typeof field === 'string' ? { field } : {}),
      ...(Array.isArray(problems) ? { problems: problems.map(String).join(',') } : {}),
    },
    ...(waits ? { retryAfterSeconds: Math.ceil(seconds) } : {}),
  };
}

/** What somebody is told whose file has no room, in the unit that fits the limit: never more left than there is. */
function spaceLeft(
  used: number,
  limit: number,
): Record<'used' | 'limit' | 'left', number> & { unit: 'MB' | 'GB' } {
  const [unit, bytes] =
    limit >= 1_024 * megabyte ? (['GB', 1_024 * megabyte] as const) : (['MB', megabyte] as const);
  const tenths = (value: number, round: (value: number) => number): number =>
    round((value / bytes) * 10) / 10;
  return {
    used: tenths(used, Math.ceil),
    limit: tenths(limit, Math.floor),
    left: Math.max(0, tenths(limit - used, Math.floor)),
    unit,
  };
}

/** Under which name the office's log has the fault, where it says one. */
function requestOf({ headers }: HttpAnswer): Details {
  const id = headers.get('x-request-id') ?? '';
  return /^[\w-]{4,64}$/.test(id) ? { requestId: id } : {};
}

function words(message: string | null | undefined): Details {
  const said = message?.trim() ?? '';
  return said === '' ? {} : { serverMessage: said.slice(0, 500) };
}

function statusFailure(answer: HttpAnswer, where: string): OfficeError {
  const code = codeOfStatus.get(answer.status) ?? 'statusError';
  const waits = answer.status === 429 || answer.status === 503;
  const told = waits ? refusalDetails(undefined, answer.headers.get('retry-after')) : {};
  // The page of a proxy, in the place of an office that does not answer it.
  const params = {
    status: String(answer.status).padStart(3, '0'),
    ...(isPage(answer) && { reason: 'page' }),
    ...told.params,
  };
  return refusal(code, { ...told, ...requestOf(answer), status: answer.status, where, params });
}

/** The error of a refusal. Who is to wait is told for how long, even where the other side did not say. */
function refusal(code: ErrorCode, details: Details): OfficeError {
  if (code !== 'rateLimited' || details.retryAfterSeconds !== undefined)
    return new OfficeError(code, details);
  return new OfficeError(code, {
    ...details,
    retryAfterSeconds: 1,
    params: { ...details.params, seconds: 1 },
  });
}

function badAnswer(where: string, field: string, cause?: unknown): OfficeError {
  return new OfficeError('badAnswer', { where: field === '' ? where : `${where}: ${field}` }, cause);
}

/** A code however it is written: 200, "200". What is no number says nothing. */
const codeIn = (value: unknown): unknown =>
  typeof value === 'string' ? (/^\s*-?\d{1,9}\s*$/.test(value) ? Number(value) : undefined) : value;

const fieldsOf = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...(value as Record<string, unknown>) }
    : undefined;

/** An envelope as old servers write it: codes and statements as texts, and the data beside the code instead of in it. */
function plainEnvelope(value: unknown): unknown {
  const given = fieldsOf(value);
  if (given === undefined) return value;
  const { code, msg, message, ok, flag, data, ...beside } = given;
  const said = msg ?? message;
  const rest = Object.keys(beside).length > 0 && !('data' in given) ? beside : undefined;
  const done = asTruth(ok);
  return {
    ...('code' in given ? { code: codeIn(code) } : {}),
    ...('ok' in given ? { ok: done ?? ok } : {}),
    ...(asTruth(flag) === undefined ? {} : { flag: asTruth(flag) }),
    ...(typeof said === 'string' ? { msg: said } : {}),
    ...('data' in given ? { data } : rest === undefined ? {} : { data: rest }),
  };
}

/** Decodes by the contract; an answer that does not fit is read as the specification's servers write. */
function decoded(reply: z.ZodMiniType, data: unknown, { service, where, reading }: Told): unknown {
  const shaped = (): unknown => reading?.shapes(service, reading.call, data, reading.asked) ?? data;
  const first = reading?.bySpecification() === true ? shaped() : data;
  const strict = z.safeDecode(reply, first as never);
  if (strict.success) return strict.data;
  const field = strict.error.issues[0]?.path ?? [];
  const misread = (): OfficeError => badAnswer(where, ['data', ...field].join('.'), strict.error);
  if (reading === undefined) throw misread();
  try {
    const { reply: read, mended, leftOut } = decodeLeniently(reply, shaped());
    if (mended.length > 0 || leftOut.length > 0) reading.odd({ where, mended, leftOut });
    return read;
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error;
    throw misread();
  }
}

/** What an answer is read with beside its schema. */
export type Reading = {
  /** Name of the call in its service's table, and what was asked, in house names. */
  call: string;
  asked: unknown;
  /** Whether the server has said nothing of more than the specification. */
  bySpecification(): boolean;
  shapes: AnswerShapes;
  /** An answer was not written as the contract has it. */
  odd(told: OddAnswer): void;
};
/** What was odd about an answer: fields read in another way than they were written, and rows that are missing. */
export type OddAnswer = { where: string; mended: readonly string[]; leftOut: readonly string[] };
type Told = { service: ServiceName; where: string; reading: Reading | undefined };

/** Envelope of the user centre and the netdisk: the data, or why not. */
function codedData(service: ServiceName, value: unknown, answer: HttpAnswer, where: string): unknown {
  const parsed = z.safeParse(codedEnvelope, plainEnvelope(value));
  if (!parsed.success) throw badAnswer(where, parsed.error.issues[0]?.path.join('.') ?? '', parsed.error);
  const { code: given, msg, data, flag } = parsed.data;
  // «A false flag counts as 500» (spec §8).
  const code = flag === false ? 500 : given;
  if (code === codedSuccess) return data;
  const details = {
    ...refusalDetails(data, answer.headers.get('retry-after')),
    ...words(msg),
    ...requestOf(answer),
    status: code,
    where,
  };
  if (code === quietCode && service === 'netdisk') {
    throw new OfficeError('rejectedQuietly', { ...details, params: { data: JSON.stringify(data ?? null) } });
  }
  const known = refusalError(code) ?? codeOfStatus.get(code);
  throw refusal(known ?? (details.serverMessage === undefined ? 'systemError' : 'serverMessage'), details);
}

/** Envelope of the chat service. Without words of the server the face says «unknown error» (spec §8). */
function okData(value: unknown, answer: HttpAnswer, where: string): unknown {
  const parsed = z.safeParse(okEnvelope, plainEnvelope(value));
  if (!parsed.success) throw badAnswer(where, parsed.error.issues[0]?.path.join('.') ?? '', parsed.error);
  const { ok, code, msg, data } = parsed.data;
  if (ok) return data;
  const details = {
    ...refusalDetails(data, answer.headers.get('retry-after')),
    ...words(msg),
    ...requestOf(answer),
    ...(code == null ? {} : { status: code }),
    where,
  };
  if (code != null && sessionEndedCodes.includes(code)) throw new OfficeError('loginExpired', details);
  if (code === unauthorisedCode) throw new OfficeError('unauthorised', details);
  // Reading of «service exception» (spec §8): the chat service says that the fault is its own.
  const fallback = code === ownFaultCode ? 'serviceException' : 'serverMessage';
  throw refusal((code == null ? undefined : refusalError(code)) ?? fallback, details);
}

/** True where the body of an unsuccessful status is a refusal in the service's own words, which say more than the status. */
function refusesByEnvelope(value: unknown): boolean {
  const { code, ok, msg } = fieldsOf(plainEnvelope(value)) ?? {};
  if (typeof code !== 'number' || code === codedSuccess) return false;
  const isNamed = refusalError(code) !== undefined || sessionEndedCodes.includes(code);
  const isWorded = typeof msg === 'string' && msg.trim() !== '' && codeOfStatus.get(code) === undefined;
  return isNamed || (isWorded && ok !== true);
}

function fileIn({ headers }: HttpAnswer, bytes: Uint8Array<ArrayBuffer>): WireFile {
  const type = (headers.get('content-type') ?? '').split(';', 1)[0]?.trim() ?? '';
  return { type: type === '' ? 'application/octet-stream' : type, bytes };
}

/** What the headers of a streamed file say. `content` is where it began: 0, or the byte that was asked for. */
function streamedFile({ headers, status }: HttpAnswer): WireDownload {
  const range = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '');
  const type = (headers.get('content-type') ?? '').split(';', 1)[0]?.trim() ?? '';
  const size = Number(range?.[2] ?? headers.get('content-length') ?? 0);
  const from = status === 206 ? Number(range?.[1] ?? 0) : 0;
  return { name: '', type, size, tag: headers.get('etag') ?? '', content: { from } };
}

/**
 * The reply of a call in house names.
 * @throws OfficeError by status, envelope or, for an answer of the wrong shape, `badAnswer` naming call and field.
 */
export function readAnswer(
  service: ServiceName,
  reply: z.ZodMiniType,
  answer: HttpAnswer,
  where: string,
  reading?: Reading,
): unknown {
  if (answer.streamed === true) return streamedFile(answer);
  if (answer.bytes !== undefined && answer.status === 200) {
    const said = errorInstead(answer, answer.bytes);
    if (said === undefined) return fileIn(answer, answer.bytes);
    return readAnswer(service, reply, { ...withoutBytes(answer), text: said }, where, reading);
  }
  const body = parseExact(answer.text);
  const isSuccess = answer.status >= 200 && answer.status < 300;
  if (!isSuccess && (body === undefined || !refusesByEnvelope(body.value)))
    throw statusFailure(answer, where);
  // A page of HTML with a good status: the server has no such call.
  if (body === undefined) throw lackingCall(where, answer);
  const data =
    service === 'chat' ? okData(body.value, answer, where) : codedData(service, body.value, answer, where);
  return decoded(reply, data, { service, where, reading });
}

const isPage = ({ text }: HttpAnswer): boolean => /^\s*<(!doctype|html|\?xml)/i.test(text.slice(0, 400));

function lackingCall(where: string, answer: HttpAnswer): OfficeError {
  return isPage(answer)
    ? new OfficeError('badAnswer', { where, params: { reason: 'page' } })
    : badAnswer(where, '');
}

function withoutBytes(answer: HttpAnswer): HttpAnswer {
  const { bytes: _, ...rest } = answer;
  return rest;
}
