// A connection to a server that knows the specification alone: no sequence, no gaps, each message sent once, by socket or by call.
import { refusalCodes, sessionEndedCodes } from '../contract/codes.ts';
import { printFrame } from '../contract/frame-codec.ts';
import type { ControlFrame } from '../contract/frames.ts';
import { asOfficeError, OfficeError } from '../errors.ts';
import type { Socket } from '../host/port.ts';
import { AwaitedMessages, type Awaited } from './awaited.ts';
import type { AnyLink, LinkEnd, LinkParts } from './link.ts';
import { readSpecFrame, type SpecFrame } from './spec-frames.ts';
import { KnownGroups } from './spec-rows.ts';

/** What such a connection needs besides. */
export type SpecDoors = {
  personId: string;
  isGroup(chatId: string): boolean;
  /** Sends by the calls of friends and groups, where the socket is not spoken. */
  sendByCall(frame: Awaited): Promise<{ mid: number; time: number }>;
  /** The number of a message that may have arrived, looked for in the newest page of its chat. */
  findSent(frame: Awaited): Promise<{ mid: number; time: number } | undefined>;
};

/** How long a server may leave the handshake unanswered before it counts as one that answers none, in ms. */
const greetingMs = 2_000;
const openingMs = 5_000;
/** After so long without a word a message is looked for in its chat; after twice that nobody knows. */
const confirmMs = 3_500;
/** How often a server without a socket is asked what is new. */
const lookMs = 15_000;
/** Ends that say that the session is over, in the numbers of the close frame. */
const sessionClose = /^(4001|4401)/;

/** See the file's first line. */
export class SpecLink implements AnyLink {
  readonly #parts: LinkParts;
  readonly #doors: SpecDoors;
  readonly #known = new KnownGroups();
  readonly #awaited = new AwaitedMessages();
  readonly #socket: Socket;
  #phase: 'opening' | 'greeting' | 'loading' | 'online' | 'over' = 'opening';
  /** Whether the server answers in frames, and so takes messages by them. */
  #isSpoken = false;
  #hasSocket = false;
  #pending: Extract<SpecFrame, { type: 'event' }>['event'][] = [];
  #stops: (() => void)[] = [];

  constructor(parts: LinkParts, doors: SpecDoors) {
    this.#parts = parts;
    this.#doors = doors;
    this.#after(openingMs, () => this.#withoutSocket());
    this.#socket = parts.host.openSocket(parts.url, {
      onOpen: () => this.#greet(),
      onText: (text) => this.#receive(text),
      onClose: (reason, error) => this.#closed(reason, error),
    });
  }

  send(frame: ControlFrame): boolean {
    if (this.#phase !== 'online') return false;
    if (frame.type === 'send') {
      this.#awaited.add(frame);
      const { citedMid } = frame;
      const counted = citedMid === undefined ? frame : { ...frame, citedMid: Math.floor(citedMid / 2) };
      if (this.#isSpoken) this.#transmit(counted);
      else this.#call(frame);
      this.#after(confirmMs, () => void this.#look(frame, false));
      return true;
    }
    if (frame.type === 'session' && this.#isSpoken) this.#transmit(frame);
    // What the specification has no frame for is told to nobody, and nothing waits for it.
    return frame.type === 'session';
  }

  close(): void {
    this.#phase = 'over';
    for (const stop of this.#stops.splice(0)) stop();
    this.#pending = [];
    this.#socket.close();
  }

  #after(ms: number, work: () => void): void {
    this.#stops.push(
      this.#parts.host.clock.after(ms, () => {
        if (this.#phase !== 'over') work();
      }),
    );
  }

  #transmit(frame: ControlFrame): void {
    this.#parts.counts.framesOut += 1;
    this.#socket.send(printFrame(frame));
  }

  #end(end: LinkEnd): void {
    if (this.#phase === 'over') return;
    const left = this.#awaited.all();
    this.close();
    // Nobody knows whether these arrived: their writer decides.
    for (const { clientId } of left) this.#uncertain(clientId);
    this.#parts.onEnd(end);
  }

  #closed(reason: string, error?: OfficeError): void {
    if (this.#phase === 'opening' && error === undefined) return this.#withoutSocket();
    if (!this.#hasSocket && this.#phase !== 'greeting' && error === undefined) return;
    const params = { reason: reason.slice(0, 120) };
    if (sessionClose.test(reason))
      return this.#end({ kind: 'session', error: new OfficeError('loginExpired', { params }) });
    this.#end({ kind: 'dropped', error: error ?? new OfficeError('connectionFailed', { params }) });
  }

  #greet(): void {
    if (this.#phase !== 'opening') return;
    this.#phase = 'greeting';
    this.#hasSocket = true;
    const { token, device } = this.#parts;
    this.#transmit({ type: 'handshake', token, device });
    this.#after(greetingMs, () => this.#welcome());
  }

  /** There is no socket, or none that opens: calls do, as long as they are answered. */
  #withoutSocket(): void {
    if (this.#phase !== 'opening') return;
    this.#hasSocket = false;
    this.#welcome();
  }

  #welcome(): void {
    if (this.#phase !== 'opening' && this.#phase !== 'greeting') return;
    this.#phase = 'loading';
    this.#parts.onWelcome();
    if (this.#parts.quiet) return this.#online();
    this.#load().then(
      () => this.#online(),
      (error: unknown) => this.#end({ kind: 'dropped', error: asOfficeError(error) }),
    );
  }

  #load(): Promise<void> {
    return this.#parts.handlers.coldLoad(0, undefined);
  }

  #online(): void {
    if (this.#phase !== 'loading') return;
    this.#phase = 'online';
    this.#flush();
    this.#parts.onOnline();
    this.#parts.onSteady();
    if (this.#isSpoken || this.#parts.quiet) return;
    const look = (): void => {
      this.#load().catch((error: unknown) => this.#end({ kind: 'dropped', error: asOfficeError(error) }));
    };
    this.#stops.push(this.#parts.host.clock.every(lookMs, look));
  }

  #receive(text: string): void {
    if (this.#phase === 'over') return;
    this.#parts.counts.framesIn += 1;
    const frame = readSpecFrame(text, this.#known, this.#doors.isGroup);
    if (frame === undefined) {
      this.#parts.counts.faultyFrames += 1;
      return;
    }
    if (frame.type === 'unknown') this.#parts.counts.unknownFrames += 1;
    else this.#isSpoken = true;
    this.#take(frame);
    if (frame.type !== 'refuse') this.#welcome();
  }

  #take(frame: SpecFrame): void {
    switch (frame.type) {
      case 'ping':
        return this.#transmit({ type: 'pong', received: 0 });
      case 'event':
        return this.#event(frame.event);
      case 'ack':
        return this.#acknowledged(frame);
      case 'refuse':
        return this.#refused(frame);
      case 'control':
        if (frame.frame.type === 'presence') this.#parts.handlers.presence(frame.frame);
        return;
      default:
    }
  }

  #event(event: Extract<SpecFrame, { type: 'event' }>['event']): void {
    this.#pending.push(event.type === 'message' ? { ...event, message: this.#own(event.message) } : event);
    if (this.#phase === 'online') this.#flush();
  }

  /** An own message that comes back is the one that went out, whether it says so or not. */
  #own(message: Extract<Extract<SpecFrame, { type: 'event' }>['event'], { type: 'message' }>['message']) {
    if (message.senderId !== this.#doors.personId) return message;
    const clientId = this.#awaited.echoed(message);
    if (clientId === undefined) return message;
    this.#awaited.confirm(clientId, message.chatId, message.mid);
    return { ...message, clientId };
  }

  #flush(): void {
    const events = this.#pending;
    this.#pending = [];
    if (events.length === 0) return;
    try {
      this.#parts.handlers.events(events);
    } catch (error) {
      this.#end({ kind: 'dropped', error: asOfficeError(error) });
    }
  }

  #acknowledged(ack: Extract<SpecFrame, { type: 'ack' }>): void {
    const { mid, time, chatId } = ack;
    if (chatId !== undefined && this.#awaited.isConfirmed(chatId, mid)) return;
    const meant = this.#awaited.meant(ack);
    // Without a number the message itself is waited for.
    if (meant === undefined || mid === 0) return;
    this.#confirm(meant, { mid, time });
  }

  #confirm({ clientId, chatId }: Awaited, { mid, time }: { mid: number; time: number }): void {
    this.#awaited.confirm(clientId, chatId, mid);
    this.#parts.handlers.acknowledged({
      type: 'ack',
      ...{ clientId, mid, chatId },
      time: time || this.#parts.host.clock.now(),
      ordinal: 0,
    });
  }

  #refused({ code, message, clientId }: Extract<SpecFrame, { type: 'refuse' }>): void {
    if (sessionEndedCodes.includes(code) || code === 401) {
      const details = { status: code, ...(message === '' ? {} : { serverMessage: message }) };
      return this.#end({ kind: 'session', error: new OfficeError('loginExpired', details) });
    }
    const meant = this.#awaited.meant({ clientId });
    if (meant === undefined) return;
    this.#awaited.giveUp(meant.clientId);
    this.#parts.handlers.refused({ type: 'refuse', clientId: meant.clientId, code, message });
  }

  #uncertain(clientId: string): void {
    this.#awaited.giveUp(clientId);
    this.#parts.handlers.refused({ type: 'refuse', clientId, code: refusalCodes.sendUncertain, message: '' });
  }

  #call(frame: Awaited): void {
    this.#doors.sendByCall(frame).then(
      (sent) => {
        if (sent.mid > 0 && this.#awaited.has(frame.clientId)) this.#confirm(frame, sent);
        else void this.#look(frame, false);
      },
      (thrown: unknown) => {
        const { kind, data } = asOfficeError(thrown);
        if (kind === 'network' || !this.#awaited.has(frame.clientId)) return;
        this.#awaited.giveUp(frame.clientId);
        const { clientId } = frame;
        const message = data.serverMessage ?? '';
        this.#parts.handlers.refused({
          type: 'refuse',
          clientId,
          code: data.status ?? refusalCodes.notFound,
          message,
        });
      },
    );
  }

  /** Nobody has said anything of it: it is looked for where it should be, twice. */
  async #look(frame: Awaited, isLast: boolean): Promise<void> {
    if (!this.#awaited.has(frame.clientId)) return;
    const found = await this.#doors.findSent(frame).catch(() => undefined);
    if (this.#phase === 'over' || !this.#awaited.has(frame.clientId)) return;
    if (found !== undefined) return this.#confirm(frame, found);
    if (isLast) this.#uncertain(frame.clientId);
    else this.#after(confirmMs, () => void this.#look(frame, true));
  }
}
