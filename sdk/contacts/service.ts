// Contacts: asks the office, keeps what it said in the organisation cache, and falls back to it without a network.
import { lacksCall } from '../net/lacks-call.ts';
import { findAmong } from './rules/person-match.ts';
import { personInTree } from './rules/person-in-tree.ts';
import { knownGroup } from '../chat/index.ts';
import type {
  CallOptions,
  ContactHits,
  Department,
  EverythingHits,
  FocusEntry,
  Friend,
  Group,
  PeoplePage,
  Person,
  PictureFile,
  TreeNode,
} from '../api.ts';
import type { EventFrame } from '../contract/frames.ts';
import { LiveValue } from '../base/live-value.ts';
import { Circle } from './circle.ts';
import { MetPeople } from './met-people.ts';
import { Photos } from './photos.ts';
import { avatarKey } from './rules/avatar.ts';
import { OfficeError } from '../errors.ts';
import type { ApiClient } from '../net/api-client.ts';
import type { Clock } from '../host/port.ts';
import type { Store } from '#storage/store.ts';

/** People a look-up brings at most. */
const searchLimit = 50;
/** People who are looked at one by one without a network. */
const mostLookedAt = 10_000;
/** What stands above the root department (spec §7 «parent 0 for root»). */
const rootId = '0';
/** Where the first page of one's groups is kept. */
const groupsKey = 'own groups';
/** How long a level of the tree is taken from memory. */
const freshMs = 5 * 60_000;

/** Contacts of one signed-in person. */
export class ContactsSpace {
  /** Ids of people who are online. */
  readonly online = new LiveValue<readonly string[]>([]);
  readonly photos: Photos;
  readonly circle: Circle;
  readonly #api: ApiClient;
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #met: MetPeople;
  readonly #showRootUsers: () => Promise<boolean>;
  readonly #recent = new Map<string, { value: unknown; time: number }>();
  #onlineAsked: number | undefined;
  /** Groups on the first page of those one is in, as it was given last. */
  #firstPage: ReadonlySet<string> = new Set();

  /** `showRootUsers`: whether people who stand directly in the root department are shown (spec §6, §9). */
  constructor(parts: { api: ApiClient; store: Store; clock: Clock; showRootUsers: () => Promise<boolean> }) {
    this.#api = parts.api;
    this.#store = parts.store;
    this.#clock = parts.clock;
    this.photos = new Photos(parts);
    this.circle = new Circle(parts);
    this.#met = new MetPeople(parts);
    this.#showRootUsers = parts.showRootUsers;
  }

  /** What events say of whom one knows, and of how somebody is called. */
  async heard(events: readonly EventFrame[]): Promise<void> {
    const named = events.flatMap((event) => (event.type === 'personNamed' ? [event] : []));
    if (named.length > 0) {
      this.#recent.clear();
      this.#met.rename(named);
    }
    // The lists are asked for again where one of them may hold the name.
    await (named.length > 0 ? this.circle.catchUp() : this.circle.heard(events));
  }

  /**
   * People and departments that answer to a keyword; without a network those this device has met.
   * @throws OfficeError of the network where this device has met none of them either
   */
  async search(keyword: string, signal?: AbortSignal): Promise<ContactHits> {
    try {
      const found = await this.#api.userCentre.findByKeyword(
        { keyword: keyword.trim(), limit: searchLimit },
        { signal },
      );
      this.#remember(found.people);
      return found;
    } catch (error) {
      if (!(error instanceof OfficeError) || error.kind !== 'network') throw error;
      const people = this.#kept(keyword);
      // Nobody who was met, and nobody to ask: that is not the same as nobody.
      if (people.length === 0) throw error;
      return { people, departments: [], total: people.length };
    }
  }

  /**
   * People, departments and groups one is in that answer to a keyword; without a network those that were met.
   * @throws OfficeError of the network where none was met
   */
  async find(keyword: string, signal?: AbortSignal): Promise<EverythingHits> {
    const wanted = keyword.trim();
    try {
      const found = await this.#api.userCentre.findEverything(
        { keyword: wanted, limit: searchLimit },
        { signal },
      );
      this.#remember(found.people);
      return found;
    } catch (error) {
      if (!(error instanceof OfficeError) || error.kind !== 'network') throw error;
      const people = this.#kept(wanted);
      const groups = findAmong(this.#keptGroups(), wanted, searchLimit).found;
      if (people.length + groups.length === 0) throw error;
      return { people, departments: [], groups };
    }
  }

  /** Every friend; without a network those this device knows. */
  friends(options?: CallOptions): Promise<readonly Friend[]> {
    return offlineAs(this.circle.friends(options), () => this.circle.known.get().friends);
  }

  /** The focus list; without a network as this device knows it. */
  focus(options?: CallOptions): Promise<readonly FocusEntry[]> {
    return offlineAs(this.circle.focus(options), () => this.circle.known.get().focus);
  }

  /** Fetches every level of the tree anew, so that all of it is there without a network. */
  async refreshCache(signal?: AbortSignal): Promise<{ departments: number; people: number }> {
    this.#recent.clear();
    const counted = { departments: 0, people: 0 };
    const walk = async (departmentId: string): Promise<void> => {
      signal?.throwIfAborted();
      for (const node of await this.children(departmentId)) {
        counted[node.kind === 'dept' ? 'departments' : 'people'] += 1;
        if (node.kind === 'dept') await walk(node.id);
      }
    };
    await walk(rootId);
    return counted;
  }

  /** A page of the people of a department; without a network, a page as it was last seen. */
  async departmentPeople(
    departmentId: string,
    { below = false, page = 1, pageSize }: { below?: boolean; page?: number; pageSize?: number } = {},
    signal?: AbortSignal,
  ): Promise<PeoplePage> {
    const showRootUsers = await this.#showRootUsers();
    const ask = async (): Promise<PeoplePage> => {
      const input = { departmentId, below, showRootUsers, page, pageSize };
      const asked = this.#api.userCentre.listDepartmentPeople(input, { signal });
      const answer = await asked.catch((error: unknown) => {
        if (!lacksCall(error)) throw error;
        return this.#peopleOfLevel(departmentId, page);
      });
      this.#remember(answer.people);
      return answer;
    };
    // Everybody below a department may be the whole organisation: that is asked for, not kept.
    const place = `people ${departmentId}${showRootUsers ? '' : ' without root users'} ${page} of ${pageSize ?? 0}`;
    return below ? ask() : this.#seen(place, ask);
  }

  /** A server without that list has the people of a department in its tree; all of them are its first page. */
  async #peopleOfLevel(departmentId: string, page: number): Promise<PeoplePage> {
    const nodes = page > 1 ? [] : await this.children(departmentId);
    const people = nodes
      .filter(({ kind }) => kind === 'user')
      .map((node) => personInTree(node, departmentId));
    return { people, total: people.length };
  }

  /** A page of the groups one is in; without a network, the first page as it was last seen. */
  async groups(
    { keyword = '', page = 1 }: { keyword?: string; page?: number } = {},
    signal?: AbortSignal,
  ): Promise<{ groups: Group[]; total: number }> {
    const input = { page, ...(keyword.trim() === '' ? {} : { keyword: keyword.trim() }) };
    try {
      const told = await this.#api.chat.listOwnGroups(input, { signal });
      const answer = { ...told, groups: told.groups.map((group) => knownGroup(group, this.#store, '')) };
      if (page === 1) this.#firstPage = new Set(answer.groups.map(({ id }) => id));
      // Some have one page and give it whatever is asked for: then this is no further one.
      else if (answer.groups.every(({ id }) => this.#firstPage.has(id))) return { ...answer, groups: [] };
      if (page === 1 && keyword === '') this.#store.values.set(groupsKey, JSON.stringify(answer.groups));
      return answer;
    } catch (error) {
      const groups = this.#keptGroups();
      if (page > 1 || groups.length === 0 || !(error instanceof OfficeError) || error.kind !== 'network')
        throw error;
      return { groups, total: groups.length };
    }
  }

  async person(personId: string): Promise<Person> {
    try {
      const person = await this.#api.userCentre.getPerson({ personId });
      this.#remember([person]);
      return person;
    } catch (error) {
      this.#met.keep();
      const known = this.#store.organisation.person(personId);
      if (known !== undefined && error instanceof OfficeError && error.kind === 'network')
        return personOf(known);
      throw notFoundAs(error, personId);
    }
  }

  async personByLoginName(loginName: string): Promise<Person> {
    try {
      return await this.#api.userCentre.getPersonByLoginName({ loginName });
    } catch (error) {
      throw notFoundAs(error, loginName);
    }
  }

  /** Departments and people directly below a department; without a network, the level as it was last seen. */
  async children(departmentId: string): Promise<TreeNode[]> {
    const showRootUsers = await this.#showRootUsers();
    const level = `children ${departmentId}${showRootUsers ? '' : ' without root users'}`;
    return this.#seen(level, async () => {
      const nodes = await this.#api.userCentre.getDepartmentChildren({ departmentId, showRootUsers });
      this.#met.meetLevel(departmentId, nodes);
      return nodes;
    });
  }

  /** From the root down to the department itself; without a network, as it was last seen. */
  ancestors(departmentId: string): Promise<Department[]> {
    return this.#seen(`ancestors ${departmentId}`, () =>
      this.#api.userCentre.getDepartmentAncestors({ departmentId }),
    );
  }

  /**
   * Asks anew who is online (at every online interval, spec §9).
   * @param unlessYoungerThanMs leaves a list alone that was asked for less than this long ago
   */
  async refreshOnline({ unlessYoungerThanMs = 0 }: { unlessYoungerThanMs?: number } = {}): Promise<void> {
    const now = this.#clock.now();
    if (this.#onlineAsked !== undefined && Math.abs(now - this.#onlineAsked) < unlessYoungerThanMs) return;
    this.#onlineAsked = now;
    const { personIds } = await this.#api.chat.getOnlineUsers({});
    this.online.set(personIds);
  }

  /** The picture at an address. @throws OfficeError `notFound` for an address that is not the office's */
  async picture(address: string, signal?: AbortSignal): Promise<PictureFile> {
    const key = avatarKey(address);
    if (key === undefined) throw new OfficeError('notFound');
    return this.#api.chat.getAvatar({ key }, { signal, retry: true });
  }

  /** Somebody came or went. */
  presence(personId: string, isOnline: boolean): void {
    const others = this.online.get().filter((id) => id !== personId);
    this.online.set(isOnline ? [...others, personId] : others);
  }

  /** Writes down whom nobody has waited for; nothing is asked afterwards. */
  close(): void {
    this.#met.keep();
  }

  #remember(people: readonly Person[]): void {
    this.photos.learn(people);
    this.#met.meet(people);
  }

  /** People this device has met who answer to what was typed, as everywhere. */
  #kept(keyword: string): Person[] {
    this.#met.keep();
    const { organisation } = this.#store;
    const words = new Set([keyword, ...keyword.split(/\s+/)]);
    // Beyond so many, only those are looked at who have a word that begins so.
    const people =
      organisation.people(mostLookedAt) ??
      [...words].flatMap((word) => organisation.searchPeople(word, searchLimit));
    const asked = new Map(people.map((row) => [row.id, personOf(row)]));
    return findAmong([...asked.values()], keyword, searchLimit).found;
  }

  #keptGroups(): Group[] {
    return (this.#store.values.parsed(groupsKey) ?? []) as Group[];
  }

  /** What was fetched a moment ago, else what the office says, else, without a network, what it said last. */
  async #seen<T>(what: string, ask: () => Promise<T>): Promise<T> {
    const name = `organisation ${what}`;
    const recent = this.#recent.get(name);
    // A clock that was set back makes nothing young again.
    if (recent !== undefined && Math.abs(this.#clock.now() - recent.time) < freshMs) return recent.value as T;
    try {
      const value = await ask();
      this.#recent.set(name, { value, time: this.#clock.now() });
      this.#store.values.set(name, JSON.stringify(value));
      return value;
    } catch (error) {
      const kept = this.#store.values.parsed(name);
      if (kept === undefined || !(error instanceof OfficeError) || error.kind !== 'network') throw error;
      return kept as T;
    }
  }
}

/** What a call answers, else, without a network, what is known. */
async function offlineAs<T>(asked: Promise<T>, known: () => T): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof OfficeError && error.kind === 'network') return known();
    throw error;
  }
}

type CachedPerson = NonNullable<ReturnType<Store['organisation']['person']>>;

function personOf(row: CachedPerson): Person {
  return {
    id: row.id,
    loginName: row.loginName,
    name: row.label,
    avatar: '',
    email: '',
    phone: '',
    title: row.title,
    departmentId: row.departmentId,
    departmentName: row.departmentName,
    departmentPath: row.departmentName,
    titleEn: row.titleEn,
    departmentNameEn: row.departmentNameEn,
    departmentPathEn: row.departmentNameEn,
    pinyin: row.pinyin ?? '',
    removed: row.removed,
  };
}

function notFoundAs(error: unknown, target: string): unknown {
  return error instanceof OfficeError && error.code === 'notFound'
    ? new OfficeError('personNotFound', { params: { target } }, error)
    : error;
}
