// View model of everything that waits: for its confirmation by the office, or for its time.
import type { LaterEntry, OfficeApi, OutboxEntry } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';

/** What it shows. */
export type WaitingSnapshot = {
  outbox: readonly OutboxEntry[];
  later: readonly LaterEntry[];
  loading: boolean;
  /** Why the later ones could not be asked for; the outbox is on this device. */
  error?: ErrorData | undefined;
};

/** One list over all chats, kept up to date by what happens. */
export class WaitingScreen extends Screen<WaitingSnapshot> {
  readonly #office: OfficeApi;
  /** What waits at the office for its time, and what still waits here for its file. */
  #given: readonly LaterEntry[] = [];
  #waiting: readonly LaterEntry[] = [];

  constructor(office: OfficeApi) {
    super({ outbox: [], later: [], loading: true });
    this.#office = office;
    this.onDispose(
      office.events((event) => {
        if (event.type === 'outbox') void this.#loadOutbox();
        if (event.type === 'later' || event.type === 'reminder') void this.reload();
      }),
    );
    // What was sent leaves the outbox; only its number is told then.
    this.onDispose(office.chat.queued(() => void this.#loadOutbox()));
    this.onDispose(office.files.transfers(() => void this.#loadOutbox()));
    this.onDispose(office.groups.waiting(() => void this.#loadOutbox()));
    void this.reload();
  }

  /** Asks for what waits for its time. */
  async reload(): Promise<void> {
    try {
      const entries = await this.#office.later.list();
      this.#given = entries.filter(({ upload }) => upload === undefined);
      this.#waiting = entries.filter(({ upload }) => upload !== undefined);
      this.update({ later: entries, error: undefined });
    } catch (error) {
      this.update({ error: asOfficeError(error).data });
    } finally {
      this.update({ loading: false });
    }
  }

  async #loadOutbox(): Promise<void> {
    try {
      const { acts, later } = this.#office;
      const [outbox, waiting] = await Promise.all([acts.outbox(), later.unconfirmed()]);
      const isGiven = waiting.length < this.#waiting.length;
      this.#waiting = waiting;
      const entries = [...waiting, ...this.#given].sort((a, b) => a.dueTime - b.dueTime);
      // What is for a time to come stands in that list alone.
      this.update({ outbox: outbox.filter(({ dueTime }) => dueTime === undefined), later: entries });
      if (isGiven) void this.reload();
    } catch (error) {
      this.update({ error: asOfficeError(error).data });
    }
  }
}
