// Messages that wait with their uploads: tried again, or thrown away, both together.
import type { ChatSpace } from '../chat/index.ts';
import { OfficeError } from '../errors.ts';
import type { TransferSpace } from '../transfers/index.ts';
import type { Store } from '#storage/store.ts';

/** What waiting messages stand on; the transfers know the messages, so they come later. */
export type UnsentMessagesParts = {
  store: Store;
  chat: ChatSpace;
  transfers: () => TransferSpace;
};

/** The messages of one person that did not reach the office yet. */
export class UnsentMessages {
  readonly #parts: UnsentMessagesParts;

  constructor(parts: UnsentMessagesParts) {
    this.#parts = parts;
  }

  /** Tries a message again that failed, its upload first where it has one. */
  retry(clientId: string): void {
    if (!this.#parts.transfers().retry(clientId)) this.#parts.chat.outbox.retry(clientId);
  }

  /** The same, until the office has it. @throws OfficeError why it does not get there, or the signal's */
  async retryUntilThere(clientId: string, signal: AbortSignal | undefined): Promise<void> {
    const { store, chat, transfers } = this.#parts;
    const isForLater = (store.outbox.get(clientId)?.dueTime ?? 0) > 0;
    const arrival: Promise<unknown> = isForLater
      ? chat.handover.given(clientId, signal)
      : chat.outbox.settled(clientId, signal);
    this.retry(clientId);
    await transfers().until(arrival, clientId, signal);
  }

  /** Throws a waiting message away, and its upload. */
  async drop(clientId: string): Promise<void> {
    await this.#parts.transfers().dropped(clientId);
    this.giveUp(clientId);
  }

  /** Throws a waiting message away whose upload is gone. */
  giveUp(clientId: string): void {
    this.#parts.chat.outbox.drop(clientId);
    this.#parts.chat.handover.ended(clientId, new OfficeError('cancelled'));
  }
}
