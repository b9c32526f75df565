// Another office, written from the product's specification alone: plain Node, nothing of ours, with liberties to take.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { WebSocketServer, type WebSocket } from 'ws';
import {
  chatCall,
  messageOf,
  netdiskCall,
  Refused,
  userCentreCall,
  type Call,
  type Ground,
} from './calls.ts';
import { print, withLiberties, type Liberty } from './liberties.ts';
import { OtherOffice, type OtherChat, type OtherMessage } from './office.ts';
import { pagesVariant, servePages } from './pages.ts';

/** A running server. */
export type OtherServer = {
  url: string;
  office: OtherOffice;
  /** The key of its sign-in call, base64. */
  key: string;
  /** What the file of its variant says. */
  variant: Record<string, unknown>;
  /** Calls that came, as `GET im /chat/list`, and those there was no answer for. */
  asked: string[];
  lacking: Set<string>;
  /** Liberties may be taken and given up while it runs. */
  taken: Set<Liberty>;
  /** Forgets every token. */
  forgetTokens(): void;
  dropSockets(): void;
  /** Tells everybody of a chat who listens what was said there. */
  tell(chat: OtherChat, message: OtherMessage): void;
  stop(): Promise<void>;
};

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function callOf(request: IncomingMessage, url: URL): Promise<Call | undefined> {
  const [, service, rest = ''] = /^\/(uc|im|pan)(\/.*)$/.exec(url.pathname) ?? [];
  if (service !== 'uc' && service !== 'im' && service !== 'pan') return undefined;
  if (service === 'im' && !rest.endsWith('.action')) return undefined;
  const body = await bodyOf(request);
  const type = request.headers['content-type'] ?? '';
  const fields = new Map<string, unknown>(url.searchParams);
  let file: Call['file'];
  if (type.startsWith('multipart/')) {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    for (const [name, value] of form) {
      if (typeof value === 'string') fields.set(name, value);
      else if (name === 'uploadFile')
        file = { name: value.name, type: value.type, bytes: Buffer.from(await value.arrayBuffer()) };
    }
  } else if (body.length > 0) {
    for (const [name, value] of Object.entries(JSON.parse(body.toString()) as object))
      fields.set(name, value);
  }
  return {
    service,
    path: service === 'im' ? rest.slice(0, -'.action'.length) : rest,
    get: (name) => fields.get(name),
    text: (name) => {
      const field = fields.get(name);
      return typeof field === 'object' || field === undefined ? '' : `${field as string}`;
    },
    file,
    token: request.headers.authorization,
  };
}

const page = '<!DOCTYPE html><html><head><title>404</title></head><body>Not Found</body></html>';

function envelope(
  service: Call['service'],
  taken: ReadonlySet<Liberty>,
  said: { data?: unknown; error?: Refused },
) {
  const { data, error } = said;
  const code = error?.code ?? 200;
  const msg = error?.message ?? '操作成功';
  const words =
    taken.has('messageMissing') && error === undefined
      ? {}
      : { msg: taken.has('messageNull') && error === undefined ? null : msg };
  const isNothing = data === null || data === undefined;
  const shown = isNothing && taken.has('dataEmptyString') ? '' : (data ?? null);
  const inner = isNothing && taken.has('dataMissing') ? {} : { data: withLiberties(shown, taken) };
  const given = taken.has('codesAsStrings') ? String(code) : code;
  if (service !== 'im') return { code: given, ...words, ...inner };
  const ok = error === undefined;
  const flag = taken.has('okAsNumber') ? Number(ok) : taken.has('okAsString') ? String(ok) : ok;
  return { ok: flag, ...(ok ? {} : { code: given }), ...words, ...inner };
}

function send(response: ServerResponse, status: number, text: string, taken: ReadonlySet<Liberty>): void {
  const type = taken.has('htmlType')
    ? 'text/html;charset=utf-8'
    : taken.has('plainType')
      ? 'text/plain'
      : 'application/json';
  const whole = `${taken.has('byteOrderMark') ? '\uFEFF' : ''}${taken.has('blankBefore') ? '\n\n  ' : ''}${text}`;
  const plain = Buffer.from(whole);
  const packed = taken.has('gzip')
    ? gzipSync(plain)
    : taken.has('brotli')
      ? brotliCompressSync(plain)
      : plain;
  response.writeHead(status, {
    ...(taken.has('noType') ? {} : { 'content-type': type }),
    ...(packed === plain ? {} : { 'content-encoding': taken.has('gzip') ? 'gzip' : 'br' }),
  });
  if (!taken.has('chunks')) return void response.end(packed);
  for (let at = 0; at < packed.length; at += 97) response.write(packed.subarray(at, at + 97));
  response.end();
}

/** Starts one. With `pages` it serves the built window of that folder too. */
export async function startOtherServer(
  liberties: Iterable<Liberty> = [],
  options: { readonly pages?: string } = {},
): Promise<OtherServer> {
  const taken = new Set(liberties);
  const office = new OtherOffice({ longIds: taken.has('longIds'), oneCounter: taken.has('oneCounter') });
  const key = randomBytes(16);
  const sockets = new Map<WebSocket, string>();
  const asked: string[] = [];
  const lacking = new Set<string>();
  const number = (t: number): unknown => (taken.has('socketTextNumbers') ? String(t) : t);
  const ground: Ground = {
    office,
    taken,
    key,
    tokens: new Map(),
    port: () => (server.address() as AddressInfo).port,
    tell(chat, message) {
      for (const [socket, uid] of sockets) if (chat.people.includes(uid)) told(socket, chat, message, uid);
    },
  };
  const origin = (): string => `http://127.0.0.1:${ground.port()}`;
  const sendFrame = (socket: WebSocket, t: number, fields: object): void =>
    socket.send(print({ t: number(t), ...(withLiberties(fields, taken) as object) }));
  function told(socket: WebSocket, chat: OtherChat, message: OtherMessage, uid: string, cid?: unknown): void {
    if (message.uid === uid && taken.has('echoMissing')) return;
    const sender = message.uid === uid && !taken.has('echoWithoutClientId') ? { cid } : {};
    sendFrame(socket, 20, { ...messageOf(ground, message, uid), chatlinkid: chat.chatlinkid, ...sender });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [, media] = /^\/media\/(\d+)$/.exec(url.pathname) ?? [];
    const file = media === undefined ? undefined : office.files.get(media);
    if (file !== undefined)
      return void response.writeHead(200, { 'content-type': file.type }).end(file.bytes);
    const { pages } = options;
    if (pages !== undefined && url.pathname === '/variant.json')
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(pagesVariant(variant, origin())));
    if (pages !== undefined && request.method === 'GET' && !/^\/(?:uc|im|pan)\//u.test(url.pathname))
      return servePages(pages, url.pathname, response);
    const call = await callOf(request, url);
    if (call === undefined) return void response.writeHead(404, { 'content-type': 'text/html' }).end(page);
    asked.push(`${request.method} ${call.service} ${call.path}`);
    try {
      const calls = { uc: userCentreCall, im: chatCall, pan: netdiskCall }[call.service];
      const data = calls(ground, call);
      if (data === undefined) {
        lacking.add(`${call.service} ${call.path}`);
        if (taken.has('errorsAsPages'))
          return void response.writeHead(200, { 'content-type': 'text/html' }).end(page);
        if (taken.has('errorsFor404'))
          return void response.writeHead(404, { 'content-type': 'text/html' }).end(page);
        throw new Refused(404, '请求的资源不存在');
      }
      if (Buffer.isBuffer(data))
        return void response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(data);
      send(response, 200, print(envelope(call.service, taken, { data })), taken);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const status = taken.has('statusForErrors') && error.code >= 400 && error.code < 600 ? error.code : 200;
      send(response, status, print(envelope(call.service, taken, { error })), taken);
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  const realtime = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    if (taken.has('noSocket')) return void socket.end('HTTP/1.1 404 Not Found\r\n\r\n');
    realtime.handleUpgrade(request, socket, head, (client) => listen(client));
  });
  function listen(client: WebSocket): void {
    const beat = setInterval(() => {
      if (sockets.has(client) && !taken.has('noPing'))
        sendFrame(client, 3, taken.has('noTime') ? {} : { time: Date.now() });
    }, 1_000);
    client.on('close', () => {
      clearInterval(beat);
      sockets.delete(client);
    });
    client.on('message', (bytes: Buffer) => {
      const frame = JSON.parse(bytes.toString()) as Record<string, unknown>;
      const uid = sockets.get(client);
      if (frame['t'] === 1) {
        const id = ground.tokens.get(String(frame['token']));
        if (id === undefined)
          return sendFrame(client, 12, {
            code: taken.has('codesAsStrings') ? '1003' : 1003,
            msg: '登录已失效',
          });
        sockets.set(client, id);
        const time = taken.has('noTime') ? {} : { time: Date.now() };
        if (!taken.has('noWelcome'))
          sendFrame(client, 2, taken.has('bareWelcome') ? {} : { uid: id, ...time });
        return;
      }
      if (frame['t'] !== 10 || uid === undefined) return;
      const chat = office.chatOf(frame['chatlinkid'], uid);
      if (chat === undefined)
        return sendFrame(client, 12, { cid: frame['cid'], code: 404, msg: '会话不存在' });
      const said = office.say(chat, uid, String(frame['c']), Number(frame['ct'] ?? 1));
      const own = taken.has('ackWithoutClientId') ? {} : { cid: frame['cid'] };
      if (!taken.has('ackMissing'))
        sendFrame(client, 11, { ...own, mid: said.id, chatlinkid: chat.chatlinkid, time: said.time });
      for (const [socket, person] of sockets)
        if (chat.people.includes(person))
          told(socket, chat, said, person, socket === client ? frame['cid'] : undefined);
    });
  }
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = origin();
  const variant = {
    name: 'elsewhere',
    allowHttp: true,
    addresses: {
      userCentre: `${url}/uc`,
      chat: `${url}/im`,
      netdisk: `${url}/pan`,
      socket: `ws${url.slice(4)}/im/ws`,
    },
    chatPathSuffix: '.action',
    passwordPolicy: 'legacy',
    loginCipher: { name: 'aes-128-ecb', keyVariable: 'TANGRAM_ELSEWHERE_KEY' },
  };
  return {
    url,
    office,
    asked,
    lacking,
    taken,
    key: key.toString('base64'),
    variant,
    tell: ground.tell,
    forgetTokens: () => ground.tokens.clear(),
    dropSockets: () => {
      for (const socket of sockets.keys()) socket.terminate();
    },
    async stop() {
      for (const client of realtime.clients) client.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
