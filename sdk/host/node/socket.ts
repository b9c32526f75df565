// Opens sockets on Node. `ws` loads with the first one: commands without a connection never pay for it.
import type { WebSocket } from 'ws';
import type { Socket, SocketHandlers } from '../port.ts';

/** Largest frame that is taken, in bytes (as `contract/frames.ts`, with room for a batch of 500 events). */
const maxPayload = 16 * 1_048_576;

/** How long a peer may take to answer the closing, in ms; until then the process stays. */
const closingMs = 1_000;

/** `Host.openSocket` over ws. No compression: frames are small, and it would cost each of them memory and time. */
export function openNodeSocket(url: string, handlers: SocketHandlers): Socket {
  let socket: WebSocket | undefined;
  let isClosed = false;
  const closed = (reason: string): void => {
    if (isClosed) return;
    isClosed = true;
    handlers.onClose(reason);
  };

  async function open(): Promise<void> {
    const { WebSocket } = await import('ws');
    if (isClosed) return;
    socket = new WebSocket(url, { perMessageDeflate: false, maxPayload, followRedirects: false });
    socket.on('open', () => {
      if (!isClosed) handlers.onOpen();
    });
    socket.on('message', (data, isBinary) => {
      if (!isClosed && !isBinary) handlers.onText((data as Buffer).toString('utf8'));
    });
    socket.on('error', (error) => closed(error.message));
    socket.on('close', (code, reason) => closed(`${code} ${reason.toString('utf8')}`.trim()));
  }

  open().catch((error: unknown) => closed(String(error)));
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
