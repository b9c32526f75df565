// View model of the centre of notices: what narrows the list down, the notices that are there, and the one that is looked at.
import type { OfficeApi } from '../../api.ts';
import { Reloading } from '../../base/reloading.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import type { NoticeItem, NoticeLevel, NoticeTopicSetting } from '../index.ts';
import { withNewPage } from '../rules/notice-pages.ts';

/** Notices asked for at once. */
const pageSize = 60;
/** A page takes no more. */
const mostAtOnce = 200;

/** What the centre shows. */
export type NoticeCentreSnapshot = {
  /** Only these; all kinds where undefined. */
  kind: NoticeTopicSetting | undefined;
  unreadOnly: boolean;
  /** Undefined until the first page is there. */
  items: readonly NoticeItem[] | undefined;
  /** Of all kinds. */
  unread: number;
  more: boolean;
  /** The notice that is looked at, by its number. */
  selected: number | undefined;
  error: ErrorData | undefined;
  /** From when the notices are, where the office could not be asked. */
  seenAt: number | undefined;
};

/** The centre; it asks again whenever one came or was read, on whatever device. */
export class NoticeCentreScreen extends Screen<NoticeCentreSnapshot> {
  readonly #office: OfficeApi;
  readonly #reloading = new Reloading(() => this.#load());
  #next: number | undefined;
  #isBringing = false;

  constructor(
    office: OfficeApi,
    start: { unreadOnly?: boolean; kind?: NoticeTopicSetting | undefined } = {},
  ) {
    super({
      kind: start.kind,
      unreadOnly: start.unreadOnly ?? false,
      items: undefined,
      unread: 0,
      more: false,
      selected: undefined,
      error: undefined,
      seenAt: undefined,
    });
    this.#office = office;
    this.onDispose(office.notices.unread((unread) => this.update({ unread })));
    this.onDispose(office.notices.changes(() => void this.reload()));
  }

  /** One kind, or all of them. */
  setKind(kind: NoticeTopicSetting | undefined): void {
    this.#narrow({ kind });
  }

  setUnreadOnly(unreadOnly: boolean): void {
    this.#narrow({ unreadOnly });
  }

  select(mid: number | undefined): void {
    this.update({ selected: mid });
  }

  /** Goes to the next notice, or the one before; beyond the last one it brings more. */
  step(by: number): void {
    const { items = [], selected } = this.getSnapshot();
    const at = items.findIndex(({ mid }) => mid === selected);
    const to = at === -1 ? 0 : Math.max(0, Math.min(items.length - 1, at + by));
    const next = items[to];
    if (next !== undefined) this.select(next.mid);
    if (at !== -1 && at + by >= items.length - 1) void this.more();
  }

  /** The notice that is looked at. */
  get current(): NoticeItem | undefined {
    const { items, selected } = this.getSnapshot();
    return items?.find(({ mid }) => mid === selected);
  }

  reload(): Promise<void> {
    return this.#reloading.wish();
  }

  /** Brings older ones. */
  async more(): Promise<void> {
    const before = this.#next;
    if (before === undefined || this.#isBringing) return;
    this.#isBringing = true;
    const wanted = asked(this.getSnapshot());
    try {
      const page = await this.#ask({ before, limit: pageSize });
      if (wanted !== asked(this.getSnapshot())) return;
      const { items = [] } = this.getSnapshot();
      const known = new Set(items.map(({ mid }) => mid));
      this.#next = page.next;
      this.update({
        items: [...items, ...page.items.filter(({ mid }) => !known.has(mid))],
        more: page.next !== undefined,
      });
    } catch (error) {
      this.update({ error: asOfficeError(error).data });
    } finally {
      this.#isBringing = false;
    }
  }

  /** One was read: seen at once, and taken back where the office cannot be told. */
  async read(mid: number): Promise<void> {
    const { items } = this.getSnapshot();
    if (items?.find((item) => item.mid === mid)?.unread !== true) return;
    this.#mark(mid, false);
    try {
      await this.#office.notices.read([mid]);
    } catch (error) {
      this.#mark(mid, true);
      throw error;
    }
  }

  /** All of them, of every kind. */
  async readAll(): Promise<void> {
    await this.#office.notices.readAll();
    await this.reload();
  }

  /** Chooses how loudly a kind is told, on all devices; answers how it was before, so that it can be taken back. */
  async setLevel(kind: NoticeTopicSetting, level: NoticeLevel): Promise<NoticeLevel> {
    const before = (await this.#office.notices.levels())[kind];
    await this.#office.notices.setLevel(kind, level);
    return before;
  }

  #mark(mid: number, unread: boolean): void {
    const { items } = this.getSnapshot();
    this.update({ items: items?.map((item) => (item.mid === mid ? { ...item, unread } : item)) });
  }

  #narrow(change: Partial<Pick<NoticeCentreSnapshot, 'kind' | 'unreadOnly'>>): void {
    this.#next = undefined;
    this.update({ ...change, items: undefined, more: false, selected: undefined, error: undefined });
    void this.reload();
  }

  #ask(part: { before?: number; limit: number }) {
    const { kind, unreadOnly } = this.getSnapshot();
    return this.#office.notices.list({
      ...part,
      ...(kind !== undefined && { kind }),
      ...(unreadOnly && { unread: true }),
    });
  }

  async #load(): Promise<void> {
    const wanted = asked(this.getSnapshot());
    const shown = this.getSnapshot().items ?? [];
    try {
      const limit = Math.min(mostAtOnce, Math.max(pageSize, shown.length));
      const page = await this.#ask({ limit });
      // The answer to an earlier choice is nobody's any more.
      if (wanted !== asked(this.getSnapshot())) return void this.reload();
      const merged = withNewPage(this.getSnapshot().items ?? [], page, this.getSnapshot().unreadOnly);
      if (merged.isFromPage) this.#next = page.next;
      this.update({
        items: merged.items,
        more: this.#next !== undefined,
        seenAt: page.seenAt,
        error: undefined,
      });
    } catch (error) {
      this.update({ error: asOfficeError(error).data });
    }
  }
}

/** What the office is asked with, as one word. */
const asked = ({ kind, unreadOnly }: NoticeCentreSnapshot): string => `${kind} ${unreadOnly}`;
