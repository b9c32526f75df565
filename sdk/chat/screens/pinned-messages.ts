// View model of the messages that are pinned in a chat; asked for anew whenever one comes or goes.
import type { OfficeApi, PinnedMessage } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';

/** What it shows; the newest pin first. */
export type PinnedMessagesSnapshot = { pinned: readonly PinnedMessage[]; error?: ErrorData | undefined };

/** The pins of one chat, at an office that knows pins. */
export class PinnedMessagesScreen extends Screen<PinnedMessagesSnapshot> {
  readonly #office: OfficeApi;
  readonly #chatId: string;

  constructor(office: OfficeApi, chatId: string) {
    super({ pinned: [] });
    this.#office = office;
    this.#chatId = chatId;
    this.onDispose(
      office.events((event) => {
        const isPin = event.type === 'messageChanged' && event.pinned !== undefined;
        const changesOne =
          event.type === 'messageChanged' &&
          this.getSnapshot().pinned.some(({ message }) => message.mid === event.mid);
        const isHere = 'chatId' in event && event.chatId === chatId;
        if (isHere && (isPin || changesOne || event.type === 'withdraw' || event.type === 'deleted'))
          void this.#load();
      }),
    );
    void this.#load();
  }

  /** Takes a pin away, for everybody. */
  async unpin(mid: number): Promise<void> {
    await this.#office.marks.pin(this.#chatId, mid, false);
  }

  async #load(): Promise<void> {
    try {
      this.update({ pinned: await this.#office.marks.pinned(this.#chatId), error: undefined });
    } catch (error) {
      this.update({ error: asOfficeError(error).data });
    }
  }
}
