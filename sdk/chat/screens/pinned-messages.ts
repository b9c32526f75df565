// View model of the messages that are pinned in a chat; asked for anew whenever one comes or goes.
import type { OfficeApi, PinnedMessage } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';

/** What it shows; the newest pin first. */
export type PinnedMessagesSnapshot = {
  pinned: readonly PinnedMessage[];
  /** Which messages these are. */
  mids: ReadonlySet<number>;
  error?: ErrorData | undefined;
};

/** The pins of one chat; none is asked for before the office has said that it knows pins. */
export class PinnedMessagesScreen extends Screen<PinnedMessagesSnapshot> {
  readonly #office: OfficeApi;
  readonly #chatId: string;

  constructor(office: OfficeApi, chatId: string) {
    super({ pinned: [], mids: new Set() });
    this.#office = office;
    this.#chatId = chatId;
    this.onDispose(
      office.events((event) => {
        if (!('chatId' in event) || event.chatId !== chatId) return;
        const concerns =
          event.type === 'messageChanged'
            ? event.pinned !== undefined || this.getSnapshot().mids.has(event.mid)
            : event.type === 'withdraw' || event.type === 'deleted';
        if (concerns) void this.#load();
      }),
    );
    let knew = false;
    this.onDispose(
      office.config.state(({ extensions }) => {
        const knows = extensions?.includes('messageMarks') === true;
        if (knows && !knew) void this.#load();
        knew = knows;
      }),
    );
  }

  /** Takes a pin away, for everybody. */
  async unpin(mid: number): Promise<void> {
    await this.#office.marks.pin(this.#chatId, mid, false);
  }

  async #load(): Promise<void> {
    try {
      const pinned = await this.#office.marks.pinned(this.#chatId);
      this.update({ pinned, mids: new Set(pinned.map(({ message }) => message.mid)), error: undefined });
    } catch (error) {
      this.update({ error: asOfficeError(error).data });
    }
  }
}
