// Messages that are to be sent at a time to come and still wait for their file or a connection: kept here until the office has them.
import type { LaterItem } from '../contract/later-calls.ts';
import { asOfficeError, OfficeError } from '../errors.ts';
import type { Clock } from '../host/port.ts';
import type { ApiClient } from '../net/api-client.ts';
import type { OutboxRow } from '#storage/rows.ts';
import type { Store } from '#storage/store.ts';
import { namedFiles } from './rules/named-files.ts';
import { checkSendLimits } from './rules/send-limits.ts';

/** How long a row belongs to the process that hands it over, in ms, and how often it is looked for more. */
const leaseMs = 15_000;
const lookMs = 5_000;

type Parts = {
  api: ApiClient;
  store: Store;
  clock: Clock;
  /** Who leases here, among all that share the store; another than sends messages. */
  holder: string;
  /** Something began or ended to wait, or waits for something else now. */
  onChange: () => void;
  report: (error: unknown) => void;
};
/** One as whoever wrote it gives it. */
type NewScheduled = Omit<OutboxRow, 'position' | 'state' | 'error' | 'leaseHolder' | 'leaseUntil'>;
const unleased = { leaseHolder: '', leaseUntil: 0 } as const;

/** Whether it may go later as it is; an office that has no room for more has decided. */
const isAway = ({ kind, code }: OfficeError): boolean => kind === 'network' || code === 'rateLimited';

type Waiter = { resolve(item: LaterItem): void; reject(error: OfficeError): void };

/**
 * The way of such messages to the office. Each carries its client id, so handing one over twice makes one message of
 * it, and a kill at any moment leaves it to be handed over again.
 */
export class Handover {
  readonly #parts: Parts;
  readonly #waiters = new Map<string, Waiter[]>();
  readonly #stop: () => void;
  #running: Promise<void> | undefined;
  #again = false;
  #live = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#stop = parts.clock.every(lookMs, () => {
      if (this.#live && this.rows().length > 0) void this.run();
    });
  }

  /** What waits, oldest first; failed ones too. */
  rows(): OutboxRow[] {
    return this.#parts.store.outbox.all().filter(({ dueTime }) => dueTime > 0);
  }

  /** Keeps one for good. The same client id twice is one message. */
  add(row: NewScheduled, lease: Pick<OutboxRow, 'leaseHolder' | 'leaseUntil'> = unleased): void {
    const { outbox } = this.#parts.store;
    checkSendLimits(row);
    outbox.add({ ...row, state: 'queued', error: '', ...lease });
    this.#parts.onChange();
  }

  /**
   * Keeps one and hands it over in the same step. Undefined where the office cannot take it now: it waits here then.
   * @throws OfficeError what the office has against it; then nothing of it stays
   */
  async put(row: NewScheduled): Promise<LaterItem | undefined> {
    const { store, clock, holder, onChange } = this.#parts;
    const { clientId } = row;
    // It is kept before it goes, and belongs to whoever takes it there: a kill on the way leaves it for the next one.
    this.add(row, { leaseHolder: holder, leaseUntil: clock.now() + leaseMs });
    try {
      const item = await this.#offer(row);
      store.outbox.remove(clientId);
      onChange();
      return item;
    } catch (error) {
      const problem = asOfficeError(error);
      if (isAway(problem)) store.outbox.requeue(clientId);
      else store.outbox.remove(clientId);
      onChange();
      if (isAway(problem)) return undefined;
      throw problem;
    }
  }

  /** Another time, or other words, for one that waits; false where it does not wait here. */
  change(clientId: string, change: { dueTime: number; text: string }): boolean {
    const row = this.#parts.store.outbox.get(clientId);
    if (row === undefined || row.dueTime === 0) return false;
    this.#parts.store.outbox.reschedule(clientId, change.dueTime, change.text);
    // What the office refused may be right now.
    if (row.state === 'failed' && row.waitsFor === '') this.#parts.store.outbox.requeue(clientId);
    this.#parts.onChange();
    void this.run();
    return true;
  }

  /** Resolves when the office has it; rejects when it refused, when it was dropped, and at the signal. */
  given(clientId: string, signal?: AbortSignal): Promise<LaterItem> {
    return new Promise((resolve, reject) => {
      this.#waiters.set(clientId, [...(this.#waiters.get(clientId) ?? []), { resolve, reject }]);
      const tooLate = (): void => reject(new OfficeError('timedOut', { params: { clientId } }));
      signal?.addEventListener('abort', tooLate, { once: true });
    });
  }

  /** There is a connection, or there is none any more. */
  setLive(live: boolean): void {
    this.#live = live;
    if (live) void this.run();
  }

  /** Whoever waits for one is told that it ended here. */
  ended(clientId: string, error: OfficeError): void {
    this.#settle(clientId, (waiter) => waiter.reject(error));
  }

  /** Hands over everything that is ready. Who asks meanwhile has it looked for once more. */
  run(): Promise<void> {
    this.#again = true;
    // Whoever starts it does not wait for it: a store that cannot be written now is told, and asked again later.
    this.#running ??= this.#run()
      .catch(this.#parts.report)
      .finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** Ends this process's part; what waits stays. */
  close(): void {
    this.#live = false;
    this.#stop();
    for (const clientId of [...this.#waiters.keys()]) this.ended(clientId, new OfficeError('cancelled'));
  }

  async #run(): Promise<void> {
    const { store, clock, holder } = this.#parts;
    while (this.#again && this.#live) {
      this.#again = false;
      for (const row of store.outbox.claimScheduled(holder, clock.now(), clock.now() + leaseMs)) {
        // The ones behind a slow one are still this process's: another that gave them too would look like a taking back.
        store.outbox.extend(holder, clock.now() + leaseMs);
        if (!(await this.#give(row))) return;
      }
    }
  }

  #offer(row: NewScheduled): Promise<LaterItem> {
    const { clientId, chatId, dueTime, text, contentType: kind, mentions } = row;
    const facts = { clientId, chatId, dueTime, kind, text, mentions, ...namedFiles(text) };
    return this.#parts.api.chat.scheduleMessage(facts);
  }

  /** False where the office cannot be reached now. What was changed on the way is handed over again. */
  async #give(row: OutboxRow): Promise<boolean> {
    const { store, api, onChange } = this.#parts;
    const { clientId, dueTime, text } = row;
    try {
      const item = await this.#offer(row);
      const now = store.outbox.get(clientId);
      if (now !== undefined && (now.dueTime !== dueTime || now.text !== text)) return await this.#give(now);
      if (now === undefined) await api.chat.operateLater({ id: item.id, operation: 'cancel' });
      store.outbox.remove(clientId);
      onChange();
      this.#settle(clientId, (waiter) => waiter.resolve(item));
    } catch (error) {
      const problem = asOfficeError(error);
      if (!this.#live) return false;
      if (isAway(problem)) {
        store.outbox.release(this.#parts.holder);
        return false;
      }
      store.outbox.fail(clientId, JSON.stringify(problem.data));
      onChange();
      this.ended(clientId, problem);
    }
    return true;
  }

  #settle(clientId: string, tell: (waiter: Waiter) => void): void {
    const waiters = this.#waiters.get(clientId) ?? [];
    this.#waiters.delete(clientId);
    for (const waiter of waiters) tell(waiter);
  }
}
