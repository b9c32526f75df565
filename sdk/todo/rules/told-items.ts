// What a list of to-do items shows after the office has told of some, without asking it.
import { isFromOutside } from './settled-here.ts';
import type { TodoItem, TodoSource } from '../../contract/todo.ts';

/** Which items are shown: those of a tab, of one source, with these words. */
type Shown = { tab: 'todo' | 'done' | 'read'; source?: string | undefined; sought?: string | undefined };

/** What is shown of a tab: its newest items, where open ones come from, and whether there are older items. */
export type ShownTodos = {
  items: readonly TodoItem[];
  sources: readonly TodoSource[];
  more: boolean;
};

/** Whether an item stands on a tab; one that was put in anew stands nowhere as what it was before. */
function standsOn({ doneTime, toRead, outcome }: TodoItem, tab: Shown['tab']): boolean {
  if (doneTime != null) return tab === 'done' && outcome !== 'replaced';
  return tab === (toRead ? 'read' : 'todo');
}

/** One more or one fewer of a source; undefined where nobody knows what it is called. */
function countSource(
  sources: readonly TodoSource[],
  source: string,
  by: 1 | -1,
): readonly TodoSource[] | undefined {
  const known = sources.find((one) => one.source === source);
  if (known === undefined) {
    if (by === -1 || isFromOutside({ source })) return undefined;
    return [{ source, count: 1 }, ...sources];
  }
  const now = { ...known, count: known.count + by };
  const others = sources.filter((one) => one !== known);
  if (now.count < 1) return others;
  return by === 1 ? [now, ...others] : sources.map((one) => (one === known ? now : one));
}

/** The list after one item; undefined where only the office knows. */
function withOne(shown: ShownTodos, item: TodoItem, query: Shown): ShownTodos | undefined {
  // It stands on the other of the two, whatever becomes of it.
  if (query.tab !== 'done' && item.toRead !== (query.tab === 'read')) return shown;
  if (query.source !== undefined && item.source !== query.source)
    return query.tab === 'done' ? shown : undefined;
  const before = shown.items.find(({ id }) => id === item.id);
  const isHere = standsOn(item, query.tab);
  const others = shown.items.filter(({ id }) => id !== item.id);
  const last = others.at(-1);
  const isOlder = last !== undefined && Number(item.id) < Number(last.id);
  // It may stand among those that were not brought yet, or have stood there.
  if (before === undefined && shown.more && isOlder) return undefined;
  if (!isHere && shown.more && others.length === 0) return undefined;
  let { sources } = shown;
  if (query.tab !== 'done' && (before !== undefined) !== isHere) {
    const counts = countSource(sources, item.source, isHere ? 1 : -1);
    if (counts === undefined) return undefined;
    sources = counts;
  }
  if (!isHere) return { ...shown, items: others, sources };
  const at = others.findIndex(({ id }) => Number(id) < Number(item.id));
  const place = at === -1 ? others.length : at;
  return { ...shown, items: others.toSpliced(place, 0, item), sources };
}

/** The list after what was told, in its order; undefined where the office has to be asked. */
export function withTold(shown: ShownTodos, told: readonly TodoItem[], query: Shown): ShownTodos | undefined {
  if (query.sought !== undefined && query.sought.trim() !== '') return undefined;
  let now: ShownTodos | undefined = shown;
  for (const item of told) {
    now = withOne(now, item, query);
    if (now === undefined) return undefined;
  }
  return now;
}
