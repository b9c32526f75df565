// Puts items into groups by due time, source or urgency, in the order in which a person looks at them.
import type { TodoItem } from '../../contract/todo.ts';

/** What items are grouped by. */
export type TodoGrouping = 'due' | 'source' | 'urgency';
/** A group with its items; `key` names it: a source, an urgency, or when it is due. */
export type TodoGroup = { key: string; items: readonly TodoItem[] };
/** When something is due, as groups tell it. */
export type DueKey = 'overdue' | 'today' | 'week' | 'later' | 'none' | 'putOff';

const day = 86_400_000;
const dueOrder: readonly DueKey[] = ['overdue', 'today', 'week', 'none', 'later', 'putOff'];
const urgencyOrder = ['urgent', 'important', 'ordinary'] as const;
/** Sources in their order; those of outside systems follow. */
const sourceOrder: readonly string[] = ['approval', 'task', 'schedule', 'meeting', 'access', 'announcement'];

/** Midnight after a moment, by this device's clock. */
function endOfDay(time: number): number {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime();
}

/** When an item is due, seen from now. */
export function dueKey({ dueTime, laterTime }: Pick<TodoItem, 'dueTime' | 'laterTime'>, now: number): DueKey {
  if (laterTime != null && laterTime > now) return 'putOff';
  if (dueTime == null) return 'none';
  if (dueTime < now) return 'overdue';
  const end = endOfDay(now);
  if (dueTime < end) return 'today';
  return dueTime < end + 6 * day ? 'week' : 'later';
}

/** Overdue first, then what is due sooner, then what came later. */
function compare(a: TodoItem, b: TodoItem): number {
  return (
    (a.dueTime ?? Number.MAX_SAFE_INTEGER) - (b.dueTime ?? Number.MAX_SAFE_INTEGER) ||
    b.createdTime - a.createdTime
  );
}

/** Groups that have items, each in order. */
export function groupTodos(
  items: readonly TodoItem[],
  grouping: TodoGrouping,
  now: number,
): readonly TodoGroup[] {
  const keyOf = {
    due: (item: TodoItem): string => dueKey(item, now),
    source: (item: TodoItem): string => item.source,
    urgency: (item: TodoItem): string => item.urgency,
  }[grouping];
  const groups = Map.groupBy(items, keyOf);
  const order: readonly string[] =
    grouping === 'due'
      ? dueOrder
      : grouping === 'urgency'
        ? urgencyOrder
        : [...sourceOrder, ...[...groups.keys()].filter((key) => !sourceOrder.includes(key)).toSorted()];
  return order.flatMap((key) => {
    const found = groups.get(key);
    return found === undefined ? [] : [{ key, items: found.toSorted(compare) }];
  });
}

/** How many are due before midnight, and how many are late. */
export function dueCounts(items: readonly TodoItem[], now: number): { today: number; overdue: number } {
  const keys = items.map((item) => dueKey(item, now));
  return {
    today: keys.filter((key) => key === 'today').length,
    overdue: keys.filter((key) => key === 'overdue').length,
  };
}
