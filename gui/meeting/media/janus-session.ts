// Speaks with a Janus gateway: a session over its websocket, plugin handles, and messages that are answered by events.

/** How often a session says that it is there, and how long an answer may take, in ms. */
const times = { keepAlive: 25_000, answer: 10_000 } as const;

/** What Janus sends; only what is read here. */
type JanusMessage = {
  janus: string;
  transaction?: string;
  session_id?: number;
  sender?: number;
  data?: { id: number };
  error?: { reason: string };
  plugindata?: { data: Record<string, unknown> };
  jsep?: RTCSessionDescriptionInit;
};

/** An event of a plugin handle. */
export type JanusEvent = {
  readonly data: Record<string, unknown>;
  readonly jsep: RTCSessionDescriptionInit | undefined;
};

/** A plugin handle. */
export type JanusHandle = {
  /** Sends a request and waits for the event that answers it. @throws Error what the gateway says */
  ask(body: object, jsep?: RTCSessionDescriptionInit): Promise<JanusEvent>;
  trickle(candidate: RTCIceCandidate | null): void;
};

/** One session. */
export class JanusSession {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<string, (message: JanusMessage) => void>();
  readonly #listeners = new Map<number, (event: JanusEvent) => void>();
  readonly #closed: () => void;
  #id = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  private constructor(socket: WebSocket, closed: () => void) {
    this.#socket = socket;
    this.#closed = closed;
    socket.addEventListener('message', ({ data }) => this.#heard(JSON.parse(String(data)) as JanusMessage));
    socket.addEventListener('close', () => this.#over());
  }

  /** Opens one; `closed` is told when it ends by itself. */
  static async open(url: string, closed: () => void): Promise<JanusSession> {
    const socket = new WebSocket(url, 'janus-protocol');
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve(), { once: true });
      socket.addEventListener('error', () => reject(new Error('the media server cannot be reached')), {
        once: true,
      });
    });
    const session = new JanusSession(socket, closed);
    const made = await session.#request({ janus: 'create' });
    session.#id = made.data?.id ?? 0;
    session.#timer = setInterval(
      () => session.#send({ janus: 'keepalive', transaction: crypto.randomUUID() }),
      times.keepAlive,
    );
    return session;
  }

  /** Attaches to the VideoRoom. */
  async attach(heard: (event: JanusEvent) => void): Promise<JanusHandle> {
    const attached = await this.#request({ janus: 'attach', plugin: 'janus.plugin.videoroom' });
    const handle_id = attached.data?.id ?? 0;
    this.#listeners.set(handle_id, heard);
    return {
      ask: async (body, jsep) => {
        const said = await this.#request({
          janus: 'message',
          handle_id,
          body,
          ...(jsep !== undefined && { jsep }),
        });
        const data = said.plugindata?.data ?? {};
        if (typeof data['error'] === 'string') throw new Error(data['error']);
        return { data, jsep: said.jsep };
      },
      trickle: (candidate) =>
        this.#send({
          janus: 'trickle',
          handle_id,
          candidate: candidate ?? { completed: true },
          transaction: crypto.randomUUID(),
        }),
    };
  }

  close(): void {
    this.#send({ janus: 'destroy', transaction: crypto.randomUUID() });
    clearInterval(this.#timer);
    this.#listeners.clear();
    this.#waiting.clear();
    this.#socket.close();
  }

  #request(message: Record<string, unknown>): Promise<JanusMessage> {
    const transaction = crypto.randomUUID();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(transaction);
        reject(new Error('the media server does not answer'));
      }, times.answer);
      this.#waiting.set(transaction, (answer) => {
        // A message is acknowledged first, and answered by an event later.
        if (answer.janus === 'ack') return;
        clearTimeout(timer);
        this.#waiting.delete(transaction);
        if (answer.janus === 'error') reject(new Error(answer.error?.reason ?? 'refused'));
        else resolve(answer);
      });
      this.#send({ ...message, transaction });
    });
  }

  #send(message: Record<string, unknown>): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ ...message, ...(this.#id !== 0 && { session_id: this.#id }) }));
  }

  #heard(message: JanusMessage): void {
    const waits = message.transaction === undefined ? undefined : this.#waiting.get(message.transaction);
    if (waits !== undefined) return waits(message);
    const data = message.plugindata?.data;
    if (data !== undefined && message.sender !== undefined)
      this.#listeners.get(message.sender)?.({ data, jsep: message.jsep });
  }

  #over(): void {
    clearInterval(this.#timer);
    this.#closed();
  }
}
