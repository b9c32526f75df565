// View model of everything that waits: for its confirmation by the office, or for its time.
import type { LaterEntry, OfficeApi, OutboxEntry } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, mayHelpAgain, type ErrorData } from '../../errors.ts';

/** What it shows. */
export type WaitingSnapshot = {
  /** What goes as soon as it can. */
  outbox: readonly OutboxEntry[];
  /** What is for a time to come and still waits on this device, for its file or for a connection. */
  here: readonly LaterEntry[];
  /** What waits at the office for its time. */
  later: readonly LaterEntry[];
  loading: boolean;
  /** Why the later ones could not be asked for; the outbox is on this device. */
  error?: ErrorData | undefined;
};

/** One list over all chats, kept up to date by what happens. */
export class WaitingScreen extends Screen<WaitingSnapshot> {
  readonly #office: OfficeApi;

  constructor(office: OfficeApi) {
    super({ outbox: [], here: [], later: [], loading: true });
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
      this.update({ later: entries.filter(({ here }) => here === undefined), error: undefined });
    } catch (error) {
      this.update({ error: asOfficeError(error).data });
    } finally {
      this.update({ loading: false });
    }
  }

  async #loadOutbox(): Promise<void> {
    try {
      const { acts, later } = this.#office;
      const [outbox, here] = await Promise.all([acts.outbox(), later.unconfirmed()]);
      const isGiven = here.length < this.getSnapshot().here.length;
      // What is for a time to come is shown with its time.
      this.update({ outbox: outbox.filter(({ dueTime }) => dueTime === undefined), here });
      if (isGiven) void this.reload();
    } catch (error) {
      this.update({ error: asOfficeError(error).data });
    }
  }
}

/** Whether what waits here for its time goes on only if it is told to, and may: paused, or failed for what may be over. */
export function mayRetryHere({ here, error }: Pick<LaterEntry, 'here' | 'error'>): boolean {
  if (here?.state === 'paused') return true;
  return here?.state === 'failed' && (error === undefined || mayHelpAgain(error));
}
