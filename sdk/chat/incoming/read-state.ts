// Tells the office what was read, now or at the next connection; cursors only grow (protocol decision 21).
import { OfficeError } from '../../errors.ts';
import type { ApiClient } from '../../net/api-client.ts';
import type { Clock } from '../../host/port.ts';
import type { Store } from '#storage/store.ts';
import { isRefused } from '../outgoing/act-queue.ts';
import type { Receiver } from './receive.ts';

/** Name of the stored value. */
export const pendingReadsName = 'pendingReads';

/** The read cursors of one person on this device. */
export class ReadState {
  readonly #api: ApiClient;
  readonly #store: Store;
  readonly #receiver: Receiver;
  readonly #clock: Clock;
  readonly #personId: string;

  constructor(parts: { api: ApiClient; store: Store; receiver: Receiver; clock: Clock; personId: string }) {
    this.#api = parts.api;
    this.#store = parts.store;
    this.#receiver = parts.receiver;
    this.#clock = parts.clock;
    this.#personId = parts.personId;
  }

  /** Moves the cursor to `upTo` (the newest message where left out). Without a network it is told later. */
  async mark(chatId: string, upTo?: number): Promise<void> {
    const chat = this.#receiver.row(chatId);
    if (chat === undefined) throw new OfficeError('chatNotFound', { params: { target: chatId } });
    const target = Math.min(upTo ?? chat.lastMid, chat.lastMid);
    if (target <= chat.readMid && !chat.markedUnread && chat.unread === 0) return;
    try {
      await this.#tell(chatId, target);
    } catch (error) {
      if (!(error instanceof OfficeError) || error.kind !== 'network') throw error;
      this.#remember(chatId, target);
      if (target === chat.lastMid) this.#apply(chatId, target, chat.lastOrdinal);
    }
  }

  /** Tells everything that could not be told while there was no network. */
  async flush(): Promise<void> {
    for (const [chatId, upTo] of Object.entries(this.#pending())) {
      try {
        await this.#tell(chatId, upTo);
      } catch (error) {
        // A chat one may not read any more: nobody waits for this, and the others must not wait behind it.
        if (!isRefused(error)) throw error;
      }
      this.#store.transaction(() => {
        const pending = this.#pending();
        if (pending[chatId] === upTo) delete pending[chatId];
        this.#store.values.set(pendingReadsName, JSON.stringify(pending));
      });
    }
  }

  /** The answer is taken over at once, unless events were faster: then they have told this, and may have told more. */
  async #tell(chatId: string, upTo: number): Promise<void> {
    const before = this.#receiver.applied(chatId);
    const { readMid, readOrdinal } = await this.#api.chat.markRead({ chatId, upTo });
    if (this.#receiver.applied(chatId) === before) this.#apply(chatId, readMid, readOrdinal);
  }

  #apply(chatId: string, readMid: number, readOrdinal: number): void {
    const event = {
      type: 'read',
      sequence: 0,
      chatId,
      personId: this.#personId,
      readMid,
      readOrdinal,
      time: this.#clock.now(),
    } as const;
    this.#receiver.events([event]);
  }

  #remember(chatId: string, upTo: number): void {
    this.#store.transaction(() => {
      const pending = this.#pending();
      pending[chatId] = Math.max(pending[chatId] ?? 0, upTo);
      this.#store.values.set(pendingReadsName, JSON.stringify(pending));
    });
  }

  #pending(): Record<string, number> {
    return (this.#store.values.parsed(pendingReadsName) ?? {}) as Record<string, number>;
  }
}
