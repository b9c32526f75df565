// View model of the chat list: the first rows as a filter shows them, more when they are needed, and totals.
import type { ChatHeadBatch, LocalChat, OfficeApi, UnreadTotals } from '../../api.ts';
import { LiveList } from '../../base/live-list.ts';
import { onlineWithMe } from '../../base/online-with-me.ts';
import { Screen } from '../../base/screen.ts';
import type { Unsubscribe } from '../../base/live-value.ts';
import type { ChatFilter } from '../local-entities.ts';
import { passesFilter } from '../rules/chat-filter.ts';
import { compareChats } from '../rules/chat-order.ts';

export type { ChatFilter };

/** What the chat list shows. */
export type ChatListSnapshot = {
  phase: 'loading' | 'ready';
  filter: ChatFilter;
  /** The first rows, without gaps; a face that gets near their end asks for more with `need`. */
  rows: readonly LocalChat[];
  /** How many rows the filter shows altogether, those that are not here yet included. */
  count: number;
  /** Number of all chats, so that an empty filter reads differently from an empty office. */
  total: number;
  totals: UnreadTotals;
  /** Ids of people who are online, for the dot of direct chats. */
  online: ReadonlySet<string>;
  selectedId?: string;
  /** The open chat's row, wherever it stands. */
  selected?: LocalChat | undefined;
};

/** Makes the keys of heads differ. */
let headsMade = 0;

/** The chat list. */
export class ChatListScreen extends Screen<ChatListSnapshot> {
  readonly #office: OfficeApi;
  #key = '';
  #list = newList();
  #count = 0;
  /** Rows that are listened to; all where the face did not say. */
  #limit: number;
  readonly #first: number;
  #stopHead: Unsubscribe = () => undefined;
  #stopSelected: Unsubscribe = () => undefined;
  readonly #waiting = new Set<() => void>();

  /**
   * @param options.first rows a face wants at the beginning, where rows cross a port; without it all are there
   */
  constructor(office: OfficeApi, options: { first?: number } = {}) {
    super({
      phase: 'loading',
      filter: 'all',
      rows: [],
      count: 0,
      total: 0,
      totals: { unread: 0, mutedUnread: 0, mentioned: 0, chats: 0 },
      online: new Set(),
    });
    this.#office = office;
    this.#first = options.first ?? Number.MAX_SAFE_INTEGER;
    this.#limit = this.#first;
    this.#listen();
    this.onDispose(() => {
      this.#stopHead();
      this.#stopSelected();
      for (const done of this.#waiting) done();
    });
    this.onDispose(office.chat.totals((totals) => this.update({ totals })));
    this.onDispose(onlineWithMe(office, (online) => this.update({ online })));
  }

  setFilter(filter: ChatFilter): void {
    if (filter === this.getSnapshot().filter) return;
    this.update({ filter });
    this.#limit = this.#first;
    this.#listen();
  }

  /** Marks the open chat; the face opens it. */
  select(selectedId: string | undefined): void {
    if (selectedId === this.getSnapshot().selectedId) return;
    this.#stopSelected();
    this.update({ selectedId, selected: this.#list.get(selectedId ?? '') });
    this.#stopSelected =
      selectedId === undefined
        ? () => undefined
        : this.#office.chat.watch(selectedId)((selected) => {
            this.update({ selected });
            if (this.getSnapshot().phase === 'ready') this.#show();
          });
    if (this.getSnapshot().phase === 'ready') this.#show();
  }

  /** Says that row number `count` will be wanted soon; it is here when the promise resolves, if there is one. */
  async need(count: number): Promise<void> {
    if (count <= this.#limit || this.#list.size >= this.#count) return;
    this.#limit = Math.max(count, this.#limit + this.#first);
    const arrived = new Promise<void>((resolve) => this.#waiting.add(resolve));
    await this.#office.chat.extendHead(this.#key, this.#limit);
    await arrived;
  }

  /**
   * The chat `steps` rows away from the selected one, among the rows that are here; with `unread` only chats with
   * something unread count.
   */
  neighbour(steps: 1 | -1, unread = false): LocalChat | undefined {
    const { rows } = this.getSnapshot();
    const start = this.#selectedIndex();
    if (start === undefined) return undefined;
    for (let index = start + steps; index >= 0 && index < rows.length; index += steps) {
      const row = rows[index];
      if (row !== undefined && (!unread || row.unread > 0 || row.markedUnread)) return row;
    }
    return undefined;
  }

  /** The same, looking on among rows that are not here yet. */
  async reach(steps: 1 | -1, unread = false): Promise<LocalChat | undefined> {
    for (;;) {
      const found = this.neighbour(steps, unread);
      const { rows, count } = this.getSnapshot();
      const isFinal = steps < 0 && this.#selectedIndex() !== undefined;
      if (found !== undefined || isFinal || rows.length >= count || this.disposed) return found;
      await this.need(rows.length + 1);
    }
  }

  /** Where to go when the open chat leaves the list: the next one, else the one before (spec §4); none shows the welcome. */
  afterLeaving(chatId: string): LocalChat | undefined {
    const { rows } = this.getSnapshot();
    const index = rows.findIndex((row) => row.id === chatId);
    return rows[index + 1] ?? rows[index - 1];
  }

  /** Where the selected chat stands, -1 where it is none of the filter's; undefined while that is not known. */
  #selectedIndex(): number | undefined {
    const { rows, count, selectedId } = this.getSnapshot();
    const index = rows.findIndex((row) => row.id === selectedId);
    return index < 0 && selectedId !== undefined && rows.length < count ? undefined : index;
  }

  /** Listens to the head of the filter; what is shown stays until the answer is here. */
  #listen(): void {
    this.#stopHead();
    const list = newList();
    const { filter } = this.getSnapshot();
    headsMade += 1;
    this.#key = `chat-list-${headsMade}`;
    const head = this.#office.chat.head({ key: this.#key, filter, rows: this.#limit });
    this.#stopHead = head((batch: ChatHeadBatch) => {
      list.apply(batch);
      this.#list = list;
      this.#count = batch.total;
      this.#show();
      for (const done of this.#waiting) done();
      this.#waiting.clear();
    });
  }

  #show(): void {
    const { filter, selected, total } = this.getSnapshot();
    const head = this.#list.rows();
    const last = head.at(-1);
    // The open chat stays where it is when reading it takes it out of the filter.
    const isBeside =
      selected !== undefined &&
      !passesFilter(selected, filter) &&
      this.#list.get(selected.id) === undefined &&
      (head.length >= this.#count || (last !== undefined && compareChats(selected, last) < 0));
    const rows = isBeside ? [...head, selected].sort(compareChats) : head;
    this.update({
      rows,
      count: this.#count + (isBeside ? 1 : 0),
      total: filter === 'all' ? this.#count : Math.max(total, this.#count),
      phase: 'ready',
    });
  }
}

function newList(): LiveList<LocalChat> {
  return new LiveList<LocalChat>({ key: (row) => row.id, compare: compareChats });
}
