// Walks the contract: one function per row of the three services, with tokens, time-outs and failures in one place.
import { chatService } from '../contract/chat.ts';
import type { Endpoint, InputOf, ReplyOf, ServiceName } from '../contract/endpoint.ts';
import type { SystemInfo } from '../contract/entities.ts';
import { netdisk } from '../contract/netdisk.ts';
import { userCentre } from '../contract/user-centre.ts';
import { pause } from '../base/pause.ts';
import { extensionOf, type ExtensionName } from '../contract/extensions.ts';
import { OfficeError } from '../errors.ts';
import type { Host, HttpAnswer } from '../host/port.ts';
import {
  furtherPlace,
  logPlaceHeader,
  printLogPlace,
  readLogPlace,
  type LogPlace,
} from '../contract/log-place.ts';
import { endsSession, readAnswer, type Reading } from './answer.ts';
import { guardedSink } from './error-instead.ts';
import { eventSink } from './event-sink.ts';
import { serverNumbers } from './spec-rows.ts';
import { createAnswerShapes, type AnswerShapes } from './spec-answers.ts';
import { buildRequest, callName, type Transferring } from './request.ts';
import type { TokenStore, TokenKind } from './tokens.ts';

/** Options of one call. */
export type ApiCallOptions = {
  signal?: AbortSignal | undefined;
  /** Instead of the usual time-out; 0 is none. */
  timeoutMs?: number;
  /**
   * Tries a GET a few times more when no connection came about; other calls ignore it. A GET that came too soon after
   * others waits a second or two as it is told to and is tried again, asked for or not.
   */
  retry?: boolean;
  /** Hears each event of a call that answers with a stream, in order; an error it throws ends the call. */
  onEvent?: (event: unknown) => void;
  /** Instead of asking: hears the address that would be asked, and gets nothing. For calls that no token of a session opens. */
  onAddress?: (url: string) => void;
} & Transferring;

/** What a call takes: system info is added by the client where the row carries it. */
export type CallInput<E extends Endpoint> = E extends { systemInfo: true }
  ? Omit<InputOf<E>, keyof SystemInfo>
  : InputOf<E>;

/** One function per row of a service's table. */
export type Client<Calls extends Record<string, Endpoint>> = {
  readonly [Name in keyof Calls]: (
    input: CallInput<Calls[Name]>,
    options?: ApiCallOptions,
  ) => Promise<ReplyOf<Calls[Name]>>;
};

/** The three services of spec §7. */
export type ApiClient = ClientsOf<{
  userCentre: typeof userCentre;
  chat: typeof chatService;
  netdisk: typeof netdisk;
}>;
type ClientsOf<Services extends Record<ServiceName, { calls: Record<string, Endpoint> }>> = {
  readonly [Name in ServiceName]: Client<Services[Name]['calls']>;
};

/** Base addresses of the services, without a closing slash. */
export type ServiceAddresses = Readonly<Record<ServiceName, string>> & { readonly aiBase?: string };

/** What the client stands on. */
export type ApiClientParts = {
  host: Pick<Host, 'http' | 'systemInfo' | 'random'>;
  addresses(): ServiceAddresses;
  /** Ending of chat paths (variant). */
  chatPathSuffix: string;
  /** Time-out in force, in ms (spec §9: 10 s). */
  requestTimeoutMs(): number;
  /** More tries of a reading after its first; two when left out. */
  retries?: number;
  session: TokenStore;
  /** How far the copy was that answered last, of an office on several machines: who asks next sees no less. */
  seen?: { place: LogPlace | undefined };
  /** How servers are read that know the specification alone; without it every answer is ours. */
  reading?: Pick<Reading, 'bySpecification' | 'odd'> & {
    /** Whether the server has what goes with a name beyond the specification; undefined where nobody has asked yet. */
    offers(name: ExtensionName): boolean | undefined;
  };
  /** Set by {@link createApiClient}. */
  shapes?: AnswerShapes;
};

const asItCame: AnswerShapes = (_service, _call, data) => data;

/** More tries after the first, and the longest pause before the first of them, in ms. */
const usualRetries = 2;
const firstRetryMs = 400;
/** A pause that the office asks for, in seconds, up to which a look-up waits by itself. */
const longestOwnWait = 2;

type AnyCall = { service: ServiceName; name: string; row: Endpoint; input: object; options: ApiCallOptions };

const baseOf = (addresses: ServiceAddresses, service: ServiceName, { at }: Endpoint): string =>
  (at === undefined ? undefined : addresses[at]) ?? addresses[service];

/** Servers without tokens for one file take the session's, as the specification has it. */
function withOwnToken({ session, reading }: ApiClientParts, { ownToken }: Endpoint, input: object): object {
  if (ownToken === undefined) return input;
  const given = (input as Record<string, unknown>)[ownToken];
  const isEmpty = given === '' || (given === undefined && reading?.bySpecification() === true);
  return isEmpty ? { ...input, [ownToken]: session.token('userCentre') ?? '' } : input;
}

function notePlace({ seen }: ApiClientParts, { headers }: HttpAnswer): void {
  if (seen !== undefined) seen.place = furtherPlace(seen.place, readLogPlace(headers.get(logPlaceHeader)));
}

/** Asks once. */
async function ask(parts: ApiClientParts, call: AnyCall, token: string | undefined): Promise<unknown> {
  const { service, row, options } = call;
  const events =
    row.events === undefined ? undefined : eventSink(row.events, callName(call), options.onEvent);
  const guarded = options.sink === undefined || events !== undefined ? undefined : guardedSink(options.sink);
  const request = buildRequest({
    ...call,
    input: withOwnToken(
      parts,
      row,
      row.systemInfo === true ? { ...parts.host.systemInfo(), ...call.input } : call.input,
    ),
    base: baseOf(parts.addresses(), service, row),
    chatPathSuffix: parts.chatPathSuffix,
    adjust: service === 'chat' && parts.reading?.bySpecification() === true ? serverNumbers : undefined,
    token,
    place: parts.seen?.place === undefined ? undefined : printLogPlace(parts.seen.place),
    timeoutMs: options.timeoutMs ?? (events === undefined ? parts.requestTimeoutMs() : 0),
    signal: options.signal,
    ...(options.from === undefined ? {} : { from: options.from }),
    ...(guarded === undefined ? {} : { sink: guarded.sink }),
    ...(events === undefined ? {} : { sink: events }),
    ...(options.onSent === undefined ? {} : { onSent: options.onSent }),
  });
  if (options.onAddress !== undefined) {
    options.onAddress(request.url);
    return undefined;
  }
  const answer = await parts.host.http(request);
  notePlace(parts, answer);
  if (events !== undefined && answer.streamed === true) return undefined;
  const reading =
    parts.reading === undefined
      ? undefined
      : { ...parts.reading, shapes: parts.shapes ?? asItCame, call: call.name, asked: call.input };
  // A refusal in the place of a file is told, and never kept as the file.
  const refused = await guarded?.end();
  const { streamed: _, ...told } = answer;
  const said = refused === undefined ? answer : { ...told, text: refused };
  return readAnswer(service, row.reply, said, callName(call), reading);
}

/** How long to wait before a question is asked once more, in ms; undefined where it is not. */
function waitBefore(
  error: unknown,
  failed: number,
  { host }: ApiClientParts,
  { retry }: ApiCallOptions,
): number | undefined {
  if (!(error instanceof OfficeError)) return undefined;
  const { code, data } = error;
  if (code === 'connectionFailed' && retry === true) return host.random.number() * firstRetryMs * 2 ** failed;
  const seconds = data.retryAfterSeconds ?? Infinity;
  const waits = code === 'rateLimited' || code === 'busy';
  return waits && seconds <= longestOwnWait ? seconds * 1_000 : undefined;
}

async function perform(parts: ApiClientParts, call: AnyCall): Promise<unknown> {
  const { service, row, options } = call;
  const { session } = parts;
  const kind: TokenKind | undefined = row.token ? (service === 'chat' ? 'chat' : 'userCentre') : undefined;
  const stopIfCancelled = (): void => {
    if (options.signal?.aborted === true) throw new OfficeError('cancelled');
  };
  stopIfCancelled();
  const extension = row.spec === 'ours' ? extensionOf(row.path) : undefined;
  // What the server has not said to have is not asked for: who has another way takes it, and others say why not.
  if (extension !== undefined && parts.reading?.offers(extension) === false)
    throw new OfficeError('notOfferedHere', { where: callName(call), params: { extension } });
  if (kind !== undefined) await session.unseal?.();
  for (let failed = 0; ;) {
    // Each try asks for the token anew: while it waited the session may have been renewed, or be somebody else's.
    const token = kind === undefined ? undefined : session.token(kind);
    if (kind !== undefined && token === undefined) throw session.absent();
    try {
      return await ask(parts, call, token);
    } catch (error) {
      // The token store says «again» only when it has a newer token than the refused one.
      if (kind !== undefined && token !== undefined && endsSession(error)) {
        if (await session.refused(kind, token, error)) continue;
        throw error;
      }
      const mayRepeat = failed < (parts.retries ?? usualRetries) && row.method === 'GET';
      const wait = mayRepeat ? waitBefore(error, failed, parts, options) : undefined;
      if (wait === undefined) throw error;
      failed += 1;
      await pause(wait, options.signal);
      stopIfCancelled();
    }
  }
}

/** The client of one table of calls. */
export function clientOf<Calls extends Record<string, Endpoint>>(
  parts: ApiClientParts,
  table: { name: ServiceName; calls: Calls },
): Client<Calls> {
  const functions = Object.entries(table.calls).map(([name, row]) => [
    name,
    (input: object, options: ApiCallOptions = {}) =>
      perform(parts, { service: table.name, name, row, input, options }),
  ]);
  return Object.freeze(Object.fromEntries(functions)) as Client<Calls>;
}

/** The client of all three services. */
export function createApiClient(parts: ApiClientParts): ApiClient {
  const reading = { ...parts, shapes: createAnswerShapes() };
  return {
    userCentre: clientOf(reading, userCentre),
    chat: clientOf(reading, chatService),
    netdisk: clientOf(reading, netdisk),
  };
}
