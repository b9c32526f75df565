// Holds the part of the organisation that has been opened: levels as they were asked for, and the rows they make.
import type { OfficeApi, TreeNode } from '../../api.ts';

/** One visible row of the tree. `path` names the departments from the root to this one, parted by slashes. */
export type TreeRow = { node: TreeNode; depth: number; open: boolean; loading: boolean; path: string };

/** Id of what stands above the root department (spec §7 «parent 0 for root»). */
export const aboveRoot = '0';

/** A tree that opens level by level; 100,000 people are never loaded at once. */
export class DepartmentTree {
  readonly #office: OfficeApi;
  readonly #changed: () => void;
  readonly #children = new Map<string, readonly TreeNode[]>();
  readonly #open = new Set<string>();
  readonly #loading = new Set<string>();
  /** What was asked for in an earlier turn may be out of date when it comes. */
  #turn = 0;

  /** `changed` is called whenever {@link rows} would answer something else. */
  constructor(office: OfficeApi, changed: () => void) {
    this.#office = office;
    this.#changed = changed;
  }

  /** Whether a level has been asked for and answered. */
  has(departmentId: string): boolean {
    return this.#children.has(departmentId);
  }

  /** Loads the top and opens the root departments. @throws OfficeError what the office said */
  async start(): Promise<void> {
    await this.#load(aboveRoot);
    for (const node of this.#children.get(aboveRoot) ?? [])
      if (node.kind === 'dept') await this.open(node.id);
  }

  /** Asks anew for every level that is open; those that are not are asked for when they are. @throws OfficeError */
  async reload(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const shown = [...this.#children.keys()].filter((id) => id === aboveRoot || this.#open.has(id));
    for (const id of this.#children.keys()) if (!shown.includes(id)) this.#children.delete(id);
    const levels = await Promise.all(
      shown.map(async (id) => [id, await this.#office.contacts.children(id)] as const),
    );
    if (turn !== this.#turn) return;
    for (const [id, level] of levels) this.#children.set(id, level);
    this.#changed();
  }

  /** Opens a department. @throws OfficeError what the office said; the department is closed again then */
  async open(departmentId: string): Promise<void> {
    this.#open.add(departmentId);
    await this.#load(departmentId);
  }

  close(departmentId: string): void {
    if (this.#open.delete(departmentId)) this.#changed();
  }

  /** Opens or closes a department. @throws OfficeError what the office said */
  async toggle(departmentId: string): Promise<void> {
    if (this.#open.has(departmentId)) this.close(departmentId);
    else await this.open(departmentId);
  }

  /** Opens everything above a department and the department itself. @throws OfficeError what the office said */
  async reveal(departmentId: string): Promise<void> {
    for (const department of await this.#office.contacts.ancestors(departmentId))
      await this.open(department.id);
    await this.open(departmentId);
  }

  /** What is visible, from the top down. */
  rows(): TreeRow[] {
    const rows: TreeRow[] = [];
    const walk = (parentId: string, depth: number, above: string): void => {
      for (const node of this.#children.get(parentId) ?? []) {
        const isDepartment = node.kind === 'dept';
        const open = isDepartment && this.#open.has(node.id);
        const path = !isDepartment ? above : above === '' ? node.name : `${above}/${node.name}`;
        rows.push({ node, depth, open, loading: this.#loading.has(node.id), path });
        if (open) walk(node.id, depth + 1, path);
      }
    };
    walk(aboveRoot, 0, '');
    return rows;
  }

  async #load(departmentId: string): Promise<void> {
    if (this.#children.has(departmentId)) return this.#changed();
    this.#loading.add(departmentId);
    this.#changed();
    try {
      this.#children.set(departmentId, await this.#latest(departmentId));
    } catch (error) {
      this.#open.delete(departmentId);
      throw error;
    } finally {
      this.#loading.delete(departmentId);
      this.#changed();
    }
  }

  /** A level as it is, also where everything was asked for anew while the answer was under way. */
  async #latest(departmentId: string): Promise<readonly TreeNode[]> {
    const turn = this.#turn;
    const level = await this.#office.contacts.children(departmentId);
    return turn === this.#turn ? level : this.#latest(departmentId);
  }
}
