// What keys do on the to-do list, wherever it stands: finish, put off, open; deciding has its keys beside the request.
import type { RefObject } from 'react';
import type { TodoListScreen } from '#sdk/todo/screens/todo-list.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useNow } from '../ground/useNow.ts';
import { isSettledHere } from '#sdk/todo/rules/settled-here.ts';
import { laterChoices } from '#sdk/todo/rules/later-choices.ts';
import type { TodoKeys } from './TodoList.tsx';
import { useOpenTodo } from './useOpenTodo.ts';

/** `field` is where «/» goes. */
export function useTodoKeys(screen: TodoListScreen, field: RefObject<HTMLInputElement | null>): TodoKeys {
  const notify = useNotify();
  const now = useNow();
  const open = useOpenTodo(screen);
  return {
    e() {
      const item = screen.current;
      if (item === undefined) return;
      if (isSettledHere(item)) void notify.attempt(() => screen.settle([item.id]));
      else notify.inform({ key: 'workbench.todo.settleThere' });
    },
    h() {
      const item = screen.current;
      if (item !== undefined) void notify.attempt(() => screen.putOff(item.id, laterChoices(now).hour));
    },
    Enter() {
      const item = screen.current;
      if (item !== undefined) open(item);
    },
    '/': () => field.current?.focus(),
  };
}
