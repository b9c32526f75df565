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
  filter: 'all' | 'unread' | 'mine' | 'managed';
  /** Departments that have announced something, as far as the list was loaded, and the one it is narrowed down to. */
  departments: readonly { id: string; name: string; nameEn: string | undefined }[];
  departmentId: string | undefined;
  /** Undefined until the first page is there. */
  rows: readonly AnnouncementRow[] | undefined;
  unread: number;
  mayPublish: boolean;
  mayManage?: boolean | undefined;
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

/** The departments, with those that these rows name beside. */
function withDepartments(
  known: AnnouncementListSnapshot['departments'],
  rows: readonly AnnouncementRow[],
): AnnouncementListSnapshot['departments'] {
  const named = new Map(known.map((one) => [one.id, one]));
  for (const { departmentId: id, departmentName: name, departmentNameEn: nameEn } of rows)
    if (name !== '') named.set(id, { id, name, nameEn });
  return named.size === known.length ? known : [...named.values()];
}

/** The announcements of a person. Opening one reads it. */
export class AnnouncementListScreen extends Screen<AnnouncementListSnapshot> {
  readonly #office: OfficeApi;
  readonly #reloading = new Reloading(() => this.#load());

  constructor(office: OfficeApi) {
    super({
      sought: '',
      filter: 'all',
      departments: [],
      departmentId: undefined,
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

  /** Of one department only; of all without one. */
  setDepartment(departmentId: string | undefined): void {
    this.update({ departmentId, rows: undefined });
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
    this.update({
      rows: [...rows, ...page.rows.filter(({ id }) => !known.has(id))],
      departments: withDepartments(this.getSnapshot().departments, page.rows),
      more: page.more,
    });
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

  /** Puts the open one before the others, or back among them. */
  async pin(pinned: boolean): Promise<void> {
    const { openId } = this.getSnapshot();
    if (openId === undefined) return;
    const open = await this.#office.announcements.pin(openId, pinned);
    if (this.getSnapshot().openId === openId) this.update({ open });
    await this.reload();
  }

  #ask(skip: number) {
    const { sought, filter, departmentId } = this.getSnapshot();
    return this.#office.announcements.list({
      skip,
      limit: pageSize,
      ...(sought.trim() !== '' && { sought }),
      ...(departmentId !== undefined && { departmentId }),
      ...(filter === 'unread' && { unread: true }),
      ...(filter === 'mine' && { mine: true }),
      ...(filter === 'managed' && { managed: true }),
    });
  }

  async #load(): Promise<void> {
    const { sought, filter, departmentId } = this.getSnapshot();
    try {
      const page = await this.#ask(0);
      const now = this.getSnapshot();
      if (now.sought !== sought || now.filter !== filter || now.departmentId !== departmentId)
        return void this.reload();
      const departments = withDepartments(now.departments, page.rows);
      this.update({ seenAt: undefined, ...page, departments, error: undefined });
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
