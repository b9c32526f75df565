// The to-do page: views and sources at the left, the grouped list, and beside it the item that is looked at.
import { useRef, type JSX, type KeyboardEvent } from 'react';
import { useSearchParams } from 'react-router';
import { dueCounts } from '#sdk/todo/rules/group-todos.ts';
import { TodoListScreen } from '#sdk/todo/screens/todo-list.ts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useNow } from '../ground/useNow.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { useFrameFold } from '../frame/useFrameFold.ts';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { Button } from '../parts/Button.tsx';
import { KeyLegend } from '../parts/KeyLegend.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { SeenBanner } from '../parts/SeenBanner.tsx';
import { Segments } from '../parts/Segments.tsx';
import { useText } from '../parts/text.ts';
import { TodoDetail } from './TodoDetail.tsx';
import { TodoList } from './TodoList.tsx';
import { TodoTabs } from './TodoTabs.tsx';
import { TodoViews } from './TodoViews.tsx';
import { useTodoKeys } from './useTodoKeys.ts';
import './TodoPage.css';

/** The address may name a tab: `?tab=read`. */
export function TodoPage(): JSX.Element {
  const { office } = useApp();
  const [search] = useSearchParams();
  const tab = search.get('tab');
  const screen = useOwnScreen(
    () => new TodoListScreen(office, () => Date.now(), tab === 'read' || tab === 'done' ? tab : 'todo'),
  );
  return screen === undefined ? (
    <AppFrame current="todo" place="" turn="main" main={<ListSkeleton />} />
  ) : (
    <Whole screen={screen} />
  );
}

function Whole({ screen }: { readonly screen: TodoListScreen }): JSX.Element {
  const t = useText();
  const fold = useFrameFold();
  const snapshot = useScreen(screen);
  const narrow = fold === 'turns' || fold === 'phone';
  const item = snapshot.items?.find(({ id }) => id === snapshot.selected);
  const place =
    snapshot.counts.todo > 0
      ? `${t('workbench.todo.title')} ${snapshot.counts.todo}`
      : t('workbench.todo.title');
  const close = (): void => screen.select(undefined);
  return (
    <AppFrame
      current="todo"
      place={place}
      turn="main"
      {...(narrow ? {} : { list: <TodoViews screen={screen} /> })}
      main={<Main screen={screen} narrow={narrow} />}
      {...(item === undefined
        ? {}
        : { details: <TodoDetail screen={screen} item={item} onClose={close} />, onCloseDetails: close })}
    />
  );
}

function Main({
  screen,
  narrow,
}: {
  readonly screen: TodoListScreen;
  readonly narrow: boolean;
}): JSX.Element {
  const t = useText();
  const notify = useNotify();
  const now = useNow();
  const snapshot = useScreen(screen);
  const field = useRef<HTMLInputElement>(null);
  const { counts, items = [], tab, grouping } = snapshot;
  const due = dueCounts(items, now);
  const meta = [
    // Not known yet is not none.
    ...(snapshot.items === undefined && counts.todo === 0
      ? []
      : [t('workbench.waitingCount', { count: counts.todo })]),
    ...(due.today > 0 ? [t('workbench.dueToday', { count: due.today })] : []),
    ...(due.overdue > 0 ? [t('workbench.overdueCount', { count: due.overdue })] : []),
  ].join(' · ');
  const keys = useTodoKeys(screen, field);
  const list = useRef<HTMLDivElement>(null);
  // From the words to what they found: then the keys of the list are heard again.
  const leave = (event: KeyboardEvent): void => {
    const empty = snapshot.sought === '';
    const goes = event.key === 'Enter' || event.key === 'ArrowDown' || (event.key === 'Escape' && empty);
    if (!goes || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.key !== 'Escape' && screen.current === undefined) screen.step(1);
    field.current?.blur();
    list.current?.focus();
  };
  return (
    <div className="tg-todo-main">
      <PaneHeader
        title={t('workbench.todo.title')}
        meta={meta}
        acts={
          <>
            {tab === 'read' && items.length > 0 ? (
              <Button size="small" onClick={() => void notify.attempt(() => screen.readAll())}>
                {t('workbench.todo.readAll')}
              </Button>
            ) : null}
            {tab === 'done' || narrow ? null : (
              <Segments
                label={t('workbench.todo.by')}
                choices={[
                  { id: 'due', label: t('workbench.todo.byDue') },
                  { id: 'source', label: t('workbench.todo.bySource') },
                  { id: 'urgency', label: t('workbench.todo.byUrgency') },
                ]}
                chosen={grouping}
                onChoose={(next) => screen.setGrouping(next)}
              />
            )}
          </>
        }
      />
      {narrow ? (
        <div className="tg-todo-main__tabs">
          <TodoTabs screen={screen} />
        </div>
      ) : null}
      <SeenBanner seenAt={snapshot.seenAt} />
      <div className="tg-todo-main__search">
        <SearchBox
          inputRef={field}
          value={snapshot.sought}
          shortcut="/"
          placeholder={t('workbench.todo.searchHint')}
          onChange={(sought) => screen.setSought(sought)}
          onKeyDown={leave}
        />
      </div>
      <TodoList screen={screen} keys={keys} listRef={list} />
      {narrow ? null : (
        <footer className="tg-todo-main__foot">
          <KeyLegend
            keys={[
              ['J K', t('workbench.todo.keys.move')],
              ['Enter', t('workbench.todo.keys.open')],
              ['E', t('workbench.todo.keys.finish')],
              ['H', t('workbench.todo.keys.later')],
              ['/', t('workbench.todo.keys.search')],
            ]}
          />
        </footer>
      )}
    </div>
  );
}
