// Frame → plan → one transaction → announcement: the only way a message or a chat enters the store (architecture 6.7).
import type { MessageChange } from '../rules/message-marks.ts';
import type { Chat, Message } from '../../contract/entities.ts';
import type { EventFrame } from '../../contract/frames.ts';
import type { ChatRow, MessageRow } from '#storage/rows.ts';
import type { Store } from '#storage/store.ts';
import type { ChatList } from '../lists/chat-list.ts';
import { EventApplier } from './event-applier.ts';
import { Outcome, type ReceiverListeners } from '../outgoing/outcome.ts';
import { namedChat, stillNamed } from './named-chat.ts';
import { chatRow } from '../rows.ts';
import { deletedRow, withdrawnRow } from '../rules/withdrawn.ts';
import { StaleChats } from './stale-chats.ts';
import type { Timelines } from '../lists/timelines.ts';

/** Applies events idempotently: replayed or doubled ones change nothing, cursors only grow. */
export class Receiver {
  readonly #store: Store;
  readonly #chatList: ChatList;
  readonly #timelines: Timelines;
  readonly #listeners: ReceiverListeners;
  readonly #stale: StaleChats;
  readonly #applier: EventApplier;
  readonly #personId: string;
  /**
   * What this process has announced: everything up to the position its own stream proved whole, and single messages
   * after it. A replay announces nothing twice, and what was lost on the way before it comes late instead of never.
   */
  #announcedTo: number;
  readonly #announced = new Set<number>();
  /** Rows of chats that were asked for and are on no list. */
  readonly #unlisted = new Map<string, ChatRow>();
  /** How many events of a chat were applied, so that an answer they have overtaken is recognised. */
  readonly #applied = new Map<string, number>();

  constructor(
    parts: {
      store: Store;
      personId: string;
      chatList: ChatList;
      timelines: Timelines;
    } & ReceiverListeners,
  ) {
    this.#store = parts.store;
    this.#personId = parts.personId;
    this.#chatList = parts.chatList;
    this.#timelines = parts.timelines;
    this.#listeners = parts;
    this.#stale = new StaleChats(parts.store);
    this.#applier = new EventApplier({
      store: parts.store,
      personId: parts.personId,
      wasAnnounced: (mid) => mid <= this.#announcedTo || this.#announced.has(mid),
    });
    this.#announcedTo = parts.store.cursor() ?? 0;
  }

  /** Events from the socket or from a catch-up over HTTP. With `checkpoint` the durable cursor moves in the same transaction. */
  events(events: readonly EventFrame[], checkpoint?: number): void {
    // What was withdrawn or deleted is nowhere on this device any more, whatever its file is read with.
    const erases = events.some(
      ({ type }) => type === 'withdraw' || type === 'deleted' || type === 'personNamed',
    );
    const outcome = this.#commit((collected) => {
      for (const event of events) this.#applier.apply(event, collected);
      // One that was built anew a moment ago has none: only a cold load makes it whole.
      if (checkpoint !== undefined && this.#store.cursor() !== undefined)
        this.#store.advanceCursor(checkpoint);
    }, erases);
    this.#tell(outcome);
    if (checkpoint !== undefined) this.#isWhole(checkpoint);
  }

  /** The office's answer to a mark of this device: shown at once, and said again by its event. */
  marked(event: MessageChange): void {
    this.#tell(this.#commit((collected) => this.#applier.applyMarks(event, collected, true)));
  }

  /** What was withdrawn or deleted while this device was too far away for a replay; rows of chats are fresh by now. */
  gone(
    list: readonly {
      chatId: string;
      mid: number;
      personId?: string;
      operatorName: string;
      everybody?: boolean | undefined;
    }[],
  ): void {
    const outcome = this.#commit((collected) => {
      for (const { chatId, mid, personId, operatorName, everybody } of list) {
        const row = collected.message(chatId, mid);
        if (personId !== undefined || everybody === true) collected.quotesGone(chatId, [mid]);
        if (row === undefined) continue;
        collected.messages.push(
          personId === undefined ? deletedRow(row) : withdrawnRow(row, { personId, operatorName }),
        );
      }
    }, list.length > 0);
    this.#tell(outcome);
  }

  /** Messages of a page: history. They change no unread count and announce no event. */
  page(messages: readonly Message[]): MessageRow[] {
    const outcome = this.#commit((collected) => {
      for (const message of messages)
        if (!this.#applier.isOvertaken(message)) this.#applier.addMessage(message, collected);
      this.#nameChats(messages, collected);
    });
    this.#tell(outcome);
    return outcome.messages;
  }

  /** Rows of chats that do not say whose they are learn it from their messages. */
  #nameChats(messages: readonly Message[], outcome: Outcome): void {
    const [message] = messages;
    const row = message && (outcome.chats.get(message.chatId) ?? this.#store.chats.get(message.chatId));
    if (message === undefined || row === undefined) return;
    const named = namedChat(row, message, this.#personId);
    if (named !== undefined) outcome.chats.set(row.id, named);
  }

  /**
   * Rows of chats as the office sees them now; those that are on no list leave it. `whole` replaces the list. A row
   * that another process has brought further than the answer stays, and so does what the answer could not know of.
   */
  chats(chats: readonly Chat[], options: { whole: boolean; cursor?: number }): void {
    const at = (chat: Chat): number => chat.asOf ?? options.cursor ?? 0;
    const { rows, off, nowRead } = this.#store.transaction(() => {
      const ahead = options.whole ? this.#ahead(options.cursor) : [];
      const kept = new Set(ahead.map(({ id }) => id));
      const newer = chats.filter((chat) => !kept.has(chat.id) && (options.whole || !this.isOlder(chat)));
      const gone = newer.filter((chat) => chat.unlisted === true).map(({ id }) => id);
      const taken = newer
        .filter((chat) => chat.unlisted !== true)
        .map((chat) => stillNamed(chatRow(chat, at(chat)), this.#store.chats.get(chat.id)));
      const read = taken.flatMap((row) => this.#readByPeer(row, this.#store.chats.get(row.id)));
      if (options.whole) this.#store.chats.reset([...taken, ...ahead]);
      else this.#store.chats.put(taken);
      for (const chatId of gone) this.#store.chats.remove(chatId);
      this.#stale.change((stale) => newer.forEach(({ id }) => stale.delete(id)));
      if (options.cursor !== undefined) this.#store.advanceCursor(options.cursor);
      return { rows: taken, off: gone, nowRead: read };
    });
    if (options.cursor !== undefined) this.#isWhole(options.cursor);
    for (const { id } of rows) this.#unlisted.delete(id);
    for (const chat of chats)
      if (chat.unlisted === true) this.#unlisted.set(chat.id, chatRow(chat, at(chat)));
    if (options.whole) this.#chatList.reload();
    else this.#chatList.changed(rows, off);
    this.#timelines.stored(nowRead);
    for (const { id } of chats) this.#listeners.announce({ type: 'chat', chatId: id });
  }

  /** Whether the stored row knows more than this answer, through this process or another one. */
  isOlder(chat: Chat): boolean {
    return chat.asOf !== undefined && (this.#store.chats.get(chat.id)?.asOf ?? 0) > chat.asOf;
  }

  /** Stored rows that know more than an answer as of `sequence`. */
  #ahead(sequence: number | undefined): ChatRow[] {
    if (sequence === undefined) return [];
    return this.#store.chats.all().filter((row) => row.asOf > sequence);
  }

  /**
   * The office was restored from a copy that ends with `sequence`: what is stored beyond it never was there, and its
   * numbers may be given again. Everything that hangs on them is forgotten; a cold load has to follow.
   */
  officeWentBack(sequence: number): void {
    this.#store.transaction(() => {
      this.#store.clearCursor();
      this.#store.messages.removeAfter(sequence);
      this.#store.chats.reset([]);
    });
    this.#announcedTo = Math.min(this.#announcedTo, sequence);
    this.#announced.clear();
    this.#unlisted.clear();
  }

  /** A chat's row, of the list or asked for beside it. */
  row(chatId: string): ChatRow | undefined {
    return this.#store.chats.get(chatId) ?? this.#unlisted.get(chatId);
  }

  /** A number that differs whenever an event of the chat was applied in between. */
  applied(chatId: string): number {
    return this.#applied.get(chatId) ?? 0;
  }

  /** The chat is not there any more, or not for this person. */
  chatGone(chatId: string): void {
    this.#store.transaction(() => {
      this.#store.chats.remove(chatId);
      this.#stale.change((stale) => stale.delete(chatId));
    });
    this.#chatList.changed([], [chatId]);
    this.#listeners.announce({ type: 'chat', chatId });
  }

  /** Chats whose row must be asked for again; they survive a restart. */
  staleChats(): string[] {
    return this.#stale.ids();
  }

  /** The work may run twice (the store repairs itself and calls again), so each run collects its own outcome. */
  #commit(work: (outcome: Outcome) => void, erases = false): Outcome {
    const commit = (): Outcome => {
      const outcome = new Outcome(this.#store);
      work(outcome);
      this.#store.messages.put(outcome.messages);
      this.#store.chats.put([...outcome.chats.values()]);
      for (const chatId of outcome.removed) this.#store.chats.remove(chatId);
      for (const row of outcome.acknowledged) this.#store.outbox.remove(row.clientId);
      if (outcome.stale.size > 0) this.#stale.change((stale) => outcome.stale.forEach((id) => stale.add(id)));
      return outcome;
    };
    return erases ? this.#store.erasing(commit) : this.#store.transaction(commit);
  }

  #tell(outcome: Outcome): void {
    for (const chatId of outcome.touched) this.#applied.set(chatId, this.applied(chatId) + 1);
    for (const mid of outcome.announced) this.#announced.add(mid);
    if (outcome.acknowledged.length > 0) this.#listeners.onAcknowledged(outcome.acknowledged);
    this.#timelines.stored(outcome.messages);
    if (outcome.chats.size > 0 || outcome.removed.size > 0)
      this.#chatList.changed([...outcome.chats.values()], [...outcome.removed]);
    if (outcome.rewritten.length > 0) this.#listeners.onRewritten(outcome.rewritten);
    if (outcome.stale.size > 0) this.#listeners.onStale();
    for (const event of outcome.events) this.#listeners.announce(event);
  }

  /** Stored messages of which a row tells that the peer has read them; when, only the event would have told. */
  #readByPeer(row: ChatRow, before: ChatRow | undefined): MessageRow[] {
    if (row.kind !== 'direct' || row.peerReadMid <= (before?.peerReadMid ?? 0)) return [];
    return this.#store.messages.markReadByPeer(row.id, row.peerReadMid, 0);
  }

  /** Nothing up to here is missing any more, so nothing up to here can be news. */
  #isWhole(position: number): void {
    if (position <= this.#announcedTo) return;
    this.#announcedTo = position;
    for (const mid of this.#announced) if (mid <= position) this.#announced.delete(mid);
  }
}
