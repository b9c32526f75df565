// What one batch of events changes: collected while it is stored, announced after the commit.
import type { OfficeEvent } from '../api.ts';
import type { ChatRow, MessageRow } from '#storage/rows.ts';
import type { Store } from '#storage/store.ts';
import { withReader } from './rules/flash-message.ts';

/** The changes of one batch. Later rows of a message replace earlier ones. */
export class Outcome {
  readonly #store: Store;
  readonly chats = new Map<string, ChatRow>();
  readonly removed = new Set<string>();
  readonly messages: MessageRow[] = [];
  readonly acknowledged: MessageRow[] = [];
  /** Chats whose row must be asked for again. */
  readonly stale = new Set<string>();
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
