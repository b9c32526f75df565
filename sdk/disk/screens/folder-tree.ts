// View model of the folder tree: disks and their folders (files too, where one is chosen), and the one row that is edited.
import type { Disk, DiskNode, OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import { freeLabel, nameProblem } from '../rules/disk-names.ts';
import { moveProblem } from '../rules/disk-acts.ts';

/** A line of the tree: a disk's root, a folder, a file, or the row in which a new folder gets its name. */
export type TreeRow =
  | {
      readonly kind: 'disk' | 'folder' | 'file';
      readonly node: DiskNode;
      /** The disk, where this is its root. */
      readonly disk?: Disk;
      readonly depth: number;
      readonly open: boolean;
      readonly busy: boolean;
    }
  | { readonly kind: 'new'; readonly depth: number };

/** What it shows. */
export type FolderTreeSnapshot = {
  readonly rows: readonly TreeRow[];
  /** Id of the row that is chosen. */
  readonly chosen: string | undefined;
  /** `new`, or the id of the folder whose name is edited; one at a time (spec §4). */
  readonly editing: string | undefined;
  readonly loading: boolean;
  readonly error: ErrorData | undefined;
};

/** What the tree is opened for. */
export type FolderTreeRequest = {
  /** Whether files are shown, because one of them is chosen. */
  readonly files: boolean;
  /** What would be moved to the folder that is chosen. */
  readonly moving: readonly DiskNode[];
  /** How a new folder is called by itself. */
  readonly label: string;
};

const maxChildren = 500;

/** One tree, for as long as its dialog stands open. */
export class FolderTreeScreen extends Screen<FolderTreeSnapshot> {
  readonly #office: OfficeApi;
  readonly #request: FolderTreeRequest;
  #disks: readonly Disk[] = [];
  readonly #nodes = new Map<string, DiskNode>();
  readonly #children = new Map<string, readonly DiskNode[]>();
  readonly #open = new Set<string>();
  readonly #busy = new Set<string>();

  constructor(office: OfficeApi, request: FolderTreeRequest) {
    super({ rows: [], chosen: undefined, editing: undefined, loading: true, error: undefined });
    this.#office = office;
    this.#request = request;
    void this.load();
  }

  /** Asks for the disks; the personal one stands open. */
  async load(): Promise<void> {
    this.update({ loading: true, error: undefined });
    try {
      this.#disks = (await this.#office.disk.disks()).filter(({ closed }) => !closed);
      for (const disk of this.#disks) this.#nodes.set(disk.rootId, rootOf(disk));
      const own = this.#disks.find(({ kind }) => kind === 'personal');
      this.update({ loading: false });
      this.#draw();
      if (own !== undefined) {
        this.choose(own.rootId);
        await this.setOpen(own.rootId, true);
      }
    } catch (error) {
      this.update({ loading: false, error: asOfficeError(error).data });
    }
  }

  choose(id: string): void {
    if (this.#nodes.has(id)) this.update({ chosen: id });
  }

  /** The thing that is chosen. */
  chosen(): DiskNode | undefined {
    return this.#nodes.get(this.getSnapshot().chosen ?? '');
  }

  /** Opens or closes a folder; what is in it is asked for when it is first opened. */
  async setOpen(id: string, open: boolean): Promise<void> {
    if (open) this.#open.add(id);
    else this.#open.delete(id);
    if (open && !this.#children.has(id)) await this.#fetch(id);
    else this.#draw();
  }

  /** Moves the choice up or down among the rows that are shown. */
  move(steps: number): void {
    const ids = this.getSnapshot().rows.flatMap((row) => (row.kind === 'new' ? [] : [row.node.id]));
    const at = ids.indexOf(this.getSnapshot().chosen ?? '');
    const next = ids[Math.max(0, Math.min(ids.length - 1, at + steps))];
    if (next !== undefined) this.choose(next);
  }

  /** The folder above the chosen one becomes the choice. */
  moveOut(): void {
    const above = this.chosen()?.parentId;
    if (above !== undefined && above !== '0') this.choose(above);
  }

  /** Why the chosen place cannot be taken; undefined where it can. */
  problem(): ErrorData['code'] | undefined {
    const node = this.chosen();
    if (node === undefined) return 'diskSelectDirectory';
    if (this.#request.files) return node.isFolder ? 'diskNotAFile' : undefined;
    if (!node.isFolder) return 'diskSelectDirectory';
    if (node.level !== 'edit' && node.level !== 'manage') return 'diskPermission';
    return moveProblem(this.#request.moving, { isRoot: node.parentId === '0', kind: node.diskKind });
  }

  /** Begins a new folder in the chosen one, or the name of the chosen one. Answers why it cannot begin. */
  async edit(what: 'new' | 'rename'): Promise<ErrorData['code'] | undefined> {
    if (this.getSnapshot().editing !== undefined) return 'diskOneEdit';
    const node = this.chosen();
    if (node === undefined || !node.isFolder) return 'diskSelectDirectory';
    if (node.level !== 'edit' && node.level !== 'manage') return 'diskPermission';
    if (what === 'rename' && node.parentId === '0') return 'diskPermission';
    if (what === 'new') await this.setOpen(node.id, true);
    this.update({ editing: what === 'new' ? 'new' : node.id });
    this.#draw();
    return undefined;
  }

  /** Gives the edit up. */
  cancelEdit(): void {
    this.update({ editing: undefined });
    this.#draw();
  }

  /** Takes the name that was typed. Answers why it is not taken. */
  async confirmEdit(typed: string): Promise<ErrorData | undefined> {
    const node = this.chosen();
    const { editing } = this.getSnapshot();
    if (node === undefined || editing === undefined) return undefined;
    const isNew = editing === 'new';
    const parentId = isNew ? node.id : node.parentId;
    const siblings = (this.#children.get(parentId) ?? []).map(({ name }) => name);
    const name = typed.trim() === '' && isNew ? freeLabel(this.#request.label, siblings) : typed.trim();
    const code = nameProblem(name, { siblings, ...(!isNew && { before: node.name }) });
    if (code !== undefined) return { code, params: { name } };
    try {
      const made = isNew
        ? await this.#office.disk.mkdir(node, name)
        : await this.#office.disk.rename(node, name);
      await this.#fetch(parentId);
      this.update({ editing: undefined, chosen: made.id });
      this.#draw();
      return undefined;
    } catch (error) {
      return asOfficeError(error).data;
    }
  }

  async #fetch(id: string): Promise<void> {
    this.#busy.add(id);
    this.#draw();
    try {
      const { folder, rows } = await this.#office.disk.list(id, {
        onlyFolders: !this.#request.files,
        limit: maxChildren,
      });
      this.#nodes.set(id, {
        ...folder,
        name: folder.name === '' ? (this.#nodes.get(id)?.name ?? '') : folder.name,
      });
      for (const row of rows) this.#nodes.set(row.id, row);
      this.#children.set(id, rows);
    } catch (error) {
      this.#open.delete(id);
      this.update({ error: asOfficeError(error).data });
    }
    this.#busy.delete(id);
    this.#draw();
  }

  #draw(): void {
    if (this.disposed) return;
    const rows: TreeRow[] = [];
    const { editing, chosen } = this.getSnapshot();
    const moved = new Set(this.#request.moving.map(({ id }) => id));
    const add = (node: DiskNode, depth: number, disk?: Disk): void => {
      // Nothing is moved into itself.
      if (moved.has(node.id)) return;
      const open = this.#open.has(node.id);
      rows.push({
        ...{ kind: disk !== undefined ? 'disk' : node.isFolder ? 'folder' : 'file', node, depth, open },
        ...{ busy: this.#busy.has(node.id), ...(disk !== undefined && { disk }) },
      });
      if (editing === 'new' && chosen === node.id) rows.push({ kind: 'new', depth: depth + 1 });
      if (open) for (const child of this.#children.get(node.id) ?? []) add(child, depth + 1);
    };
    for (const disk of this.#disks) add(this.#nodes.get(disk.rootId) ?? rootOf(disk), 0, disk);
    this.update({ rows });
  }
}

/** A disk's root before it was looked into: as much as the disk tells. */
function rootOf(disk: Disk): DiskNode {
  return {
    ...{ id: disk.rootId, parentId: '0', diskId: disk.id, diskKind: disk.kind, isFolder: true },
    ...{ name: disk.name, size: 0, type: '', md5: '', fileId: '', uploaderId: '', uploaderName: '' },
    ...{ createdTime: 0, modifiedTime: 0, version: 0, rev: 0, level: disk.level, sharedWith: 0 },
    starred: false,
  };
}
