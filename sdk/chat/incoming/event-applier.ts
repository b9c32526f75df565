// What an event of the office changes: messages, the chat's row, and what is to be told, collected in an outcome.
import type { LocalMessage } from '../../api.ts';
import type { Message } from '../../contract/entities.ts';
import type { EventFrame } from '../../contract/frames.ts';
import type { ChatRow, MessageRow } from '#storage/rows.ts';
import type { Store } from '#storage/store.ts';
import type { Outcome } from '../outgoing/outcome.ts';
import { chatRow, chatState, localMessage, messageRow } from '../rows.ts';
import {
  chatAfterChange,
  chatAfterMessage,
  chatAfterOwnRead,
  chatAfterPeerRead,
  mentionsPerson,
  provisionalChat,
  needsRow,
} from '../rules/apply-event.ts';
import type { ChatState } from '../rules/chat-state.ts';
import { changedRow, looksAlike, withKnownMarks, type MessageChange } from '../rules/message-marks.ts';
import { concerns, renamedRow } from '../rules/renamed.ts';
import { chatWithLine, deletedRow, withdrawnKey, withdrawnRow } from '../rules/withdrawn.ts';

/** Reads the store and writes nothing: whoever collects an {@link Outcome} commits it. */
export class EventApplier {
  readonly #store: Store;
  readonly #personId: string;
  readonly #wasAnnounced: (mid: number) => boolean;

  /** `wasAnnounced`: whether this process has told of a message before, so that a replay tells nothing twice. */
  constructor(parts: { store: Store; personId: string; wasAnnounced: (mid: number) => boolean }) {
    this.#store = parts.store;
    this.#personId = parts.personId;
    this.#wasAnnounced = parts.wasAnnounced;
  }

  /** What an event changes, into the outcome. */
  apply(event: EventFrame, outcome: Outcome): void {
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
      case 'messageChanged':
        return this.applyMarks(event, outcome);
      case 'personNamed':
        return this.#applyName(event, outcome);
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
    const row = this.addMessage(message, outcome, message.mid > chat.lastMid);
    // Who writes has read; in a run of messages of the peer the first one has said so.
    if (after.peerReadMid > chat.peerReadMid && chat.lastSenderId !== message.senderId)
      outcome.peerRead(message.chatId, message.mid, message.time);
    const { mid } = message;
    if (this.#wasAnnounced(mid) || outcome.announced.has(mid)) return;
    outcome.announced.add(mid);
    outcome.events.push({
      type: 'message',
      message: localMessage(row),
      chatName: after.name,
      chatKind: after.kind,
      muted: after.muted,
      ...(after.kind === 'group' && this.#isAboutMe(message, outcome) && { aboutMe: true }),
    });
  }

  #isAboutMe(message: Message, outcome: Outcome): boolean {
    const { chatId, citedMid, senderId } = message;
    if (mentionsPerson(message, this.#personId)) return true;
    if (citedMid === undefined || senderId === this.#personId) return false;
    return outcome.message(chatId, citedMid)?.mine === true;
  }

  /** A message into the outcome, with what the store and the peer's reading say of it. */
  addMessage(message: Message, outcome: Outcome, isNewest = false): MessageRow {
    // What is newer than everything here was never changed.
    const stored = isNewest ? undefined : outcome.message(message.chatId, message.mid);
    const told = withKnownMarks(messageRow(message, this.#personId), stored);
    // Not every server says again by what its sender called it: what stands on the screen stays the same row.
    if (told.clientId === '' && stored !== undefined) told.clientId = stored.clientId;
    const row = outcome.settled(told);
    if (row.mine && row.chatKind === 'direct' && !row.readByPeer) {
      const peerReadMid = this.#chat(row.chatId, outcome)?.peerReadMid ?? 0;
      row.readByPeer = row.peerId === this.#personId || row.mid <= peerReadMid;
    }
    outcome.messages.push(row);
    if (row.mine && row.clientId !== '') outcome.acknowledged.push(row);
    return row;
  }

  /** Somebody is called something else: so do their messages, and the rows of chats that show them. */
  #applyName({ personId, name }: Extract<EventFrame, { type: 'personNamed' }>, outcome: Outcome): void {
    // What came with the same events is not stored yet.
    const fresh = outcome.messages.filter((row) => concerns(row, personId));
    for (const { chatId, mid } of [...this.#store.messages.concerning(personId), ...fresh]) {
      const row = outcome.message(chatId, mid);
      if (row !== undefined) outcome.messages.push(renamedRow(row, personId, name));
      outcome.touched.add(chatId);
    }
    for (const { id, peerId, lastSenderId, lastBySystem } of this.#store.chats.all())
      if (peerId === personId || lastSenderId === personId || lastBySystem) outcome.stale.add(id);
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

  /**
   * A message was worded anew, reacted to or pinned; one that is not stored comes with its marks by a page.
   * @param isEcho the answer to an act of this device, see {@link changedRow}
   */
  applyMarks(event: MessageChange, outcome: Outcome, isEcho = false): void {
    const { chatId, mid, sequence: _, time: __, ...told } = event;
    const before = outcome.message(chatId, mid);
    const row = before === undefined ? undefined : changedRow(before, event, this.#personId, isEcho);
    if (before !== undefined && row === undefined) return;
    outcome.touched.add(chatId);
    const { personId, personName, text, reaction, pinned } = told;
    // What the answer has shown already is no news when the event says it again.
    const isKnown = before !== undefined && row !== undefined && looksAlike(before, row);
    if (!isKnown || pinned !== undefined)
      outcome.events.push({
        type: 'messageChanged',
        ...{ chatId, mid, personId, personName },
        ...(text !== undefined && { text }),
        ...(reaction !== undefined && { reaction }),
        ...(pinned !== undefined && { pinned }),
      });
    if (row === undefined) return;
    outcome.messages.push(row);
    const known = this.#chat(chatId, outcome);
    if (text === undefined || known === undefined) return;
    // Somebody whom only the new wording calls is called by a message that is still unread.
    const isCalled =
      told.mentions !== undefined && mid > known.readMid && mentionsPerson(row, this.#personId);
    const chat = isCalled ? { ...known, mentioned: true } : known;
    if (isCalled) outcome.chats.set(chatId, this.#row(chat, event.sequence, outcome));
    // The newest message may be deleted here: then the row shows one before it.
    const line = this.#lastLine(chat, outcome);
    if (line !== 'unknown' && line?.mid === mid)
      outcome.chats.set(chatId, this.#row(chatWithLine(chat, line), event.sequence, outcome));
  }

  /** Messages were withdrawn from everybody, deleted for this person on another device, or removed for good. */
  #applyGone(event: Extract<EventFrame, { type: 'withdraw' | 'deleted' }>, outcome: Outcome): void {
    const { chatId, mids } = event;
    outcome.touched.add(chatId);
    const before = mids.flatMap((mid) => outcome.message(chatId, mid) ?? []);
    outcome.messages.push(
      ...before.map((row) => (event.type === 'deleted' ? deletedRow(row) : withdrawnRow(row, event))),
    );
    const isRemoved = event.type === 'deleted' && event.everybody === true;
    if (event.type === 'withdraw' || isRemoved) outcome.quotesGone(chatId, mids);
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
    // What was removed for good may have been unread, here or before here: only the office knows what is left of the count.
    if (isRemoved) outcome.stale.add(chatId);
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
  isOvertaken(message: Message): boolean {
    const stored = this.#store.messages.get(message.chatId, message.mid);
    return (
      stored?.deleted === true || (stored?.systemKey === withdrawnKey && message.systemKey !== withdrawnKey)
    );
  }
}
