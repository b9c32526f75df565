// The office's end of sockets as a model: an append-only list of events, replay, heartbeats, and faults on request.
import { printFrame, parseFrame, isFault } from '#sdk/contract/frame-codec.ts';
import { sequenceOf, type ControlFrame, type EventFrame } from '#sdk/contract/frames.ts';
import type { FakeHost, FakeSocket } from './fake-host.ts';

/** A message event at a position. */
export function messageEvent(mid: number): EventFrame {
  return {
    type: 'message',
    message: {
      mid,
      chatId: '00001',
      kind: 'text',
      text: `m${mid}`,
      senderId: '2',
      senderName: 'Bo',
      avatar: '',
      time: mid,
      ordinal: mid,
      bySystem: false,
    },
  };
}

/** What happens to a frame on its way. */
export type Fate = 'pass' | 'drop' | 'twice' | 'hold';

/** Serves the sockets of one fake host, one at a time. */
export class FakeOfficeSocket {
  readonly events: EventFrame[] = [];
  readonly handshakes: Extract<ControlFrame, { type: 'handshake' }>[] = [];
  readonly pongs: number[] = [];
  /** Decides over each event frame; without it all pass. */
  fate: () => Fate = () => 'pass';
  /** Further behind than this is a resync. */
  furthest = 10_000;
  batchSize = 500;
  tellsCounts = true;
  readonly #host: FakeHost;
  #served: FakeSocket | undefined;
  #read = 0;
  #sent = 0;
  #held: string[] = [];

  constructor(host: FakeHost) {
    this.#host = host;
  }

  get sequence(): number {
    const last = this.events.at(-1);
    return last === undefined ? 0 : sequenceOf(last);
  }

  get socket(): FakeSocket | undefined {
    return this.#served;
  }

  /** Opens the client's newest socket, if it is a new one, and answers what it said. */
  serve(): void {
    const socket = this.#host.sockets.at(-1);
    if (socket === undefined || socket.isClosed) return;
    if (socket !== this.#served) {
      this.#served = socket;
      this.#read = 0;
      this.#sent = 0;
      this.#held = [];
      socket.open();
    }
    for (const text of socket.sent.slice(this.#read)) {
      this.#read += 1;
      const frame = parseFrame(text);
      if (isFault(frame)) throw new Error(`the client sent ${text}`);
      if (frame.type === 'handshake') this.#greet(frame);
      else if (frame.type === 'pong') this.pongs.push(frame.received);
    }
  }

  say(frame: ControlFrame | EventFrame): void {
    this.#served?.say(printFrame(frame));
  }

  /** A new event, live. */
  happen(event: EventFrame): void {
    this.events.push(event);
    this.#deliver(event);
  }

  ping(): void {
    this.say(this.#beat());
  }

  /** A heartbeat that is on its way for long: it arrives behind the next event, and counts what was sent before. */
  slowPing(): void {
    this.#held.push(printFrame(this.#beat()));
  }

  #beat(): ControlFrame {
    return { type: 'ping', sent: this.#sent, sequence: this.sequence, serverTime: 0 };
  }

  #deliver(event: EventFrame): void {
    this.#sent += 1;
    const text = printFrame(event);
    const fate = this.fate();
    if (fate === 'hold') return void this.#held.push(text);
    if (fate !== 'drop') this.#served?.say(text);
    if (fate === 'twice') this.#served?.say(text);
    for (const held of this.#held.splice(0)) this.#served?.say(held);
  }

  #greet(frame: Extract<ControlFrame, { type: 'handshake' }>): void {
    this.handshakes.push(frame);
    const missed = this.events.filter((event) => sequenceOf(event) > (frame.last ?? 0));
    const mode =
      frame.last === undefined || frame.last > this.sequence || missed.length > this.furthest
        ? 'resync'
        : missed.length > 0
          ? 'replay'
          : 'live';
    this.say({
      type: 'welcome',
      personId: '1',
      serverTime: 0,
      heartbeatMs: 3_000,
      sequence: this.sequence,
      mode,
    });
    const counted = (): { sent?: number } => (this.tellsCounts ? { sent: this.#sent } : {});
    const replayed = mode === 'replay' ? missed : [];
    for (let at = 0; at < replayed.length; at += this.batchSize) {
      const events = replayed.slice(at, at + this.batchSize);
      this.#sent += events.length;
      const fate = this.fate();
      if (fate !== 'drop')
        this.say({ type: 'batch', events, sequence: sequenceOf(events.at(-1) as EventFrame), ...counted() });
    }
    this.say({ type: 'live', sequence: this.sequence, ...counted() });
  }
}
