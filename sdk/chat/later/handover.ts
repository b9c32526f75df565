// Messages that are to be sent at a time to come and still wait for their file or a connection: kept here until the office has them.
import { fenced } from '../../base/fenced.ts';
import { Waiters } from '../../base/waiters.ts';
import type { LaterItem } from '../../contract/later-calls.ts';
import { asOfficeError, OfficeError } from '../../errors.ts';
import type { Clock } from '../../host/port.ts';
import type { ApiClient } from '../../net/api-client.ts';
import type { OutboxRow } from '#storage/rows.ts';
import type { Store } from '#storage/store.ts';
import { failureOf } from '../rows.ts';
import { namedFiles } from '../rules/named-files.ts';
import { checkSendLimits } from '../rules/send-limits.ts';

/** How long a row belongs to the process that hands it over, in ms, and how often it is looked for more. */
const leaseMs = 15_000;
const lookMs = 5_000;

type Parts = {
  api: ApiClient;
  store: Store;
  clock: Clock;
  /** Who leases here, among all that share the store; another than sends messages. */
  holder: string;
  /** Those of which the office has still to be told that they were given up. */
  takingBack: () => ReadonlySet<string>;
  /** Something began or ended to wait, or waits for something else now. */
  onChange: () => void;
  report: (error: unknown) => void;
};
/** One as whoever wrote it gives it. */
type NewScheduled = Omit<OutboxRow, 'position' | 'state' | 'error' | keyof typeof unleased>;
const unleased = { leaseHolder: '', leaseUntil: 0, offered: false };

/** Whether it may go later as it is; an office that has no room for more has decided, one that says when has not. */
const isAway = ({ kind, code, data }: OfficeError): boolean =>
  kind === 'network' || code === 'rateLimited' || (code === 'busy' && data.retryAfterSeconds !== undefined);

/** Whether somebody has changed it since. */
const isOther = (now: OutboxRow, { dueTime, text }: NewScheduled): boolean =>
  now.dueTime !== dueTime || now.text !== text;

/**
 * The way of such messages to the office. Each carries its client id, so handing one over twice makes one message of
 * it, and a kill at any moment leaves it to be handed over again.
 */
export class Handover {
  readonly #parts: Parts;
  readonly #waiters = new Waiters<LaterItem>();
  readonly #stop: () => void;
  #running: Promise<void> | undefined;
  /** What is on its way now, and whether it ended here meanwhile. */
  readonly #underWay = new Map<string, 'ended' | 'wanted'>();
  #again = false;
  #live = false;
  /** The office is being asked what became of something. */
  #isLooking = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#stop = parts.clock.every(lookMs, () => {
      if (this.#live && this.rows().length > 0) void this.run();
      this.settleElsewhere();
    });
  }

  /** What waits, oldest first; failed ones too. */
  rows(): OutboxRow[] {
    return this.#parts.store.outbox.all().filter(({ dueTime }) => dueTime > 0);
  }

  /** Keeps one for good. The same client id twice is one message. */
  add(row: NewScheduled, lease: Pick<OutboxRow, keyof typeof unleased> = unleased): void {
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
    this.add(row, { leaseHolder: holder, leaseUntil: clock.now() + leaseMs, offered: true });
    try {
      const item = await this.#handOver(clientId);
      if (item === undefined) throw new OfficeError('cancelled');
      return item;
    } catch (error) {
      const problem = asOfficeError(error);
      const now = store.outbox.get(clientId);
      // What the office has against the words of before says nothing of those that stand there now.
      const waits = now !== undefined && (isAway(problem) || isOther(now, row));
      if (waits) store.outbox.requeue(clientId);
      else store.outbox.remove(clientId);
      onChange();
      if (!waits) throw problem;
      if (!isAway(problem)) void this.run();
      return undefined;
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
    const tooLate = () => new OfficeError('timedOut', { params: { clientId } });
    return this.#waiters.wait(clientId, signal, tooLate);
  }

  /** Another process may have handed over or given up what somebody here waits for: the office knows. */
  settleElsewhere(): void {
    const { outbox } = this.#parts.store;
    const gone: string[] = [];
    for (const clientId of this.#waiters.ids()) {
      const row = outbox.get(clientId);
      if (row?.state === 'failed') this.ended(clientId, OfficeError.from(failureOf(row)));
      // What is on its way from here has its own end.
      else if (row === undefined && !this.#underWay.has(clientId)) gone.push(clientId);
    }
    if (gone.length === 0 || this.#isLooking) return;
    this.#isLooking = true;
    this.#lookFor(gone)
      // Whoever waits goes on waiting, and it is looked for again.
      .catch((error: unknown) => (isAway(asOfficeError(error)) ? undefined : this.#parts.report(error)))
      .finally(() => (this.#isLooking = false));
  }

  async #lookFor(clientIds: readonly string[]): Promise<void> {
    const { api, store, takingBack } = this.#parts;
    const items = await api.chat.listLater({});
    for (const clientId of clientIds) {
      // Written again meanwhile.
      if (store.outbox.get(clientId) !== undefined) continue;
      const found = items.find((one) => one.clientId === clientId) ?? this.#sent(clientId);
      if (found !== undefined && !takingBack().has(clientId)) this.#waiters.resolve(clientId, found);
      // What neither waits nor has gone out was given up.
      else this.#waiters.reject(clientId, new OfficeError('cancelled'));
    }
  }

  /** One whose time has come meanwhile. */
  #sent(clientId: string): LaterItem | undefined {
    const message = this.#parts.store.messages.byClientId(clientId);
    if (message === undefined) return undefined;
    const { chatId, time, contentType: kind, text } = message;
    return { id: clientId, clientId, chatId, dueTime: time, createdTime: time, kind, text };
  }

  /** There is a connection, or there is none any more. */
  setLive(live: boolean): void {
    this.#live = live;
    if (live) void this.run();
    else this.#release();
  }

  /** Whoever waits for one is told that it ended here. */
  ended(clientId: string, error: OfficeError): void {
    if (this.#underWay.has(clientId)) this.#underWay.set(clientId, 'ended');
    this.#waiters.reject(clientId, error);
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
    this.#release();
    for (const clientId of this.#waiters.ids()) this.ended(clientId, new OfficeError('cancelled'));
  }

  /** Gives back what is this process's: the next connection, or another process, takes it at once. */
  #release(): void {
    const { store, holder, report } = this.#parts;
    fenced(() => {
      if (this.rows().some(({ leaseHolder }) => leaseHolder === holder)) store.outbox.release(holder);
    }, report);
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

  /** What was changed on the way is handed over again. Undefined where it was given up: that is told on its own. */
  async #handOver(clientId: string): Promise<LaterItem | undefined> {
    const { store, onChange, takingBack } = this.#parts;
    for (;;) {
      const row = store.outbox.get(clientId);
      if (row === undefined) return undefined;
      this.#underWay.set(clientId, 'wanted');
      let isEnded = false;
      const item = await this.#offer(row).finally(() => {
        isEnded = this.#underWay.get(clientId) === 'ended' || takingBack().has(clientId);
        this.#underWay.delete(clientId);
      });
      const now = store.outbox.get(clientId);
      // Where nobody has given it up, another process has given it there meanwhile.
      if (now === undefined) return isEnded ? undefined : item;
      if (isOther(now, row)) continue;
      store.outbox.remove(clientId);
      onChange();
      return item;
    }
  }

  /** False where the office cannot be reached now. */
  async #give(row: OutboxRow): Promise<boolean> {
    const { store, onChange } = this.#parts;
    const { clientId } = row;
    try {
      const item = await this.#handOver(clientId);
      if (item !== undefined) this.#waiters.resolve(clientId, item);
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
}
