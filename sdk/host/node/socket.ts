// Opens sockets on Node. `ws` loads with the first one: commands without a connection never pay for it.
import type { Duplex } from 'node:stream';
import { callbackify } from 'node:util';
import type { ClientOptions, WebSocket } from 'ws';
import type { OfficeError } from '../../errors.ts';
import type { Socket, SocketHandlers } from '../port.ts';
import { connectPinned, explainUnknown, officeErrorIn } from './certificates.ts';
import { securePlace, type KnownOffices } from './known-offices.ts';

/** Largest frame that is taken, in bytes (as `contract/frames.ts`, with room for a batch of 500 events). */
const maxPayload = 16 * 1_048_576;

/** How long a peer may take to answer the closing, in ms; until then the process stays. */
const closingMs = 1_000;

type Connected = (error: Error | null, stream?: Duplex) => void;

/** How ws reaches a server whose key is known: it gets the connection once the key has been seen. */
function pinned(place: string, fingerprint: string): ClientOptions {
  const connect = callbackify(() => connectPinned(place, fingerprint));
  const createConnection = (_: unknown, connected: Connected): void => connect(connected);
  // Node's request waits for the callback where nothing is returned; the declarations know only the other way.
  return { createConnection: createConnection as unknown as NonNullable<ClientOptions['createConnection']> };
}

/**
 * `Host.openSocket` over ws. No compression: frames are small, and it would cost each of them memory and time.
 * @param offices the servers that are believed by their key
 */
export function openNodeSocket(
  url: string,
  handlers: SocketHandlers,
  offices: Pick<KnownOffices, 'get'>,
): Socket {
  let socket: WebSocket | undefined;
  let isClosed = false;
  const closed = (reason: string, error?: OfficeError): void => {
    if (isClosed) return;
    isClosed = true;
    handlers.onClose(reason, error);
  };

  let isRefused = false;
  /** An error is told before the code that follows it: it knows more, once it has been looked into. */
  function refuse(place: string | undefined, error: Error): void {
    isRefused = true;
    // Nothing is said any more, and nothing of what goes on coming is read.
    socket?.terminate();
    const looking = place === undefined ? Promise.resolve(error) : explainUnknown(place, error);
    looking.then(
      (known) => closed(error.message, officeErrorIn(known)),
      (inner: unknown) => closed(`${error.message}; ${String(inner)}`),
    );
  }

  async function open(): Promise<void> {
    const { WebSocket } = await import('ws');
    if (isClosed) return;
    const place = securePlace(url);
    const fingerprint = place === undefined ? undefined : offices.get(place);
    const more = place === undefined || fingerprint === undefined ? {} : pinned(place, fingerprint);
    socket = new WebSocket(url, { perMessageDeflate: false, maxPayload, followRedirects: false, ...more });
    socket.on('open', () => {
      if (!isClosed) handlers.onOpen();
    });
    socket.on('message', (data, isBinary) => {
      if (!isClosed && !isBinary) handlers.onText((data as Buffer).toString('utf8'));
    });
    socket.on('error', (error) => refuse(place, error));
    socket.on('close', (code, reason) => {
      if (!isRefused) closed(`${code} ${reason.toString('utf8')}`.trim());
    });
  }

  open().catch((error: unknown) => closed(String(error), officeErrorIn(error)));
  return {
    send(text) {
      if (!isClosed && socket?.readyState === socket?.OPEN) socket?.send(text);
    },
    close() {
      const open = socket;
      closed('closed');
      if (open === undefined) return;
      open.close(1000);
      setTimeout(() => open.terminate(), closingMs).unref();
    },
  };
}
