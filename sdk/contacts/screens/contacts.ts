// View model of contacts: a tree that opens level by level, a look-up, and the chosen person's card.
import type { Language } from '../../locales/index.ts';
import { forReader } from '../rules/for-reader.ts';
import { constantTable } from '#variants/constants.ts';
import type { EverythingHits, Group, KnownCircle, OfficeApi, Person } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import {
  focusEntries,
  friendEntries,
  groupEntries,
  recentEntries,
  type ContactEntry,
  type ContactSection,
} from '../rules/contact-entries.ts';
import { whenRootShownChanges } from './root-shown.ts';
import { DepartmentTree, type TreeRow } from './department-tree.ts';
import { onlineWithMe } from '../../base/online-with-me.ts';

export type { ContactEntry, ContactSection, TreeRow };

/** What contacts show. */
export type ContactsSnapshot = {
  phase: 'loading' | 'ready';
  section: ContactSection;
  /** Rows of the flat sections; undefined while they are on their way. */
  entries: readonly ContactEntry[] | undefined;
  /** Friends and focus list, for what may be done with a person. */
  circle: KnownCircle;
  rows: readonly TreeRow[];
  query: string;
  searching: boolean;
  found: EverythingHits | undefined;
  person: Person | undefined;
  personLoading: boolean;
  online: ReadonlySet<string>;
  error?: ErrorData;
};

/** Recent chats that are shown. */
const recentRows = 50;
const debounceMs = constantTable.debounceMs.value;

/** The organisation, as far as it has been opened; 100,000 people are never loaded at once. */
export class ContactsScreen extends Screen<ContactsSnapshot> {
  readonly #office: OfficeApi;
  #language: Language;
  readonly #tree: DepartmentTree;
  #running: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param language of whoever reads departments and titles */
  constructor(office: OfficeApi, language: Language = 'zh') {
    super({
      phase: 'loading',
      section: 'organisation',
      entries: undefined,
      circle: { friends: [], focus: [] },
      rows: [],
      query: '',
      searching: false,
      found: undefined,
      person: undefined,
      personLoading: false,
      online: new Set(),
    });
    this.#office = office;
    this.#language = language;
    this.#tree = new DepartmentTree(office, () => this.update({ rows: this.#tree.rows() }));
    this.onDispose(whenRootShownChanges(office, () => void this.#trying(() => this.#tree.reload())));
    this.onDispose(onlineWithMe(office, (online) => this.update({ online })));
    this.onDispose(
      office.contacts.circle((circle) => {
        this.update({ circle });
        const { section } = this.getSnapshot();
        if (section === 'friends' || section === 'focus') this.#showCircle(section);
      }),
    );
    this.onDispose(() => {
      clearTimeout(this.#timer);
      this.#running?.abort();
    });
    void this.#start();
  }

  /** Somebody reads another language from now on: what is open follows. */
  setLanguage(language: Language): void {
    if (language === this.#language) return;
    this.#language = language;
    const { section, entries } = this.getSnapshot();
    if (entries !== undefined && (section === 'friends' || section === 'focus')) this.#showCircle(section);
  }

  /** Shows another section; a look-up is over then. */
  async setSection(section: ContactSection): Promise<void> {
    if (this.getSnapshot().query !== '') this.setQuery('');
    if (section === this.getSnapshot().section) return;
    this.update({ section, entries: undefined, error: undefined });
    await this.#loadSection();
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
    if (query.trim() === '') await Promise.all([this.#start(), this.#loadSection()]);
    else await this.#search(query);
  }

  async #start(): Promise<void> {
    await this.#trying(() => this.#tree.start());
    this.update({ phase: 'ready' });
  }

  async #loadSection(): Promise<void> {
    const { section } = this.getSnapshot();
    await this.#trying(async () => {
      if (section === 'organisation') return;
      if (section === 'friends' || section === 'focus') return this.#showCircle(section);
      const entries =
        section === 'groups'
          ? groupEntries(await this.#allGroups())
          : recentEntries(await this.#office.chat.find('', recentRows));
      if (this.getSnapshot().section === section) this.update({ entries });
    });
  }

  #showCircle(section: 'friends' | 'focus'): void {
    const { friends, focus } = this.getSnapshot().circle;
    const entries =
      section === 'friends'
        ? friendEntries(friends.map((one) => forReader(one, this.#language)))
        : focusEntries(focus.map((one) => forReader(one, this.#language)));
    this.update({ entries });
  }

  async #allGroups(): Promise<readonly Group[]> {
    const all: Group[] = [];
    for (let page = 1; ; page += 1) {
      const { groups, total } = await this.#office.contacts.groups({ page });
      all.push(...groups);
      if (groups.length === 0 || all.length >= total) return all;
    }
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
      const found = await this.#office.contacts.find(query, { signal: running.signal });
      if (!running.signal.aborted) this.update({ found, searching: false });
    } catch (error) {
      if (!running.signal.aborted) this.update({ searching: false, error: asOfficeError(error).data });
    }
  }
}
