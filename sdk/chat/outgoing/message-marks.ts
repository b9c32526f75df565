// Carries out marks of messages at the office and takes over what became of them.
import type { CallOptions, MarkReport, MarksApi, PinnedMessage, ReactionBy } from '../../api.ts';
import type { Message } from '../../contract/entities.ts';
import { reactionOf } from '../../contract/emojis.ts';
import { splitContent } from '../../contract/markup/content-kind.ts';
import { printMarkup } from '../../contract/markup/markup.ts';
import { asOfficeError, OfficeError } from '../../errors.ts';
import type { Clock } from '../../host/port.ts';
import type { EventFrame } from '../../contract/frames.ts';
import type { ApiClient } from '../../net/api-client.ts';
import type { MessageRow } from '#storage/rows.ts';
import type { Store } from '#storage/store.ts';
import type { Receiver } from '../incoming/receive.ts';
import { localMessage, messageRow } from '../rows.ts';
import type { MessageChange } from '../rules/message-marks.ts';
import { composeText, textLimits } from '../rules/message-text.ts';
import { withdrawnKey } from '../rules/withdrawn.ts';
import { isAway, isMark, type ActDoers, type ActQueue, type MarkWork } from './act-queue.ts';
import { emojisOfWords, isEmoji, refused } from './sending.ts';

type Parts = {
  readonly api: ApiClient;
  readonly store: Store;
  readonly receiver: Pick<Receiver, 'marked'>;
  readonly clock: Clock;
  readonly person: { readonly id: string; readonly name: string };
  /** Where marks wait that were made without a network. */
  readonly queue: () => Pick<ActQueue, 'all' | 'add' | 'drop' | 'rest' | 'renew' | 'fail'>;
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
    { emoji: asked, on }: { emoji: string; on: boolean },
    { signal }: CallOptions = {},
  ): Promise<MarkReport & { count: number }> {
    const emoji = reactionOf(asked) ?? asked;
    if (on && reactionOf(asked) === undefined) throw new OfficeError('unsupportedContent');
    const had = this.#reaction({ chatId, mid, emoji })?.mine ?? false;
    const work = { type: 'react', chatId, mid, emoji, on, had } as const;
    const report = await this.#orWait(work, (wanted) => this.#react(wanted, signal));
    return { ...report, count: this.#reaction(work)?.count ?? 0 };
  }

  async reactions(
    chatId: string,
    mid: number,
    input: { emoji?: string; page?: number } = {},
  ): Promise<{ people: ReactionBy[]; total: number }> {
    return this.#parts.api.chat.listReactions({ chatId, mid, ...input });
  }

  async edit(
    chatId: string,
    mid: number,
    typed: string,
    { signal, over, mentions = [] }: Parameters<MarksApi['edit']>[3] = {},
  ): Promise<MarkReport> {
    const verdict = composeText(typed, { emojis: isEmoji, codes: await emojisOfWords(typed) });
    if (!verdict.ok) throw refused(verdict);
    const row = this.#parts.store.messages.get(chatId, mid);
    const { quote } = splitContent(row?.text ?? '');
    const text = (quote === undefined ? '' : printMarkup([quote])) + verdict.wire;
    if (text.length > textLimits.stored)
      throw new OfficeError('characterLimit', { params: { count: text.length, limit: textLimits.stored } });
    const before = { text: row?.text ?? '', editedTime: row?.marks?.editedTime ?? 0 };
    if (over !== undefined && row !== undefined && row.text !== over)
      throw new OfficeError('editedElsewhere');
    // Of a message that this device does not hold nobody has seen a wording here.
    const base = row !== undefined && { basedOn: before.editedTime };
    const called = mentions.length > 0 && { mentions };
    const work = { type: 'edit', chatId, mid, text, ...called, before, ...base } as const;
    return this.#orWait(work, (wanted) => this.#edit(wanted, signal));
  }

  async versions(chatId: string, mid: number): Promise<{ text: string; time: number }[]> {
    return (await this.#parts.api.chat.listVersions({ chatId, mid })).versions;
  }

  async pin(chatId: string, mid: number, on: boolean, { signal }: CallOptions = {}): Promise<MarkReport> {
    const work = { type: 'pin', chatId, mid, on } as const;
    return this.#orWait(work, (wanted) => this.#pin(wanted, signal));
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
    if (work.type === 'react') this.#showReaction({ ...work, on: work.had ?? !work.on });
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

  async #edit({ chatId, mid, text, mentions, basedOn }: Of<'edit'>, signal?: AbortSignal): Promise<void> {
    const called = mentions !== undefined && { mentions: [...mentions] };
    const input = { chatId, mid, text, ...called, ...(basedOn !== undefined && { basedOn }) };
    const { sequence, time } = await this.#parts.api.chat.editMessage(input, { signal });
    this.#changed(chatId, mid, sequence, { text }, time);
  }

  async #pin({ chatId, mid, on }: Of<'pin'>, signal?: AbortSignal): Promise<void> {
    const { sequence } = await this.#parts.api.chat.pinMessage({ chatId, mid, on }, { signal });
    this.#changed(chatId, mid, sequence, { pinned: on });
  }

  /** Does it now; without a network it waits, and is shown at once. */
  async #orWait<Work extends MarkWork>(
    work: Work,
    now: (wanted: Work) => Promise<void>,
  ): Promise<MarkReport> {
    const queue = this.#parts.queue();
    const id = idOf(work);
    const waiting = queue.all().find((act) => act.id === id);
    // The newer one says it all: the one that waits must not come after it.
    if (waiting !== undefined) queue.drop(id);
    const earlier = waiting?.state === 'queued' ? (waiting.work as MarkWork) : undefined;
    const wanted = earlier === undefined ? work : this.#insteadOf(earlier, work);
    try {
      // The same kind of act on the same message.
      await now(wanted as Work);
      return { queued: false };
    } catch (error) {
      if (!isAway(error)) {
        if (earlier !== undefined) this.takeBack(earlier);
        throw error;
      }
      queue.add(id, wanted);
      // The row may show the edit that waited before, which is no wording of anybody else.
      if (wanted.type === 'edit') this.#soon(wanted.chatId, wanted.mid, { text: wanted.text });
      else this.#show(wanted);
      if (work.type === 'pin') this.#soon(work.chatId, work.mid, { pinned: work.on });
      queue.rest(asOfficeError(error));
      return { queued: true };
    }
  }

  async #orBack(work: MarkWork, isLast: () => boolean, now: () => Promise<void>): Promise<void> {
    try {
      const { store } = this.#parts;
      if (isGone(store.messages.get(work.chatId, work.mid))) throw new OfficeError('notFound');
      if (work.type === 'edit' && isReworded(work, this.#wording(work)))
        throw new OfficeError('editedElsewhere');
      await now();
      if (isLast()) return;
      this.#tookOlder(work);
      this.#showWaiting();
    } catch (error) {
      // What was asked for since stays shown.
      if (!isAway(error) && isLast()) this.takeBack(this.#waiting(work) ?? work);
      else this.#showWaiting();
      // There is nothing left that could be marked, and no words that would be lost.
      if (work.type !== 'edit' && asOfficeError(error).code === 'notFound') return;
      throw error;
    }
  }

  /**
   * Takes events of the office over with `apply`, and with them what the marks that wait would be taken back to. One
   * that is known already says nothing new.
   */
  taking(events: readonly EventFrame[], apply: () => void): void {
    const { store, queue } = this.#parts;
    const isMarked = queue()
      .all()
      .some(({ work }) => isMark(work));
    const news = !isMarked
      ? []
      : events.filter(
          (event) =>
            event.type === 'withdraw' ||
            event.type === 'deleted' ||
            (event.type === 'messageChanged' &&
              event.sequence > (store.messages.get(event.chatId, event.mid)?.marks?.changed ?? 0)),
        );
    apply();
    for (const event of news)
      if (event.type === 'messageChanged') this.#heard(event);
      else if (event.type === 'withdraw' || event.type === 'deleted') this.gone(event.chatId, event.mids);
  }

  /** Messages are there no more: what was to be marked of them goes; the words of an edit stay to be copied. */
  gone(chatId: string, mids: readonly number[]): void {
    const queue = this.#parts.queue();
    for (const { id, work, state } of queue.all()) {
      if (!isMark(work) || work.chatId !== chatId || !mids.includes(work.mid)) continue;
      if (work.type !== 'edit') queue.drop(id);
      else if (state === 'queued') queue.fail(id, new OfficeError('notFound').data);
    }
  }

  /** A mark that failed is wanted all the same: an edit goes over the wording that is there now. */
  wantedStill(id: string, work: MarkWork): void {
    if (work.type !== 'edit') return;
    const before = this.#wording(work);
    this.#parts.queue().renew(id, { ...work, before, basedOn: before.editedTime });
  }

  /** Somebody has marked a message of which marks wait. */
  #heard(event: MessageChange): void {
    const { chatId, mid, text, time, reaction, personId } = event;
    const { person, queue } = this.#parts;
    for (const { id, work, state } of queue().all()) {
      if (!isMark(work) || work.chatId !== chatId || work.mid !== mid || state !== 'queued') continue;
      if (work.type === 'edit' && text !== undefined)
        // One's own, whose answer was lost, is what it would be based on now.
        queue().renew(id, {
          ...work,
          before: { text, editedTime: time },
          ...(text === work.text && { basedOn: time }),
        });
      if (work.type !== 'react' || reaction?.emoji !== work.emoji) continue;
      const had = personId === person.id ? reaction.on : (work.had ?? !work.on);
      queue().renew(id, { ...work, had });
      // The office counts without what waits.
      const count = reaction.count + Number(work.on) - Number(had);
      this.#soon(chatId, mid, { reaction: { emoji: work.emoji, on: work.on, count } });
    }
  }

  /** The office has taken an act in whose place another one waits by now: that one would be taken back to it. */
  #tookOlder(work: MarkWork): void {
    const queue = this.#parts.queue();
    const newer = this.#waiting(work);
    if (newer?.type === 'react' && work.type === 'react') queue.renew(idOf(work), { ...newer, had: work.on });
    if (newer?.type !== 'edit' || work.type !== 'edit') return;
    const before = this.#wording(newer);
    queue.renew(idOf(work), { ...newer, before, basedOn: before.editedTime });
  }

  /** What waits of the same kind, with what was heard since it began. */
  #waiting(work: MarkWork): MarkWork | undefined {
    const waiting = this.#parts
      .queue()
      .all()
      .find(({ id }) => id === idOf(work))?.work;
    return waiting !== undefined && isMark(waiting) ? waiting : undefined;
  }

  /** What takes the place of an act that waits is taken back to where that one would have been. */
  #insteadOf(earlier: MarkWork, work: MarkWork): MarkWork {
    if (earlier.type === 'react' && work.type === 'react')
      return { ...work, had: earlier.had ?? !earlier.on };
    if (earlier.type !== 'edit' || work.type !== 'edit') return work;
    // Who saw another wording than the one that waits has edited that one.
    if (work.before.text !== earlier.text) return work;
    const { before, basedOn } = earlier;
    const mentions = [...new Set([...(earlier.mentions ?? []), ...(work.mentions ?? [])])];
    const called = mentions.length > 0 && { mentions };
    return { ...work, ...called, before, ...(basedOn !== undefined && { basedOn }) };
  }

  /** What the office has of a message as far as is known: the row shows the edit that waits. */
  #wording({ chatId, mid, text, before }: Of<'edit'>): { text: string; editedTime: number } {
    const row = this.#parts.store.messages.get(chatId, mid);
    if (row === undefined || row.text === text) return before;
    return { text: row.text, editedTime: row.marks?.editedTime ?? 0 };
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
    else if (
      work.type === 'edit' &&
      this.#parts.store.messages.get(chatId, mid)?.text !== work.text &&
      !isReworded(work, this.#wording(work))
    )
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
      if (row === undefined || isGone(row)) continue;
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

/** Whether somebody has worded a message anew since it was edited here. */
const isReworded = ({ text, basedOn }: Of<'edit'>, now: { text: string; editedTime: number }): boolean =>
  basedOn !== undefined && now.editedTime !== basedOn && now.text !== text;

/** Whether a message was withdrawn, or deleted here. */
const isGone = (row: MessageRow | undefined): boolean =>
  row?.systemKey === withdrawnKey || row?.deleted === true;

/** One for each thing that can be so or so: the last word on it counts. */
const idOf = (work: MarkWork): string =>
  [work.type, work.chatId, work.mid, ...(work.type === 'react' ? [work.emoji] : [])].join('.');
