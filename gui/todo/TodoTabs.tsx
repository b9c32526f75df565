// Draws the tabs of the to-do list with their counts: to-do, done, to read.
import type { JSX } from 'react';
import type { TodoListScreen } from '#sdk/todo/screens/todo-list.ts';
import type { TodoQuery } from '#sdk/todo/todo-api.ts';
import { useScreen } from '../ground/useScreen.ts';
import { RadioRow } from '../parts/RadioRow.tsx';
import { useText } from '../parts/text.ts';
import './TodoTabs.css';

const tabs: readonly TodoQuery['tab'][] = ['todo', 'done', 'read'];

/** One Tab stop; arrows move and choose. */
export function TodoTabs({ screen }: { readonly screen: TodoListScreen }): JSX.Element {
  const t = useText();
  const { tab, counts } = useScreen(screen);
  const numbers = { todo: counts.todo, done: 0, read: counts.toRead };
  return (
    <RadioRow
      label={t('workbench.todo.title')}
      className="tg-todo-tabs"
      choices={tabs.map((id) => ({
        id,
        label:
          numbers[id] > 0
            ? `${t(`workbench.todo.tab.${id}`)}  ${numbers[id]}`
            : t(`workbench.todo.tab.${id}`),
      }))}
      chosen={tab}
      onChoose={(next) => screen.setTab(next)}
    />
  );
}
