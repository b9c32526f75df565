// Runs uploads and downloads: which of them now, how far they are, what stops them, and what happens after a failure.
import type { LocalTransfer, QueueMove } from '../api.ts';
import { fenced } from '../base/fenced.ts';
import { LiveList } from '../base/live-list.ts';
import { Waiters } from '../base/waiters.ts';
import { asOfficeError, OfficeError } from '../errors.ts';
import type { Host } from '../host/port.ts';
import type { TransferRow } from '#storage/rows.ts';
import type { Store } from '#storage/store.ts';
import { forgetOld } from './forget-old.ts';
import { earlierOf } from './rules/sending-order.ts';
import type { Run } from './run.ts';
import { roomOf } from './rules/transfer-room.ts';
import { isUnderWay, lineOf, movedTurns, transferShape } from './rules/transfer-acts.ts';
import { errorOf, shownTransfer } from './shown-transfer.ts';

/** How long a transfer belongs to the process that runs it, in ms; extended while it runs. */
const leaseMs = 15_000;
/** Progress is told this often at most, in ms. */
const tellEveryMs = 150;
/** Pauses before a transfer without a connection is tried again, in ms. */
const retryMs = [500, 2_000, 5_000, 15_000, 30_000] as const;

/**
 * So often a one-shot command sees a transfer to a disk, or from the office, break off without anything moving before it
 * ends: the pauses in between are those of everybody, altogether some twenty seconds.
 */
const patienceOfCommands = 4;

/** What the queue stands on. */
export type TransferQueueParts = {
  host: Pick<Host, 'clock' | 'processId'>;
  store: Store;
  maxUploads: () => number;
  maxDownloads: () => number;
  /** Does the work; what it gives is kept with the row that is done. */
  perform(row: TransferRow, run: Run): Promise<Partial<TransferRow>>;
  /** A transfer that will not be tried again by itself. */
  failed(row: TransferRow, error: OfficeError): void;
  /** No connection; `again` is false where this process stops trying. */
  report(error: unknown): void;
};

type Running = { controller: AbortController; finished: Promise<void>; next?: TransferRow['state'] };

const ended: readonly TransferRow['state'][] = ['done', 'failed', 'paused', 'stopped'];

/** The transfers of one person in one process. */
export class TransferQueue {
  readonly list = new LiveList<LocalTransfer>(transferShape);
  /** Whether what is added now begins now. */
  readonly isOnline = (): boolean => this.#online || this.#own !== undefined;
  readonly #parts: TransferQueueParts;
  readonly #running = new Map<string, Running>();
  readonly #far = new Map<string, { done: number; phase: 'checking' | 'moving' }>();
  readonly #resting = new Map<string, () => void>();
  /** Those that are up and wait for their turn: they take nobody's room. */
  readonly #holding = new Set<string>();
  readonly #waiters = new Waiters<TransferRow>();
  readonly #undo: (() => void)[] = [];
  #own: Set<string> | undefined;
  /** Forgotten whenever anything but an end changes who waits. */
  #lines: Record<'up' | 'down', string[]> | undefined;
  /** Changes when another process writes. */
  #version: number;
  #online = false;
  #closed = false;
  #telling: (() => void) | undefined;

  constructor(parts: TransferQueueParts) {
    this.#parts = parts;
    forgetOld(parts.store, parts.host.clock.now());
    this.#version = parts.store.dataVersion();
    this.list.apply({ reset: parts.store.transfers.all().map((row) => this.#shown(row)) });
    this.#undo.push(
      parts.host.clock.every(leaseMs / 3, () => {
        if (this.#running.size > 0)
          parts.store.transfers.extend(parts.host.processId, parts.host.clock.now() + leaseMs);
        // Whoever was killed beside this process holds nothing any more.
        parts.store.releaseGone();
        const version = parts.store.dataVersion();
        if (version !== this.#version) this.reread();
        this.#version = version;
        this.#drainAnew();
      }),
    );
  }

  /** A one-shot command runs only what it added itself. */
  restrictToOwn(): void {
    this.#own ??= new Set();
  }

  /** Another process has changed something. */
  reread(): void {
    const rows = this.#parts.store.transfers.all();
    const there = new Set(rows.map((row) => row.id));
    const gone = this.list.rows().filter((one) => !there.has(one.id));
    this.list.apply({ upsert: rows.map((row) => this.#shown(row)), remove: gone.map((one) => one.id) });
    for (const id of this.#waiters.ids()) if (!this.#running.has(id)) this.#settleElsewhere(id);
  }

  /** Another process may have ended what somebody here waits for. */
  #settleElsewhere(id: string): void {
    const row = this.#parts.store.transfers.get(id);
    const error = row === undefined ? new OfficeError('cancelled') : errorOf(row);
    if (row?.state === 'done') this.#waiters.resolve(id, row);
    else if (error !== undefined) this.#waiters.reject(id, error);
  }

  /** A connection is there, or is gone: what waits is tried at once, or waits. */
  setOnline(online: boolean): void {
    this.#online = online;
    if (!online) return;
    for (const stop of this.#resting.values()) stop();
    this.#resting.clear();
    this.#drainAnew();
  }

  /** The id of a download to a place: of one that broke off there, which goes on then, else a new one. */
  idOf(fileId: string, place: string, unique: string): string {
    const begun = this.list
      .rows()
      .find(
        (one) =>
          one.state !== 'done' && one.direction === 'down' && one.place === place && one.fileId === fileId,
      );
    return begun?.id ?? `${fileId}-${unique}`;
  }

  /** Many at once: they are shown together. */
  addAll(rows: readonly TransferRow[]): void {
    for (const { id } of rows) this.#own?.add(id);
    const { store } = this.#parts;
    const kept = store.transaction(() => rows.map((row) => store.transfers.put(row)));
    this.list.apply({ upsert: kept.map((row) => this.#shown(row)) });
    this.#drainAnew();
  }

  add(row: TransferRow): void {
    this.#own?.add(row.id);
    this.#parts.store.transfers.put(row);
    this.#show(row.id);
    this.#drainAnew();
  }

  /** Resolves when a transfer is done; rejects when it failed, was cancelled, or cannot go on in this process. */
  settled(id: string): Promise<TransferRow> {
    return this.#waiters.wait(id);
  }

  /** Stops a transfer where it is; `paused` by a person, `stopped` by signing out. */
  async halt(id: string, state: 'paused' | 'stopped'): Promise<void> {
    const row = this.#parts.store.transfers.get(id);
    if (row === undefined || ended.includes(row.state)) return;
    const running = this.#running.get(id);
    if (running !== undefined) {
      running.next = state;
      running.controller.abort();
      await running.finished;
    } else this.#change(id, { state, leaseHolder: '', leaseUntil: 0 });
  }

  /** Goes on with a transfer that was paused, stopped or has failed. */
  resume(id: string): void {
    const row = this.#parts.store.transfers.get(id);
    if (row === undefined || row.state === 'done' || this.#running.has(id)) return;
    this.#resting.get(id)?.();
    this.#resting.delete(id);
    this.#own?.add(id);
    // What another process is at goes on there; here it begins where that one is gone.
    if (row.state !== 'running')
      this.#change(id, { state: 'waiting', error: '', leaseHolder: '', leaseUntil: 0 });
    this.#drainAnew();
  }

  /** Changes the turns of what waits; whoever waits already to be begun is looked at anew. */
  reorder(id: string, move: QueueMove): void {
    const rows = this.list.rows();
    const direction = this.list.get(id)?.direction;
    if (direction === undefined) return;
    for (const [moved, turn] of movedTurns(lineOf(rows, direction), id, move, rows))
      this.#change(moved, { turn });
    this.#drainAnew();
  }

  /** Takes a transfer away and answers what it was. */
  async remove(id: string): Promise<TransferRow | undefined> {
    const row = this.#parts.store.transfers.get(id);
    await this.halt(id, 'stopped');
    this.#parts.store.transfers.remove(id);
    this.#far.delete(id);
    this.list.apply({ remove: [id] });
    this.#waiters.reject(id, new OfficeError('cancelled'));
    return row;
  }

  /** Uploads that are neither done nor given up. */
  uploads(): LocalTransfer[] {
    return this.list
      .rows()
      .filter(({ direction, state }) => direction === 'up' && ['waiting', 'running'].includes(state));
  }

  /** Starts what may run now, whatever has changed. */
  #drainAnew(): void {
    this.#lines = undefined;
    this.drain();
  }

  /** Starts what may run now. */
  drain(): void {
    if (this.#closed || !this.isOnline()) return;
    const { store, host } = this.#parts;
    const now = host.clock.now();
    this.#lines ??= this.#lineUp();
    for (const [direction, line] of Object.entries(this.#lines) as ['up' | 'down', string[]][])
      while (line.length > 0 && this.#runningOf(direction) < this.#room(direction)) {
        const id = line.pop() ?? '';
        const state = this.list.get(id)?.state;
        const may = (state === 'waiting' || state === 'running') && !this.#resting.has(id);
        if (!may || this.#running.has(id)) continue;
        const row = store.transfers.claim(id, host.processId, now, now + leaseMs);
        if (row !== undefined) this.#start(row);
      }
  }

  /** Those that may run here, by direction, the first one last: a list of thousands is not sorted for each that ends. */
  #lineUp(): Record<'up' | 'down', string[]> {
    const lines: Record<'up' | 'down', string[]> = { up: [], down: [] };
    for (const { id, direction, state } of this.list.rows())
      if (state !== 'done' && this.#own?.has(id) !== false) lines[direction].push(id);
    return lines;
  }

  /** Ends this process's part; what ran goes on at the next start. */
  close(): Promise<void> | undefined {
    this.#closed = true;
    for (const undo of this.#undo.splice(0)) undo();
    this.#telling?.();
    for (const stop of this.#resting.values()) stop();
    for (const id of this.#waiters.ids()) this.#waiters.reject(id, new OfficeError('cancelled'));
    const running = [...this.#running.values()];
    if (running.length === 0) return undefined;
    for (const one of running) {
      one.next ??= 'waiting';
      one.controller.abort();
    }
    return Promise.all(running.map((one) => one.finished)).then(() => undefined);
  }

  #room(direction: 'up' | 'down'): number {
    return direction === 'up' ? this.#parts.maxUploads() : this.#parts.maxDownloads();
  }

  #runningOf(direction: 'up' | 'down'): number {
    let room = 0;
    for (const id of this.#running.keys()) {
      const row = this.#holding.has(id) ? undefined : this.list.get(id);
      if (row?.direction === direction) room += roomOf(row);
    }
    return room;
  }

  async #turn(row: TransferRow, signal: AbortSignal): Promise<void> {
    const earlier = (): string[] => (signal.aborted ? [] : earlierOf(row, this.#parts.store.transfers.all()));
    for (let ids = earlier(); ids.length > 0; ids = earlier()) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const look = (): void => {
        const under = ids.some((id) => isUnderWay(this.list.get(id) ?? { state: 'stopped' }));
        if (signal.aborted || !under) resolve();
      };
      this.#holding.add(row.id);
      const unsubscribe = this.list.subscribe(look);
      signal.addEventListener('abort', look, { once: true });
      // What has waited for room may be what this one waits for.
      this.#drainAnew();
      look();
      await promise;
      unsubscribe();
      this.#holding.delete(row.id);
    }
    if (signal.aborted) throw new OfficeError('cancelled');
  }

  #start(row: TransferRow): void {
    const controller = new AbortController();
    const { promise: finished, resolve } = Promise.withResolvers<void>();
    const running: Running = { controller, finished };
    this.#running.set(row.id, running);
    this.#show(row.id);
    const run: Run = {
      signal: controller.signal,
      progress: (far) => {
        this.#far.set(row.id, far);
        // Something has moved: the next break is a new one.
        if (far.phase === 'moving' && far.done > row.done) this.#failed.delete(row.id);
        this.#tellSoon();
      },
      keep: (change) => this.#parts.store.transfers.change(row.id, change),
      turn: () => this.#turn(row, controller.signal),
    };
    this.#parts
      .perform(row, run)
      .then((change) => this.#done(row, change))
      .catch((error: unknown) => this.#broke(row, running, asOfficeError(error)))
      .catch((error: unknown) => {
        // The store cannot be written now: whoever waits hears of it, and the row goes on when its lease is over.
        this.#parts.report(error);
        this.#waiters.reject(row.id, asOfficeError(error));
      })
      .finally(() => {
        this.#running.delete(row.id);
        resolve();
        // A store that cannot be read or written now is told; nobody waits for this.
        fenced(() => {
          this.#show(row.id);
          this.drain();
        }, this.#parts.report);
      });
  }

  #done(row: TransferRow, change: Partial<TransferRow>): void {
    const released = { state: 'done', done: row.size, leaseHolder: '', leaseUntil: 0 } as const;
    this.#change(row.id, { ...released, ...change });
    this.#failed.delete(row.id);
    this.#far.delete(row.id);
    this.#waiters.resolve(row.id, { ...row, ...released, ...change });
  }

  #broke(row: TransferRow, running: Running, error: OfficeError): void {
    const released = { leaseHolder: '', leaseUntil: 0 };
    if (running.next !== undefined) return this.#change(row.id, { ...released, state: running.next });
    if (error.kind === 'network' || error.code === 'busy') {
      const { clock } = this.#parts.host;
      const failures = Math.min(retryMs.length - 1, (this.#failed.get(row.id) ?? -1) + 1);
      this.#failed.set(row.id, failures);
      this.#resting.get(row.id)?.();
      // A timer and no time of day: a clock that is set back makes nobody wait longer.
      this.#resting.set(
        row.id,
        clock.after(retryMs[failures] ?? 0, () => {
          this.#resting.delete(row.id);
          this.#drainAnew();
        }),
      );
      this.#change(row.id, { ...released, state: 'waiting' });
      // A one-shot command waits a while and does not stay: whoever does goes on with it. Messages wait in the outbox.
      if (this.#own !== undefined && (row.clientId !== '' || failures >= patienceOfCommands)) {
        this.#own.delete(row.id);
        this.#waiters.reject(row.id, error);
      }
      return;
    }
    this.#change(row.id, { ...released, state: 'failed', error: JSON.stringify(error.data) });
    this.#parts.failed(row, error);
    this.#waiters.reject(row.id, error);
  }

  readonly #failed = new Map<string, number>();

  #change(id: string, change: Partial<TransferRow>): void {
    this.#parts.store.transfers.change(id, change);
    this.#show(id);
  }

  #show(id: string): void {
    const row = this.#parts.store.transfers.get(id);
    if (row !== undefined) this.list.apply({ upsert: [this.#shown(row)] });
  }

  #tellSoon(): void {
    this.#telling ??= this.#parts.host.clock.after(tellEveryMs, () => {
      this.#telling = undefined;
      const running = [...this.#running.keys()].flatMap((id) => {
        const shown = this.list.get(id);
        return shown === undefined ? [] : [{ ...shown, ...this.#far.get(id) }];
      });
      this.list.apply({ upsert: running });
    });
  }

  #shown(row: TransferRow): LocalTransfer {
    const far = this.#running.has(row.id) ? this.#far.get(row.id) : undefined;
    return {
      ...shownTransfer(row),
      done: far?.done ?? row.done,
      phase: far?.phase ?? 'moving',
      state: this.#isAbandoned(row) ? 'waiting' : row.state,
    };
  }

  /** Whoever was at it is gone: nobody is now. */
  #isAbandoned(row: TransferRow): boolean {
    const isHere = this.#running.has(row.id);
    return row.state === 'running' && !isHere && row.leaseUntil <= this.#parts.host.clock.now();
  }
}
