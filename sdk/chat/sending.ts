// Takes messages from faces: checks them, finds their chat and what they answer, and puts them into the outbox.
import type { LocalChat, LocalMessage, NewMessage } from '../api.ts';
import { contentType } from '../contract/flags.ts';
import { OfficeError } from '../errors.ts';
import type { Host } from '../host/port.ts';
import type { Store } from '#storage/store.ts';
import { faceByName } from './faces.ts';
import type { Outbox } from './outbox.ts';
import { localMessage } from './rows.ts';
import { closedReason } from './rules/closed-reason.ts';
import { composeMessage } from './rules/outgoing.ts';

type Parts = {
  readonly store: Store;
  readonly host: Host;
  readonly outbox: Outbox;
  /** The chat where it is known already. */
  readonly chatOf: (chatId: string) => LocalChat | undefined;
  readonly lookUp: (chatId: string) => Promise<LocalChat>;
};

/** The way of messages into the outbox. */
export class Sending {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** See `ChatApi.send`. */
  async send(input: NewMessage, signal?: AbortSignal): Promise<LocalMessage> {
    const { store, host, outbox } = this.#parts;
    const verdict = composeMessage(
      {
        text: input.text,
        raw: input.raw,
        card: input.card,
        flash: input.flash,
        quoted: input.quote === undefined ? undefined : this.#quoted(input.chatId, input.quote),
      },
      (name) => faceByName.has(name),
    );
    if (!verdict.ok)
      throw new OfficeError(verdict.code, {
        params: verdict.code === 'characterLimit' ? { count: verdict.count, limit: verdict.limit } : {},
      });
    const chat = this.#parts.chatOf(input.chatId) ?? (await this.#parts.lookUp(input.chatId));
    const closed = closedReason(chat);
    if (closed !== undefined) throw new OfficeError(closed, { params: { target: chat.name } });
    const clientId = input.clientId ?? host.random.uuid();
    const stored = input.clientId === undefined ? undefined : store.messages.byClientId(clientId);
    if (stored !== undefined) return localMessage(stored);
    const arrival = input.wait === true ? outbox.settled(clientId, signal) : undefined;
    const { flashText } = verdict;
    if (flashText !== undefined) outbox.holdFlash(clientId, flashText);
    const echo = await outbox.add({
      clientId,
      chatId: chat.id,
      text: verdict.wire,
      contentType: contentType[verdict.kind],
      mentions: input.mentions ?? [],
      citedMid: verdict.citedMid,
      createdTime: host.clock.now(),
    });
    return arrival === undefined ? echo : localMessage(await arrival);
  }

  /** Only what is in the store of this chat can be answered: its words travel with the answer. */
  #quoted(chatId: string, mid: number): LocalMessage {
    const row = this.#parts.store.messages.get(chatId, mid);
    if (row === undefined || row.deleted) throw new OfficeError('quoteRefused');
    return localMessage(row);
  }
}
