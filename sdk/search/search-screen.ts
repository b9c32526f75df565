// View model of the one search (Ctrl+K): chats and what can be done at once, people, messages and things as they come.
import { constantTable } from '#variants/constants.ts';
import type { Department, Finding, LocalChat, MessageHit, OfficeApi, Person } from '../api.ts';
import { LiveList } from '../base/live-list.ts';
import { Screen } from '../base/screen.ts';
import { compareChats } from '../chat/rules/chat-order.ts';
import { areByPlace, areGuesses } from '../contacts/rules/are-guesses.ts';
import { isOfficeChat } from '../contacts/rules/contact-entries.ts';
import { pathText } from '../contacts/rules/department-path.ts';
import { forReader } from '../contacts/rules/for-reader.ts';
import { matchName } from '../contacts/rules/name-match.ts';
import { asOfficeError, type ErrorData } from '../errors.ts';
import type { FeatureName } from '../features.ts';
import type { Language, TextKey } from '../locales/index.ts';
import { offersFor, type Offer } from './offers.ts';
import {
  departmentPlace,
  fileFeatures,
  groupTitle,
  searchedFeatures,
  searchGroups,
  type SearchGroup,
  withDepartmentsFirst,
} from './search-groups.ts';
import { searchKinds } from './search-kinds.ts';

/** One thing found. `key` is unique among all of them. */
export type SearchItem =
  /** `person`: with whom, where the search has found them too. */
  | { type: 'chat'; key: string; chat: LocalChat; person?: Person | undefined }
  | { type: 'person'; key: string; person: Person }
  | { type: 'message'; key: string; hit: MessageHit }
  | { type: 'offer'; key: string; offer: Offer }
  | { type: 'thing'; key: string; finding: Finding };

/** What one feature found, under its title. */
export type FoundThings = {
  feature: FeatureName;
  items: readonly Extract<SearchItem, { type: 'thing' }>[];
};

/** A group of hits as it is drawn. `id` is unique among them; `later` are chats that stand after people. */
export type FoundGroup = { id: SearchGroup | 'later'; title: TextKey; items: readonly SearchItem[] };

/** What is looked through: everything; files of chats and disks, by name and the words with them; or what can be done. */
export type SearchScope = 'all' | 'file' | 'commands';

/** What the search shows; {@link SearchScreen.groups} puts it in its order. */
export type SearchSnapshot = {
  query: string;
  scope: SearchScope;
  phase: 'idle' | 'searching' | 'done';
  chats: readonly Extract<SearchItem, { type: 'chat' }>[];
  people: readonly Extract<SearchItem, { type: 'person' }>[];
  departments: readonly Extract<SearchItem, { type: 'thing' }>[];
  offers: readonly Extract<SearchItem, { type: 'offer' }>[];
  messages: readonly Extract<SearchItem, { type: 'message' }>[];
  things: readonly FoundThings[];
  moreMessages: boolean;
  /** False while the local store does not hold the whole history. */
  complete: boolean;
  /** Index of the chosen item over all groups. */
  selected: number;
  error?: ErrorData;
};

const chatLimit = 6;
/** Departments; of those that answer the higher ones come first. */
const departmentLimit = 3;
/** Things of one feature. */
const thingLimit = 6;
/** What can be done, and what can be set, where other things are found beside them. */
const offerLimit = 4;
const debounceMs = constantTable.debounceMs.value;
const empty = {
  chats: [],
  people: [],
  departments: [],
  offers: [],
  messages: [],
  things: [],
  moreMessages: false,
  complete: true,
  selected: 0,
} as const;

/** The search over everything this device and the office know. */
export class SearchScreen extends Screen<SearchSnapshot> {
  readonly #office: OfficeApi;
  /** Within one chat only, when opened from there. */
  readonly #chatId: string | undefined;
  readonly #language: Language | undefined;
  readonly #offers: () => readonly Offer[];
  /** The first chats of the list, offered before anything is typed. */
  readonly #recent = new LiveList<LocalChat>({ key: (row) => row.id, compare: compareChats });
  #running: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param where within one chat only, the reader's language, and what can be done or set there */
  constructor(
    office: OfficeApi,
    where: { chatId?: string | undefined; language?: Language; offers?: () => readonly Offer[] } = {},
  ) {
    super({ query: '', scope: 'all', phase: 'idle', ...empty });
    const { chatId, language, offers = () => [] } = where;
    this.#offers = offers;
    this.#office = office;
    this.#chatId = chatId;
    this.#language = language;
    if (chatId === undefined)
      this.onDispose(
        office.chat.head({ key: 'search', filter: 'all', rows: chatLimit })((batch) => {
          this.#recent.apply(batch);
          if (this.getSnapshot().query === '' && this.#findsAll()) this.#showRecent();
        }),
      );
    this.onDispose(() => {
      clearTimeout(this.#timer);
      this.#running?.abort();
    });
  }

  /** Looks for everything, for files alone, or for what can be done; what is typed is looked for again. */
  setScope(scope: SearchScope): void {
    if (scope === this.getSnapshot().scope) return;
    this.update({ scope, ...empty, phase: 'searching' });
    this.setQuery(this.getSnapshot().query);
  }

  setQuery(query: string): void {
    clearTimeout(this.#timer);
    this.#running?.abort();
    if (query.trim() === '') {
      this.update({ query, phase: 'idle', ...empty, offers: this.#offered(''), error: undefined });
      if (this.#findsAll()) this.#showRecent();
      return;
    }
    const offers = this.#offered(query);
    if (this.getSnapshot().scope === 'commands')
      return this.update({ query, phase: 'done', ...empty, offers, error: undefined });
    const running = new AbortController();
    this.#running = running;
    // Until the answer is here those stay that answer to the new text too: Enter must never open another chat.
    const chats = this.getSnapshot().chats.filter(
      ({ chat }) => matchName(query, chat.name, chat.pinyin) !== undefined,
    );
    this.update({
      query,
      phase: 'searching',
      chats,
      offers,
      departments: [],
      things: [],
      selected: 0,
      error: undefined,
    });
    if (this.#findsAll()) void this.#findChats(query, running.signal);
    this.#timer = setTimeout(() => void this.#search(query, running), debounceMs);
  }

  /** Moves the choice; it stops at both ends. */
  move(steps: number): void {
    const count = this.items().length;
    this.update({ selected: Math.max(0, Math.min(count - 1, this.getSnapshot().selected + steps)) });
  }

  /** Chooses an item directly. */
  choose(key: string): void {
    const index = this.items().findIndex((item) => item.key === key);
    if (index >= 0) this.update({ selected: index });
  }

  /** What was found under its titles, in the order of the search; groups that hold nothing are left out. */
  groups(): FoundGroup[] {
    const { query, scope, chats, people, departments, offers, messages, things } = this.getSnapshot();
    // Whoever is a chat and a person is one row: the chat, with what is known of the person.
    const byId = new Map(people.map((item) => [item.person.id, item.person]));
    const listed = chats.map((item) => ({ ...item, person: byId.get(item.chat.peerId ?? '') }));
    // Before anything is typed the list's own order stands: nobody is looked for.
    const isRecent = query.trim() === '';
    const arePeopleGuesses = areGuesses(
      query,
      people.map(({ person }) => person),
    );
    const areChatGuesses = areGuesses(
      query,
      chats.map(({ chat: { name, pinyin } }) => ({ name, pinyin })),
    );
    // What the office has to say, and guesses where people do answer, stand after people.
    const isLater = (chat: LocalChat): boolean =>
      !isRecent && (isOfficeChat(chat) || (areChatGuesses && people.length > 0 && !arePeopleGuesses));
    const later = listed.filter(({ chat }) => isLater(chat));
    const peers = new Set(chats.map(({ chat }) => chat.peerId));
    const itemsOf: Readonly<Record<string, readonly SearchItem[] | undefined>> = {
      chats: listed.filter(({ chat }) => !isLater(chat)),
      departments,
      people: people.filter(({ person }) => !peers.has(person.id)),
      commands: offers.filter(({ offer }) => offer.group === 'commands'),
      settings: offers.filter(({ offer }) => offer.group === 'settings'),
      messages,
      ...Object.fromEntries(things.map(({ feature, items }) => [feature, items])),
    };
    const titles: Partial<Record<SearchGroup, TextKey>> = {
      ...(isRecent && { chats: 'search.recent' }),
      ...(areChatGuesses && { chats: 'contacts.didYouMean' }),
      ...(arePeopleGuesses && { people: 'contacts.didYouMean' }),
      ...(scope === 'file' && { messages: 'acts.history.tab.files' }),
    };
    const isByPlace = areByPlace(
      query,
      people.map(({ person }) => person),
    );
    const order = isByPlace ? withDepartmentsFirst(searchGroups) : searchGroups;
    return (order as readonly SearchGroup[]).flatMap((id): FoundGroup[] => {
      const items = itemsOf[id] ?? [];
      const group = items.length === 0 ? [] : [{ id, title: titles[id] ?? groupTitle(id), items }];
      if (id !== 'people' || later.length === 0) return group;
      return [...group, { id: 'later', title: titles.chats ?? groupTitle('chats'), items: later }];
    });
  }

  /** All items in the order they are shown. */
  items(): SearchItem[] {
    return this.groups().flatMap(({ items }) => items);
  }

  /** The chosen item. */
  selected(): SearchItem | undefined {
    return this.items()[this.getSnapshot().selected];
  }

  async #search(query: string, running: AbortController): Promise<void> {
    const people = this.#findsAll() ? this.#searchPeople(query, running.signal) : Promise.resolve();
    const things = this.#searched().map((feature) => this.#searchThings(feature, query, running.signal));
    await Promise.all([this.#searchMessages(query, running.signal), people, ...things]);
    if (!running.signal.aborted) this.update({ phase: 'done' });
  }

  async #searchMessages(query: string, signal: AbortSignal): Promise<void> {
    try {
      const found = await this.#office.chat.search(
        {
          text: query,
          peopleFirst: true,
          ...(this.#chatId !== undefined && { chatId: this.#chatId }),
          kinds: searchKinds[this.getSnapshot().scope === 'file' ? 'file' : 'all'],
          ...(this.#language !== undefined && { language: this.#language }),
        },
        { signal },
      );
      if (signal.aborted) return;
      const messages = found.hits.map((hit) => ({
        type: 'message' as const,
        key: `message-${hit.message.key}`,
        hit,
      }));
      this.#show({ messages, moreMessages: found.more, complete: found.complete });
    } catch (error) {
      this.#failed(error, signal);
    }
  }

  async #searchPeople(query: string, signal: AbortSignal): Promise<void> {
    try {
      const found = await this.#office.contacts.search(query, { signal });
      if (signal.aborted) return;
      this.#show({
        people: found.people
          .slice(0, chatLimit)
          .map((person) => ({ type: 'person', key: `person-${person.id}`, person })),
        departments: found.departments
          .slice(0, departmentLimit)
          .map((told) => departmentItem(forReader(told, this.#language ?? 'zh'))),
      });
    } catch (error) {
      this.#failed(error, signal);
    }
  }

  async #searchThings(feature: FeatureName, query: string, signal: AbortSignal): Promise<void> {
    try {
      const found = await this.#office.finding.in(feature, query, thingLimit, { signal });
      if (signal.aborted || found.length === 0) return;
      const items = found.map((finding) => ({ type: 'thing' as const, key: finding.reference, finding }));
      const others = this.getSnapshot().things.filter((group) => group.feature !== feature);
      this.#show({ things: [...others, { feature, items }] });
    } catch (error) {
      this.#failed(error, signal);
    }
  }

  /** Shows what came; the choice stays on its item, wherever that stands now. */
  #show(change: Partial<SearchSnapshot>): void {
    const chosen = this.selected()?.key;
    this.update(change);
    const place = this.items().findIndex(({ key }) => key === chosen);
    if (place >= 0 && place !== this.getSnapshot().selected) this.update({ selected: place });
  }

  /** The features that are asked beside the messages. */
  #searched(): readonly FeatureName[] {
    if (this.#chatId !== undefined) return [];
    return this.getSnapshot().scope === 'file'
      ? fileFeatures
      : searchedFeatures.map(({ feature }) => feature);
  }

  /** What can be done here; before anything is typed, only to who asked for that alone. */
  #offered(query: string): SearchSnapshot['offers'] {
    const { scope } = this.getSnapshot();
    const isAlone = scope === 'commands';
    if (this.#chatId !== undefined || scope === 'file' || (!isAlone && query === '')) return [];
    const limit = isAlone ? Infinity : offerLimit;
    const all = this.#offers();
    return (['commands', 'settings'] as const).flatMap((group) =>
      offersFor(
        all.filter((offer) => offer.group === group),
        query,
        limit,
      ).map((offer) => ({ type: 'offer' as const, key: `${group}-${offer.id}`, offer })),
    );
  }

  /** Chats and people stand beside the messages where nothing narrows the search. */
  #findsAll(): boolean {
    return this.#chatId === undefined && this.getSnapshot().scope === 'all';
  }

  #failed(error: unknown, signal: AbortSignal): void {
    if (signal.aborted) return;
    const problem = asOfficeError(error);
    if (problem.kind !== 'cancelled' && problem.kind !== 'network') this.update({ error: problem.data });
  }

  #showRecent(): void {
    this.update({ chats: this.#recent.rows().slice(0, chatLimit).map(chatItem) });
  }

  /** Names are looked through on this device, so chats are there before the pause after typing is over. */
  async #findChats(query: string, signal: AbortSignal): Promise<void> {
    try {
      const chats = await this.#office.chat.find(query, chatLimit);
      if (!signal.aborted) this.update({ chats: chats.map(chatItem) });
    } catch (error) {
      this.#failed(error, signal);
    }
  }
}

function departmentItem({ id, name, fullPath }: Department): Extract<SearchItem, { type: 'thing' }> {
  const reference = `department:${id}`;
  const finding = { reference, title: name, excerpt: pathText(fullPath), time: 0, score: 1 };
  return { type: 'thing', key: reference, finding: { ...finding, path: departmentPlace(id) } };
}

function chatItem(chat: LocalChat): Extract<SearchItem, { type: 'chat' }> {
  return { type: 'chat', key: `chat-${chat.id}`, chat };
}
