// Which to-do items are settled in the list itself; every other one where it stands.
import type { TodoItem } from '../../contract/todo-item.ts';

/** A system outside of the office put it in. */
export const isFromOutside = ({ source }: Pick<TodoItem, 'source'>): boolean => source.startsWith('outside:');

/** Reading it, or ticking it off, is all it asks for. */
export const isSettledHere = (item: Pick<TodoItem, 'source' | 'toRead'>): boolean =>
  item.toRead || isFromOutside(item);
