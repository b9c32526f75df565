// Opens the place where an item is settled; what has only to be read is read by that.
import { useNavigate } from 'react-router';
import { todoPlace } from '#sdk/navigation/todo-place.ts';
import type { TodoListScreen } from '#sdk/todo/screens/todo-list.ts';
import type { TodoItem } from '#sdk/todo/todo-api.ts';
import { useNotify } from '../ground/useNotify.ts';
import { openOutside } from '../workbench/open-outside.ts';

/** Answers false where the item has no place. */
export function useOpenTodo(screen: TodoListScreen): (item: TodoItem) => boolean {
  const navigate = useNavigate();
  const notify = useNotify();
  return (item) => {
    const place = todoPlace(item);
    if (place === undefined) return false;
    if (item.toRead && item.doneTime == null) void notify.attempt(() => screen.settle([item.id]));
    if ('link' in place) openOutside(place.link);
    else void navigate(place.route);
    return true;
  };
}
