// Molests an office from outside: frames on sockets, bytes below them, bodies of calls, texts of messages.
import { WebSocket } from 'ws';
import { seededRandom } from '#fixtures/seed/random.ts';
import { passwordDigest } from '#fixtures/office/services/secrets.ts';
import { isFault, parseFrame, printFrame } from '#sdk/contract/frame-codec.ts';
import type { Frame } from '#sdk/contract/frames.ts';
import { ask, system } from '../fixtures/raw-client.ts';
import type { Account } from '../support/drill-client.ts';
import { groupChat } from '../support/drill-plan.ts';
import type { OfficeProcess } from '../support/office-process.ts';
import type { DrillContext } from './drill.ts';
import { hostileCall, hostileFrame, sample, type HostileCall } from './hostile-input.ts';

/** Faulty frames one connection may send before it is closed, and some to spare. */
const framesPerSocket = 80;
/**
 * Longest standstill of the office while it is molested, in ms. A single frame may take 100 (quality D18), which the
 * client's side of this drill measures frame by frame; here a turn takes many, beside whatever the machine does.
 */
const mayStandMs = 1_000;
/** Calls at once. */
const callsAtOnce = 8;

/** A chat token of somebody, by the chat service's own sign-in. */
export async function tokenOf(office: OfficeProcess, loginName: string): Promise<string> {
  const account = office.accounts.find((one: Account) => one.loginname === loginName);
  const digest = passwordDigest(account?.password ?? '');
  const { token } = await ask(office, 'chat', 'login', { loginName, passwordDigest: digest, ...system });
  return token;
}

/** A socket without manners: says what it is told and waits for what it wants to hear. */
export class RudeSocket {
  readonly #socket: WebSocket;
  #closed = false;
  #listeners = new Set<(frame: Frame | undefined) => void>();

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      const frame = parseFrame((data as Buffer).toString('utf8'));
      if (!isFault(frame)) for (const listener of [...this.#listeners]) listener(frame);
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.#closed = true;
      for (const listener of [...this.#listeners]) listener(undefined);
    });
  }

  /** Opens; with a token it greets and waits until it is live. */
  static async open(url: string, token?: string): Promise<RudeSocket> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/im/ws`, { perMessageDeflate: false });
    const rude = new RudeSocket(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    if (token === undefined) return rude;
    rude.say(printFrame({ type: 'handshake', token, device: 'rude', quiet: true }));
    await rude.hears((frame) => frame.type === 'live');
    return rude;
  }

  say(data: string | Buffer): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(data);
  }

  /** Bytes that are no frame of the protocol below. */
  sayBytes(bytes: Buffer): void {
    const below = this.#socket as unknown as { _socket?: { write(bytes: Buffer): void } };
    below._socket?.write(bytes);
  }

  /** Resolves with true when such a frame comes, with false when the office closes first. */
  async hears(fits: (frame: Frame) => boolean): Promise<boolean> {
    if (this.#closed) return false;
    return new Promise((resolve) => {
      const listener = (frame: Frame | undefined): void => {
        if (frame !== undefined && !fits(frame)) return;
        this.#listeners.delete(listener);
        resolve(frame !== undefined);
      };
      this.#listeners.add(listener);
    });
  }

  /** Whether everything said so far was dealt with: the office answers what is said last. */
  async isHeard(clientId: string): Promise<boolean> {
    const answered = this.hears((frame) => 'clientId' in frame && frame.clientId === clientId);
    this.say(printFrame({ type: 'send', clientId, chatId: groupChat('everybody'), kind: 1, text: ' ' }));
    return answered;
  }

  close(): void {
    this.#socket.terminate();
  }
}

/** Says hostile frames on authenticated sockets; each faulty one must be counted, exactly. */
export async function molestSocket(
  context: DrillContext,
  office: OfficeProcess,
  count: number,
): Promise<void> {
  const token = await tokenOf(office, 'dan');
  const random = seededRandom(context.seed);
  const frames = sample(hostileFrame, count, context.seed);
  const before = await office.health();
  let expected = 0;
  let said = 0;
  for (let start = 0; start < frames.length; start += framesPerSocket) {
    const socket = await RudeSocket.open(office.url, token);
    for (const text of frames.slice(start, start + framesPerSocket)) {
      // A binary frame is no frame at all, whatever is in it.
      const isBinary = random() < 0.1;
      const parsed = parseFrame(isBinary ? '' : Buffer.from(text).toString('utf8'));
      if (isFault(parsed)) expected += 1;
      socket.say(isBinary ? Buffer.from(text) : text);
      said += 1;
    }
    if (!(await socket.isHeard(`heard-${start}`))) context.problem(`the office hung up after frame ${start}`);
    socket.close();
  }
  const after = await office.health();
  const counted = after.faultyFrames + after.unknownFrames - before.faultyFrames - before.unknownFrames;
  if (counted !== expected) context.problem(`${counted} of ${expected} faulty frames were counted`);
  if (after.standstill > mayStandMs) context.problem(`the office stood still for ${after.standstill} ms`);
  context.report('frames', said);
  context.report('faulty frames counted', counted);
  context.report('frames: standstill ms', Math.round(after.standstill));
}

/** Hostile greetings, endless faults, and bytes that are not even WebSocket: each ends the socket and nothing else. */
export async function molestGreeting(
  context: DrillContext,
  office: OfficeProcess,
  count: number,
): Promise<void> {
  const random = seededRandom(context.seed + 1);
  const bytes = (size: number): Buffer =>
    Buffer.from(Array.from({ length: size }, () => Math.floor(random() * 256)));
  let closed = 0;
  for (const text of sample(hostileFrame, count, context.seed + 1)) {
    const socket = await RudeSocket.open(office.url);
    const over = socket.hears(() => false);
    if (random() < 0.5) socket.say(text);
    else socket.sayBytes(bytes(64));
    // What is not over by itself waits for a greeting that never comes.
    const ended = await Promise.race([over, new Promise((resolve) => setTimeout(resolve, 250, 'waits'))]);
    if (ended !== 'waits') closed += 1;
    socket.close();
  }
  context.report('hostile greetings', count);
  context.report('hostile greetings hung up on', closed);
}

/** Calls with bodies and queries that do not fit: every one gets an answer, none of them «our fault». */
export async function molestCalls(
  context: DrillContext,
  office: OfficeProcess,
  count: number,
): Promise<void> {
  const token = await tokenOf(office, 'dan');
  const waiting = sample(hostileCall, count, context.seed);
  let answered = 0;
  const ask = async (call: HostileCall): Promise<void> => {
    const authorization = call.path.startsWith('/im') ? token : `hhid_${token}`;
    const answer = await fetch(office.url + call.path, {
      method: call.method,
      headers: { ...call.headers, authorization },
      body: call.body,
    });
    const text = await answer.text();
    answered += 1;
    const code = /"code"\s*:\s*(\d+)/.exec(text)?.[1];
    if (answer.status >= 500 || code === '500')
      context.problem(
        `${call.method} ${call.path.slice(0, 120)} ${(call.body ?? '').slice(0, 200)}: ${text.slice(0, 200)}`,
      );
  };
  await Promise.all(
    Array.from({ length: callsAtOnce }, async () => {
      for (let call = waiting.pop(); call !== undefined; call = waiting.pop()) await ask(call);
    }),
  );
  const { standstill } = await office.health();
  if (standstill > mayStandMs) context.problem(`the office stood still for ${standstill} ms`);
  context.report('calls', answered);
  context.report('calls: standstill ms', Math.round(standstill));
}
