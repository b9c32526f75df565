// Makes the HTTP of a host out of its `fetch`: time-outs, cancelling, size limit, redirects, and the three failures.
import { OfficeError } from '../errors.ts';
import type { BodyPieces, HttpAnswer, HttpRequest } from './port.ts';
import { mayFollow } from './redirect.ts';

/** Largest answer that is read, in bytes; a longer one is not an answer of an office. */
export const maxAnswerBytes = 64 * 1_048_576;
/** Redirects followed for one request. */
const maxRedirects = 2;

/** The part of `fetch` that is used. */
export type FetchLike = (
  url: string,
  init: {
    method: string;
    headers: Record<string, string>;
    body?: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;
    duplex?: 'half';
    signal: AbortSignal;
    redirect: 'manual' | 'error';
    cache: 'no-store' | 'default';
    credentials: 'omit';
    referrerPolicy: 'no-referrer';
  },
) => Promise<{
  status: number;
  headers: { get(name: string): string | null };
  body: {
    getReader(): {
      read(): Promise<{ done: boolean; value?: Uint8Array<ArrayBuffer> | undefined }>;
      cancel(): Promise<void>;
    };
  } | null;
}>;
/** Makes a body out of a content, telling how much of it has gone. */
export type CountedBody = (
  content: BodyPieces,
  onSent: (bytes: number) => void,
) => ReadableStream<Uint8Array<ArrayBuffer>>;
type Response = Awaited<ReturnType<FetchLike>>;

async function readBytes(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  if (reader === undefined) return new Uint8Array();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done || value === undefined) break;
    length += value.byteLength;
    if (length > maxAnswerBytes) {
      await reader.cancel();
      throw new OfficeError('badAnswer', { where: `longer than ${maxAnswerBytes} bytes` });
    }
    chunks.push(value);
  }
  if (chunks.length === 1 && chunks[0] !== undefined) return chunks[0];
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/** Hands an answer on piece by piece. A reader that is slow slows the sender down. */
async function pourInto(response: Response, sink: NonNullable<HttpRequest['sink']>): Promise<void> {
  const reader = response.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || value === undefined) return;
    try {
      await sink(value, response);
    } catch (error) {
      await reader?.cancel();
      throw error;
    }
  }
}

/** The answer: a file as bytes, everything else, refusals of files included, as text. */
async function readBody(
  response: Response,
  { wantsFile = false, sink }: HttpRequest,
): Promise<Pick<HttpAnswer, 'text' | 'bytes' | 'streamed'>> {
  const isFile = response.status === 200 || response.status === 206;
  if (sink !== undefined && isFile && !isJson(response)) {
    await pourInto(response, sink);
    return { text: '', streamed: true };
  }
  const bytes = await readBytes(response);
  return wantsFile && !isJson(response) ? { text: '', bytes } : { text: new TextDecoder().decode(bytes) };
}

const isJson = (response: Response): boolean =>
  (response.headers.get('content-type') ?? '').startsWith('application/json');

async function follow(
  doFetch: FetchLike,
  request: HttpRequest,
  redirect: 'manual' | 'error',
  signal: AbortSignal,
  countedBody: CountedBody,
): Promise<HttpAnswer> {
  let url = request.url;
  let { method } = request;
  let body =
    request.content === undefined
      ? (request.bytes ?? request.body)
      : countedBody(request.content, request.onSent ?? (() => undefined));
  const isStream = request.content !== undefined;
  for (let followed = 0; ; followed += 1) {
    const response = await doFetch(url, {
      method,
      headers: request.headers,
      ...(body === undefined ? {} : { body }),
      ...(isStream ? { duplex: 'half' as const } : {}),
      signal,
      redirect,
      cache: request.wantsFile === true && request.sink === undefined ? 'default' : 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    const location = response.headers.get('location');
    const moved = response.status >= 300 && response.status < 400 && location !== null;
    // A stream has been read: it cannot be sent again.
    if (!moved || isStream || followed >= maxRedirects || !mayFollow(url, location))
      return {
        status: response.status,
        headers: response.headers,
        ...(await readBody(response, request)),
      };
    await response.body?.getReader().cancel();
    url = new URL(location, url).href;
    // 303 asks for a GET; 301, 302, 307 and 308 repeat the request as it was, to the same place.
    if (response.status === 303) [method, body] = ['GET', undefined];
  }
}

/**
 * `Host.http` over `fetch`. In browsers redirects cannot be inspected, so there they fail (`redirect: 'error'`).
 * @throws OfficeError `cancelled`, `timedOut`, `connectionFailed`, `badAnswer` for an endless answer
 */
export function createHttp(
  doFetch: FetchLike,
  redirect: 'manual' | 'error' = 'manual',
  countedBody: CountedBody = ({ pieces }) => new Blob([...pieces]).stream(),
): (request: HttpRequest) => Promise<HttpAnswer> {
  return async (request) => {
    const isCancelled = (): boolean => request.signal?.aborted === true;
    if (isCancelled()) throw new OfficeError('cancelled');
    const controller = new AbortController();
    const cancel = (): void => controller.abort();
    request.signal?.addEventListener('abort', cancel, { once: true });
    let isLate = false;
    const timer =
      request.timeoutMs > 0
        ? setTimeout(() => {
            isLate = true;
            controller.abort();
          }, request.timeoutMs)
        : undefined;
    try {
      return await follow(doFetch, request, redirect, controller.signal, countedBody);
    } catch (error) {
      if (error instanceof OfficeError) throw error;
      if (isCancelled()) throw new OfficeError('cancelled', {}, error);
      if (isLate) throw new OfficeError('timedOut', {}, error);
      throw new OfficeError('connectionFailed', {}, error);
    } finally {
      clearTimeout(timer);
      request.signal?.removeEventListener('abort', cancel);
    }
  };
}
