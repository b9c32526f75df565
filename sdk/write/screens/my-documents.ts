// The list of documents: which, found how, in which order, page by page; renaming, throwing away and taking back.
import type { OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import { changeDocument } from '../actions/change-document.ts';
import type { DocumentQuery, DocumentRow } from '../index.ts';

/** What the list shows. */
export type MyDocumentsSnapshot = {
  of: NonNullable<DocumentQuery['of']>;
  search: string;
  order: NonNullable<DocumentQuery['order']>;
  /** Only of this kind. */
  module: DocumentQuery['module'];
  rows: readonly DocumentRow[];
  loading: boolean;
  /** From this device, as the office cannot be asked. */
  stored: boolean;
  more: boolean;
  error: ErrorData | undefined;
};

/** How long typing rests before it is looked for, in ms. */
const restMs = 200;

/** See the file's first line. */
export class MyDocumentsScreen extends Screen<MyDocumentsSnapshot> {
  readonly #office: OfficeApi;
  #next: string | undefined;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(office: OfficeApi, of: MyDocumentsSnapshot['of'] = 'all') {
    super({
      of,
      search: '',
      order: 'updated',
      module: undefined,
      rows: [],
      loading: true,
      stored: false,
      more: false,
      error: undefined,
    });
    this.#office = office;
    this.onDispose(() => clearTimeout(this.#timer));
    void this.reload();
  }

  setOf(of: MyDocumentsSnapshot['of']): void {
    this.update({ of, rows: [] });
    void this.reload();
  }

  setOrder(order: MyDocumentsSnapshot['order']): void {
    this.update({ order });
    void this.reload();
  }

  setModule(module: MyDocumentsSnapshot['module']): void {
    this.update({ module });
    void this.reload();
  }

  setSearch(search: string): void {
    this.update({ search });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.reload(), restMs);
  }

  /** Asks anew from the first page. */
  async reload(): Promise<void> {
    this.#next = undefined;
    await this.#ask([]);
  }

  /** The next page, where there is one. */
  async loadMore(): Promise<void> {
    if (this.#next !== undefined && !this.getSnapshot().loading) await this.#ask(this.getSnapshot().rows);
  }

  /** Gives a document another title. @throws OfficeError what is wrong with it */
  async rename(id: string, title: string): Promise<void> {
    const saved = await changeDocument(this.#office.write, id, () => ({ title }));
    this.update({
      rows: this.getSnapshot().rows.map((row) =>
        row.id === id ? { ...row, title: saved.title, rev: saved.rev } : row,
      ),
    });
  }

  /** Into the bin. */
  async remove(id: string): Promise<void> {
    await this.#office.write.remove(id);
    this.#drop(id);
  }

  async restore(id: string): Promise<void> {
    await this.#office.write.restore(id);
    if (this.getSnapshot().of === 'bin') this.#drop(id);
    else await this.reload();
  }

  async purge(id: string): Promise<void> {
    await this.#office.write.purge(id);
    this.#drop(id);
  }

  #drop(id: string): void {
    this.update({ rows: this.getSnapshot().rows.filter((row) => row.id !== id) });
  }

  async #ask(before: readonly DocumentRow[]): Promise<void> {
    const { of, search, order, module } = this.getSnapshot();
    this.#asked += 1;
    const asked = this.#asked;
    this.update({ loading: true, error: undefined });
    try {
      const next = this.#next;
      const page = await this.#office.write.list({
        of,
        search,
        order,
        ...(module !== undefined && { module }),
        limit: 30,
        ...(next !== undefined && { before: next }),
      });
      if (this.disposed || asked !== this.#asked) return;
      this.#next = page.next;
      const known = new Set(before.map(({ id }) => id));
      this.update({
        rows: [...before, ...page.rows.filter(({ id }) => !known.has(id))],
        loading: false,
        stored: page.stored,
        more: page.next !== undefined,
      });
    } catch (error) {
      if (asked === this.#asked) this.update({ loading: false, error: asOfficeError(error).data });
    }
  }
}
