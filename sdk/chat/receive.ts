// Frame → plan → one transaction → announcement: the only way a message or a chat enters the store (architecture 6.7).
import type { LocalMessage } from '../api.ts';
import type { Chat, Message } from '../contract/entities.ts';
import type { EventFrame } from '../contract/frames.ts';
import type { ChatRow, MessageRow } from '#storage/rows.ts';
import type { Store } from '#storage/store.ts';
import type { ChatList } from './chat-list.ts';
import { Outcome, type ReceiverListeners } from './outcome.ts';
import { chatRow, chatState, localMessage, messageRow } from './rows.ts';
import {
  chatAfterChange,
  chatAfterMessage,
  chatAfterOwnRead,
  chatAfterPeerRead,
  mentionsPerson,
  provisionalChat,
  needsRow,
  type ChatState,
} from './rules/apply-event.ts';
import { chatWithLine, withdrawnKey, withdrawnRow } from './rules/withdrawn.ts';
import type { Timelines } from './timelines.ts';

/** Name of the stored value that lists chats whose row must be asked for again. */
const staleChatsName = 'staleChats';

/** Applies events idempotently: replayed or doubled ones change nothing, cursors only grow. */
export class Receiver {
  readonly #store: Store;
  readonly #personId: string;
  readonly #chatList: ChatList;
  readonly #timelines: Timelines;
  readonly #listeners: ReceiverListeners;
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
    this.#announcedTo = parts.store.cursor() ?? 0;
  }

  /** Events from the socket or from a catch-up over HTTP. With `checkpoint` the durable cursor moves in the same transaction. */
  events(events: readonly EventFrame[], checkpoint?: number): void {
    // What was withdrawn is nowhere on this device any more, whatever its file is read with.
    const erases = events.some(({ type }) => type === 'withdraw');
    const outcome = this.#commit((collected) => {
      for (const event of events) this.#apply(event, collected);
      // One that was built anew a moment ago has none: only a cold load makes it whole.
      if (checkpoint !== undefined && this.#store.cursor() !== undefined)
        this.#store.advanceCursor(checkpoint);
    }, erases);
    this.#tell(outcome);
    if (checkpoint !== undefined) this.#isWhole(checkpoint);
  }

  /** What was withdrawn or deleted while this device was too far away for a replay; rows of chats are fresh by now. */
  gone(list: readonly { chatId: string; mid: number; personId?: string; operatorName: string }[]): void {
    const outcome = this.#commit((collected) => {
      for (const { chatId, mid, personId, operatorName } of list) {
        const row = collected.message(chatId, mid);
        if (personId !== undefined) collected.quotesGone(chatId, [mid]);
        if (row === undefined) continue;
        collected.messages.push(
          personId === undefined ? { ...row, deleted: true } : withdrawnRow(row, { personId, operatorName }),
        );
      }
    }, list.length > 0);
    this.#tell(outcome);
  }

  /** Messages of a page: history. They change no unread count and announce no event. */
  page(messages: readonly Message[]): MessageRow[] {
    const outcome = this.#commit((collected) => {
      for (const message of messages) if (!this.#isOvertaken(message)) this.#addMessage(message, collected);
    });
    this.#tell(outcome);
    return outcome.messages;
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
      const taken = newer.filter((chat) => chat.unlisted !== true).map((chat) => chatRow(chat, at(chat)));
      const read = taken.flatMap((row) => this.#readByPeer(row, this.#store.chats.get(row.id)));
      if (options.whole) this.#store.chats.reset([...taken, ...ahead]);
      else this.#store.chats.put(taken);
      for (const chatId of gone) this.#store.chats.remove(chatId);
      this.#setStale((stale) => newer.forEach(({ id }) => stale.delete(id)));
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
   * The office was restored from an older copy and stands at `sequence`: what is stored beyond it never was there, and
   * its numbers will be given again. Everything that hangs on them is forgotten; a cold load has to follow.
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
      this.#setStale((stale) => stale.delete(chatId));
    });
    this.#chatList.changed([], [chatId]);
    this.#listeners.announce({ type: 'chat', chatId });
  }

  /** Chats whose row must be asked for again; they survive a restart. */
  staleChats(): string[] {
    return (this.#store.values.get(staleChatsName) ?? '').split(',').filter((id) => id !== '');
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
      if (outcome.stale.size > 0) this.#setStale((stale) => outcome.stale.forEach((id) => stale.add(id)));
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

  #apply(event: EventFrame, outcome: Outcome): void {
    switch (event.type) {
      case 'message':
        return this.#applyMessage(event.message, outcome);
      case 'read':
        return this.#applyRead(event, outcome);
      case 'chatChanged':
        return this.#applyChange(event, outcome);
      case 'withdraw':
      case 'deleted':
        return this.#applyGone(event, outcome);
      case 'flashRead':
        return outcome.flashRead(event);
      default:
        return; // Whom one knows is the contacts' business, the unknown a later version's.
    }
  }

  #applyMessage(message: Message, outcome: Outcome): void {
    outcome.touched.add(message.chatId);
    const known = this.#chat(message.chatId, outcome);
    if (needsRow(known, message) || outcome.removed.has(message.chatId)) outcome.stale.add(message.chatId);
    const chat = known ?? provisionalChat(message, this.#personId);
    const after = chatAfterMessage(chat, message, this.#personId, () =>
      this.#mentionAfter(message.chatId, message.mid, outcome),
    );
    outcome.removed.delete(message.chatId);
    outcome.chats.set(message.chatId, this.#row(after, message.mid, outcome));
    const row = this.#addMessage(message, outcome);
    // Who writes has read; in a run of messages of the peer the first one has said so.
    if (after.peerReadMid > chat.peerReadMid && chat.lastSenderId !== message.senderId)
      outcome.peerRead(message.chatId, message.mid, message.time);
    const { mid } = message;
    if (mid <= this.#announcedTo || this.#announced.has(mid) || outcome.announced.has(mid)) return;
    outcome.announced.add(mid);
    outcome.events.push({
      type: 'message',
      message: localMessage(row),
      chatName: after.name,
      chatKind: after.kind,
      muted: after.muted,
    });
  }

  #addMessage(message: Message, outcome: Outcome): MessageRow {
    const row = outcome.settled(messageRow(message, this.#personId));
    if (row.mine && row.chatKind === 'direct' && !row.readByPeer) {
      const peerReadMid = this.#chat(row.chatId, outcome)?.peerReadMid ?? 0;
      row.readByPeer = row.mid <= peerReadMid;
    }
    outcome.messages.push(row);
    if (row.mine && row.clientId !== '') outcome.acknowledged.push(row);
    return row;
  }

  #applyRead(event: Extract<EventFrame, { type: 'read' }>, outcome: Outcome): void {
    outcome.touched.add(event.chatId);
    const chat = this.#chat(event.chatId, outcome);
    const { chatId, personId, readMid } = event;
    outcome.events.push({ type: 'read', chatId, personId, readMid });
    if (chat === undefined) return;
    if (event.personId === this.#personId) {
      const later = event.readMid < chat.lastMid && this.#mentionAfter(event.chatId, event.readMid, outcome);
      outcome.chats.set(
        event.chatId,
        this.#row(chatAfterOwnRead(chat, event.readMid, event.readOrdinal, later), event.sequence, outcome),
      );
      return;
    }
    if (chat.kind !== 'direct') return;
    outcome.chats.set(
      event.chatId,
      this.#row(chatAfterPeerRead(chat, event.readMid), event.sequence, outcome),
    );
    outcome.peerRead(event.chatId, event.readMid, event.time);
  }

  /** Stored messages of which a row tells that the peer has read them; when, only the event would have told. */
  #readByPeer(row: ChatRow, before: ChatRow | undefined): MessageRow[] {
    if (row.kind !== 'direct' || row.peerReadMid <= (before?.peerReadMid ?? 0)) return [];
    return this.#store.messages.markReadByPeer(row.id, row.peerReadMid, 0);
  }

  #applyChange(event: Extract<EventFrame, { type: 'chatChanged' }>, outcome: Outcome): void {
    outcome.touched.add(event.chatId);
    outcome.events.push({ type: 'chat', chatId: event.chatId });
    if (event.removed) {
      outcome.chats.delete(event.chatId);
      outcome.removed.add(event.chatId);
      return;
    }
    const chat = this.#chat(event.chatId, outcome);
    if (event.change === undefined || chat === undefined) outcome.stale.add(event.chatId);
    if (event.change !== undefined && chat !== undefined)
      outcome.chats.set(
        event.chatId,
        this.#row(chatAfterChange(chat, event.change), event.sequence, outcome),
      );
  }

  /** The row after an event; a replayed one makes it no older. */
  #row(chat: ChatState, sequence: number, outcome: Outcome): ChatRow {
    const before = outcome.chats.get(chat.id) ?? this.#store.chats.get(chat.id);
    return chatRow(chat, Math.max(before?.asOf ?? 0, sequence));
  }

  #chat(chatId: string, outcome: Outcome): ChatState | undefined {
    if (outcome.removed.has(chatId)) return undefined;
    const row = outcome.chats.get(chatId) ?? this.#store.chats.get(chatId);
    return row === undefined ? undefined : chatState(row);
  }

  #mentionAfter(chatId: string, mid: number, outcome: Outcome): boolean {
    const unread = outcome.overStored(chatId, this.#store.messages.after(chatId, mid, 1000));
    return unread.some((row) => row.mid > mid && mentionsPerson(row, this.#personId));
  }

  /** Messages were withdrawn from everybody, or deleted for this person on another device. */
  #applyGone(event: Extract<EventFrame, { type: 'withdraw' | 'deleted' }>, outcome: Outcome): void {
    const { chatId, mids } = event;
    outcome.touched.add(chatId);
    const before = mids.flatMap((mid) => outcome.message(chatId, mid) ?? []);
    outcome.messages.push(
      ...before.map((row) =>
        event.type === 'deleted' ? { ...row, deleted: true } : withdrawnRow(row, event),
      ),
    );
    if (event.type === 'withdraw') outcome.quotesGone(chatId, mids);
    // What nobody has heard of yet needs no announcement any more.
    outcome.events = outcome.events.filter(
      (told) => told.type !== 'message' || told.message.chatId !== chatId || !mids.includes(told.message.mid),
    );
    outcome.events.push(
      event.type === 'deleted'
        ? { type: 'deleted', chatId, mids }
        : { type: 'withdraw', chatId, mids, personId: event.personId, operatorName: event.operatorName },
    );
    const chat = this.#chat(chatId, outcome);
    if (chat === undefined) return;
    // What is deleted already is not replayed, but it counts in the chat's row: who wrote it had read what was before.
    const isMissed = event.type === 'deleted' && before.length < mids.length;
    const line = isMissed ? 'unknown' : this.#lastLine(chat, outcome);
    const mentioned = event.type === 'deleted' || !chat.mentioned || this.#stillMentioned(chat, outcome);
    if (line === 'unknown' || mentioned === 'unknown') return void outcome.stale.add(chatId);
    const after = { ...chatWithLine(chat, line), mentioned: chat.mentioned && mentioned };
    outcome.chats.set(chatId, this.#row(after, event.sequence, outcome));
  }

  /** The newest message that is left of a chat; `unknown` where the store has a hole at the end. */
  #lastLine(chat: ChatState, outcome: Outcome): LocalMessage | undefined | 'unknown' {
    const { chatId, rows } = { chatId: chat.id, rows: outcome.messages.length + 1 };
    const stored = outcome.overStored(chatId, this.#store.messages.page(chatId, undefined, rows));
    const newest = stored.findLast((row) => !row.deleted);
    const mark = this.#store.history.get(chatId);
    if (newest === undefined) return mark?.complete === true ? undefined : 'unknown';
    if (newest.mid === chat.lastMid || newest.mid >= (mark?.wholeFrom ?? Number.MAX_SAFE_INTEGER))
      return localMessage(newest);
    return 'unknown';
  }

  #stillMentioned(chat: ChatState, outcome: Outcome): boolean | 'unknown' {
    const mark = this.#store.history.get(chat.id);
    if (mark === undefined || (!mark.complete && mark.wholeFrom > chat.readMid + 1)) return 'unknown';
    return this.#mentionAfter(chat.id, chat.readMid, outcome);
  }

  /** A page that was asked for before an act and answered after it: what went does not come back by it. */
  #isOvertaken(message: Message): boolean {
    const stored = this.#store.messages.get(message.chatId, message.mid);
    return (
      stored?.deleted === true || (stored?.systemKey === withdrawnKey && message.systemKey !== withdrawnKey)
    );
  }

  /** Nothing up to here is missing any more, so nothing up to here can be news. */
  #isWhole(position: number): void {
    if (position <= this.#announcedTo) return;
    this.#announcedTo = position;
    for (const mid of this.#announced) if (mid <= position) this.#announced.delete(mid);
  }

  #setStale(change: (stale: Set<string>) => void): void {
    const before = this.#store.values.get(staleChatsName) ?? '';
    const stale = new Set(before.split(',').filter((id) => id !== ''));
    change(stale);
    const after = [...stale].join(',');
    if (after !== before) this.#store.values.set(staleChatsName, after);
  }
}
