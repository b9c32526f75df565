// Stands before an embedded office and leaves one extension out: it is not announced, its calls are not there, and whoever asks all the same is noted.
import {
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { extensionOf, type ExtensionName } from '#sdk/contract/extensions.ts';

/** The office without something. */
export type LeftOut = {
  readonly url: string;
  /** What is left out from now on; nothing at first. */
  leaveOut(name: ExtensionName | undefined): void;
  /** Calls that came although nobody announced them, since they were last asked for. */
  takeAsked(): string[];
  close(): Promise<void>;
};

const services = /^\/(?:uc|im|pan|ai)(\/[^?]*)/u;
/** Answers that announce what the office has. */
const announcing = /^\/(?:uc\/config|im\/config\/base)/u;

/** The path of the contract: without service, suffix and what is asked. */
const callOf = (url: string): string | undefined => services.exec(url)?.[1]?.replace(/\.\w+$/u, '');

function withoutName(text: string, name: ExtensionName): string {
  const answer = JSON.parse(text) as { data?: { ext?: string[] } };
  const announced = answer.data?.ext;
  // What is announced still would be asked for rightly, and nothing would be tried here.
  if (answer.data === undefined || announced?.includes(name) !== true)
    throw new Error(`the office does not announce ${name}`);
  answer.data.ext = announced.filter((one) => one !== name);
  return JSON.stringify(answer);
}

/** Starts it before the office at `behind`. */
export async function startLeftOut(behind: string): Promise<LeftOut> {
  const office = new URL(behind);
  let left: ExtensionName | undefined;
  let asked: string[] = [];

  /** The office answers to its own name alone. */
  const asTheirs = (headers: IncomingHttpHeaders): IncomingHttpHeaders => ({
    ...headers,
    host: office.host,
    ...(headers.origin !== undefined && { origin: office.origin }),
  });

  function pass(incoming: IncomingMessage, response: ServerResponse): void {
    const url = incoming.url ?? '/';
    const call = callOf(url);
    if (left !== undefined && call !== undefined && extensionOf(call) === left) {
      asked.push(call);
      incoming.resume();
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ ok: false, code: 404, msg: '请求的资源不存在' }));
      return;
    }
    const isAnnouncing = left !== undefined && announcing.test(url);
    const headers = {
      ...asTheirs(incoming.headers),
      ...(isAnnouncing && { 'accept-encoding': 'identity' }),
    };
    const onward = ask(
      { host: office.hostname, port: office.port, method: incoming.method, path: url, headers },
      (answer) => {
        if (!isAnnouncing) {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
          return;
        }
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const { 'content-length': _, ...kept } = answer.headers;
          const text = Buffer.concat(chunks).toString();
          response
            .writeHead(answer.statusCode ?? 502, kept)
            .end(left === undefined ? text : withoutName(text, left));
        });
      },
    );
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }

  const server = createServer(pass);
  server.on('upgrade', (incoming, socket, head) => {
    const onward = connect(Number(office.port), office.hostname, () => {
      const lines = Object.entries(asTheirs(incoming.headers)).map(
        ([name, value]) => `${name}: ${String(value)}`,
      );
      onward.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leaveOut(name) {
      left = name;
      asked = [];
    },
    takeAsked() {
      const taken = [...new Set(asked)];
      asked = [];
      return taken;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
