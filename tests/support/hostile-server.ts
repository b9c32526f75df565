// A server that answers as no office would: without end, too slowly, with bombs, or by sending on to somewhere else.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { createGzip } from 'node:zlib';

const megabyte = 1_048_576;
/** How much is sent at most of what has no end: whoever reads on until then is not bounded. */
const mostBytes = 1_024 * megabyte;
const json = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';

/** The ways to answer a call. */
export const hostileAnswers = [
  'slowHead',
  'slowBody',
  'endlessBody',
  'endlessChunks',
  'compressedBomb',
  'deepJson',
  'hugeHeader',
  'endlessHeaders',
  'redirectElsewhere',
  'repeatElsewhere',
  'redirectLoop',
  'brokenLength',
  'noHttp',
] as const;
/** One of them. */
export type HostileAnswer = (typeof hostileAnswers)[number];
/** The ways to answer a socket's opening. */
export const hostileSockets = [
  'upgradeElsewhere',
  'wrongAccept',
  'endlessFrame',
  'endlessFragments',
  'noFrames',
] as const;
/** One of them. */
export type HostileSocket = (typeof hostileSockets)[number];

/** Resolves when more may be written, or nothing ever can. */
function roomIn(stream: Writable, socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      stream.off('drain', done);
      socket.off('close', done);
      resolve();
    };
    stream.on('drain', done);
    socket.on('close', done);
  });
}

async function pour(socket: Socket, piece: Buffer | string): Promise<number> {
  let sent = 0;
  for (; sent < mostBytes && socket.writable; sent += Buffer.byteLength(piece))
    if (!socket.write(piece)) await roomIn(socket, socket);
  return sent;
}

function frameHead(opcode: number, isLast: boolean, length: number): Buffer {
  const head = Buffer.alloc(10);
  head[0] = (isLast ? 0x80 : 0) | opcode;
  head[1] = 127;
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}

/** The server, and the place to which it sends people on. */
export class HostileServer implements AsyncDisposable {
  answer: HostileAnswer | 'endlessFile' = 'slowBody';
  socket: HostileSocket = 'noFrames';
  /** Requests and sockets that came, and what came to the place elsewhere, credentials included. */
  came = 0;
  readonly elsewhere: string[] = [];
  /** The most that one connection took of what has no end, in bytes. */
  maxTaken = 0;
  /** Sockets that are open, and how many were left again. */
  readonly open = new Set<Socket>();
  left = 0;
  readonly #server: Server;
  readonly #other: Server;

  private constructor() {
    this.#other = createServer((request, response) => {
      this.elsewhere.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`);
      response.end('{}');
    });
    this.#other.on('upgrade', (request, socket) => {
      this.elsewhere.push(`upgrade ${JSON.stringify(request.headers)}`);
      socket.destroy();
    });
    this.#server = createServer((request) => {
      this.came += 1;
      // What is sent up is read, so that the answer is what counts.
      request.resume();
      void this.#reply(request.socket).then((sent) => (this.maxTaken = Math.max(this.maxTaken, sent)));
    });
    this.#server.on('upgrade', (request, socket) => {
      this.came += 1;
      this.open.add(socket as Socket);
      socket.on('close', () => {
        this.left += 1;
        this.open.delete(socket as Socket);
      });
      socket.on('error', () => socket.destroy());
      socket.on('end', () => socket.destroy());
      // Whoever reads nothing does not even notice that nobody is there any more.
      socket.resume();
      void this.#upgrade(socket as Socket, String(request.headers['sec-websocket-key'])).then(
        (sent) => (this.maxTaken = Math.max(this.maxTaken, sent)),
      );
    });
    this.#server.on('connection', (socket) => socket.on('error', () => socket.destroy()));
  }

  /** Starts both. */
  static async start(): Promise<HostileServer> {
    const hostile = new HostileServer();
    for (const server of [hostile.#server, hostile.#other]) {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
    }
    return hostile;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get #otherUrl(): string {
    return `http://127.0.0.1:${(this.#other.address() as AddressInfo).port}/caught`;
  }

  async #reply(socket: Socket): Promise<number> {
    switch (this.answer) {
      case 'slowHead':
        return this.#drip(socket, json);
      case 'slowBody':
        return this.#drip(socket, `${json}content-length: 100000\r\n\r\n${' '.repeat(99_000)}`);
      case 'endlessBody':
        socket.write(`${json}\r\n{"data":"`);
        return pour(socket, 'x'.repeat(65_536));
      case 'endlessChunks':
        socket.write(`${json}transfer-encoding: chunked\r\n\r\n`);
        return pour(socket, `10000\r\n${' '.repeat(65_536)}\r\n`);
      case 'compressedBomb': {
        socket.write(`${json}content-encoding: gzip\r\n\r\n`);
        const gzip = createGzip();
        gzip.pipe(socket);
        const piece = Buffer.alloc(megabyte, ' ');
        let sent = 0;
        for (; sent < mostBytes && socket.writable; sent += piece.length)
          if (!gzip.write(piece)) await roomIn(gzip, socket);
        gzip.destroy();
        return socket.bytesWritten;
      }
      case 'deepJson':
        socket.end(`${json}\r\n{"data":${'['.repeat(8 * megabyte)}`);
        return 0;
      case 'hugeHeader':
        socket.end(`HTTP/1.1 200 OK\r\nx-large: ${'x'.repeat(4 * megabyte)}\r\n\r\n`);
        return 0;
      case 'endlessHeaders':
        socket.write('HTTP/1.1 200 OK\r\n');
        return pour(socket, 'x-more: more\r\n'.repeat(1_000));
      case 'redirectElsewhere':
        socket.end(`HTTP/1.1 302 Found\r\nlocation: ${this.#otherUrl}\r\ncontent-length: 0\r\n\r\n`);
        return 0;
      case 'repeatElsewhere':
        socket.end(
          `HTTP/1.1 307 Temporary Redirect\r\nlocation: ${this.#otherUrl.replace('127.0.0.1', '127.0.0.2')}\r\ncontent-length: 0\r\n\r\n`,
        );
        return 0;
      case 'redirectLoop':
        socket.end(
          'HTTP/1.1 307 Temporary Redirect\r\nlocation: /again\r\ncontent-length: 0\r\nconnection: close\r\n\r\n',
        );
        return 0;
      case 'brokenLength':
        socket.end(`${json}content-length: 1000000\r\n\r\n{"data":`);
        return 0;
      case 'endlessFile':
        socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/octet-stream\r\n\r\n');
        return pour(socket, Buffer.alloc(65_536, 'x'));
      case 'noHttp':
        socket.end('SSH-2.0-OpenSSH_9.6\r\n');
        return 0;
    }
  }

  async #upgrade(socket: Socket, key: string): Promise<number> {
    if (this.socket === 'upgradeElsewhere') {
      socket.end(`HTTP/1.1 301 Moved\r\nlocation: ${this.#otherUrl}\r\ncontent-length: 0\r\n\r\n`);
      return 0;
    }
    const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
    const told = this.socket === 'wrongAccept' ? 'bm90IHRoaXMgb25l' : accept;
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-accept: ${told}\r\n\r\n`,
    );
    const piece = Buffer.alloc(65_536, 'x');
    switch (this.socket) {
      case 'endlessFrame':
        socket.write(frameHead(1, true, mostBytes));
        return pour(socket, piece);
      case 'endlessFragments':
        socket.write(Buffer.concat([frameHead(1, false, piece.length), piece]));
        return pour(socket, Buffer.concat([frameHead(0, false, piece.length), piece]));
      case 'noFrames':
        return pour(socket, Buffer.alloc(65_536, 0xff));
      case 'wrongAccept':
        return 0;
    }
  }

  /** A byte now and then, for as long as somebody waits. */
  async #drip(socket: Socket, text: string): Promise<number> {
    for (const letter of text) {
      if (!socket.writable) break;
      socket.write(letter);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return 0;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const server of [this.#server, this.#other]) {
      server.closeAllConnections();
      for (const socket of this.open) socket.destroy();
      server.close();
      await once(server, 'close');
    }
  }
}
