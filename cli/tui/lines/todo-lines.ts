// Decides what stands on each line of the to-do list: the name of a group, and its items.
import type { TextKey } from '#sdk/locales/index.ts';
import type { TodoItem } from '#sdk/todo/todo-api.ts';
import type { DueKey, TodoGroup, TodoGrouping } from '#sdk/todo/rules/group-todos.ts';

/** A line; groups cannot be chosen. */
export type TodoLine =
  | { readonly key: string; readonly type: 'group'; readonly group: string }
  | { readonly key: string; readonly type: 'item'; readonly item: TodoItem };

/** The lines in their order; a group without a name, as what was done is, has no line of its own. */
export function todoLines(groups: readonly TodoGroup[]): TodoLine[] {
  return groups.flatMap(({ key, items }): TodoLine[] => [
    ...(key === '' ? [] : [{ key: `group ${key}`, type: 'group', group: key } as const]),
    ...items.map((item): TodoLine => ({ key: item.id, type: 'item', item })),
  ]);
}

/** What a group by time or urgency is called; sources say their own names. */
export function groupLabel(grouping: Exclude<TodoGrouping, 'source'>, key: string): TextKey {
  return grouping === 'due'
    ? `workbench.todo.due.${key as DueKey}`
    : `workbench.todo.urgency.${key as TodoItem['urgency']}`;
}
