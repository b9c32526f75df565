// Sends to a server that knows the specification alone where its socket takes nothing, and looks for what may have arrived.
import type { Message } from '../../contract/entities.ts';
import type { ControlFrame } from '../../contract/frames.ts';
import type { ApiClient } from '../../net/api-client.ts';
import type { Store } from '#storage/store.ts';

type Sent = Extract<ControlFrame, { type: 'send' }>;
type Arrived = { mid: number; time: number };

/** See the file's first line. */
export class SpecSends {
  readonly #api: ApiClient;
  readonly #store: Store;
  readonly #personId: string;

  constructor(parts: { api: ApiClient; store: Store; personId: string }) {
    this.#api = parts.api;
    this.#store = parts.store;
    this.#personId = parts.personId;
  }

  /** By the calls of friends and groups. A number of 0 says that the server did it and named none. */
  async byCall({ clientId, chatId, kind, text, mentions }: Sent): Promise<Arrived> {
    const row = this.#store.chats.get(chatId);
    const written = { clientId, chatId, kind, text, mentions };
    const { mid, time } =
      row?.kind === 'group'
        ? await this.#api.chat.sendToGroup({ groupId: row.groupId, ...written })
        : await this.#api.chat.sendToFriend({ personId: row?.peerId ?? '', ...written });
    return { mid, time };
  }

  /** The newest own message of these words that this device does not have yet. */
  async find({ chatId, text }: Sent): Promise<Arrived | undefined> {
    const input = { chatId, before: '' as const };
    const page: Message[] =
      this.#store.chats.get(chatId)?.kind === 'group'
        ? await this.#api.chat.getGroupMessages(input)
        : await this.#api.chat.getDirectMessages(input);
    const found = page.find(
      (one) =>
        one.senderId === this.#personId &&
        one.text === text &&
        this.#store.messages.get(chatId, one.mid) === undefined,
    );
    return found === undefined ? undefined : { mid: found.mid, time: found.time };
  }
}
