// A bare socket for measuring: the frames of one turn leave in one write, as cheaply as the client side allows.
import type { Socket } from 'node:net';
import { WebSocket } from 'ws';

/** An open socket. */
export type FrameSocket = { send(text: string): void; close(): void };

/** Opens a socket; resolves when it is open. `onFrame` gets every frame's text. */
export function openFrameSocket(url: string, onFrame: (text: string) => void): Promise<FrameSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  let stream: Socket | undefined;
  let corked = false;
  socket.on('upgrade', (response) => (stream = response.socket));
  socket.on('message', (data) => onFrame((data as Buffer).toString('utf8')));
  const send = (text: string): void => {
    if (!corked) {
      corked = true;
      stream?.cork();
      setImmediate(() => {
        corked = false;
        stream?.uncork();
      });
    }
    socket.send(text);
  };
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => resolve({ send, close: () => socket.terminate() }));
  });
}
