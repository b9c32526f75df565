// One socket from opening to close: handshake, catching up, heartbeats, and handing over events in order.
import { asOfficeError, OfficeError } from '../errors.ts';
import type { ConnectionCounts } from './connection-api.ts';
import { closeCodes, handshakeTimeoutMs } from '../contract/closing.ts';
import { sessionEndedCodes } from '../contract/codes.ts';
import { isFault, parseFrame, printFrame } from '../contract/frame-codec.ts';
import { isEvent, sequenceOf, type ControlFrame, type EventFrame, type Frame } from '../contract/frames.ts';
import type { Host, Socket } from '../host/port.ts';
import { refusalError } from './refusal-errors.ts';
import { EventOrder } from './event-order.ts';
import { keptTo } from './kept-to.ts';
import type { FrameOf, RealtimeHandlers } from './realtime-handlers.ts';

/** Why a link is over: it broke, events were missing from it, or the office says that the session is dead. */
export type LinkEnd = { kind: 'dropped' | 'gap' | 'session'; error: OfficeError };

/** What a link is made of. */
export type LinkParts = {
  host: Pick<Host, 'openSocket' | 'clock'>;
  url: string;
  token: string;
  device: string;
  quiet: boolean;
  last: number | undefined;
  handlers: Omit<RealtimeHandlers, 'sessionEnded' | 'live'>;
  counts: ConnectionCounts;
  /** The office has told its time, in epoch ms. */
  onTime(time: number): void;
  /** The office has told what the parameters of all clients are now (`parametersMark`). */
  onParameters(mark: string): void;
  /** The office has answered the handshake. */
  onWelcome(): void;
  /** Everything missed has been handed over. */
  onOnline(): void;
  /** The first heartbeat after that found nothing missing. */
  onSteady(): void;
  /** Called once. */
  onEnd(end: LinkEnd): void;
};

/** Time for opening, in ms (spec §9: request time-out). The welcome may take as long as the office waits for us. */
const openingTimeoutMs = 10_000;
const welcomeTimeoutMs = handshakeTimeoutMs;
/** Silence is looked for this many times per heartbeat; a link that is silent for two heartbeats is dead. */
const looksPerHeartbeat = 4;
/** Without events the cursor moves along only every so many heartbeats, to spare the disk. */
const idleHeartbeats = 20;

/** A connection in use, whatever its server knows. */
export interface AnyLink {
  /** Sends a frame; false unless online. */
  send(frame: ControlFrame): boolean;
  /** Closes without telling anybody. */
  close(): void;
}

/** A link in use. */
export class Link implements AnyLink {
  readonly #parts: LinkParts;
  readonly #socket: Socket;
  readonly #order: EventOrder;
  #pending: EventFrame[] = [];
  #phase: 'greeting' | 'catchingUp' | 'online' | 'over' = 'greeting';
  #isLoading = false;
  #replayDone = false;
  #flushAsked = false;
  #steady = false;
  #silentLooks = 0;
  #idle = 0;
  #checkpoint: number;
  #stopTimer: () => void;

  constructor(parts: LinkParts) {
    this.#parts = parts;
    this.#order = new EventOrder(parts.last ?? 0);
    this.#checkpoint = parts.last ?? 0;
    this.#stopTimer = this.#dropAfter(openingTimeoutMs);
    this.#socket = parts.host.openSocket(parts.url, {
      onOpen: () => this.#greet(),
      onText: (text) => this.#receive(text),
      onClose: (reason, error) => this.#closed(reason, error),
    });
  }

  /** Sends a frame; false unless online. */
  send(frame: ControlFrame): boolean {
    if (this.#phase !== 'online') return false;
    this.#transmit(frame);
    return true;
  }

  /** Closes without telling anybody. */
  close(): void {
    this.#phase = 'over';
    this.#stopTimer();
    this.#pending = [];
    this.#socket.close();
  }

  #transmit(frame: ControlFrame): void {
    this.#parts.counts.framesOut += 1;
    this.#socket.send(printFrame(frame));
  }

  #end(end: LinkEnd): void {
    if (this.#phase === 'over') return;
    this.close();
    this.#parts.onEnd(end);
  }

  #drop(error: OfficeError): void {
    this.#end({ kind: 'dropped', error });
  }

  /** The close code says it too, should the refusal before it have been lost. */
  #closed(reason: string, error?: OfficeError): void {
    if (error !== undefined) return this.#drop(error);
    const params = { reason: reason.slice(0, 120) };
    if (reason.startsWith(`${closeCodes.sessionEnded}`))
      return this.#end({ kind: 'session', error: new OfficeError('loginExpired', { params }) });
    this.#drop(new OfficeError('connectionFailed', { params }));
  }

  #dropAfter(ms: number): () => void {
    return this.#parts.host.clock.after(ms, () => this.#drop(new OfficeError('timedOut')));
  }

  #greet(): void {
    if (this.#phase !== 'greeting') return;
    this.#stopTimer();
    this.#stopTimer = this.#dropAfter(welcomeTimeoutMs);
    const { token, device, last, quiet } = this.#parts;
    this.#transmit({
      type: 'handshake',
      token,
      device,
      ...(last === undefined ? {} : { last }),
      ...(quiet ? { quiet } : {}),
    });
  }

  #receive(text: string): void {
    if (this.#phase === 'over') return;
    this.#parts.counts.framesIn += 1;
    this.#silentLooks = 0;
    const frame = parseFrame(text);
    if (isFault(frame)) {
      if (frame.fault === 'unknownNumber') this.#parts.counts.unknownFrames += 1;
      else this.#parts.counts.faultyFrames += 1;
      return;
    }
    this.#take(frame);
  }

  #take(frame: Frame): void {
    if (isEvent(frame)) {
      this.#admit(frame);
      return this.#flushSoon();
    }
    switch (frame.type) {
      case 'welcome':
        return this.#welcomed(frame);
      case 'refuse':
        return this.#refused(frame);
      case 'batch':
        for (const event of frame.events) this.#admit(event);
        return this.#settle(frame.sent, frame.sequence);
      case 'live':
        this.#replayDone = true;
        this.#settle(frame.sent, frame.sequence);
        return this.#goOnlineWhenReady();
      case 'ping':
        return this.#pinged(frame);
      case 'ack':
        this.#flush();
        return this.#safely(() => this.#parts.handlers.acknowledged(frame));
      case 'presence':
        return this.#safely(() => this.#parts.handlers.presence(frame));
      case 'person':
        return this.#safely(() => this.#parts.handlers.person(frame));
      case 'changed':
        return this.#safely(() => this.#parts.handlers.changed(frame));
      case 'peer':
        return this.#safely(() => this.#parts.handlers.peer(frame));
      case 'handshake':
      case 'pong':
      case 'send':
      case 'session':
      case 'watch':
      case 'unwatch':
      case 'seat':
        // Only clients send these.
        this.#parts.counts.faultyFrames += 1;
        return undefined;
      default:
        // What a feature says to its like.
        return this.#safely(() => this.#parts.handlers.signal?.(frame));
    }
  }

  #welcomed(welcome: FrameOf<'welcome'>): void {
    if (this.#phase !== 'greeting') {
      this.#parts.counts.faultyFrames += 1;
      return;
    }
    this.#phase = 'catchingUp';
    this.#stopTimer();
    this.#watchSilence(welcome.heartbeatMs);
    this.#told(welcome);
    this.#parts.onWelcome();
    if (this.#parts.quiet) this.#replayDone = true;
    else if (welcome.mode === 'resync' || this.#parts.last === undefined) this.#load(welcome);
    this.#goOnlineWhenReady();
  }

  /** Counts looks instead of reading a clock, which may jump. */
  #watchSilence(heartbeatMs: number): void {
    const look = Math.max(50, heartbeatMs / looksPerHeartbeat);
    this.#stopTimer = this.#parts.host.clock.every(look, () => {
      this.#silentLooks += 1;
      if (this.#silentLooks >= 2 * looksPerHeartbeat) this.#drop(new OfficeError('timedOut'));
    });
  }

  #load(welcome: FrameOf<'welcome'>): void {
    if (this.#parts.last !== undefined) this.#parts.counts.resyncs += 1;
    this.#isLoading = true;
    // From here on the office counts; where it was restored from an older copy, it counts again what it lost.
    this.#order.beginAt(welcome.sequence);
    this.#checkpoint = welcome.sequence;
    this.#parts.handlers.coldLoad(welcome.sequence, keptTo(welcome, this.#parts.last)).then(
      () => this.#loaded(welcome.sequence),
      (error: unknown) => this.#drop(asOfficeError(error)),
    );
  }

  #loaded(sequence: number): void {
    if (this.#phase === 'over') return;
    this.#isLoading = false;
    this.#flush(sequence);
    this.#goOnlineWhenReady();
  }

  #goOnlineWhenReady(): void {
    if (this.#phase !== 'catchingUp' || !this.#replayDone || this.#isLoading) return;
    this.#flush();
    // A handler may have refused the events and ended the link.
    if (this.#phase !== 'catchingUp') return;
    this.#phase = 'online';
    this.#parts.onOnline();
  }

  #refused(refusal: FrameOf<'refuse'>): void {
    const details = { status: refusal.code, ...(refusal.message ? { serverMessage: refusal.message } : {}) };
    if (sessionEndedCodes.includes(refusal.code))
      return this.#end({ kind: 'session', error: new OfficeError('loginExpired', details) });
    if (this.#phase === 'greeting')
      return this.#drop(new OfficeError(refusalError(refusal.code) ?? 'serverMessage', details));
    this.#flush();
    this.#safely(() => this.#parts.handlers.refused(refusal));
  }

  #admit(event: EventFrame): void {
    if (event.type === 'unknown') {
      if (event.wrongField === undefined) this.#parts.counts.unknownFrames += 1;
      else this.#parts.counts.faultyFrames += 1;
    }
    const admission = this.#order.admit(sequenceOf(event));
    if (admission === 'repeated') return;
    if (admission === 'late') return this.#gap();
    this.#pending.push(event);
  }

  #gap(): void {
    this.#parts.counts.gaps += 1;
    this.#end({ kind: 'gap', error: new OfficeError('connectionFailed', { params: { reason: 'gap' } }) });
  }

  /** What every welcome and heartbeat tells beside its own. */
  #told({ serverTime, parameters }: { serverTime: number; parameters?: string | undefined }): void {
    this.#parts.onTime(serverTime);
    if (parameters !== undefined) this.#parts.onParameters(parameters);
  }

  #pinged(ping: FrameOf<'ping'>): void {
    this.#idle += 1;
    this.#told(ping);
    this.#settle(ping.sent, ping.sequence);
    if (this.#phase === 'over') return;
    this.#transmit({ type: 'pong', received: this.#order.received });
    if (this.#phase !== 'online' || this.#steady) return;
    this.#steady = true;
    this.#parts.onSteady();
  }

  /** Compares counts; where nothing is missing, what was taken so far may become the cursor. */
  #settle(sent: number | undefined, sequence: number): void {
    if (this.#phase === 'over') return;
    if (sent === undefined) return this.#flush();
    const moved = this.#order.moved;
    // Who asked for no events gets none, whatever the office counts.
    if (!this.#parts.quiet && !this.#order.isComplete(sent, sequence)) return this.#gap();
    const due = moved || this.#pending.length > 0 || this.#idle >= idleHeartbeats;
    if (this.#isLoading || this.#parts.quiet || !due || sequence <= this.#checkpoint) return this.#flush();
    this.#idle = 0;
    this.#checkpoint = sequence;
    this.#flush(sequence);
  }

  /** Events of one turn go out together: one transaction, one batch to the faces. */
  #flushSoon(): void {
    if (this.#flushAsked) return;
    this.#flushAsked = true;
    queueMicrotask(() => this.#flush());
  }

  #flush(checkpoint?: number): void {
    this.#flushAsked = false;
    if (this.#phase === 'over' || this.#isLoading) return;
    if (this.#pending.length === 0 && checkpoint === undefined) return;
    const events = this.#pending;
    this.#pending = [];
    this.#safely(() => this.#parts.handlers.events(events, checkpoint));
  }

  /** A receiver that throws has not stored what it was given: the link goes, and the office replays. */
  #safely(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#drop(asOfficeError(error));
    }
  }
}
