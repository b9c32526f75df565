// Tasks by whose they are: ticked here, with how far they are and when they are due.
import { momentText } from '#sdk/locales/time-text.ts';
import { useState, type JSX } from 'react';
import { useNow } from '../ground/useNow.ts';
import { mayDo } from '#sdk/schedule/rules/item-rights.ts';
import type { ScheduleScreen, ScheduleSnapshot, TaskView } from '#sdk/schedule/screens/schedule.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Button } from '../parts/Button.tsx';
import { Checkbox } from '../parts/Checkbox.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Icon } from '../parts/Icon.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { Segments } from '../parts/Segments.tsx';
import { Tag } from '../parts/Tag.tsx';
import { useTranslator } from '../parts/text.ts';
import { FeedbackBoard } from './FeedbackBoard.tsx';
import { useTick } from './useTick.ts';

/** The list. */
export function TaskList(props: {
  readonly screen: ScheduleScreen;
  readonly snapshot: ScheduleSnapshot;
  readonly onNew: () => void;
}): JSX.Element {
  const { screen, snapshot } = props;
  const translator = useTranslator();
  const { t } = translator;
  const now = useNow();
  const tick = useTick();
  const { tasks, taskDues, taskView, showsDone, personId, open } = snapshot;
  const views: readonly TaskView[] = ['mine', 'assigned', 'all'];
  const [managing, setManaging] = useState(false);
  return (
    <div className="tg-tasks">
      <div className="tg-tasks__head">
        <Segments
          label={t('schedule.taskViews')}
          choices={[
            ...views.map((id) => ({ id, label: t(`schedule.taskView.${id}`) })),
            { id: 'feedback' as const, label: t('schedule.feedbackManage') },
          ]}
          chosen={managing ? 'feedback' : taskView}
          onChoose={(view) => {
            setManaging(view === 'feedback');
            if (view !== 'feedback') screen.setTasks(view, showsDone);
          }}
        />
        <Checkbox checked={showsDone} onChange={(done) => screen.setTasks(taskView, done)}>
          {t('schedule.showDone')}
        </Checkbox>
      </div>
      {managing ? (
        <FeedbackBoard personId={personId} showsDone={showsDone} onOpen={(id) => void screen.select(id)} />
      ) : tasks.length === 0 && !snapshot.loading ? (
        <EmptyState
          figure="house"
          title={t('schedule.noTasks')}
          detail={t('schedule.noTasksDetail')}
          act={
            <Button look="primary" onClick={props.onNew}>
              {t('schedule.newTask')}
            </Button>
          }
        />
      ) : tasks.length === 0 ? (
        <ListSkeleton rows={6} />
      ) : (
        <ul>
          {tasks.map((task) => {
            const due = taskDues.get(task.id) ?? 0;
            const isDone = task.status !== 'confirmed';
            const isLate = !isDone && due < now;
            const executor = task.people.find(({ role }) => role === 'executor');
            const mayTick = mayDo(isDone ? 'reopen' : 'complete', task, personId);
            return (
              <li
                key={task.id}
                className="tg-tasks__row"
                data-done={isDone || undefined}
                data-chosen={open?.itemId === task.id || undefined}
              >
                <button
                  type="button"
                  className="tg-event__box"
                  disabled={!mayTick}
                  aria-pressed={isDone}
                  aria-label={`${t(isDone ? 'schedule.act.reopen' : 'schedule.act.complete')} · ${task.title}`}
                  onClick={() => void tick({ id: task.id, isDone: !isDone })}
                >
                  {isDone ? <Icon name="check" size={14} /> : null}
                </button>
                <button type="button" className="tg-tasks__open" onClick={() => void screen.select(task.id)}>
                  <span className="tg-tasks__title tg-truncate">{task.title}</span>
                  <span className="tg-tasks__meta">
                    {task.organizerName}
                    {task.feedbackCount > 0 ? ` · ${t('schedule.feedback')} ${task.feedbackCount}` : ''}
                  </span>
                </button>
                {task.importance === 'ordinary' ? null : (
                  <Tag tone="warn">{t(`schedule.importance.${task.importance}`)}</Tag>
                )}
                <span className="tg-tasks__progress">
                  <progress max={100} value={task.progress} aria-label={t('schedule.progress')} />
                  <span className="tg-number">{task.progress}%</span>
                </span>
                {executor === undefined ? null : (
                  <Avatar id={executor.personId} name={executor.name} size="tiny" />
                )}
                <span className="tg-tasks__due tg-number" data-late={isLate || undefined}>
                  {isLate ? `${t('schedule.overdue')} · ` : ''}
                  {momentText(translator, due, now)}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
