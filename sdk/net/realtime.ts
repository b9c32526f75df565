// Keeps one realtime connection alive: looks the office up, connects, backs off, and gives up when nobody answers.
import type { ConnectionCounts, ConnectionState } from './connection-api.ts';
import { LiveValue, type ReadableValue } from '../base/live-value.ts';
import type { ControlFrame } from '../contract/frames.ts';
import { asOfficeError, OfficeError } from '../errors.ts';
import type { Host } from '../host/port.ts';
import { backOff } from './back-off.ts';
import { noCounts } from './connection-counts.ts';
import { Link, type AnyLink, type LinkEnd, type LinkParts } from './link.ts';
import type { RealtimeHandlers } from './realtime-handlers.ts';
import { SpecLink, type SpecDoors } from './spec-link.ts';

export type { RealtimeHandlers };

/** What a connection is made of. */
export type RealtimeParts = {
  host: Pick<Host, 'openSocket' | 'clock' | 'random' | 'network'>;
  /** Address to try next; one look-up at the most. Rejecting counts as a failed look-up. */
  url(): Promise<string>;
  /** How an address did: it went online, or it failed before that. */
  outcome?(url: string, worked: boolean): void;
  /** The office has told its time, in epoch ms: with the handshake and with every heartbeat. */
  serverTime?(time: number): void;
  /** The office has told what the parameters of all clients are now. */
  parameters?(mark: string): void;
  /** Opens the stored token where that was put off. */
  unseal?(): Promise<void>;
  token(): string | undefined;
  /** The office refused `token`: true when a newer one is at hand and the connection may try again. */
  tokenRefused?(token: string, reason: OfficeError): Promise<boolean>;
  device: string;
  /** True for a one-shot sender that wants acknowledgements but no events. */
  quiet?: boolean;
  /** Durable cursor; undefined is a cold start. Read at every attempt. */
  last(): number | undefined;
  /** Failed look-ups in a row before giving up (spec §9: 10). */
  lookupTries?: number;
  /** Where the server may know the specification alone: whether it does, and what goes by calls then. */
  bySpecification?: SpecDoors & { isSo(): boolean };
  handlers: RealtimeHandlers;
};

/** The realtime connection of one person. */
export interface Realtime {
  readonly state: ReadableValue<ConnectionState>;
  counts(): ConnectionCounts;
  /**
   * Starts, starts again after «gave up», or cuts a pause short; resolves when online. Rejects with the reason when
   * it gave up or the session is over, with the reason of {@link disconnect} when that comes meanwhile. Until then the
   * process lives.
   */
  connect(): Promise<void>;
  /** `reason` is what those hear who wait for the connection; `cancelled` unless given. */
  disconnect(reason?: OfficeError): void;
  /** Begins the handshake anew, where it is wanted at all: what `last` says has changed. Who waits goes on waiting. */
  restart(): void;
  /** False when not online: the frame was not sent. */
  send(frame: ControlFrame): boolean;
}

type Waiter = { resolve(): void; reject(error: OfficeError): void };
/** Longest time a timer can wait, in ms: it only keeps the process alive. */
const forever = 2 ** 30;

class Connection implements Realtime {
  readonly state = new LiveValue<ConnectionState>({ phase: 'idle', attempt: 0 });
  readonly #parts: RealtimeParts;
  readonly #counts: ConnectionCounts = { ...noCounts };
  #waiters: Waiter[] = [];
  #link: AnyLink | undefined;
  /** Grows with every attempt, so that late answers of earlier ones are recognised. */
  #turn = 0;
  /** Failures since a connection proved steady, and look-ups that failed in a row. */
  #failures = 0;
  #failedLookups = 0;
  #wasOnline = false;
  #loading: Promise<void> = Promise.resolve();
  #stopWaiting: (() => void) | undefined;
  #alive: ReturnType<typeof setInterval> | undefined;
  #leaveNetwork: (() => void) | undefined;
  /** Why the last attempts ended. */
  #stopped = new OfficeError('cancelled');

  constructor(parts: RealtimeParts) {
    this.#parts = parts;
  }

  counts(): ConnectionCounts {
    return { ...this.#counts };
  }

  connect(): Promise<void> {
    const { phase } = this.state.get();
    if (phase === 'online') return Promise.resolve();
    const online = new Promise<void>((resolve, reject) => this.#waiters.push({ resolve, reject }));
    this.#alive ??= setInterval(() => {}, forever);
    this.#leaveNetwork ??= this.#parts.host.network?.changes((isThere) => this.#networkChanged(isThere));
    if (phase === 'idle' || phase === 'gaveUp') {
      this.#failures = 0;
      this.#failedLookups = 0;
    }
    if (phase === 'idle' || phase === 'gaveUp' || phase === 'waiting') void this.#attempt();
    return online;
  }

  disconnect(reason = new OfficeError('cancelled')): void {
    this.#stop({ phase: 'idle', attempt: 0 }, reason);
  }

  restart(): void {
    const { phase } = this.state.get();
    if (phase === 'idle' || phase === 'gaveUp') return;
    this.#link?.close();
    this.#link = undefined;
    void this.#attempt();
  }

  send(frame: ControlFrame): boolean {
    return this.#link?.send(frame) ?? false;
  }

  /** Ends all attempts and tells those who wait. */
  #stop(state: ConnectionState, error: OfficeError): void {
    this.#turn += 1;
    this.#stopped = error;
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    this.#link?.close();
    this.#link = undefined;
    this.#wasOnline = false;
    clearInterval(this.#alive);
    this.#alive = undefined;
    this.#leaveNetwork?.();
    this.#leaveNetwork = undefined;
    const waiters = this.#waiters;
    this.#waiters = [];
    this.state.set(state);
    for (const waiter of waiters) waiter.reject(error);
  }

  async #attempt(): Promise<void> {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    const turn = (this.#turn += 1);
    const { network } = this.#parts.host;
    this.state.set({
      phase: 'connecting',
      attempt: this.#failures,
      // It is tried all the same: an office on this device needs no network.
      ...(network?.isThere() === false && { error: new OfficeError('connectionFailed').data }),
    });
    if (this.#parts.unseal !== undefined) {
      await this.#parts.unseal();
      if (turn !== this.#turn) return;
    }
    const token = this.#parts.token();
    if (token === undefined) return this.#sessionOver(new OfficeError('notSignedIn'));
    let url: string;
    try {
      url = await this.#parts.url();
    } catch (error) {
      if (turn === this.#turn) this.#lookupFailed(asOfficeError(error));
      return;
    }
    if (turn !== this.#turn) return;
    this.#failedLookups = 0;
    try {
      this.#open(url, token);
    } catch (error) {
      this.#parts.outcome?.(url, false);
      this.#wait(asOfficeError(error));
    }
  }

  #lookupFailed(error: OfficeError): void {
    if (error.kind === 'auth') return this.#sessionOver(error);
    this.#failedLookups += 1;
    if (this.#failedLookups < (this.#parts.lookupTries ?? 10)) return this.#wait(error);
    // No connection at all, or answers that name no usable server (spec §8: «network failure»).
    const isUnreachable = error.code === 'connectionFailed' || error.code === 'timedOut';
    const code = isUnreachable ? 'networkAnomaly' : 'serverNotFound';
    const final = new OfficeError(code, { params: { tries: this.#failedLookups } }, error);
    this.#stop({ phase: 'gaveUp', attempt: this.#failures + 1, error: final.data }, final);
  }

  #open(url: string, token: string): void {
    const turn = this.#turn;
    const isCurrent = (): boolean => turn === this.#turn;
    const { handlers } = this.#parts;
    let worked = false;
    const parts: LinkParts = {
      host: this.#parts.host,
      url,
      token,
      device: this.#parts.device,
      quiet: this.#parts.quiet === true,
      last: this.#parts.last(),
      handlers: {
        events: (events, checkpoint) => handlers.events(events, checkpoint),
        coldLoad: (sequence, keptTo) => this.#load(() => handlers.coldLoad(sequence, keptTo), isCurrent),
        acknowledged: (ack) => handlers.acknowledged(ack),
        refused: (refusal) => handlers.refused(refusal),
        presence: (presence) => handlers.presence(presence),
        person: (person) => handlers.person(person),
        changed: (changed) => handlers.changed(changed),
        peer: (signal) => handlers.peer(signal),
        signal: (frame) => handlers.signal?.(frame),
      },
      counts: this.#counts,
      onTime: (time) => this.#parts.serverTime?.(time),
      onParameters: (mark) => this.#parts.parameters?.(mark),
      onWelcome: () => {
        if (isCurrent()) this.state.set({ phase: 'catchingUp', attempt: this.#failures });
      },
      onOnline: () => {
        worked = true;
        this.#parts.outcome?.(url, true);
        if (isCurrent()) this.#online();
      },
      onSteady: () => (this.#failures = 0),
      onEnd: (end) => {
        if (!worked) this.#parts.outcome?.(url, false);
        if (isCurrent()) void this.#ended(end, token, worked);
      },
    };
    const { bySpecification } = this.#parts;
    this.#link = bySpecification?.isSo() === true ? new SpecLink(parts, bySpecification) : new Link(parts);
  }

  /** A load of an earlier link may still run; loads follow one another. */
  #load(work: () => Promise<void>, isWanted: () => boolean): Promise<void> {
    const load = this.#loading.then(() =>
      isWanted() ? work() : Promise.reject(new OfficeError('cancelled')),
    );
    this.#loading = load.catch(() => {
      // The link that asked for it hears of the failure; the next load only waits for the end.
    });
    return load;
  }

  #online(): void {
    // It could do everything, so the next pause is short again; a first one only after a heartbeat, lest an office
    // that falls over whenever all are back has all of them back at once.
    this.#failures = Math.min(this.#failures, 1);
    if (this.#wasOnline) this.#counts.reconnects += 1;
    this.#wasOnline = true;
    const waiters = this.#waiters;
    this.#waiters = [];
    this.state.set({ phase: 'online', attempt: 0 });
    this.#parts.handlers.live();
    for (const waiter of waiters) waiter.resolve();
  }

  async #ended(end: LinkEnd, token: string, worked: boolean): Promise<void> {
    this.#link = undefined;
    // The office is there and talks, so the pause is that of a first failure; heartbeats limit how often this happens.
    if (end.kind === 'gap' && worked) this.#failures = 0;
    if (end.kind !== 'session') return this.#wait(end.error);
    const turn = this.#turn;
    // Whoever ends the session may disconnect us while we wait: those who wait shall hear the true reason.
    const waiters = this.#waiters.splice(0);
    const mayTryAgain = (await this.#parts.tokenRefused?.(token, end.error)) ?? false;
    if (mayTryAgain && turn === this.#turn) {
      this.#waiters.push(...waiters);
      return this.#attempt();
    }
    for (const waiter of waiters) waiter.reject(mayTryAgain ? this.#stopped : end.error);
    if (turn === this.#turn) this.#sessionOver(end.error);
  }

  /** Without a network the line is dead though nobody said so yet; with one again there is nothing to wait for. */
  #networkChanged(isThere: boolean): void {
    const { phase } = this.state.get();
    if (isThere && phase === 'waiting') void this.#attempt();
    if (isThere || (phase !== 'connecting' && phase !== 'catchingUp' && phase !== 'online')) return;
    this.#turn += 1;
    this.#link?.close();
    this.#link = undefined;
    this.#wait(new OfficeError('connectionFailed'));
  }

  #sessionOver(error: OfficeError): void {
    this.#stop({ phase: 'idle', attempt: 0, error: error.data }, error);
    this.#parts.handlers.sessionEnded(error);
  }

  #wait(error: OfficeError): void {
    this.#failures += 1;
    const { clock, random } = this.#parts.host;
    const pause = backOff(this.#failures, random.number());
    this.#stopWaiting = clock.after(pause, () => void this.#attempt());
    this.state.set({
      phase: 'waiting',
      attempt: this.#failures,
      retryAt: clock.now() + pause,
      error: error.data,
    });
  }
}

/** A connection that is idle until `connect()`. */
export function createRealtime(parts: RealtimeParts): Realtime {
  return new Connection(parts);
}
