// Builds the HTTP request of one contract row: path, query, body and headers. Never puts a session token in a URL.
import * as z from 'zod/mini';
import type { Endpoint, ServiceName } from '../contract/endpoint.ts';
import { logPlaceHeader } from '../contract/log-place.ts';
import { OfficeError } from '../errors.ts';
import { printForm, streamedForm } from './form.ts';
import type { HttpRequest } from '../host/port.ts';

/** Prefix of the user centre's and the netdisk's token in `Authorization` (spec §7). */
export const tokenPrefix = 'hhid_';

/** What a request is made of, besides its row. */
export type RequestParts = {
  service: ServiceName;
  /** Name of the call in the service's table; names it in errors. */
  name: string;
  row: Endpoint;
  /** The input in house names, system info included where the row carries it. */
  input: unknown;
  /** Address of the service, without a closing slash. */
  base: string;
  /** Ending of chat paths (spec §7); other services have none. */
  chatPathSuffix: string;
  token: string | undefined;
  /** How far the copy has to be that answers. */
  place?: string | undefined;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  /** The fields as this server counts. */
  adjust?: ((wire: Record<string, unknown>) => Record<string, unknown>) | undefined;
} & Transferring;

/** How a file travels: from which byte of which content on, and who hears how far it is. */
export type Transferring = {
  /** Bytes that are there already, and the tag of the content they are of. */
  from?: { byte: number; tag: string };
  sink?: HttpRequest['sink'];
  onSent?: HttpRequest['onSent'];
};

/** How a call is named in errors and logs: no address, no query. */
export function callName({ service, name, row }: Pick<RequestParts, 'service' | 'name' | 'row'>): string {
  return `${service}.${name} ${row.method} ${row.path}`;
}

/** `Authorization` of a call. */
function authorization(service: ServiceName, token: string): string {
  return service === 'chat' ? token : tokenPrefix + token;
}

/** @throws OfficeError `unexpected` when the input does not fit the row: a fault of this program. */
function encodeInput(parts: RequestParts): Record<string, unknown> {
  try {
    return { ...(z.encode(parts.row.input, parts.input) as Record<string, unknown>) };
  } catch (error) {
    const field = error instanceof z.core.$ZodError ? (error.issues[0]?.path.join('.') ?? '') : '';
    throw new OfficeError(
      'unexpected',
      { where: `${callName(parts)}: ${field}`, params: { detail: `input ${field}` } },
      error,
    );
  }
}

/** Takes the fields named in the path out of the input and writes them into it. */
function fillPath(path: string, wire: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = wire[field];
    delete wire[field];
    return encodeURIComponent(asText(value));
  });
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function queryOf(wire: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [field, value] of Object.entries(wire)) {
    if (value !== undefined && value !== null) query.set(field, asText(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The request of a call. */
export function buildRequest(parts: RequestParts): HttpRequest {
  const { row, service, token, place } = parts;
  const encoded = encodeInput(parts);
  const wire = parts.adjust?.(encoded) ?? encoded;
  const path = fillPath(row.path, wire);
  const suffix = service === 'chat' ? parts.chatPathSuffix : '';
  const inBody = row.method === 'POST' && row.in !== 'query';
  const isStreamed = row.streams === true;
  const form = row.in === 'form' && !isStreamed ? printForm(wire) : undefined;
  const stream = row.in === 'form' && isStreamed ? streamedForm(wire) : undefined;
  const type = form?.type ?? stream?.type ?? 'application/json';
  const { from, sink, onSent } = parts;
  return {
    method: row.method,
    url: `${parts.base}${path}${suffix}${inBody ? '' : queryOf(wire)}`,
    headers: {
      accept: row.binary === true || row.events !== undefined ? '*/*' : 'application/json',
      ...(inBody ? { 'content-type': type } : {}),
      ...(token === undefined ? {} : { authorization: authorization(service, token) }),
      ...(place === undefined ? {} : { [logPlaceHeader]: place }),
      ...(from === undefined ? {} : { range: `bytes=${from.byte}-`, 'if-range': from.tag }),
    },
    ...bodyOf(),
    ...(sink === undefined ? {} : { sink }),
    ...(onSent === undefined ? {} : { onSent }),
    ...(row.binary === true || row.events !== undefined ? { wantsFile: true } : {}),
    timeoutMs: parts.timeoutMs,
    ...(parts.signal === undefined ? {} : { signal: parts.signal }),
  };

  function bodyOf(): Pick<HttpRequest, 'body' | 'bytes' | 'content'> {
    if (stream !== undefined) return { content: stream.body };
    if (form !== undefined) return { bytes: form.body };
    return inBody ? { body: JSON.stringify(wire) } : {};
  }
}
