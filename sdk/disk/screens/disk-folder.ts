// View model of the disk's page: which list is shown, its rows, what is chosen and what can be done with it.
import type {
  Disk,
  DiskCrumb,
  DiskFileType,
  DiskFolderPage,
  DiskHit,
  DiskKind,
  DiskListing,
  DiskNode,
  DiskShare,
  DiskTask,
  OfficeApi,
} from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import { nodeView } from '../rules/node-view.ts';
import { fileTypeOf } from '../rules/file-type.ts';
import { diskActs, type DiskActs } from '../rules/disk-acts.ts';
import { diskAsRow } from '../rules/disk-as-row.ts';
import { sortNodes, type DiskSort } from '../rules/sort-nodes.ts';

/** What the page can show: a disk's folders, or one of the lists across disks. */
export type DiskView = DiskKind | 'shared' | 'mine' | 'trash' | 'recent' | 'starred';

/** What it shows. */
export type DiskFolderSnapshot = {
  readonly view: DiskView;
  readonly disks: readonly Disk[];
  /** The disk the folder belongs to; undefined in a list of disks. */
  readonly disk: Disk | undefined;
  readonly folder: DiskNode | undefined;
  readonly crumbs: readonly DiskCrumb[];
  readonly rows: readonly DiskNode[];
  /** In the lists of shares: the share of each row, by the id of the thing. */
  readonly shares: readonly DiskShare[];
  /** Where things of a list across disks lie, by id. */
  readonly places: ReadonlyMap<string, Pick<DiskHit, 'diskName' | 'path' | 'excerpt'>>;
  /** The task folder one is in, or all of them in their list. */
  readonly tasks: readonly DiskTask[];
  readonly total: number;
  /** From when the folder is, where the office could not be asked. */
  readonly seenAt: number | undefined;
  readonly loading: boolean;
  readonly error: ErrorData | undefined;
  /** Undefined in a list that has an order of its own. */
  readonly sort: DiskSort | undefined;
  readonly descending: boolean;
  readonly chosen: ReadonlySet<string>;
  readonly acts: DiskActs;
  readonly query: string;
  /** What the list is narrowed to. */
  readonly type: DiskFileType | undefined;
};

/** How long somebody who types is waited for, in ms. */
const typingPauseMs = 150;
/** Rows that are asked for at first, and behind them: the first are there at once, the others before anybody comes to them. */
const firstRows = 200;
const nextRows = 500;
/** Things of the bins that are listed at most. */
const maxBinned = 10_000;

/** One page of the disk. */
export class DiskFolderScreen extends Screen<DiskFolderSnapshot> {
  readonly #office: OfficeApi;
  readonly #me: string;
  #next: string | undefined;
  #turn = 0;
  #coming: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watching: AbortController | undefined;
  #place: { view: DiskView; folderId: string | undefined } = { view: 'personal', folderId: undefined };

  /** @param me own id */
  constructor(office: OfficeApi, me: string) {
    super({
      ...{
        view: 'personal',
        disks: [],
        disk: undefined,
        folder: undefined,
        crumbs: [],
        rows: [],
        shares: [],
        places: new Map(),
        tasks: [],
      },
      ...{
        total: 0,
        seenAt: undefined,
        loading: true,
        error: undefined,
        sort: undefined,
        descending: false,
        chosen: new Set(),
      },
      ...{ acts: diskActs([], me), query: '', type: undefined },
    });
    this.#office = office;
    this.#me = me;
    this.onDispose(() => this.#watching?.abort());
    this.onDispose(() => clearTimeout(this.#timer));
  }

  /** Shows another place; without a folder the root of the disk, or the list of disks of the kind. */
  async open(view: DiskView, folderId: string | undefined): Promise<void> {
    this.#place = { view, folderId };
    this.update({
      view,
      rows: [],
      shares: [],
      tasks: [],
      places: new Map(),
      sort: undefined,
      descending: false,
      folder: undefined,
      disk: undefined,
      seenAt: undefined,
      crumbs: [],
      query: '',
      type: undefined,
      loading: true,
    });
    this.choose(new Set());
    await this.reload();
  }

  /** Asks anew. */
  async reload(): Promise<void> {
    const turn = (this.#turn += 1);
    this.#watching?.abort();
    this.update({ loading: true, error: undefined });
    try {
      await this.#load(turn);
    } catch (error) {
      if (turn !== this.#turn) return;
      const { kind, data } = asOfficeError(error);
      this.update({ error: data, loading: false });
      // What could not be read is there once there is a network again.
      if (kind === 'network' && this.#place.folderId !== undefined) void this.#watch(this.#place.folderId);
    }
  }

  /** The rows behind those that are there. */
  async more(): Promise<void> {
    const { folder } = this.getSnapshot();
    const cursor = this.#next;
    if (folder === undefined || cursor === undefined) return this.#coming;
    this.#next = undefined;
    const turn = this.#turn;
    const fetching = this.#office.disk.list(folder.id, { ...this.#listing(), limit: nextRows, cursor });
    this.#coming = fetching.then(
      (page) => {
        if (turn !== this.#turn || this.disposed) return;
        this.#next = page.next;
        this.update({ rows: [...this.getSnapshot().rows, ...page.rows] });
      },
      (error: unknown) => {
        // Whoever scrolls on asks for the same again.
        if (turn === this.#turn) this.#next = cursor;
        throw error;
      },
    );
    return this.#coming;
  }

  async setSort(sort: DiskSort): Promise<void> {
    const before = this.getSnapshot();
    const isName = before.sort === undefined && before.folder !== undefined && sort === 'name';
    this.update({ sort, descending: isName || before.sort === sort ? !before.descending : false });
    await this.reload();
  }

  /** Narrows the list to a kind of file, or to all again. */
  async setType(type: DiskFileType | undefined): Promise<void> {
    this.update({ type });
    await this.reload();
  }

  /** Looks for names and contents on all disks; an empty text shows the folder again. */
  async setQuery(query: string): Promise<void> {
    const before = this.getSnapshot().query;
    this.update({ query });
    clearTimeout(this.#timer);
    if (query.trim() === before.trim() && query.trim() !== '') return;
    // Who types fast is not asked about every letter.
    if (before.trim() !== '' && query.trim() !== '') await this.#pause();
    if (this.disposed || this.getSnapshot().query !== query) return;
    await this.reload();
  }

  /** The list in which a thing is opened. */
  viewOf(node: DiskNode): DiskView {
    return nodeView(node, this.getSnapshot().disks);
  }

  /** The share a row stands for in the lists of shares. */
  shareOf(nodeId: string): DiskShare | undefined {
    return this.getSnapshot().shares.find(({ node }) => node.id === nodeId);
  }

  choose(chosen: ReadonlySet<string>): void {
    const rows = this.getSnapshot().rows.filter(({ id }) => chosen.has(id));
    this.update({
      chosen: new Set(rows.map(({ id }) => id)),
      acts: diskActs(rows, this.#me, this.getSnapshot().disk?.closed),
    });
  }

  /** Everything of the folder, what is not shown yet included. */
  async chooseAll(): Promise<void> {
    const turn = this.#turn;
    do await this.more();
    while (this.#next !== undefined && turn === this.#turn);
    if (turn === this.#turn && !this.disposed)
      this.choose(new Set(this.getSnapshot().rows.map(({ id }) => id)));
  }

  /** What can be done with things of the list. */
  actsOf(rows: readonly DiskNode[]): DiskActs {
    return diskActs(rows, this.#me, this.getSnapshot().disk?.closed);
  }

  /** Whether a task is the person's own to add to and to end. */
  mayRun({ starterId, closed }: Pick<DiskTask, 'starterId' | 'closed'>): boolean {
    return starterId === this.#me && !closed;
  }

  /** The things that are chosen, as they are now. */
  chosenRows(): readonly DiskNode[] {
    const { rows, chosen } = this.getSnapshot();
    return rows.filter(({ id }) => chosen.has(id));
  }

  #listing(): DiskListing {
    const { sort, descending } = this.getSnapshot();
    return { sort: sort ?? 'name', descending, limit: firstRows };
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      this.#timer = setTimeout(resolve, typingPauseMs);
    });
  }

  async #load(turn: number): Promise<void> {
    const { disk: api } = this.#office;
    const { view, folderId } = this.#place;
    const disks = await api.disks();
    if (turn !== this.#turn || this.disposed) return;
    this.update({ disks });
    const { query, type } = this.getSnapshot();
    if (query.trim() !== '') {
      const asked = { query, limit: 100, ...(type !== undefined && { type }) };
      const [named, holding] = await Promise.all([
        api.search(asked),
        api.search({ ...asked, inContent: true }),
      ]);
      const known = new Set(named.map(({ node }) => node.id));
      return this.#showHits(turn, [...named, ...holding.filter(({ node }) => !known.has(node.id))]);
    }
    if (view === 'trash') return this.#showRows(turn, await this.#binned());
    if (view === 'recent') return this.#showHits(turn, await api.recent());
    if (view === 'starred') return this.#showHits(turn, await api.starred());
    if ((view === 'shared' || view === 'mine') && folderId === undefined) {
      const shares = await api.shares(view === 'shared' ? 'in' : 'out');
      if (turn !== this.#turn) return;
      this.update({ shares });
      const nodes = shares.map(({ node }) => node);
      return this.#showRows(turn, nodes);
    }
    if (view === 'task') {
      const tasks = await this.#tasks();
      if (turn === this.#turn) this.update({ tasks });
    }
    const own = disks.filter(({ kind }) => kind === view);
    const [only] = own;
    // Tasks stay a list, so that another can be started and each be ended.
    const wanted = folderId ?? (own.length === 1 && view !== 'task' ? only?.rootId : undefined);
    if (wanted === undefined) return this.#showRows(turn, own.map(diskAsRow));
    const page = await api.list(wanted, this.#listing());
    // A folder is narrowed when all of it is known.
    const narrowed = type === undefined ? undefined : await this.#narrowed(wanted, type, page);
    if (turn !== this.#turn || this.disposed) return;
    this.#next = narrowed === undefined ? page.next : undefined;
    const disk = disks.find(({ id }) => id === page.folder.diskId);
    const { folder, crumbs, seenAt } = page;
    const rows = narrowed ?? page.rows;
    const total = narrowed?.length ?? page.total;
    this.update({ folder, crumbs, rows, total, disk, seenAt, places: new Map(), loading: false });
    this.choose(this.getSnapshot().chosen);
    void this.#watch(wanted);
  }

  /** Without a network nobody knows how far each is; the folders stay readable all the same. */
  async #tasks(): Promise<readonly DiskTask[]> {
    const { disk } = this.#office;
    try {
      return (await Promise.all([disk.tasks(), disk.tasks({ closed: true })])).flat();
    } catch (error) {
      if (asOfficeError(error).kind !== 'network') throw error;
      return [];
    }
  }

  async #narrowed(folderId: string, type: DiskFileType, first: DiskFolderPage): Promise<DiskNode[]> {
    const rows = [...first.rows];
    for (let cursor = first.next; cursor !== undefined;) {
      const page = await this.#office.disk.list(folderId, { ...this.#listing(), limit: nextRows, cursor });
      rows.push(...page.rows);
      cursor = page.next;
    }
    return rows.filter((row) => fileTypeOf(row) === type);
  }

  async #binned(): Promise<DiskNode[]> {
    const rows: DiskNode[] = [];
    let cursor: string | undefined;
    do {
      const page = await this.#office.disk.trashed({
        limit: nextRows,
        ...(cursor !== undefined && { cursor }),
      });
      rows.push(...page.rows);
      cursor = page.next;
    } while (cursor !== undefined && rows.length < maxBinned);
    return rows;
  }

  #showRows(turn: number, rows: readonly DiskNode[]): void {
    if (turn !== this.#turn || this.disposed) return;
    this.#next = undefined;
    const { sort, descending, type } = this.getSnapshot();
    const fitting = type === undefined ? rows : rows.filter((row) => fileTypeOf(row) === type);
    const ordered = sort === undefined ? fitting : sortNodes(fitting, sort, descending);
    const nowhere = { folder: undefined, disk: undefined, crumbs: [], seenAt: undefined };
    this.update({ ...nowhere, rows: ordered, total: fitting.length, loading: false });
    this.choose(this.getSnapshot().chosen);
    const { query, view, disks } = this.getSnapshot();
    if (query.trim() === '') void this.#watch(view === 'trash' ? disks.map(({ id }) => id) : []);
  }

  #showHits(turn: number, hits: readonly DiskHit[]): void {
    if (turn === this.#turn) this.update({ places: new Map(hits.map((hit) => [hit.node.id, hit])) });
    this.#showRows(
      turn,
      hits.map(({ node }) => node),
    );
  }

  /** What others and other devices do in the folder, or in the list, is seen as it happens. */
  async #watch(of: string | readonly string[]): Promise<void> {
    const controller = new AbortController();
    this.#watching = controller;
    try {
      await this.#office.disk.changed(of, { signal: controller.signal });
    } catch {
      // Given up, or not told by this office: what is there stays.
      return;
    }
    if (controller.signal.aborted || this.disposed) return;
    const { type, error } = this.getSnapshot();
    const isPlain = typeof of === 'string' && type === undefined && error === undefined;
    await (isPlain ? this.#refresh(of) : this.reload());
  }

  /** As many rows as are there are asked for again: who looks loses no place. */
  async #refresh(folderId: string): Promise<void> {
    const turn = this.#turn;
    const before = this.getSnapshot().rows.length;
    try {
      const rows: DiskNode[] = [];
      let next: string | undefined;
      let total = 0;
      let seenAt: number | undefined;
      do {
        const page = await this.#office.disk.list(folderId, { ...this.#listing(), cursor: next });
        rows.push(...page.rows);
        ({ total, seenAt } = page);
        next = page.next;
      } while (next !== undefined && rows.length < before);
      if (turn !== this.#turn || this.disposed) return;
      this.#next = next;
      this.update({ rows, total, seenAt, error: undefined });
      this.choose(this.getSnapshot().chosen);
    } catch (error) {
      if (turn !== this.#turn) return;
      const { kind, data } = asOfficeError(error);
      // What is gone, or may not be seen any more, is not shown any longer.
      if (kind !== 'network') {
        this.update({ rows: [], total: 0, folder: undefined, crumbs: [], disk: undefined });
        this.choose(new Set());
      }
      this.update({ error: data });
      return;
    }
    void this.#watch(folderId);
  }
}
