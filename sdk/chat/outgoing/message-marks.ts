// Carries out marks of messages at the office and takes over what became of them.
import type { CallOptions, MarksApi, PinnedMessage, ReactionBy } from '../../api.ts';
import type { Message } from '../../contract/entities.ts';
import { splitContent } from '../../contract/markup/content-kind.ts';
import { printMarkup } from '../../contract/markup/markup.ts';
import { OfficeError } from '../../errors.ts';
import type { Clock } from '../../host/port.ts';
import type { ApiClient } from '../../net/api-client.ts';
import type { Store } from '#storage/store.ts';
import type { Receiver } from '../incoming/receive.ts';
import { localMessage, messageRow } from '../rows.ts';
import { composeText, textLimits } from '../rules/message-text.ts';
import { isAway } from './act-queue.ts';
import { emojiOfWord, isEmoji, refused } from './sending.ts';

type Parts = {
  readonly api: ApiClient;
  readonly store: Store;
  readonly receiver: Pick<Receiver, 'marked'>;
  readonly clock: Clock;
  readonly person: { readonly id: string; readonly name: string };
};

/** The marks of one person. */
export class MessageMarks implements MarksApi {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async react(
    chatId: string,
    mid: number,
    { emoji, on }: { emoji: string; on: boolean },
    { signal }: CallOptions = {},
  ): Promise<number> {
    if (on && !isEmoji(emoji)) throw new OfficeError('unsupportedContent');
    const { count, sequence } = await this.#parts.api.chat.reactToMessage(
      { chatId, mid, emoji, on },
      { signal },
    );
    this.#changed(chatId, mid, sequence, { reaction: { emoji, on, count } });
    return count;
  }

  async reactions(
    chatId: string,
    mid: number,
    input: { emoji?: string; page?: number } = {},
  ): Promise<{ people: ReactionBy[]; total: number }> {
    return this.#parts.api.chat.listReactions({ chatId, mid, ...input });
  }

  async edit(chatId: string, mid: number, typed: string, { signal }: CallOptions = {}): Promise<void> {
    const verdict = composeText(typed, { emojis: isEmoji, codes: emojiOfWord });
    if (!verdict.ok) throw refused(verdict);
    const { quote } = splitContent(this.#parts.store.messages.get(chatId, mid)?.text ?? '');
    const text = (quote === undefined ? '' : printMarkup([quote])) + verdict.wire;
    if (text.length > textLimits.stored)
      throw new OfficeError('characterLimit', { params: { count: text.length, limit: textLimits.stored } });
    const { sequence, time } = await this.#parts.api.chat.editMessage({ chatId, mid, text }, { signal });
    this.#changed(chatId, mid, sequence, { text }, time);
  }

  async versions(chatId: string, mid: number): Promise<{ text: string; time: number }[]> {
    return (await this.#parts.api.chat.listVersions({ chatId, mid })).versions;
  }

  async pin(chatId: string, mid: number, on: boolean, { signal }: CallOptions = {}): Promise<void> {
    const { sequence } = await this.#parts.api.chat.pinMessage({ chatId, mid, on }, { signal });
    this.#changed(chatId, mid, sequence, { pinned: on });
  }

  async pinned(chatId: string): Promise<PinnedMessage[]> {
    const { api, store, clock } = this.#parts;
    const reference = `pinned:${chatId}`;
    try {
      const { pinned } = await api.chat.listPinned({ chatId });
      store.copies.put({ reference, revision: 0, body: JSON.stringify(pinned), seenTime: clock.now() });
      return pinned.map((one) => this.#local(one));
    } catch (error) {
      const kept = isAway(error) ? store.copies.get(reference) : undefined;
      if (kept === undefined) throw error;
      return (JSON.parse(kept.body) as KeptPin[]).map((one) => this.#local(one));
    }
  }

  #local({ message, ...rest }: KeptPin): PinnedMessage {
    return { ...rest, message: localMessage(messageRow(message, this.#parts.person.id)) };
  }

  /** The event says the same; a device that takes none, and one whose event is late, know it at once. */
  #changed(
    chatId: string,
    mid: number,
    sequence: number,
    change: { text?: string; reaction?: { emoji: string; on: boolean; count: number }; pinned?: boolean },
    // Only of an edit it is kept, and then as the office has it: other devices hear that one.
    time = this.#parts.clock.now(),
  ): void {
    const { receiver, person } = this.#parts;
    const by = { personId: person.id, personName: person.name };
    receiver.marked({ sequence, chatId, mid, ...by, time, ...change });
  }
}

type KeptPin = { message: Message; personId: string; personName: string; time: number };
