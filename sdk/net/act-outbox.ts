// Acts of features that may wait for a network: done in their order, once, and shown while they wait.
import { LiveValue } from '../base/live-value.ts';
import { asOfficeError, OfficeError, type ErrorData } from '../errors.ts';
import { patiently } from './patience.ts';

/** What an act would do, as a key of the sentences with its parameters, and what it is about: the name of a thing. */
export type ActLine = {
  key: string;
  parameters?: Readonly<Record<string, string | number>>;
  about?: string;
};

/** An act that is not done yet, or was refused. */
export type WaitingAct = {
  clientId: string;
  feature: string;
  line: ActLine;
  /** When it was done here, in epoch ms. */
  time: number;
  state: 'queued' | 'failed';
  error?: ErrorData;
};

/** What became of an act: the office's answer, or that it waits. */
export type ActDone<Answer> =
  | { state: 'done'; clientId: string; answer: Answer }
  | { state: 'queued'; clientId: string };

/** The part of the store that keeps them. */
export type ActTable = {
  add(row: Omit<ActRow, 'position'>): ActRow;
  all(): ActRow[];
  get(clientId: string): ActRow | undefined;
  fail(clientId: string, error: string): void;
  requeue(clientId: string): void;
  remove(clientId: string): void;
};
type ActRow = {
  position: number;
  clientId: string;
  feature: string;
  act: string;
  line: string;
  createdTime: number;
  state: 'queued' | 'failed';
  error: string;
};

/** How a feature tells the office of an act. The office does what carries a known client id once. */
export type ActPerformer = (act: unknown, clientId: string, signal: AbortSignal) => Promise<unknown>;

/** What features see of it. */
export interface FeatureActs {
  /** Says how the feature's acts are told to the office; it does so when it opens. */
  performs(feature: string, perform: ActPerformer): void;
  /**
   * Does an act now, or as soon as there is a network. `act` is plain data; the same client id is one act.
   * @throws OfficeError where the office refuses it, or it cannot be kept
   */
  do<Answer>(
    feature: string,
    act: unknown,
    line: ActLine,
    options?: { clientId?: string },
  ): Promise<ActDone<Answer>>;
  /** Those of one feature that wait or failed, with what they were: for showing at once what will be. */
  of(feature: string): readonly (WaitingAct & { act: unknown })[];
}

/** What the outbox is made of. */
export type ActOutboxParts = {
  table: ActTable;
  now(): number;
  uuid(): string;
  /** Opens the feature whose act is next, where it has not said yet how it does them. */
  opens(feature: string): Promise<unknown>;
  /** Errors of work that nobody waits for. */
  report(error: unknown): void;
};

type Waiter = { resolve(done: { answer: unknown } | undefined): void; reject(error: unknown): void };

/** The outbox of one person's features. */
export class ActOutbox implements FeatureActs {
  /** Acts that wait or failed, oldest first. */
  readonly waiting: LiveValue<readonly WaitingAct[]>;
  readonly #parts: ActOutboxParts;
  readonly #performers = new Map<string, ActPerformer>();
  readonly #waiters = new Map<string, Waiter>();
  readonly #closing = new AbortController();
  #draining: Promise<void> | undefined;
  /** Somebody asked while it was under way. */
  #again = false;

  constructor(parts: ActOutboxParts) {
    this.#parts = parts;
    this.waiting = new LiveValue<readonly WaitingAct[]>(parts.table.all().map(waitingAct));
  }

  performs(feature: string, perform: ActPerformer): void {
    this.#performers.set(feature, perform);
  }

  async do<Answer>(
    feature: string,
    act: unknown,
    line: ActLine,
    options: { clientId?: string } = {},
  ): Promise<ActDone<Answer>> {
    const { table, now, uuid } = this.#parts;
    const clientId = options.clientId ?? uuid();
    const words = { feature, act: JSON.stringify(act), line: JSON.stringify(line) };
    if (table.get(clientId) === undefined)
      table.add({ clientId, ...words, createdTime: now(), state: 'queued', error: '' });
    const outcome = new Promise<{ answer: unknown } | undefined>((resolve, reject) =>
      this.#waiters.set(clientId, { resolve, reject }),
    );
    this.#publish();
    this.drain();
    const done = await outcome;
    if (done === undefined) return { state: 'queued', clientId };
    return { state: 'done', clientId, answer: done.answer as Answer };
  }

  of(feature: string): readonly (WaitingAct & { act: unknown })[] {
    const own = this.#parts.table.all().filter((row) => row.feature === feature);
    return own.map((row) => ({ ...waitingAct(row), act: JSON.parse(row.act) as unknown }));
  }

  /** Tells the office what waits, in order; called whenever a connection came about. */
  drain(): void {
    if (this.#draining !== undefined) {
      this.#again = true;
      return;
    }
    this.#again = false;
    this.#draining = this.#drainAll()
      .catch((error: unknown) => {
        this.#release();
        this.#parts.report(error);
      })
      .finally(() => {
        this.#draining = undefined;
        if (this.#again && !this.#closing.signal.aborted) this.drain();
      });
  }

  /** Tries one again that failed, and whatever waits. Resolves when it was tried. */
  async retry(clientId: string): Promise<void> {
    this.#parts.table.requeue(clientId);
    this.#publish();
    this.drain();
    while (this.#draining !== undefined) await this.#draining;
  }

  /** Gives up on one; what was meant to happen does not. */
  async drop(clientId: string): Promise<void> {
    this.#parts.table.remove(clientId);
    this.#waiters.get(clientId)?.reject(new OfficeError('cancelled'));
    this.#waiters.delete(clientId);
    this.#publish();
  }

  /** Nothing is sent any more; what waits stays in the store. */
  close(): void {
    this.#closing.abort();
    this.#release();
  }

  async #drainAll(): Promise<void> {
    const { table } = this.#parts;
    const { signal } = this.#closing;
    for (;;) {
      const row = table.all().find(({ state }) => state === 'queued');
      if (row === undefined || signal.aborted) return;
      const waiter = this.#waiters.get(row.clientId);
      try {
        const answer = await this.#perform(row);
        if (signal.aborted) return;
        table.remove(row.clientId);
        waiter?.resolve({ answer });
      } catch (error) {
        // Nobody is there any more, and the act is still in the store.
        if (signal.aborted) return;
        const problem = asOfficeError(error);
        // Without a network nothing behind it gets through either: everybody is told that it waits.
        if (problem.kind === 'network' || problem.kind === 'auth' || problem.code === 'busy')
          return this.#release();
        // Whoever waits for the answer gets it; what nobody waits for any more is shown as failed.
        if (waiter === undefined) table.fail(row.clientId, JSON.stringify(problem.data));
        else {
          table.remove(row.clientId);
          waiter.reject(problem);
        }
      }
      this.#waiters.delete(row.clientId);
      this.#publish();
    }
  }

  async #perform(row: ActRow): Promise<unknown> {
    const { signal } = this.#closing;
    if (!this.#performers.has(row.feature)) await this.#parts.opens(row.feature);
    const perform = this.#performers.get(row.feature);
    // This build has no such feature, or it does nothing that waits.
    if (perform === undefined) throw new OfficeError('notFound');
    const act: unknown = JSON.parse(row.act);
    return patiently(() => perform(act, row.clientId, signal), signal);
  }

  /** Whoever waits for an answer hears that it comes later. */
  #release(): void {
    for (const waiter of this.#waiters.values()) waiter.resolve(undefined);
    this.#waiters.clear();
  }

  #publish(): void {
    if (!this.#closing.signal.aborted) this.waiting.set(this.#parts.table.all().map(waitingAct));
  }
}

function waitingAct({ clientId, feature, line, createdTime, state, error }: ActRow): WaitingAct {
  return {
    clientId,
    feature,
    line: JSON.parse(line) as ActLine,
    time: createdTime,
    state,
    ...(error === '' ? {} : { error: JSON.parse(error) as ErrorData }),
  };
}
