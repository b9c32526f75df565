// Carries out marks of messages at the office and takes over what became of them.
import type { CallOptions, MarkReport, MarksApi, PinnedMessage, ReactionBy } from '../../api.ts';
import type { Message } from '../../contract/entities.ts';
import { splitContent } from '../../contract/markup/content-kind.ts';
import { printMarkup } from '../../contract/markup/markup.ts';
import { asOfficeError, OfficeError } from '../../errors.ts';
import type { Clock } from '../../host/port.ts';
import type { ApiClient } from '../../net/api-client.ts';
import type { Store } from '#storage/store.ts';
import type { Receiver } from '../incoming/receive.ts';
import { localMessage, messageRow } from '../rows.ts';
import { composeText, textLimits } from '../rules/message-text.ts';
import { isAway, isMark, type ActDoers, type ActQueue, type MarkWork } from './act-queue.ts';
import { emojisOfWords, isEmoji, refused } from './sending.ts';

type Parts = {
  readonly api: ApiClient;
  readonly store: Store;
  readonly receiver: Pick<Receiver, 'marked'>;
  readonly clock: Clock;
  readonly person: { readonly id: string; readonly name: string };
  /** Where marks wait that were made without a network. */
  readonly queue: () => Pick<ActQueue, 'all' | 'add' | 'drop' | 'rest'>;
};

type Change = { text?: string; reaction?: { emoji: string; on: boolean; count: number }; pinned?: boolean };

/** The marks of one person. */
export class MessageMarks implements MarksApi {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** How those that waited are done; what the office refuses is taken back here too. */
  readonly doers: Pick<ActDoers, MarkWork['type']> = {
    react: (work, isLast) => this.#orBack(work, isLast, () => this.#react(work)),
    edit: (work, isLast) => this.#orBack(work, isLast, () => this.#edit(work)),
    pin: (work, isLast) => this.#orBack(work, isLast, () => this.#pin(work)),
  };

  async react(
    chatId: string,
    mid: number,
    { emoji, on }: { emoji: string; on: boolean },
    { signal }: CallOptions = {},
  ): Promise<MarkReport & { count: number }> {
    if (on && !isEmoji(emoji)) throw new OfficeError('unsupportedContent');
    const work = { type: 'react', chatId, mid, emoji, on } as const;
    const report = await this.#orWait(work, () => this.#react(work, signal));
    return { ...report, count: this.#reaction(work)?.count ?? 0 };
  }

  async reactions(
    chatId: string,
    mid: number,
    input: { emoji?: string; page?: number } = {},
  ): Promise<{ people: ReactionBy[]; total: number }> {
    return this.#parts.api.chat.listReactions({ chatId, mid, ...input });
  }

  async edit(chatId: string, mid: number, typed: string, { signal }: CallOptions = {}): Promise<MarkReport> {
    const verdict = composeText(typed, { emojis: isEmoji, codes: await emojisOfWords(typed) });
    if (!verdict.ok) throw refused(verdict);
    const row = this.#parts.store.messages.get(chatId, mid);
    const { quote } = splitContent(row?.text ?? '');
    const text = (quote === undefined ? '' : printMarkup([quote])) + verdict.wire;
    if (text.length > textLimits.stored)
      throw new OfficeError('characterLimit', { params: { count: text.length, limit: textLimits.stored } });
    const before = { text: row?.text ?? '', editedTime: row?.marks?.editedTime ?? 0 };
    const work = { type: 'edit', chatId, mid, text, before } as const;
    return this.#orWait(work, () => this.#edit(work, signal));
  }

  async versions(chatId: string, mid: number): Promise<{ text: string; time: number }[]> {
    return (await this.#parts.api.chat.listVersions({ chatId, mid })).versions;
  }

  async pin(chatId: string, mid: number, on: boolean, { signal }: CallOptions = {}): Promise<MarkReport> {
    const work = { type: 'pin', chatId, mid, on } as const;
    return this.#orWait(work, () => this.#pin(work, signal));
  }

  async pinned(chatId: string): Promise<PinnedMessage[]> {
    const { api, store, clock } = this.#parts;
    const reference = `pinned:${chatId}`;
    try {
      const { pinned } = await api.chat.listPinned({ chatId });
      store.copies.put({ reference, revision: 0, body: JSON.stringify(pinned), seenTime: clock.now() });
      return this.#withWaiting(chatId, pinned);
    } catch (error) {
      const kept = isAway(error) ? store.copies.get(reference) : undefined;
      if (kept !== undefined) return this.#withWaiting(chatId, JSON.parse(kept.body) as KeptPin[]);
      const waiting = isAway(error) ? this.#withWaiting(chatId, []) : [];
      if (waiting.length === 0) throw error;
      return waiting;
    }
  }

  /** Takes back what was shown of a mark that is not going to happen. */
  takeBack(work: MarkWork): void {
    const { chatId, mid } = work;
    if (work.type === 'react') this.#showReaction({ ...work, on: !work.on });
    else if (work.type === 'pin') this.#soon(chatId, mid, { pinned: !work.on });
    // Another wording may have come from another device meanwhile.
    else if (this.#parts.store.messages.get(chatId, mid)?.text === work.text)
      this.#soon(chatId, mid, { text: work.before.text }, work.before.editedTime);
  }

  async #react({ chatId, mid, emoji, on }: Of<'react'>, signal?: AbortSignal): Promise<void> {
    const input = { chatId, mid, emoji, on };
    const { count, sequence } = await this.#parts.api.chat.reactToMessage(input, { signal });
    this.#changed(chatId, mid, sequence, { reaction: { emoji, on, count } });
  }

  async #edit({ chatId, mid, text }: Of<'edit'>, signal?: AbortSignal): Promise<void> {
    const { sequence, time } = await this.#parts.api.chat.editMessage({ chatId, mid, text }, { signal });
    this.#changed(chatId, mid, sequence, { text }, time);
  }

  async #pin({ chatId, mid, on }: Of<'pin'>, signal?: AbortSignal): Promise<void> {
    const { sequence } = await this.#parts.api.chat.pinMessage({ chatId, mid, on }, { signal });
    this.#changed(chatId, mid, sequence, { pinned: on });
  }

  /** Does it now; without a network it waits, and is shown at once. */
  async #orWait(work: MarkWork, now: () => Promise<void>): Promise<MarkReport> {
    const queue = this.#parts.queue();
    const id = idOf(work);
    const waiting = queue.all().find((act) => act.id === id);
    // The newer one says it all: the one that waits must not come after it.
    if (waiting !== undefined) queue.drop(id);
    const earlier = waiting?.state === 'queued' ? (waiting.work as MarkWork) : undefined;
    try {
      await now();
      return { queued: false };
    } catch (error) {
      if (!isAway(error)) {
        if (earlier !== undefined) this.takeBack(earlier);
        throw error;
      }
      const { type } = work;
      queue.add(id, type === 'edit' && earlier?.type === type ? { ...work, before: earlier.before } : work);
      this.#show(work);
      if (work.type === 'pin') this.#soon(work.chatId, work.mid, { pinned: work.on });
      queue.rest(asOfficeError(error));
      return { queued: true };
    }
  }

  async #orBack(work: MarkWork, isLast: () => boolean, now: () => Promise<void>): Promise<void> {
    try {
      await now();
      if (!isLast()) this.#showWaiting();
    } catch (error) {
      // What was asked for since stays shown.
      if (!isAway(error) && isLast()) this.takeBack(work);
      else this.#showWaiting();
      throw error;
    }
  }

  /** What the office has told meanwhile knows nothing of what waits. */
  #showWaiting(): void {
    for (const { state, work } of this.#parts.queue().all())
      if (state === 'queued' && isMark(work)) this.#show(work);
  }

  /** A message as it is going to be; which are pinned is asked for, not stored. */
  #show(work: MarkWork): void {
    const { chatId, mid } = work;
    if (work.type === 'react') this.#showReaction(work);
    else if (work.type === 'edit' && this.#parts.store.messages.get(chatId, mid)?.text !== work.text)
      this.#soon(chatId, mid, { text: work.text });
  }

  #reaction({ chatId, mid, emoji }: { chatId: string; mid: number; emoji: string }) {
    const { reactions = [] } = this.#parts.store.messages.get(chatId, mid)?.marks ?? {};
    return reactions.find((one) => one.emoji === emoji);
  }

  #showReaction({ chatId, mid, emoji, on }: Of<'react'>): void {
    const known = this.#reaction({ chatId, mid, emoji });
    if ((known?.mine ?? false) === on) return;
    const count = Math.max(0, (known?.count ?? 0) + (on ? 1 : -1));
    this.#soon(chatId, mid, { reaction: { emoji, on, count } });
  }

  /** What the office has still to hear: the message stays as far in the sequence as it was. */
  #soon(chatId: string, mid: number, change: Change, time?: number): void {
    const changed = this.#parts.store.messages.get(chatId, mid)?.marks?.changed ?? 0;
    this.#changed(chatId, mid, changed + 1, change, time);
  }

  /** The pins as they are going to be. */
  #withWaiting(chatId: string, pins: readonly KeptPin[]): PinnedMessage[] {
    const { queue, store, person } = this.#parts;
    let pinned = pins.map((one) => this.#local(one));
    for (const { work, createdTime, state } of queue().all()) {
      if (work.type !== 'pin' || work.chatId !== chatId || state !== 'queued') continue;
      pinned = pinned.filter(({ message }) => message.mid !== work.mid);
      const row = work.on ? store.messages.get(chatId, work.mid) : undefined;
      if (row === undefined) continue;
      const by = { personId: person.id, personName: person.name, time: createdTime };
      pinned = [{ message: localMessage(row), ...by }, ...pinned];
    }
    return pinned;
  }

  #local({ message, ...rest }: KeptPin): PinnedMessage {
    return { ...rest, message: localMessage(messageRow(message, this.#parts.person.id)) };
  }

  /** The event says the same; a device that takes none, and one whose event is late, know it at once. */
  #changed(
    chatId: string,
    mid: number,
    sequence: number,
    change: Change,
    // Only of an edit it is kept, and then as the office has it: other devices hear that one.
    time = this.#parts.clock.now(),
  ): void {
    const { receiver, person } = this.#parts;
    const by = { personId: person.id, personName: person.name };
    receiver.marked({ sequence, chatId, mid, ...by, time, ...change });
  }
}

type KeptPin = { message: Message; personId: string; personName: string; time: number };
type Of<Type extends MarkWork['type']> = Extract<MarkWork, { type: Type }>;

/** One for each thing that can be so or so: the last word on it counts. */
const idOf = (work: MarkWork): string =>
  [work.type, work.chatId, work.mid, ...(work.type === 'react' ? [work.emoji] : [])].join('.');
