// Which items of a tab are asked for, where the office cannot choose them.
import type { TodoItem } from '../../contract/todo.ts';
import { standsIn } from '../../base/stands-in.ts';

/** Whether an item is from this source, presses so much and has these words. */
export function fits(
  item: Pick<TodoItem, 'source' | 'urgency' | 'title' | 'from'>,
  {
    source,
    urgency,
    sought,
  }: {
    source?: string | undefined;
    urgency?: TodoItem['urgency'] | undefined;
    sought?: string | undefined;
  },
): boolean {
  if (source !== undefined && item.source !== source) return false;
  if (urgency !== undefined && item.urgency !== urgency) return false;
  return standsIn(sought, [item.title.zh, item.title.en, item.from?.name]);
}
