// The floor of a fan-out: whatever anybody sends goes as it is to every socket, and nothing is kept.
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { answer } from '../run/child.ts';

let server: WebSocketServer | undefined;

function start(): Promise<{ url: string }> {
  const opened = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  server = opened;
  opened.on('connection', (socket) => {
    socket.on('message', (data) => {
      for (const each of opened.clients) each.send(data, { binary: false });
    });
  });
  return new Promise((resolve) => {
    opened.on('listening', () =>
      resolve({ url: `ws://127.0.0.1:${(opened.address() as AddressInfo).port}` }),
    );
  });
}

answer({ start }, () => {
  for (const socket of server?.clients ?? []) socket.terminate();
  server?.close();
});
