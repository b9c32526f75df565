// View model of the to-do list: a tab, how it is grouped, what narrows it down, and the items that are there.
import type { OfficeApi } from '../../api.ts';
import { Reloading } from '../../base/reloading.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import { groupTodos, type TodoGroup, type TodoGrouping } from '../rules/group-todos.ts';
import { isFromOutside } from '../rules/settled-here.ts';
import { withTold } from '../rules/told-items.ts';
import type { TodoChanges, TodoItem, TodoQuery, TodoSource } from '../index.ts';

/** Items asked for at once. */
const pageSize = 100;
/** Items read by one call. */
const maxAtOnce = 200;

/** What the list shows. */
export type TodoListSnapshot = {
  tab: TodoQuery['tab'];
  grouping: TodoGrouping;
  source: string | undefined;
  sought: string;
  /** Undefined until the first page is there. */
  items: readonly TodoItem[] | undefined;
  groups: readonly TodoGroup[];
  sources: readonly TodoSource[];
  counts: { todo: number; toRead: number };
  more: boolean;
  /** The item that is looked at, by its id. */
  selected: string | undefined;
  /** What is on its way to being settled here. */
  busy: ReadonlySet<string>;
  error: ErrorData | undefined;
  /** From when the items are, where the office could not be asked. */
  seenAt: number | undefined;
};

/** The list; it asks again whenever anything was told. */
export class TodoListScreen extends Screen<TodoListSnapshot> {
  readonly #office: OfficeApi;
  readonly #now: () => number;
  readonly #reloading = new Reloading(() => this.#load());
  /** Changes that were heard of, and items of which the office has told since the list was drawn. */
  #heard: number | undefined;
  #told: TodoItem[] = [];
  #isLoading = false;
  /** What the shown items were asked with. */
  #shownFor: string | undefined;
  /** A step that was wished for before its items were there. */
  #awaited: 1 | -1 | undefined;

  constructor(
    office: OfficeApi,
    now: () => number,
    tab: TodoQuery['tab'] = 'todo',
    grouping: TodoGrouping = 'due',
  ) {
    super({
      tab,
      grouping,
      source: undefined,
      sought: '',
      items: undefined,
      groups: [],
      sources: [],
      counts: { todo: 0, toRead: 0 },
      more: false,
      selected: undefined,
      busy: new Set(),
      error: undefined,
      seenAt: undefined,
    });
    this.#office = office;
    this.#now = now;
    this.onDispose(office.todo.counts((counts) => this.update({ counts })));
    this.onDispose(office.todo.changes((change) => this.#hear(change)));
  }

  setTab(tab: TodoQuery['tab']): void {
    this.#awaited = undefined;
    this.update({ tab, items: undefined, groups: [], selected: undefined, source: undefined });
    void this.reload();
  }

  setGrouping(grouping: TodoGrouping): void {
    this.#show(this.getSnapshot().items, { grouping });
  }

  setSource(source: string | undefined): void {
    this.#awaited = undefined;
    this.update({ source, items: undefined, groups: [], selected: undefined });
    void this.reload();
  }

  /** Whoever looks for something leaves what was looked at. */
  setSought(sought: string): void {
    this.#awaited = undefined;
    this.update({ sought, selected: undefined });
    void this.reload();
  }

  select(id: string | undefined): void {
    this.update({ selected: id });
  }

  /** Goes to the next item as it is shown, or the one before; where other items are on their way, once they are there. */
  step(by: 1 | -1): void {
    if (this.#shownFor !== asked(this.getSnapshot())) {
      this.#awaited = by;
      return;
    }
    const shown = this.getSnapshot().groups.flatMap(({ items }) => items);
    const at = shown.findIndex(({ id }) => id === this.getSnapshot().selected);
    const next = shown[at === -1 ? 0 : Math.min(shown.length - 1, Math.max(0, at + by))];
    if (next !== undefined) this.select(next.id);
  }

  /** The item that is looked at. */
  get current(): TodoItem | undefined {
    const { items, selected } = this.getSnapshot();
    return items?.find(({ id }) => id === selected);
  }

  reload(): Promise<void> {
    return this.#reloading.wish();
  }

  /** Brings older items. */
  async more(): Promise<void> {
    const { items = [], more } = this.getSnapshot();
    const last = items.at(-1);
    if (!more || last === undefined) return;
    const page = await this.#ask(last.id);
    if (page === undefined) return;
    const known = new Set(items.map(({ id }) => id));
    this.#show([...items, ...page.items.filter(({ id }) => !known.has(id))], { more: page.more });
  }

  /** Things to read are read, what came from outside is ticked off. */
  async settle(ids: readonly string[]): Promise<void> {
    const chosen = this.getSnapshot().items?.filter(({ id }) => ids.includes(id)) ?? [];
    await this.#while(ids, async () => {
      const toRead = chosen.filter((item) => item.toRead).map(({ id }) => id);
      const outside = chosen.filter((item) => !item.toRead && isFromOutside(item)).map(({ id }) => id);
      if (toRead.length > 0) await this.#office.todo.read(toRead);
      if (outside.length > 0) await this.#office.todo.tick(outside);
    });
  }

  /** Puts an item off until a time; without one it stands where it stood. */
  async putOff(id: string, time: number | undefined): Promise<void> {
    await this.#while([id], async () => void (await this.#office.todo.putOff([id], time)));
  }

  /** The whole tab was read. */
  async readAll(): Promise<void> {
    const shown = this.getSnapshot().items?.map(({ id }) => id) ?? [];
    await this.#while(shown, async () => {
      // Those that no page has shown yet as well; what came meanwhile stays as it is.
      for (let left = Infinity; left > 0;) {
        const { items } = await this.#office.todo.list({ tab: 'read', limit: maxAtOnce });
        if (items.length === 0) return;
        const { toRead } = await this.#office.todo.read(items.map(({ id }) => id));
        if (toRead >= left) return;
        left = toRead;
      }
    });
  }

  async #while(ids: readonly string[], work: () => Promise<void>): Promise<void> {
    this.update({ busy: new Set([...this.getSnapshot().busy, ...ids]) });
    try {
      await work();
      await this.reload();
    } finally {
      const busy = new Set(this.getSnapshot().busy);
      for (const id of ids) busy.delete(id);
      this.update({ busy });
    }
  }

  async #ask(before?: string) {
    const { tab, source, sought } = this.getSnapshot();
    return this.#office.todo.list({
      tab,
      limit: pageSize,
      ...(source !== undefined && { source }),
      ...(sought.trim() !== '' && { sought }),
      ...(before !== undefined && { before }),
    });
  }

  /** A change that brings its item is shown at once; any other, and one that was not the next, is asked for. */
  #hear({ count, item }: TodoChanges): void {
    const isNext = this.#heard === count - 1;
    this.#heard = count;
    if (item === undefined || !isNext) return void this.reload();
    this.#told.push(item);
    // What comes together is drawn together.
    if (this.#told.length === 1) queueMicrotask(() => this.#showTold());
  }

  #showTold(): void {
    const told = this.#told.splice(0);
    const { items, sources, more, tab, source, sought } = this.getSnapshot();
    const isAsked = items !== undefined && this.#shownFor === asked(this.getSnapshot());
    const next = isAsked ? withTold({ items, sources, more }, told, { tab, source, sought }) : undefined;
    if (next !== undefined) this.#show(next.items, { sources: next.sources, more: next.more });
    // The answer that is on its way may be older than what was told.
    if (next === undefined || this.#isLoading) void this.reload();
  }

  async #load(): Promise<void> {
    const wanted = asked(this.getSnapshot());
    this.#isLoading = true;
    try {
      const page = await this.#ask();
      const now = this.getSnapshot();
      // The answer to an earlier choice is nobody's any more.
      if (wanted !== asked(now)) return void this.reload();
      const { sources, more, seenAt } = page;
      this.#shownFor = wanted;
      this.#show(page.items, { more, seenAt, error: undefined, ...(now.tab !== 'done' && { sources }) });
      const step = this.#awaited;
      this.#awaited = undefined;
      if (step !== undefined) this.step(step);
    } catch (error) {
      this.#awaited = undefined;
      this.update({ error: asOfficeError(error).data });
    } finally {
      this.#isLoading = false;
    }
  }

  #show(items: readonly TodoItem[] | undefined, change: Partial<TodoListSnapshot>): void {
    const grouping = change.grouping ?? this.getSnapshot().grouping;
    this.update({
      ...change,
      items,
      groups: items === undefined ? [] : groupTodos(items, grouping, this.#now()),
    });
  }
}

/** What the office is asked with, as one word. */
const asked = ({ tab, source, sought }: TodoListSnapshot): string => JSON.stringify([tab, source, sought]);
