// Lines to other clients for a worker: the page opens them, the worker reads and writes through a port.
import type { PeerNews, PeerPort, PeerRequest } from '../../base/peer-messages.ts';
import type { PeerCall, PeerChannel, PeerTransport } from '../peer-port.ts';

type Message = Uint8Array<ArrayBuffer> | string;

/** One line as the worker sees it. */
class PortLine implements PeerChannel {
  readonly described = Promise.withResolvers<string>();
  readonly opened = Promise.withResolvers<PeerChannel>();
  readonly #say: (request: PeerRequest, moved?: ArrayBuffer[]) => void;
  readonly #line: number;
  readonly #arrived: Message[] = [];
  readonly #sending = new Map<number, { resolve(): void; reject(error: Error): void }>();
  #wake: (() => void) | undefined;
  #ended: Error | undefined;
  #lastId = 0;

  constructor(line: number, say: (request: PeerRequest, moved?: ArrayBuffer[]) => void) {
    this.#line = line;
    this.#say = say;
    // Whoever waits for them hears of a failure; nobody has to.
    this.described.promise.catch(() => undefined);
    this.opened.promise.catch(() => undefined);
  }

  hear(news: PeerNews): void {
    if (news.type === 'described') this.described.resolve(news.description);
    if (news.type === 'opened') this.opened.resolve(this);
    if (news.type === 'message') this.#arrived.push(news.data);
    if (news.type === 'room') {
      this.#sending.get(news.id)?.resolve();
      this.#sending.delete(news.id);
    }
    if (news.type === 'ended') this.#end(news.detail);
    this.#wake?.();
  }

  send(data: Message): Promise<void> {
    if (this.#ended !== undefined) return Promise.reject(this.#ended);
    const id = (this.#lastId += 1);
    return new Promise((resolve, reject) => {
      this.#sending.set(id, { resolve, reject });
      const moved = typeof data === 'string' ? [] : [data.buffer];
      this.#say({ type: 'send', line: this.#line, id, data }, moved);
    });
  }

  async next(): Promise<Message | undefined> {
    while (this.#arrived.length === 0 && this.#ended === undefined)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    return this.#arrived.shift();
  }

  close(): void {
    this.#say({ type: 'close', line: this.#line });
    this.#end('closed');
  }

  #end(detail: string): void {
    this.#ended ??= new Error(`the line has ended: ${detail}`);
    this.described.reject(this.#ended);
    this.opened.reject(this.#ended);
    for (const { reject } of this.#sending.values()) reject(this.#ended);
    this.#sending.clear();
    this.#wake?.();
  }
}

/** The transport of a worker whose page serves lines at the other end of the port. */
export function connectPeers(port: PeerPort): PeerTransport {
  const lines = new Map<number, PortLine>();
  let last = 0;
  const say = (request: PeerRequest, moved: ArrayBuffer[] = []): void => port.postMessage(request, moved);
  port.addEventListener('message', ({ data }) => {
    const news = data as PeerNews;
    lines.get(news.line)?.hear(news);
    if (news.type === 'ended') lines.delete(news.line);
  });
  port.start();

  async function open(request: (line: number) => PeerRequest): Promise<PeerCall> {
    const number = (last += 1);
    const line = new PortLine(number, say);
    lines.set(number, line);
    say(request(number));
    return {
      description: await line.described.promise,
      opened: line.opened.promise,
      accept: async (description) => say({ type: 'accept', line: number, description }),
      close() {
        lines.delete(number);
        line.close();
      },
    };
  }
  return {
    call: () => open((line) => ({ type: 'call', line })),
    answer: (description) => open((line) => ({ type: 'answer', line, description })),
  };
}
