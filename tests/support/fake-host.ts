// A host for tests: HTTP answered by the test, sockets held by the test, stores in memory, time at a standstill.
import type { LoggedError } from '#sdk/api.ts';
import { createHash } from 'node:crypto';
import type { Host, HttpAnswer, HttpRequest, Socket, SocketHandlers } from '#sdk/host/port.ts';
import { createMemoryFiles } from '#sdk/host/memory-files.ts';
import { nodeHashes } from '#sdk/host/node/files.ts';
import { FakeClock } from './fake-clock.ts';

/** How a test answers a request; throwing an OfficeError is a failed connection, a time-out and so on. */
export type Responder = (request: HttpRequest) => HttpAnswer | Promise<HttpAnswer>;

/** An answer with a JSON body. */
export function json(value: unknown, status = 200, headers: Record<string, string> = {}): HttpAnswer {
  return {
    status,
    text: typeof value === 'string' ? value : JSON.stringify(value),
    headers: { get: (name) => headers[name.toLowerCase()] ?? null },
  };
}

/** A user-centre answer. */
export const coded = (data: unknown, code = 200, msg = ''): HttpAnswer => json({ code, msg, data });
/** A chat answer. */
export const okay = (data: unknown): HttpAnswer => json({ ok: true, data });
/** A refused chat answer. */
export const notOkay = (code: number, msg?: string, data?: unknown): HttpAnswer =>
  json({ ok: false, code, msg, data });

/** The client's end of a socket, as the test sees it. */
export class FakeSocket implements Socket {
  readonly url: string;
  readonly sent: string[] = [];
  isClosed = false;
  readonly #handlers: SocketHandlers;

  constructor(url: string, handlers: SocketHandlers) {
    this.url = url;
    this.#handlers = handlers;
  }

  send(text: string): void {
    if (!this.isClosed) this.sent.push(text);
  }

  close(): void {
    this.cut('closed');
  }

  /** The network cuts the line. */
  cut(reason: string): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.#handlers.onClose(reason);
  }

  open(): void {
    this.#handlers.onOpen();
  }

  /** The office says something. */
  say(text: string): void {
    if (!this.isClosed) this.#handlers.onText(text);
  }
}

/** Texts by name. */
function memory(): { map: Map<string, string> } & Host['device'] {
  const map = new Map<string, string>();
  return {
    map,
    get: (name) => map.get(name),
    set: (name, value) => void map.set(name, value),
    remove: (name) => void map.delete(name),
  };
}

/** A host and what a test wants to see of it. */
export type FakeHost = Host & {
  clock: FakeClock;
  requests: HttpRequest[];
  sockets: FakeSocket[];
  /** Secrets by name; shared between hosts that stand for processes of one profile. */
  secretTexts: Map<string, string>;
  deviceTexts: Map<string, string>;
  logged: LoggedError[];
  /** Next random number, 0 ≤ x < 1. */
  chance: number;
  respond: Responder;
};

/** Makes one. `share` gives it the stores of another host of the same profile. */
export function fakeHost(respond: Responder = () => json('', 404), share?: FakeHost): FakeHost {
  const secretTexts = share?.secretTexts ?? new Map<string, string>();
  const device = memory();
  const requests: HttpRequest[] = [];
  const sockets: FakeSocket[] = [];
  const logged: LoggedError[] = [];
  let ids = 0;
  const host: FakeHost = {
    clock: new FakeClock(),
    requests,
    sockets,
    secretTexts,
    deviceTexts: device.map,
    logged,
    chance: 0.5,
    respond,
    async http(request) {
      requests.push(request);
      return host.respond(request);
    },
    openSocket(url, handlers) {
      const socket = new FakeSocket(url, handlers);
      sockets.push(socket);
      return socket;
    },
    random: { uuid: () => `uuid-${(ids += 1)}`, number: () => host.chance },
    secrets: {
      get: async (name) => secretTexts.get(name),
      set: async (name, value) => void secretTexts.set(name, value),
      remove: async (name) => void secretTexts.delete(name),
    },
    device,
    ciphers: {
      md5: async (text) => createHash('md5').update(text).digest('hex').toUpperCase(),
      encrypt: async (cipher, key, text) => `${cipher}:${key}:${text}`,
    },
    errors: {
      add: (error) => void logged.push(error),
      recent: (limit) => logged.slice(-limit).reverse(),
      clear: () => void logged.splice(0),
    },
    files: () => createMemoryFiles(),
    hash: nodeHashes,
    database: () => Promise.reject(new Error('a fake host has no database')),
    systemInfo: () => ({ appVersion: '1.0.0', terminal: 'pc', version: 'Test 1', accessIp: '10.0.0.7' }),
    processId: 'process-1',
    deviceName: 'test device',
  };
  return host;
}
