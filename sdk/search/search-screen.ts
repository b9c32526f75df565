// View model of the one search (Ctrl+K): chats at once, people and messages as they come.
import { constantTable } from '#variants/constants.ts';
import type { Finding, LocalChat, MessageHit, OfficeApi, Person } from '../api.ts';
import { LiveList } from '../base/live-list.ts';
import { Screen } from '../base/screen.ts';
import { compareChats } from '../chat/rules/chat-order.ts';
import { matchName } from '../contacts/rules/name-match.ts';
import { asOfficeError, type ErrorData } from '../errors.ts';
import type { Feature } from '../feature.ts';
import { features, type FeatureName } from '../features.ts';
import type { Language, TextKey } from '../locales/index.ts';
import { searchKinds } from './search-kinds.ts';

/** One thing found. `key` is unique among all of them. */
export type SearchItem =
  | { type: 'chat'; key: string; chat: LocalChat }
  | { type: 'person'; key: string; person: Person }
  | { type: 'message'; key: string; hit: MessageHit }
  | { type: 'thing'; key: string; finding: Finding };

/** What one feature found, under its title. */
export type FoundThings = {
  feature: FeatureName;
  title: TextKey;
  items: readonly Extract<SearchItem, { type: 'thing' }>[];
};

/** What the search shows. Groups come in the order chats, people, messages, then the features as they stand in their list. */
export type SearchSnapshot = {
  query: string;
  /** `file`: only messages that carry a file, found by its name and the words with it. */
  scope: 'all' | 'file';
  phase: 'idle' | 'searching' | 'done';
  chats: readonly Extract<SearchItem, { type: 'chat' }>[];
  people: readonly Extract<SearchItem, { type: 'person' }>[];
  messages: readonly Extract<SearchItem, { type: 'message' }>[];
  things: readonly FoundThings[];
  moreMessages: boolean;
  /** False while the local store does not hold the whole history. */
  complete: boolean;
  /** Index of the chosen item over all groups. */
  selected: number;
  error?: ErrorData;
};

const listed: readonly Feature[] = features as unknown as readonly Feature[];
/** The features that are looked through, in the order of their groups. */
const searched = listed.flatMap(({ name, finds }) =>
  finds === undefined ? [] : [{ feature: name as FeatureName, title: finds }],
);
const chatLimit = 6;
/** Things of one feature. */
const thingLimit = 6;
const debounceMs = constantTable.debounceMs.value;
const empty = {
  chats: [],
  people: [],
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
  /** The first chats of the list, offered before anything is typed. */
  readonly #recent = new LiveList<LocalChat>({ key: (row) => row.id, compare: compareChats });
  #running: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param where within one chat only, and the reader's language */
  constructor(office: OfficeApi, where: { chatId?: string | undefined; language?: Language } = {}) {
    super({ query: '', scope: 'all', phase: 'idle', ...empty });
    const { chatId, language } = where;
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

  /** Looks for everything, or for files alone; what is typed is looked for again. */
  setScope(scope: 'all' | 'file'): void {
    if (scope === this.getSnapshot().scope) return;
    this.update({ scope, ...empty, phase: 'searching' });
    this.setQuery(this.getSnapshot().query);
  }

  setQuery(query: string): void {
    clearTimeout(this.#timer);
    this.#running?.abort();
    if (query.trim() === '') {
      this.update({ query, phase: 'idle', ...empty, error: undefined });
      if (this.#findsAll()) this.#showRecent();
      return;
    }
    const running = new AbortController();
    this.#running = running;
    // Until the answer is here those stay that answer to the new text too: Enter must never open another chat.
    const chats = this.getSnapshot().chats.filter(
      ({ chat }) => matchName(query, chat.name, chat.pinyin) !== undefined,
    );
    this.update({ query, phase: 'searching', chats, things: [], selected: 0, error: undefined });
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

  /** All items in the order they are shown. */
  items(): SearchItem[] {
    const { chats, people, messages, things } = this.getSnapshot();
    return [...chats, ...people, ...messages, ...things.flatMap(({ items }) => items)];
  }

  /** The chosen item. */
  selected(): SearchItem | undefined {
    return this.items()[this.getSnapshot().selected];
  }

  async #search(query: string, running: AbortController): Promise<void> {
    const people = this.#findsAll() ? this.#searchPeople(query, running.signal) : Promise.resolve();
    const things = this.#findsAll()
      ? searched.map((one) => this.#searchThings(one, query, running.signal))
      : [];
    await Promise.all([this.#searchMessages(query, running.signal), people, ...things]);
    if (!running.signal.aborted) this.update({ phase: 'done' });
  }

  async #searchMessages(query: string, signal: AbortSignal): Promise<void> {
    try {
      const found = await this.#office.chat.search(
        {
          text: query,
          ...(this.#chatId !== undefined && { chatId: this.#chatId }),
          kinds: searchKinds[this.getSnapshot().scope],
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
      });
    } catch (error) {
      this.#failed(error, signal);
    }
  }

  async #searchThings(
    { feature, title }: (typeof searched)[number],
    query: string,
    signal: AbortSignal,
  ): Promise<void> {
    try {
      const found = await this.#office.finding.in(feature, query, thingLimit, { signal });
      if (signal.aborted || found.length === 0) return;
      const items = found.map((finding) => ({ type: 'thing' as const, key: finding.reference, finding }));
      const others = this.getSnapshot().things.filter((group) => group.feature !== feature);
      const place = (group: FoundThings): number =>
        searched.findIndex((one) => one.feature === group.feature);
      this.#show({ things: [...others, { feature, title, items }].sort((a, b) => place(a) - place(b)) });
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

function chatItem(chat: LocalChat): Extract<SearchItem, { type: 'chat' }> {
  return { type: 'chat', key: `chat-${chat.id}`, chat };
}
