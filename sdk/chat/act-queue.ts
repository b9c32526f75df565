// Acts that were asked for without a network: kept in the store, done in their order at the next connection.
import { asOfficeError, OfficeError, type ErrorData } from '../errors.ts';
import type { Clock } from '../host/port.ts';
import type { Store } from '#storage/store.ts';
import type { ForwardInput } from './acts-api.ts';
import type { Resting } from './rules/waiting-state.ts';

/** What can wait; one more kind is one more row, with its doing in {@link ActDoers}. */
export type QueuedWork =
  | { type: 'forward'; input: ForwardInput & { clientId: string } }
  | { type: 'delete'; chatId: string; mids: readonly number[] };
/** An act that waits. */
export type QueuedAct = {
  id: string;
  createdTime: number;
  state: 'queued' | 'failed';
  error?: ErrorData;
  work: QueuedWork;
};
/** How each kind is done; repeating one must be harmless. */
export type ActDoers = {
  [Type in QueuedWork['type']]: (work: Extract<QueuedWork, { type: Type }>) => Promise<unknown>;
};

/** How long an office that has no room is left alone where it does not say itself, in seconds. */
const busySeconds = 5;

/** Name of the stored value. */
export const queuedActsName = 'queuedActs';

/** The acts of one person that wait on this device. */
export class ActQueue {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #doers: ActDoers;
  readonly #onChange: () => void;
  readonly #report: (error: unknown) => void;
  #running: Promise<void> | undefined;
  /** The pause that the office asked for, and what ends waiting for its end. */
  #rest: { resting: Resting; stop: () => void } | undefined;
  #closed = false;

  constructor(parts: {
    store: Store;
    clock: Clock;
    doers: ActDoers;
    onChange: () => void;
    /** Told of what goes wrong where nobody waits. */
    report: (error: unknown) => void;
  }) {
    this.#store = parts.store;
    this.#clock = parts.clock;
    this.#doers = parts.doers;
    this.#onChange = parts.onChange;
    this.#report = parts.report;
  }

  /** What waits, oldest first. */
  all(): QueuedAct[] {
    return (this.#store.values.parsed(queuedActsName) ?? []) as QueuedAct[];
  }

  add(id: string, work: QueuedWork): void {
    const act: QueuedAct = { id, createdTime: this.#clock.now(), state: 'queued', work };
    this.#change((acts) => [...acts.filter((one) => one.id !== id), act]);
  }

  /** Tries a failed one again. */
  async retry(id: string): Promise<void> {
    this.#change((acts) =>
      acts.map((act) => {
        if (act.id !== id) return act;
        const { createdTime, work } = act;
        return { id, createdTime, work, state: 'queued' };
      }),
    );
    await this.run();
  }

  drop(id: string): void {
    this.#change((acts) => acts.filter((act) => act.id !== id));
  }

  /** Does what waits, one after the other; ends where the network does. Who asks meanwhile waits for the same run. */
  run(): Promise<void> {
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** Looks no more: called before the store is closed; what waits stays for the next start. */
  close(): void {
    this.#closed = true;
    this.#rest?.stop();
    this.#rest = undefined;
  }

  /** The pause that the acts wait for; empty where they wait for a connection. */
  resting(): Resting {
    return this.#rest?.resting ?? {};
  }

  /**
   * Takes over that the office could not do an act now: who was asked to wait comes again by itself; without a network
   * the next connection does it. Answers the pause.
   */
  rest({ code, data }: OfficeError): Resting {
    if (this.#rest === undefined && (code === 'rateLimited' || code === 'busy')) {
      const waitMs = (data.retryAfterSeconds ?? busySeconds) * 1_000;
      const stop = this.#clock.after(waitMs, () => {
        this.#rest = undefined;
        this.run().catch(this.#report);
      });
      this.#rest = { resting: { restsUntil: this.#clock.now() + waitMs, restsWhy: code }, stop };
      this.#onChange();
    }
    return this.resting();
  }

  async #run(): Promise<void> {
    for (const act of this.all().filter(({ state }) => state === 'queued')) {
      if (this.#closed) return;
      try {
        // The kind of the doer is the kind of the work.
        await this.#doers[act.work.type](act.work as never);
        if (this.#closed) return;
        this.drop(act.id);
      } catch (error) {
        if (this.#closed) return;
        const problem = asOfficeError(error);
        if (isAway(problem)) {
          this.rest(problem);
          return;
        }
        this.#change((acts) =>
          acts.map((one) => (one.id === act.id ? { ...one, state: 'failed', error: problem.data } : one)),
        );
      }
    }
  }

  #change(change: (acts: QueuedAct[]) => QueuedAct[]): void {
    this.#store.transaction(() => {
      const after = change(this.all());
      if (after.length === 0) this.#store.values.remove(queuedActsName);
      else this.#store.values.set(queuedActsName, JSON.stringify(after));
    });
    this.#onChange();
  }
}

/** Whether the office has decided against something: asking again would change nothing. */
export function isRefused(error: unknown): boolean {
  return error instanceof OfficeError && error.kind === 'refused';
}

/** Whether an error says only that the office cannot be reached, or does not want to do more, now. */
export function isAway(error: unknown): boolean {
  return (
    error instanceof OfficeError &&
    (error.kind === 'network' || error.code === 'busy' || error.code === 'rateLimited')
  );
}
