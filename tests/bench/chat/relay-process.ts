// What this stack can do at best: sockets, one table, full durability with one commit per turn, and nothing else.
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import Database from 'better-sqlite3';
import { WebSocketServer, type WebSocket } from 'ws';
import { answer } from '../run/child.ts';

type Send = { id: number; to: string; c: string };

let server: WebSocketServer | undefined;
let database: Database.Database | undefined;

function start({ path }: { path: string }): Promise<{ url: string }> {
  database = new Database(path);
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -65536;
    CREATE TABLE message (mid INTEGER PRIMARY KEY, sender TEXT, recipient TEXT, text TEXT, time INTEGER)`);
  const insert = database.prepare('INSERT INTO message VALUES (?, ?, ?, ?, ?)');
  const begin = database.prepare('BEGIN IMMEDIATE');
  const commit = database.prepare('COMMIT');
  const wires = new Map<string, Wire>();
  let queue: { from: string; wire: Wire; send: Send }[] = [];
  let mid = 0;

  function flush(): void {
    const batch = queue;
    queue = [];
    const first = mid + 1;
    begin.run();
    for (const { from, send } of batch) insert.run((mid += 1), from, send.to, send.c, Date.now());
    commit.run();
    batch.forEach(({ wire, send }, index) => {
      wires.get(send.to)?.send(`{"t":"message","mid":${first + index},"c":${JSON.stringify(send.c)}}`);
      wire.send(`{"t":"stored","id":${send.id},"mid":${first + index}}`);
    });
  }

  const opened = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  server = opened;
  opened.on('connection', (socket, request) => {
    const wire = new Wire(socket, request.socket);
    let name = '';
    socket.on('message', (data) => {
      const frame = JSON.parse((data as Buffer).toString('utf8')) as { t: string; name: string } & Send;
      if (frame.t === 'hello') {
        name = frame.name;
        wires.set(name, wire);
        wire.send('{"t":"hello"}');
        return;
      }
      queue.push({ from: name, wire, send: frame });
      if (queue.length === 1) setImmediate(flush);
    });
  });
  return new Promise((resolve) => {
    opened.on('listening', () =>
      resolve({ url: `ws://127.0.0.1:${(opened.address() as AddressInfo).port}` }),
    );
  });
}

/** A socket whose frames of one turn leave in one write. */
class Wire {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  #corked = false;

  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket;
    this.#stream = stream;
  }

  send(text: string): void {
    if (!this.#corked) {
      this.#corked = true;
      this.#stream.cork();
      process.nextTick(() => {
        this.#corked = false;
        this.#stream.uncork();
      });
    }
    this.#socket.send(Buffer.from(text), { binary: false });
  }
}

answer({ start, memory: () => process.memoryUsage() }, () => {
  for (const socket of server?.clients ?? []) socket.terminate();
  server?.close();
  database?.close();
});
