// View model of the announcements: the list as it is narrowed down, and the one that is open.
import type { OfficeApi } from '../../api.ts';
import { Reloading } from '../../base/reloading.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import type { Seen } from '../../base/kept-answers.ts';
import type { Announcement, AnnouncementRow } from '../index.ts';

const pageSize = 30;

/** What the page shows. */
export type AnnouncementListSnapshot = {
  sought: string;
  filter: 'all' | 'unread' | 'mine';
  /** Undefined until the first page is there. */
  rows: readonly AnnouncementRow[] | undefined;
  unread: number;
  mayPublish: boolean;
  more: boolean;
  error: ErrorData | undefined;
  /** From when the rows are, where the office could not be asked. */
  seenAt: number | undefined;
  /** The one that is open, and what kept it from opening. */
  openId: string | undefined;
  open: (Announcement & Seen) | undefined;
  openError: ErrorData | undefined;
  confirming: boolean;
};

/** The announcements of a person. Opening one reads it. */
export class AnnouncementListScreen extends Screen<AnnouncementListSnapshot> {
  readonly #office: OfficeApi;
  readonly #reloading = new Reloading(() => this.#load());

  constructor(office: OfficeApi) {
    super({
      sought: '',
      filter: 'all',
      rows: undefined,
      unread: 0,
      mayPublish: false,
      more: false,
      error: undefined,
      seenAt: undefined,
      openId: undefined,
      open: undefined,
      openError: undefined,
      confirming: false,
    });
    this.#office = office;
    this.onDispose(
      office.announcements.changes(({ reference }) => {
        void this.reload();
        const { openId } = this.getSnapshot();
        if (openId !== undefined && (reference === '' || reference === `announcement:${openId}`))
          void this.#loadOpen(openId);
      }),
    );
  }

  setSought(sought: string): void {
    this.update({ sought });
    void this.reload();
  }

  setFilter(filter: AnnouncementListSnapshot['filter']): void {
    this.update({ filter, rows: undefined });
    void this.reload();
  }

  reload(): Promise<void> {
    return this.#reloading.wish();
  }

  async more(): Promise<void> {
    const { rows = [], more } = this.getSnapshot();
    if (!more) return;
    const page = await this.#ask(rows.length);
    const known = new Set(rows.map(({ id }) => id));
    this.update({ rows: [...rows, ...page.rows.filter(({ id }) => !known.has(id))], more: page.more });
  }

  /** Opens one; without an id none is open. */
  async open(id: string | undefined): Promise<void> {
    if (id === this.getSnapshot().openId) return;
    this.update({ openId: id, open: undefined, openError: undefined });
    if (id !== undefined) await this.#loadOpen(id);
  }

  /** Notice is taken of the open one. */
  async confirm(): Promise<void> {
    const { openId } = this.getSnapshot();
    if (openId === undefined) return;
    this.update({ confirming: true });
    try {
      await this.#office.announcements.confirm(openId);
      await this.#loadOpen(openId);
      await this.reload();
    } finally {
      this.update({ confirming: false });
    }
  }

  async withdraw(): Promise<void> {
    const { openId } = this.getSnapshot();
    if (openId === undefined) return;
    const open = await this.#office.announcements.withdraw(openId);
    if (this.getSnapshot().openId === openId) this.update({ open });
    await this.reload();
  }

  #ask(skip: number) {
    const { sought, filter } = this.getSnapshot();
    return this.#office.announcements.list({
      skip,
      limit: pageSize,
      ...(sought.trim() !== '' && { sought }),
      ...(filter === 'unread' && { unread: true }),
      ...(filter === 'mine' && { mine: true }),
    });
  }

  async #load(): Promise<void> {
    const { sought, filter } = this.getSnapshot();
    try {
      const page = await this.#ask(0);
      const now = this.getSnapshot();
      if (now.sought !== sought || now.filter !== filter) return void this.reload();
      this.update({ seenAt: undefined, ...page, error: undefined });
    } catch (error) {
      this.update({ error: asOfficeError(error).data });
    }
  }

  async #loadOpen(id: string): Promise<void> {
    try {
      const open = await this.#office.announcements.get(id);
      if (this.getSnapshot().openId !== id) return;
      this.update({ open, openError: undefined });
      // Read without a network, it is read for the office when it is opened with one.
      if (!open.read && open.seenAt === undefined) await this.#office.announcements.read([id]);
    } catch (error) {
      if (this.getSnapshot().openId === id) this.update({ openError: asOfficeError(error).data });
    }
  }
}
