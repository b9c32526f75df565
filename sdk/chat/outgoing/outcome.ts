// What one batch of events changes: collected while it is stored, announced after the commit.
import type { OfficeEvent } from '../../api.ts';
import type { ChatRow, MessageRow } from '#storage/rows.ts';
import type { Store } from '#storage/store.ts';
import { withoutExcerpt } from '../../contract/markup/quoted-text.ts';
import { withReader } from '../rules/flash-message.ts';
import { withdrawnKey } from '../rules/withdrawn.ts';

/** Who hears of what was stored, each after the commit. */
export type ReceiverListeners = {
  announce(event: OfficeEvent): void;
  /** Own messages that the office turned out to have stored. */
  onAcknowledged(rows: readonly MessageRow[]): void;
  /** Waiting messages whose text is another one now. */
  onRewritten(clientIds: readonly string[]): void;
  onStale(): void;
};

/** The changes of one batch. Later rows of a message replace earlier ones. */
export class Outcome {
  readonly #store: Store;
  readonly chats = new Map<string, ChatRow>();
  readonly removed = new Set<string>();
  readonly messages: MessageRow[] = [];
  readonly acknowledged: MessageRow[] = [];
  /** Chats whose row must be asked for again. */
  readonly stale = new Set<string>();
  /** Waiting messages whose text is another one now, by client id. */
  readonly rewritten: string[] = [];
  events: OfficeEvent[] = [];
  /** Chats that had an event. */
  readonly touched = new Set<string>();
  /** Numbers of the messages among `events`. */
  readonly announced = new Set<number>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** A message as it will be stored, or as it is. */
  message(chatId: string, mid: number): MessageRow | undefined {
    const pending = this.messages.findLast((row) => row.mid === mid && row.chatId === chatId);
    return pending ?? this.#store.messages.get(chatId, mid);
  }

  /** Messages were withdrawn: what quotes them shows no more of them, what waits to be sent among it. */
  quotesGone(chatId: string, mids: readonly number[]): void {
    const quoting = mids.flatMap((mid) => this.#store.messages.quoting(chatId, mid));
    for (const { mid } of this.overStored(chatId, quoting)) {
      const row = this.message(chatId, mid);
      const text = row !== undefined && mids.includes(row.citedMid) ? withoutExcerpt(row.text) : row?.text;
      if (row !== undefined && text !== undefined && text !== row.text) this.messages.push({ ...row, text });
    }
    for (const row of this.#store.outbox.all()) {
      if (row.chatId !== chatId || row.waitsFor !== '' || !mids.includes(row.citedMid)) continue;
      this.#store.outbox.ready(row.clientId, withoutExcerpt(row.text));
      this.rewritten.push(row.clientId);
    }
  }

  /** The peer has read up to here; a message that this batch withdraws must not come back by its stored row. */
  peerRead(chatId: string, upTo: number, time: number): void {
    const pending = this.messages.filter((row) => row.chatId === chatId && row.mine && row.mid <= upTo);
    for (const row of pending) row.readByPeer = true;
    const known = new Set(pending.map((row) => row.mid));
    const read = this.#store.messages.markReadByPeer(chatId, upTo, time);
    this.messages.push(...read.filter((row) => !known.has(row.mid)));
  }

  /** A message as it may be stored: an answer given before a withdrawal may still hold what was withdrawn. */
  settled(row: MessageRow): MessageRow {
    const original = row.citedMid === 0 ? undefined : this.message(row.chatId, row.citedMid);
    return original?.systemKey === withdrawnKey ? { ...row, text: withoutExcerpt(row.text) } : row;
  }

  /** Somebody has opened a flash message. */
  flashRead({ chatId, mid, personId }: { chatId: string; mid: number; personId: string }): void {
    const row = this.message(chatId, mid);
    const read = row === undefined ? undefined : withReader(row, personId);
    if (read === undefined) return;
    this.touched.add(chatId);
    this.messages.push(read);
  }

  /** Stored rows of a chat with what will be stored over them, oldest first. */
  overStored(chatId: string, stored: readonly MessageRow[]): MessageRow[] {
    const rows = new Map(stored.map((row) => [row.mid, row]));
    for (const row of this.messages) if (row.chatId === chatId) rows.set(row.mid, row);
    return [...rows.values()].sort((a, b) => a.mid - b.mid);
  }
}
