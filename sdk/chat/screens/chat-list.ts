// View model of the chat list: rows, filter, totals.
import type { LocalChat, OfficeApi, UnreadTotals } from '../../api.ts';
import { LiveList } from '../../base/live-list.ts';
import { Screen } from '../../base/screen.ts';
import { compareChats } from '../rules/chat-order.ts';

/** Which chats are shown. */
export type ChatFilter = 'all' | 'unread' | 'mentioned' | 'groups';

/** What the chat list shows. */
export type ChatListSnapshot = {
  phase: 'loading' | 'ready';
  filter: ChatFilter;
  rows: readonly LocalChat[];
  /** Number of all chats, so that an empty filter reads differently from an empty office. */
  total: number;
  totals: UnreadTotals;
  /** Ids of people who are online, for the dot of direct chats. */
  online: ReadonlySet<string>;
  selectedId?: string;
};

/** The chat list. */
export class ChatListScreen extends Screen<ChatListSnapshot> {
  readonly #list = new LiveList<LocalChat>({ key: (row) => row.id, compare: compareChats });

  constructor(office: OfficeApi) {
    super({
      phase: 'loading',
      filter: 'all',
      rows: [],
      total: 0,
      totals: { unread: 0, mutedUnread: 0, mentioned: 0, chats: 0 },
      online: new Set(),
    });
    this.onDispose(
      office.chat.list((batch) => {
        this.#list.apply(batch);
        this.#show(batch.reset !== undefined || this.getSnapshot().phase === 'ready');
      }),
    );
    this.onDispose(office.chat.totals((totals) => this.update({ totals })));
    this.onDispose(office.contacts.online((ids) => this.update({ online: new Set(ids) })));
  }

  setFilter(filter: ChatFilter): void {
    this.update({ filter });
    this.#show(this.getSnapshot().phase === 'ready');
  }

  /** Marks the open chat; the face opens it. */
  select(selectedId: string | undefined): void {
    this.update({ selectedId });
    this.#show(this.getSnapshot().phase === 'ready');
  }

  /** The chat `steps` rows away from the selected one; with `unread` only chats with something unread count. */
  neighbour(steps: 1 | -1, unread = false): LocalChat | undefined {
    const { rows, selectedId } = this.getSnapshot();
    const start = rows.findIndex((row) => row.id === selectedId);
    for (let index = start + steps; index >= 0 && index < rows.length; index += steps) {
      const row = rows[index];
      if (row !== undefined && (!unread || row.unread > 0 || row.markedUnread)) return row;
    }
    return undefined;
  }

  /** Where to go when the open chat leaves the list: the next one, else the one before (spec §4); none shows the welcome. */
  afterLeaving(chatId: string): LocalChat | undefined {
    const { rows } = this.getSnapshot();
    const index = rows.findIndex((row) => row.id === chatId);
    return rows[index + 1] ?? rows[index - 1];
  }

  #show(ready: boolean): void {
    const { filter, selectedId } = this.getSnapshot();
    const all = this.#list.rows();
    const rows = filter === 'all' ? all : all.filter((row) => row.id === selectedId || passes(row, filter));
    this.update({ rows, total: all.length, phase: ready ? 'ready' : 'loading' });
  }
}

function passes(chat: LocalChat, filter: ChatFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'unread':
      return chat.unread > 0 || chat.markedUnread;
    case 'mentioned':
      return chat.mentioned;
    case 'groups':
      return chat.kind === 'group';
  }
}
