// What of disks lies on this device for reading without a network: the folders looked at last, as the office told them.
import type { Store } from '#storage/store.ts';
import type { Disk, DiskFolderPage, DiskListing, DiskPlace } from './disk-api.ts';
import type { DiskPath } from './rules/disk-path.ts';
import { sortNodes } from './rules/sort-nodes.ts';

/** Folders that are kept. */
const maxFolders = 300;
/** Rows of one that are kept, by name; a longer one says how many it has. */
const maxRows = 2_000;
const disksKey = 'disk.disks';
const foldersKey = 'disk.folders';
/** Names are compared as the disk does. */
const keyOf = (name: string): string => name.normalize('NFC').toLowerCase();
const placeOf = ({ kind, owner, names }: DiskPath): string =>
  `diskPath:${[kind, owner, ...names.map(keyOf)].join('/')}`;
const referenceOf = (folderId: string): string => `diskFolder:${folderId}`;

type Page = Omit<DiskFolderPage, 'next' | 'seenAt'>;
type Kept = Page & { seenAt: number };

/** The copies of one person on this device. */
export class KeptFolders {
  readonly #store: Pick<Store, 'copies' | 'values'>;
  readonly #now: () => number;

  constructor(store: Pick<Store, 'copies' | 'values'>, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** The disks as they were told last; nothing where they never were. */
  disks(): readonly Disk[] | undefined {
    return this.#read<Disk[]>(disksKey);
  }

  /** What lies on a disk that somebody has no more goes with it. */
  keepDisks(disks: readonly Disk[]): void {
    const lost = new Set((this.disks() ?? []).map(({ id }) => id));
    for (const { id } of disks) lost.delete(id);
    this.#store.values.set(disksKey, JSON.stringify(disks));
    if (lost.size > 0) this.#drop(({ folder }) => lost.has(folder.diskId));
  }

  /** A disk that was met on the way to something. */
  meet(disk: Disk): void {
    const known = this.disks() ?? [];
    if (!known.some(({ id }) => id === disk.id)) this.keepDisks([...known, disk]);
  }

  /** Keeps what can be told again in any order: a folder by name from its beginning, or all of it. */
  keep(folderId: string, listing: DiskListing, { folder, crumbs, rows, total, next }: DiskFolderPage): void {
    if (listing.onlyFolders === true) return;
    const byName = (listing.sort ?? 'name') === 'name' && listing.descending !== true;
    if (listing.cursor === undefined) {
      const named = byName ? rows : sortNodes(rows, 'name', false);
      if (byName || next === undefined) this.#put(folderId, { folder, crumbs, rows: named, total });
      return;
    }
    const before = byName ? this.#page(folderId) : undefined;
    if (before === undefined || before.total !== total || before.rows.length >= maxRows) return;
    const known = new Set(before.rows.map(({ id }) => id));
    if (!rows.some(({ id }) => known.has(id)))
      this.#put(folderId, { folder, crumbs, rows: [...before.rows, ...rows], total });
  }

  /** A folder as it was seen last, in the order that is asked for. */
  page(folderId: string, listing: DiskListing = {}): (Kept & { next: undefined }) | undefined {
    const kept = this.#page(folderId);
    if (kept === undefined || listing.cursor !== undefined) return undefined;
    const rows = listing.onlyFolders === true ? kept.rows.filter((row) => row.isFolder) : kept.rows;
    const isByName = (listing.sort ?? 'name') === 'name';
    const ordered =
      isByName && listing.descending !== true
        ? rows
        : sortNodes(rows, listing.sort ?? 'name', listing.descending === true);
    return { ...kept, rows: ordered, next: undefined };
  }

  /** Where a path led. One that led nowhere is not kept: what was missing may be there by now. */
  keepPlace(path: DiskPath, place: DiskPlace): void {
    const reference = placeOf(path);
    if (place.node === undefined) return this.#store.copies.remove(reference);
    const body = JSON.stringify(place);
    this.#store.copies.put({ reference, revision: place.node.rev, body, seenTime: this.#now() });
  }

  /** Where a path leads by the folders on its way, else where it led last. */
  place(path: DiskPath): DiskPlace | undefined {
    const walked = this.#walked(path);
    if (walked !== undefined) return walked;
    const copy = this.#store.copies.get(placeOf(path));
    return copy === undefined ? undefined : (JSON.parse(copy.body) as DiskPlace);
  }

  /** The office knows no such place any more; where it is a whole disk, nothing of it is kept. */
  forgetPlace(path: DiskPath): void {
    this.#store.copies.remove(placeOf(path));
    const disk = this.#diskOf(path);
    if (disk !== undefined && path.names.length === 0)
      this.keepDisks((this.disks() ?? []).filter(({ id }) => id !== disk.id));
  }

  /** The one disk that is meant; of several nobody guesses. */
  #diskOf({ kind, owner }: DiskPath): Disk | undefined {
    const fits = (this.disks() ?? []).filter(
      ({ kind: itsKind, name, ownerId, id }) =>
        itsKind === kind &&
        (owner === '' || owner === (kind === 'task' ? id : ownerId) || keyOf(owner) === keyOf(name)),
    );
    return fits.length === 1 ? fits[0] : undefined;
  }

  #walked(path: DiskPath): DiskPlace | undefined {
    const disk = this.#diskOf(path);
    if (disk === undefined) return undefined;
    let at = this.#page(disk.rootId);
    if (at === undefined) return undefined;
    let node = at.folder;
    let above = node;
    for (const name of path.names) {
      const next = at?.rows.find((row) => keyOf(row.name) === keyOf(name));
      if (next === undefined) return undefined;
      [above, node] = [node, next];
      at = node.isFolder ? this.#page(node.id) : undefined;
    }
    return { disk, node, above, missing: [] };
  }

  /** A folder by its number, with its disk. */
  thing(folderId: string): { node: Page['folder']; crumbs: Page['crumbs']; disk: Disk } | undefined {
    const kept = this.#page(folderId);
    const disk = this.disks()?.find(({ id }) => id === kept?.folder.diskId);
    if (kept === undefined || disk === undefined) return undefined;
    return { node: kept.folder, crumbs: kept.crumbs, disk };
  }

  /** It is gone, or may not be seen any more, with all that lies in it. */
  forget(folderId: string): void {
    this.#drop(({ folder, crumbs }) => folder.id === folderId || crumbs.some(({ id }) => id === folderId));
  }

  /** Takes folders away, and the paths that led to them and into them. */
  #drop(isLost: (page: Pick<Page, 'folder' | 'crumbs'>) => boolean): void {
    const { copies } = this.#store;
    const lost = new Set<string>();
    for (const { body } of copies.all('diskFolder')) {
      const page = JSON.parse(body) as Page;
      if (isLost(page)) lost.add(page.folder.id);
    }
    for (const id of lost) copies.remove(referenceOf(id));
    for (const { reference, body } of copies.all('diskPath')) {
      const { node, above } = JSON.parse(body) as DiskPlace;
      const place = { folder: node ?? above, crumbs: [] };
      if (isLost(place) || [above.id, above.parentId].some((id) => lost.has(id))) copies.remove(reference);
    }
    this.#keepIds(this.#ids().filter((id) => !lost.has(id)));
  }

  #page(folderId: string): Kept | undefined {
    const copy = this.#store.copies.get(referenceOf(folderId));
    return copy === undefined ? undefined : { ...(JSON.parse(copy.body) as Page), seenAt: copy.seenTime };
  }

  #put(folderId: string, page: Page): void {
    const body = JSON.stringify({ ...page, rows: page.rows.slice(0, maxRows) });
    this.#store.copies.put({
      ...{ reference: referenceOf(folderId), revision: page.folder.rev, body, seenTime: this.#now() },
    });
    const ids = this.#ids();
    if (ids[0] === folderId) return;
    const kept = [folderId, ...ids.filter((id) => id !== folderId)];
    for (const old of kept.slice(maxFolders)) this.#store.copies.remove(referenceOf(old));
    this.#keepIds(kept.slice(0, maxFolders));
  }

  #ids(): readonly string[] {
    return this.#read<string[]>(foldersKey) ?? [];
  }

  #keepIds(ids: readonly string[]): void {
    this.#store.values.set(foldersKey, JSON.stringify(ids));
  }

  #read<T>(key: string): T | undefined {
    const text = this.#store.values.get(key);
    return text === undefined || text === '' ? undefined : (JSON.parse(text) as T);
  }
}
