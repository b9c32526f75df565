// Opens sockets in a browser or worker.
import type { Socket, SocketHandlers } from '../port.ts';

/** `Host.openSocket` over the platform's WebSocket. A bad address throws, as the platform does. */
export function openBrowserSocket(url: string, handlers: SocketHandlers): Socket {
  const socket = new WebSocket(url);
  let isClosed = false;
  const closed = (reason: string): void => {
    if (isClosed) return;
    isClosed = true;
    handlers.onClose(reason);
  };
  socket.addEventListener('open', () => {
    if (!isClosed) handlers.onOpen();
  });
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isClosed && typeof data === 'string') handlers.onText(data);
  });
  // What went wrong is told to nobody by design; the close event that follows carries the code.
  socket.addEventListener('close', ({ code, reason }) => closed(`${code} ${reason}`.trim()));
  return {
    send(text) {
      if (!isClosed && socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close() {
      closed('closed');
      socket.close(1000);
    },
  };
}
