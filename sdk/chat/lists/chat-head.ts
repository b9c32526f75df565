// Keeps the first rows of the chat list for one face: what changes among them, and nothing of the rest.
import type { ChatHeadBatch, LocalChat } from '../../api.ts';
import type { ListBatch } from '../../base/list-batch.ts';
import { LiveList } from '../../base/live-list.ts';
import type { ChatFilter } from '../local-entities.ts';
import { passesFilter } from '../rules/chat-filter.ts';
import { compareChats } from '../rules/chat-order.ts';

/** What a head is made of. */
export type ChatHeadParts = {
  filter: ChatFilter;
  /** Rows it holds at most. */
  limit: number;
  /** `rows` rows from number `from` on, as they are stored now. */
  read(from: number, rows: number): LocalChat[];
  /** How many chats pass the filter now. */
  count(): number;
  tell(batch: ChatHeadBatch): void;
};

/** The first rows of the list that pass a filter. */
export class ChatHead {
  readonly #parts: ChatHeadParts;
  readonly #rows = new LiveList<LocalChat>({ key: (row) => row.id, compare: compareChats });
  #total = 0;
  #limit: number;

  constructor(parts: ChatHeadParts) {
    this.#parts = parts;
    this.#limit = parts.limit;
  }

  /** Reads the rows anew and tells them whole. */
  reset(): void {
    this.#rows.apply({ reset: this.#parts.read(0, this.#limit) });
    this.#total = this.#parts.count();
    this.#parts.tell({ reset: this.#rows.rows(), total: this.#total });
  }

  /** Holds up to `limit` rows from now on; tells those that come in addition, if there are any. */
  extend(limit: number): void {
    if (limit <= this.#limit) return;
    this.#limit = limit;
    const upsert =
      this.#rows.size < this.#total ? this.#parts.read(this.#rows.size, limit - this.#rows.size) : [];
    this.#rows.apply({ upsert });
    this.#parts.tell({ upsert, total: this.#total });
  }

  /** Takes over a change of the list; tells only what concerns these rows. */
  changed(batch: ListBatch<LocalChat>): void {
    if (batch.reset !== undefined) return this.reset();
    const { filter, count, tell } = this.#parts;
    const limit = this.#limit;
    const before = this.#rows.rows();
    const total = count();
    const touched = new Set([...(batch.remove ?? []), ...(batch.upsert ?? []).map((row) => row.id)]);
    /** The last row nothing happened to: what comes before it is certainly known. */
    const anchor = before.findLast((row) => !touched.has(row.id));
    const hasMore = this.#total > before.length;
    const isOther = total !== this.#total;
    const passing = (batch.upsert ?? []).filter((row) => passesFilter(row, filter));
    const inside = passing.filter(
      (row) => !hasMore || (anchor !== undefined && compareChats(row, anchor) <= 0),
    );
    const kept = new Set(inside.map((row) => row.id));
    const gone = before.filter((row) => touched.has(row.id) && !kept.has(row.id)).map((row) => row.id);
    this.#total = total;
    this.#rows.apply({ upsert: inside, remove: gone });
    if (this.#rows.size < Math.min(limit, total)) return this.reset();
    const over = this.#rows.rows().slice(limit);
    const cut = over.map((row) => row.id);
    this.#rows.apply({ remove: cut });
    const remove = [...gone, ...cut.filter((id) => before.some((row) => row.id === id))];
    const upsert = inside.filter((row) => this.#rows.get(row.id) !== undefined);
    if (upsert.length + remove.length > 0 || isOther) tell({ upsert, remove, total });
  }
}
