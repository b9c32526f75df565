// The workbench in the morning: what is due, today's agenda, to-do beside announcements, common apps and groups of one's own.
import { useRef, type JSX } from 'react';
import { useNavigate } from 'react-router';
import { greetingAt } from '#sdk/apps/rules/greeting.ts';
import { givenFirst } from '#sdk/base/given-first.ts';
import { WorkbenchScreen } from '#sdk/apps/screens/workbench.ts';
import { writeDate } from '#sdk/locales/date-format.ts';
import { dueCounts } from '#sdk/todo/rules/group-todos.ts';
import { TodoListScreen } from '#sdk/todo/screens/todo-list.ts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useNow } from '../ground/useNow.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { useFrameFold } from '../frame/useFrameFold.ts';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { KeyLegend } from '../parts/KeyLegend.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { Select } from '../parts/Select.tsx';
import { useTranslator } from '../parts/text.ts';
import { TodoDetail } from '../todo/TodoDetail.tsx';
import { TodoList } from '../todo/TodoList.tsx';
import { useTodoKeys } from '../todo/useTodoKeys.ts';
import { TodoTabs } from '../todo/TodoTabs.tsx';
import type { TodoGrouping } from '#sdk/todo/rules/group-todos.ts';
import { AgendaStrip } from './AgendaStrip.tsx';
import { AppTiles } from './AppTiles.tsx';
import { GroupsCard } from './GroupsCard.tsx';
import { HomeAnnouncements } from './HomeAnnouncements.tsx';
import { HomeMentions } from './HomeMentions.tsx';
import { Card } from '../workbench/Card.tsx';
import './home.css';

/** The page of the rail's entry «apps». */
export function HomePage(): JSX.Element {
  const { office } = useApp();
  const { t } = useTranslator();
  const todos = useOwnScreen(() => new TodoListScreen(office, () => Date.now(), 'todo', 'source'));
  const bench = useOwnScreen(() => new WorkbenchScreen(office));
  if (todos === undefined || bench === undefined)
    return <AppFrame current="apps" place={t('workbench.apps.title')} turn="main" main={<ListSkeleton />} />;
  return <Home todos={todos} bench={bench} />;
}

type Parts = { readonly todos: TodoListScreen; readonly bench: WorkbenchScreen };

function Home({ todos, bench }: Parts): JSX.Element {
  const { t } = useTranslator();
  const { items, selected } = useScreen(todos);
  const item = items?.find(({ id }) => id === selected);
  const close = (): void => todos.select(undefined);
  return (
    <AppFrame
      current="apps"
      place={t('workbench.apps.title')}
      turn="main"
      main={<Main todos={todos} bench={bench} />}
      {...(item === undefined
        ? {}
        : { details: <TodoDetail screen={todos} item={item} onClose={close} />, onCloseDetails: close })}
    />
  );
}

function Main({ todos, bench }: Parts): JSX.Element {
  const translator = useTranslator();
  const { t, timeLocale } = translator;
  const { person } = useDesk();
  const navigate = useNavigate();
  const now = useNow();
  const fold = useFrameFold();
  const field = useRef<HTMLInputElement>(null);
  const snapshot = useScreen(todos);
  const { sought, found, common, apps, error: benchError } = useScreen(bench);
  const due = dueCounts(snapshot.items ?? [], now);
  const narrow = fold === 'turns' || fold === 'phone';
  const keys = useTodoKeys(todos, field);
  const meta = [
    writeDate(timeLocale, now, { month: 'long', day: 'numeric', weekday: 'short' }),
    // Not known yet is not none.
    snapshot.items === undefined && snapshot.counts.todo === 0
      ? undefined
      : t('workbench.waitingCount', { count: snapshot.counts.todo }),
    due.overdue > 0
      ? t('workbench.overdueCount', { count: due.overdue })
      : due.today > 0
        ? t('workbench.dueToday', { count: due.today })
        : undefined,
  ];
  return (
    <div className="tg-home" data-narrow={narrow || undefined}>
      <PaneHeader
        title={t(`workbench.greeting.${greetingAt(new Date(now).getHours())}`, {
          // One greets by what one can say: the letters alone.
          name: translator.letters?.(person.name) ?? givenFirst(person.name),
        })}
        meta={meta.filter((part) => part !== undefined).join(' · ')}
        acts={
          <span className="tg-home__search">
            <SearchBox
              inputRef={field}
              value={sought}
              shortcut="/"
              placeholder={t('workbench.apps.searchHint')}
              onChange={(text) => bench.setSought(text)}
            />
          </span>
        }
      />
      <div className="tg-home__body">
        {found === undefined ? null : (
          <Card title={t('workbench.apps.title')}>
            <AppTiles screen={bench} apps={found} empty={t('workbench.apps.none')} />
          </Card>
        )}
        <AgendaStrip />
        <div className="tg-home__columns">
          <section className="tg-work-card tg-home__todo" aria-label={t('workbench.todo.title')}>
            <header className="tg-home__tabs">
              <TodoTabs screen={todos} />
              {snapshot.tab === 'done' || narrow ? null : (
                <Select
                  label={t('workbench.todo.by')}
                  value={snapshot.grouping}
                  choices={[
                    { value: 'source', label: t('workbench.todo.bySource') },
                    { value: 'due', label: t('workbench.todo.byDue') },
                    { value: 'urgency', label: t('workbench.todo.byUrgency') },
                  ]}
                  onChoose={(next) => todos.setGrouping(next as TodoGrouping)}
                />
              )}
            </header>
            <TodoList screen={todos} keys={keys} />
            {narrow ? null : (
              <footer className="tg-home__legend">
                <KeyLegend
                  keys={[
                    ['J K', t('workbench.todo.keys.move')],
                    ['Enter', t('workbench.todo.keys.open')],
                    ['A', t('workbench.todo.keys.approve')],
                    ['/', t('workbench.todo.keys.search')],
                  ]}
                />
              </footer>
            )}
          </section>
          <div className="tg-home__side">
            <HomeMentions />
            <HomeAnnouncements />
            <Card
              title={t('workbench.apps.common')}
              act={
                <button
                  type="button"
                  className="tg-work-card__link"
                  onClick={() => void navigate('/main/apps/all')}
                >
                  {t('workbench.allApps')}
                </button>
              }
            >
              {apps === undefined ? (
                benchError === undefined ? (
                  <ListSkeleton rows={2} />
                ) : (
                  <p className="tg-home__empty">{errorText(translator, benchError)}</p>
                )
              ) : (
                <AppTiles screen={bench} apps={common} empty={t('workbench.apps.emptyCommon')} />
              )}
            </Card>
            <GroupsCard screen={bench} />
          </div>
        </div>
      </div>
    </div>
  );
}
