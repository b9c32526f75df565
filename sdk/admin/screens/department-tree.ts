// View model of the tree of departments: which are unfolded, which row is edited, and what moves where.
import type { OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import type { AdminDepartment } from '../index.ts';
import { treeRows, type TreeRow } from '../rules/tree-rows.ts';

/** A row that is edited: a department's name, or a new one under another. One at a time (spec §4). */
export type EditRow = { kind: 'rename'; id: string } | { kind: 'add'; parentId: string };

/** What the page shows. */
export type DepartmentTreeSnapshot = {
  all: readonly AdminDepartment[] | undefined;
  rows: readonly TreeRow[];
  folded: ReadonlySet<string>;
  edit: EditRow | undefined;
  selectedId: string | undefined;
  error: ErrorData | undefined;
  busy: boolean;
};

/** The departments. */
export class DepartmentTreeScreen extends Screen<DepartmentTreeSnapshot> {
  readonly #office: OfficeApi;

  constructor(office: OfficeApi) {
    super({
      all: undefined,
      rows: [],
      folded: new Set(),
      edit: undefined,
      selectedId: undefined,
      error: undefined,
      busy: false,
    });
    this.#office = office;
    void this.reload();
  }

  async reload(): Promise<void> {
    try {
      this.#show({ all: await this.#office.admin.departments(), error: undefined });
    } catch (error) {
      this.update({ error: asOfficeError(error).data });
    }
  }

  fold(id: string, folded: boolean): void {
    const next = new Set(this.getSnapshot().folded);
    if (folded) next.add(id);
    else next.delete(id);
    this.#show({ folded: next });
  }

  select(selectedId: string | undefined): void {
    this.update({ selectedId });
  }

  /** Another row that was edited is given up: only one is edited at a time. */
  edit(edit: EditRow | undefined): void {
    if (edit?.kind === 'add') this.fold(edit.parentId, false);
    this.update({ edit });
  }

  /** Confirms the row that is edited. Throws what the office refuses; the row stays open then. */
  async confirm(name: string, nameEn = ''): Promise<void> {
    const { edit, all = [] } = this.getSnapshot();
    if (edit === undefined) return;
    const before = edit.kind === 'rename' ? all.find(({ id }) => id === edit.id) : undefined;
    if (before !== undefined && before.name === name.trim() && before.nameEn === nameEn.trim())
      return this.edit(undefined);
    await this.#doing(async () => {
      const changed =
        edit.kind === 'rename'
          ? await this.#office.admin.changeDepartment(edit.id, { name, nameEn })
          : await this.#office.admin.addDepartment({ parentId: edit.parentId, name, nameEn });
      this.update({ edit: undefined, selectedId: changed.id });
    });
  }

  /** One place up or down among its siblings; nothing at the ends. */
  async step(id: string, by: 1 | -1): Promise<void> {
    const { all = [] } = this.getSnapshot();
    const own = all.find((row) => row.id === id);
    if (own === undefined) return;
    const siblings = all.filter(({ parentId }) => parentId === own.parentId);
    const position = siblings.indexOf(own) + 1 + by;
    if (position < 1 || position > siblings.length) return;
    await this.#doing(() => this.#office.admin.changeDepartment(id, { position }));
  }

  async move(id: string, parentId: string): Promise<void> {
    await this.#doing(() => this.#office.admin.changeDepartment(id, { parentId }));
  }

  async remove(id: string): Promise<void> {
    await this.#doing(() => this.#office.admin.removeDepartment(id));
    this.update({ selectedId: undefined });
  }

  async setHead(id: string, personId: string | undefined): Promise<void> {
    await this.#doing(() => this.#office.approval.setHead(id, personId));
  }

  async #doing(work: () => Promise<unknown>): Promise<void> {
    this.update({ busy: true });
    try {
      await work();
      await this.reload();
    } finally {
      this.update({ busy: false });
    }
  }

  #show(change: Partial<DepartmentTreeSnapshot>): void {
    const { all, folded } = { ...this.getSnapshot(), ...change };
    this.update({ ...change, rows: treeRows(all ?? [], folded) });
  }
}
