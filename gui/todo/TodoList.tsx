// Draws the to-do list: groups of rows under one focus, driven by keys, with more below when it ends.
import { useEffect, useId, useRef, type JSX, type KeyboardEvent, type RefObject } from 'react';
import type { DueKey, TodoGrouping } from '#sdk/todo/rules/group-todos.ts';
import type { TodoListScreen } from '#sdk/todo/screens/todo-list.ts';
import { useNow } from '../ground/useNow.ts';
import { errorText } from '../ground/error-text.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { isFocusFree } from '../parts/free-focus.ts';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { useTranslator } from '../parts/text.ts';
import { sourceText } from '#sdk/locales/work-text.ts';
import { useActKeys } from '../workbench/useActKeys.ts';
import { TodoRow } from './TodoRow.tsx';
import './TodoList.css';

/** What keys on an item do beside moving: the owner decides. */
export type TodoKeys = { readonly [Key in 'a' | 'r' | 't' | 'e' | 'h' | 'Enter' | '/']?: () => void };

const dueTitles: Readonly<Record<DueKey, `workbench.todo.due.${DueKey}`>> = {
  overdue: 'workbench.todo.due.overdue',
  today: 'workbench.todo.due.today',
  week: 'workbench.todo.due.week',
  later: 'workbench.todo.due.later',
  none: 'workbench.todo.due.none',
  putOff: 'workbench.todo.due.putOff',
};
const urgencyTitles: Readonly<
  Record<string, `workbench.todo.urgency.${'urgent' | 'important' | 'ordinary'}`>
> = {
  urgent: 'workbench.todo.urgency.urgent',
  important: 'workbench.todo.urgency.important',
  ordinary: 'workbench.todo.urgency.ordinary',
};

/** The list: a press chooses an item and shows it beside, Enter goes where it is settled. */
export function TodoList(props: {
  readonly screen: TodoListScreen;
  readonly keys: TodoKeys;
  /** Where the owner sends the focus. */
  readonly listRef?: RefObject<HTMLDivElement | null>;
}): JSX.Element {
  const { screen, keys } = props;
  const translator = useTranslator();
  const { t } = translator;
  const snapshot = useScreen(screen);
  const now = useNow();
  const prefix = useId();
  const own = useRef<HTMLDivElement>(null);
  const list = props.listRef ?? own;
  // Wherever the focus is on the page: whoever comes in presses J and is on the list. Enter belongs to what has the focus.
  useActKeys((key) => {
    if (key === 'Enter' && !isFocusFree()) return false;
    if (key === 'j' || key === 'k') {
      screen.step(key === 'j' ? 1 : -1);
      list.current?.focus();
      return true;
    }
    const act = (keys as Readonly<Record<string, (() => void) | undefined>>)[key];
    act?.();
    return act !== undefined;
  });
  const { items, groups, grouping, tab, selected, sources, error, more, sought } = snapshot;
  const rowId = (id: string): string => `${prefix}-${id}`;
  useEffect(() => {
    if (selected !== undefined)
      document.getElementById(`${prefix}-${selected}`)?.scrollIntoView({ block: 'nearest' });
  }, [selected, prefix]);
  if (items === undefined) {
    if (error !== undefined)
      return (
        <ErrorState
          small
          detail={errorText(translator, error)}
          code={error.code}
          onRetry={() => void screen.reload()}
        />
      );
    return <ListSkeleton />;
  }
  if (items.length === 0) {
    const [title, detail] =
      sought.trim() !== ''
        ? [t('workbench.todo.noHits'), undefined]
        : tab === 'done'
          ? [t('workbench.todo.emptyDone'), undefined]
          : tab === 'read'
            ? [t('workbench.todo.emptyRead'), undefined]
            : [t('workbench.todo.empty'), t('workbench.todo.emptyDetail')];
    return <EmptyState small figure="cat" title={title} {...(detail === undefined ? {} : { detail })} />;
  }
  const groupTitle = (key: string): string => {
    if (grouping === 'due') return t(dueTitles[key as DueKey]);
    if (grouping === 'urgency') return t(urgencyTitles[key] ?? 'workbench.todo.urgency.ordinary');
    return sourceText(translator, key, sources.find(({ source }) => source === key)?.name);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const moves: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };
    const move = moves[event.key];
    const act = (keys as Readonly<Record<string, (() => void) | undefined>>)[event.key];
    if (move !== undefined) screen.step(move);
    else if (act !== undefined) act();
    else return;
    event.preventDefault();
  };
  const shown = grouping as TodoGrouping;
  return (
    <div
      ref={list}
      className="tg-todo-list"
      role="listbox"
      tabIndex={0}
      aria-label={t('workbench.todo.title')}
      aria-activedescendant={selected === undefined ? undefined : rowId(selected)}
      data-grouping={shown}
      onKeyDown={press}
    >
      {(tab === 'done' ? [{ key: '', items }] : groups).map((group) => (
        <div
          key={group.key}
          className="tg-todo-group"
          role="group"
          aria-label={group.key === '' ? undefined : groupTitle(group.key)}
        >
          {group.key === '' ? null : (
            <div className="tg-todo-group__head" aria-hidden="true">
              {groupTitle(group.key)} <span className="tg-number">{group.items.length}</span>
            </div>
          )}
          {group.items.map((item) => (
            <TodoRow
              key={item.id}
              id={rowId(item.id)}
              item={item}
              sourceName={sources.find(({ source }) => source === item.source)?.name}
              selected={item.id === selected}
              busy={snapshot.busy.has(item.id)}
              now={now}
              onOpen={() => screen.select(item.id)}
            />
          ))}
        </div>
      ))}
      {more ? (
        <div className="tg-todo-list__more">
          <Button look="quiet" size="small" onClick={() => void screen.more()}>
            {t('workbench.loadMore')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
