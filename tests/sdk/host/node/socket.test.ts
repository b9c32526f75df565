// Sockets on Node against a real ws server: opening, texts, closing, and telling of it once.
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import type { SocketHandlers } from '#sdk/host/port.ts';
import { openNodeSocket } from '#sdk/host/node/socket.ts';

const servers: WebSocketServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    for (const client of server.clients) client.terminate();
    server.close();
  }
});

async function serve(): Promise<{ server: WebSocketServer; url: string }> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return { server, url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** A socket whose news can be waited for. */
function opened(url: string) {
  const news: string[] = [];
  let wake = (): void => undefined;
  const tell = (text: string): void => {
    news.push(text);
    wake();
  };
  const handlers: SocketHandlers = {
    onOpen: () => tell('open'),
    onText: (text) => tell(text),
    onClose: (reason) => tell(`close ${reason}`),
  };
  const socket = openNodeSocket(url, handlers, { get: () => undefined });
  const until = async (count: number): Promise<string[]> => {
    while (news.length < count) await new Promise<void>((resolve) => (wake = resolve));
    return news;
  };
  return { socket, news, until };
}

test('texts go both ways, bytes are ignored, the end is told once', async () => {
  const { server, url } = await serve();
  server.on('connection', (client) => {
    client.on('message', (data) => {
      client.send(Buffer.from([1, 2]));
      client.send(`echo ${(data as Buffer).toString('utf8')}`);
      client.close(4001, 'enough');
    });
  });
  const { socket, until } = opened(url);
  await until(1);
  socket.send('你好');
  expect(await until(3)).toEqual(['open', 'echo 你好', 'close 4001 enough']);
  socket.send('too late');
  socket.close();
  expect(await until(3)).toHaveLength(3);
});

test('nobody there is an end, not an exception', async () => {
  const { until } = opened('ws://127.0.0.1:1/');
  expect((await until(1))[0]).toMatch(/^close .*ECONNREFUSED/);
  const wrong = opened('not a url');
  expect((await wrong.until(1))[0]).toMatch(/^close /);
});

test('closing before it opened leaves nothing behind', async () => {
  const { server, url } = await serve();
  const { socket, news } = opened(url);
  socket.close();
  const other = opened(url);
  await other.until(1);
  expect(server.clients.size).toBe(1);
  expect(news).toEqual(['close closed']);
  other.socket.close();
});
