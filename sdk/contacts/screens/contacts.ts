// View model of contacts: a tree that opens level by level, a look-up, and the chosen person's card.
import { constantTable } from '#variants/constants.ts';
import type { Department, OfficeApi, Person, TreeNode } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';

/** One visible row of the tree. */
export type TreeRow = { node: TreeNode; depth: number; open: boolean; loading: boolean };

/** What contacts show. */
export type ContactsSnapshot = {
  phase: 'loading' | 'ready';
  rows: readonly TreeRow[];
  query: string;
  searching: boolean;
  found: { people: readonly Person[]; departments: readonly Department[]; total: number } | undefined;
  person: Person | undefined;
  personLoading: boolean;
  online: ReadonlySet<string>;
  error?: ErrorData;
};

const rootId = '0';
const debounceMs = constantTable.debounceMs.value;

/** The organisation, as far as it has been opened; 100,000 people are never loaded at once. */
export class ContactsScreen extends Screen<ContactsSnapshot> {
  readonly #office: OfficeApi;
  readonly #children = new Map<string, readonly TreeNode[]>();
  readonly #open = new Set<string>();
  readonly #loading = new Set<string>();
  #running: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(office: OfficeApi) {
    super({
      phase: 'loading',
      rows: [],
      query: '',
      searching: false,
      found: undefined,
      person: undefined,
      personLoading: false,
      online: new Set(),
    });
    this.#office = office;
    this.onDispose(office.contacts.online((ids) => this.update({ online: new Set(ids) })));
    this.onDispose(() => {
      clearTimeout(this.#timer);
      this.#running?.abort();
    });
    void this.#start();
  }

  /** Opens or closes a department. */
  async toggle(departmentId: string): Promise<void> {
    if (this.#open.delete(departmentId)) return this.#show();
    this.#open.add(departmentId);
    await this.#load(departmentId);
  }

  /** Opens everything above a department and the department itself. */
  async reveal(departmentId: string): Promise<void> {
    try {
      for (const department of await this.#office.contacts.ancestors(departmentId)) {
        this.#open.add(department.id);
        await this.#load(department.id);
      }
      this.#open.add(departmentId);
      await this.#load(departmentId);
    } catch (error) {
      this.update({ error: asOfficeError(error).data });
    }
  }

  /** Shows a person's card. */
  async select(personId: string): Promise<void> {
    this.update({ personLoading: true, error: undefined });
    try {
      const person = await this.#office.contacts.person(personId);
      this.update({ person, personLoading: false });
    } catch (error) {
      this.update({ personLoading: false, error: asOfficeError(error).data });
    }
  }

  setQuery(query: string): void {
    clearTimeout(this.#timer);
    this.#running?.abort();
    const searching = query.trim() !== '';
    this.update({
      query,
      searching,
      found: searching ? this.getSnapshot().found : undefined,
      error: undefined,
    });
    if (searching) this.#timer = setTimeout(() => void this.#search(query), debounceMs);
  }

  /** Tries again after an error. */
  async retry(): Promise<void> {
    this.update({ error: undefined });
    const { query } = this.getSnapshot();
    if (query.trim() === '') await this.#start();
    else await this.#search(query);
  }

  async #start(): Promise<void> {
    await this.#load(rootId);
    for (const node of this.#children.get(rootId) ?? []) {
      if (node.kind !== 'dept') continue;
      this.#open.add(node.id);
      await this.#load(node.id);
    }
    this.update({ phase: 'ready' });
  }

  async #load(departmentId: string): Promise<void> {
    if (this.#children.has(departmentId)) return this.#show();
    this.#loading.add(departmentId);
    this.#show();
    try {
      this.#children.set(departmentId, await this.#office.contacts.children(departmentId));
    } catch (error) {
      this.#open.delete(departmentId);
      this.update({ error: asOfficeError(error).data });
    } finally {
      this.#loading.delete(departmentId);
      this.#show();
    }
  }

  async #search(query: string): Promise<void> {
    const running = new AbortController();
    this.#running = running;
    try {
      const found = await this.#office.contacts.search(query, { signal: running.signal });
      if (!running.signal.aborted) this.update({ found, searching: false });
    } catch (error) {
      if (!running.signal.aborted) this.update({ searching: false, error: asOfficeError(error).data });
    }
  }

  #show(): void {
    const rows: TreeRow[] = [];
    const walk = (parentId: string, depth: number): void => {
      for (const node of this.#children.get(parentId) ?? []) {
        const open = node.kind === 'dept' && this.#open.has(node.id);
        rows.push({ node, depth, open, loading: this.#loading.has(node.id) });
        if (open) walk(node.id, depth + 1);
      }
    };
    walk(rootId, 0);
    this.update({ rows });
  }
}
