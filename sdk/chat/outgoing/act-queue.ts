// Acts that were asked for without a network: kept in the store, done in their order at the next connection.
import { asOfficeError, OfficeError, type ErrorData } from '../../errors.ts';
import type { Clock } from '../../host/port.ts';
import type { MessageActRow } from '#storage/rows.ts';
import type { Store } from '#storage/store.ts';
import type { ForwardInput } from '../acts-api.ts';
import type { Resting } from '../rules/waiting-state.ts';

/** What can wait; one more kind is one more row, with its doing in {@link ActDoers}. */
export type QueuedWork =
  | { type: 'forward'; input: ForwardInput & { clientId: string } }
  | { type: 'delete'; chatId: string; mids: readonly number[] }
  /** A message that was to be sent at a time, dropped here while the office may have it. `text` as it travels. */
  | { type: 'takeBack'; chatId: string; clientId: string; text: string }
  | MarkWork;
/**
 * A mark of a message. The last one of a kind counts. It keeps what the office has instead, which others may change
 * while it waits: `had` whether the reaction is there, `before` the wording; `basedOn` is when the wording that was
 * edited had come.
 */
export type MarkWork =
  | { type: 'react'; chatId: string; mid: number; emoji: string; on: boolean; had?: boolean }
  | {
      type: 'edit';
      chatId: string;
      mid: number;
      text: string;
      mentions?: readonly string[];
      before: { text: string; editedTime: number };
      basedOn?: number;
    }
  | { type: 'pin'; chatId: string; mid: number; on: boolean };
/** An act that waits. */
export type QueuedAct = {
  id: string;
  /** Tells an act from a newer one that has taken its place under the same id. */
  revision?: string;
  createdTime: number;
  state: 'queued' | 'failed';
  error?: ErrorData;
  work: QueuedWork;
};
/** How each kind is done; repeating one must be harmless. `isLast`: whether no newer act has taken its place meanwhile. */
export type ActDoers = {
  [Type in QueuedWork['type']]: (
    work: Extract<QueuedWork, { type: Type }>,
    isLast: () => boolean,
  ) => Promise<unknown>;
};

/** How long an office that has no room is left alone where it does not say itself, in seconds. */
const busySeconds = 5;

/** How often it is looked for what waits while there is a connection, in ms: a call can fail where the socket holds. */
const lookMs = 5_000;

/** Name of the value in which older versions kept all that waited, as one list. */
export const queuedActsName = 'queuedActs';

/** The acts of one person that wait on this device. */
export class ActQueue {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #random: { uuid(): string };
  readonly #doers: ActDoers;
  readonly #onChange: () => void;
  readonly #report: (error: unknown) => void;
  #running: Promise<void> | undefined;
  /** The pause that the office asked for, and what ends waiting for its end. */
  #rest: { resting: Resting; stop: () => void } | undefined;
  /** Ends looking again, while there is a connection. */
  #stop: (() => void) | undefined;
  #again = false;
  #closed = false;

  constructor(parts: {
    store: Store;
    clock: Clock;
    random: { uuid(): string };
    doers: ActDoers;
    onChange: () => void;
    /** Told of what goes wrong where nobody waits. */
    report: (error: unknown) => void;
  }) {
    this.#store = parts.store;
    this.#clock = parts.clock;
    this.#random = parts.random;
    this.#doers = parts.doers;
    this.#onChange = parts.onChange;
    this.#report = parts.report;
    this.#takeOver();
  }

  /** There is a connection, or there is none any more. */
  setLive(live: boolean): void {
    this.#stop?.();
    this.#stop = undefined;
    if (!live || this.#closed) return;
    this.#stop = this.#clock.every(lookMs, () => {
      if (this.#rest === undefined && this.#running === undefined) this.#runAlone();
    });
    this.#runAlone();
  }

  /** What waits, oldest first. */
  all(): QueuedAct[] {
    return this.#store.messageActs.all().map(actOf);
  }

  add(id: string, work: QueuedWork): void {
    const act: QueuedAct = {
      ...{ id, work, revision: this.#random.uuid(), createdTime: this.#clock.now() },
      state: 'queued',
    };
    this.#change((table) => table.put(rowOf(act)));
  }

  /** Tries a failed one again. */
  async retry(id: string): Promise<void> {
    this.#change((table) => table.requeue(id));
    await this.run();
  }

  /** Takes over what is known now of what an act does; it stays the same act. */
  renew(id: string, work: QueuedWork): void {
    this.#change((table) => table.renew(id, JSON.stringify(work)));
  }

  /** It is not going to happen unless somebody wants it all the same. */
  fail(id: string, error: ErrorData): void {
    this.#change((table) => table.fail(id, JSON.stringify(error)));
  }

  drop(id: string): void {
    this.#change((table) => table.remove(id));
  }

  /**
   * Does what waits, one after the other; ends where the network does. Who asks meanwhile waits for the same run, which
   * then looks once more.
   */
  run(): Promise<void> {
    this.#again = true;
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** Looks no more: called before the store is closed; what waits stays for the next start. */
  close(): void {
    this.#closed = true;
    this.#stop?.();
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
        this.#runAlone();
      });
      this.#rest = { resting: { restsUntil: this.#clock.now() + waitMs, restsWhy: code }, stop };
      this.#onChange();
    }
    return this.resting();
  }

  /** Nobody waits for it. */
  #runAlone(): void {
    this.run().catch(this.#report);
  }

  async #run(): Promise<void> {
    while (this.#again) {
      this.#again = false;
      for (const { id } of this.#queued()) {
        if (this.#closed) return;
        // Somebody may have given it up, or done it, meanwhile.
        const act = this.#queued().find((one) => one.id === id);
        if (act !== undefined && !(await this.#do(act))) return;
      }
    }
  }

  #queued(): QueuedAct[] {
    return this.all().filter(({ state }) => state === 'queued');
  }

  /** False where it is to be tried later. */
  async #do({ id, revision, work }: QueuedAct): Promise<boolean> {
    // Somebody may have changed their mind while the call was on its way: what waits then is another act.
    const isIt = (): boolean => {
      const row = this.#store.messageActs.get(id);
      return row !== undefined && row.revision === (revision ?? '');
    };
    try {
      // The kind of the doer is the kind of the work.
      await this.#doers[work.type](work as never, isIt);
      if (this.#closed) return false;
      this.#change((table) => isIt() && table.remove(id));
      // What has taken its place came behind those that this run goes through.
      if (this.#queued().some((one) => one.id === id)) this.#again = true;
    } catch (error) {
      if (this.#closed) return false;
      const problem = asOfficeError(error);
      if (isAway(problem)) {
        this.rest(problem);
        return false;
      }
      this.#change((table) => isIt() && table.fail(id, JSON.stringify(problem.data)));
    }
    return true;
  }

  #change(change: (table: Store['messageActs']) => unknown): void {
    this.#store.transaction(() => change(this.#store.messageActs));
    this.#onChange();
  }

  /** Gives each act a row that an older version left in one list; a store that was built anew may have the list, too. */
  #takeOver(): void {
    if (this.#store.values.get(queuedActsName) === undefined) return;
    this.#store.transaction(() => {
      // Another process may have been faster.
      for (const act of (this.#store.values.parsed(queuedActsName) ?? []) as QueuedAct[])
        if (this.#store.messageActs.get(act.id) === undefined) this.#store.messageActs.put(rowOf(act));
      this.#store.values.remove(queuedActsName);
    });
  }
}

function rowOf({
  id,
  revision,
  createdTime,
  state,
  error,
  work,
}: QueuedAct): Omit<MessageActRow, 'position'> {
  const why = error === undefined ? '' : JSON.stringify(error);
  return { actId: id, revision: revision ?? '', work: JSON.stringify(work), createdTime, state, error: why };
}

/** The table gives back only JSON, and only this queue writes it. */
function actOf({ actId, revision, createdTime, state, error, work }: MessageActRow): QueuedAct {
  return {
    ...{ id: actId, createdTime, state, work: JSON.parse(work) as QueuedWork },
    ...(revision === '' ? {} : { revision }),
    ...(error === '' ? {} : { error: JSON.parse(error) as ErrorData }),
  };
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

/** Whether an act marks a message. */
export const isMark = (work: QueuedWork): work is MarkWork =>
  work.type === 'react' || work.type === 'edit' || work.type === 'pin';
