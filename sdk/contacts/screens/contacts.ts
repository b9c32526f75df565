// View model of contacts: a tree that opens level by level, a look-up, and the chosen person's card.
import { constantTable } from '#variants/constants.ts';
import type { Department, OfficeApi, Person } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import { DepartmentTree, type TreeRow } from './department-tree.ts';

export type { TreeRow };

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

const debounceMs = constantTable.debounceMs.value;

/** The organisation, as far as it has been opened; 100,000 people are never loaded at once. */
export class ContactsScreen extends Screen<ContactsSnapshot> {
  readonly #office: OfficeApi;
  readonly #tree: DepartmentTree;
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
    this.#tree = new DepartmentTree(office, () => this.update({ rows: this.#tree.rows() }));
    this.onDispose(office.contacts.online((ids) => this.update({ online: new Set(ids) })));
    this.onDispose(() => {
      clearTimeout(this.#timer);
      this.#running?.abort();
    });
    void this.#start();
  }

  /** Opens or closes a department. */
  toggle(departmentId: string): Promise<void> {
    return this.#trying(() => this.#tree.toggle(departmentId));
  }

  /** Opens everything above a department and the department itself. */
  reveal(departmentId: string): Promise<void> {
    return this.#trying(() => this.#tree.reveal(departmentId));
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
    await this.#trying(() => this.#tree.start());
    this.update({ phase: 'ready' });
  }

  async #trying(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.update({ error: asOfficeError(error).data });
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
}
