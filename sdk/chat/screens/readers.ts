// View model of who has read a message: two lists by name, page by page.
import type { OfficeApi, Readers } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';

/** What it shows; `people` are those of the side that is looked at. */
export type ReadersSnapshot = {
  side: 'read' | 'unread';
  people: Readers['people'];
  read: number;
  total: number;
  loading: boolean;
  /** There are more people on this side. */
  more: boolean;
  error?: ErrorData | undefined;
};

/** The readers of one message. */
export class ReadersScreen extends Screen<ReadersSnapshot> {
  readonly #office: OfficeApi;
  readonly #message: { chatId: string; mid: number };
  #page = 0;
  #asked = 0;

  constructor(office: OfficeApi, message: { chatId: string; mid: number }) {
    super({ side: 'read', people: [], read: 0, total: 0, loading: false, more: false });
    this.#office = office;
    this.#message = message;
    void this.loadMore();
  }

  /** Looks at those who have read it, or at those who have not. */
  async look(side: ReadersSnapshot['side']): Promise<void> {
    if (side === this.getSnapshot().side) return;
    this.#page = 0;
    this.update({ side, people: [], more: false });
    await this.loadMore();
  }

  /** The next page of the side that is looked at. */
  async loadMore(): Promise<void> {
    const { side } = this.getSnapshot();
    const asked = (this.#asked += 1);
    this.update({ loading: true, error: undefined });
    try {
      const { chatId, mid } = this.#message;
      const page = this.#page + 1;
      const found = await this.#office.acts.readers(chatId, mid, { hasRead: side === 'read', page });
      // Who looks at the other side meanwhile, or asks twice, gets each page once.
      if (asked !== this.#asked) return;
      this.#page = page;
      const people = [...this.getSnapshot().people, ...found.people];
      const all = side === 'read' ? found.read : found.total - found.read;
      const more = found.people.length > 0 && people.length < all;
      this.update({ people, read: found.read, total: found.total, more });
    } catch (error) {
      if (asked === this.#asked) this.update({ error: asOfficeError(error).data });
    } finally {
      if (asked === this.#asked) this.update({ loading: false });
    }
  }
}
