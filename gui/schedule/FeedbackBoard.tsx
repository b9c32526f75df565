// The management of feedback: over all tasks one has given, who said what, what is for oneself alone, and who has said nothing yet.
import { useEffect, useState, type JSX } from 'react';
import type { TaskFeedback } from '#sdk/api.ts';
import { asOfficeError, type ErrorData } from '#sdk/errors.ts';
import { momentText } from '#sdk/locales/time-text.ts';
import { mayDo } from '#sdk/schedule/rules/item-rights.ts';
import { instantOf } from '#sdk/schedule/rules/wall-time.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { errorText } from '../ground/error-text.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNow } from '../ground/useNow.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { Icon } from '../parts/Icon.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { Select } from '../parts/Select.tsx';
import { useTranslator } from '../parts/text.ts';
import { AttachmentStrip } from './AttachmentStrip.tsx';
import { useItemAct } from './useItemAct.ts';
import './feedback-board.css';

const filters = ['all', 'said', 'private', 'silent'] as const;
type Filter = (typeof filters)[number];

/** What a filter leaves of a task. */
const fits = ({ feedback, silent }: TaskFeedback, filter: Filter): boolean =>
  filter === 'said'
    ? feedback.length > 0
    : filter === 'private'
      ? feedback.some(({ isPrivate }) => isPrivate)
      : filter === 'silent'
        ? silent.length > 0
        : true;

/** The board; `onOpen` shows the task beside it. */
export function FeedbackBoard(props: {
  readonly personId: string;
  readonly showsDone: boolean;
  readonly onOpen: (itemId: string) => void;
}): JSX.Element {
  const { personId, showsDone } = props;
  const { office } = useApp();
  const translator = useTranslator();
  const { t } = translator;
  const now = useNow();
  const act = useItemAct();
  const [rows, setRows] = useState<readonly TaskFeedback[]>();
  const [failure, setFailure] = useState<ErrorData>();
  const [filter, setFilter] = useState<Filter>('all');

  useEffect(() => {
    const asking = new AbortController();
    const look = (): void =>
      void office.schedule.givenFeedback({ done: showsDone }, { signal: asking.signal }).then(
        (found) => {
          if (asking.signal.aborted) return;
          setRows(found);
          setFailure(undefined);
        },
        (error: unknown) => (asking.signal.aborted ? undefined : setFailure(asOfficeError(error).data)),
      );
    look();
    const stop = office.schedule.changed(look);
    return () => {
      asking.abort();
      stop();
    };
  }, [office, showsDone]);

  if (failure !== undefined && rows === undefined)
    return <ErrorState detail={errorText(translator, failure)} code={failure.code} />;
  if (rows === undefined) return <ListSkeleton />;
  const shown = rows.filter((row) => fits(row, filter));
  return (
    <div className="tg-board">
      <div className="tg-board__head">
        <Select
          label={t('schedule.feedbackFilter')}
          value={filter}
          choices={filters.map((value) => ({ value, label: t(`schedule.feedbackFilters.${value}`) }))}
          onChoose={(value) => setFilter(value as Filter)}
        />
        <span className="tg-number">
          {t('schedule.feedbackSum', {
            count: rows.reduce((sum, { feedback }) => sum + feedback.length, 0),
            tasks: rows.length,
          })}
        </span>
      </div>
      {shown.length === 0 ? <EmptyState figure="house" small title={t('schedule.noFeedback')} /> : null}
      {shown.map(({ task, feedback, silent }) => {
        const due = instantOf(task.end, task.zone);
        const isLate = task.status === 'confirmed' && due < now;
        return (
          <section key={task.id} className="tg-board__task" aria-label={task.title}>
            <header>
              <button type="button" className="tg-board__open" onClick={() => props.onOpen(task.id)}>
                <b className="tg-truncate">{task.title}</b>
                <span className="tg-number" data-late={isLate || undefined}>
                  {t('schedule.dueAt', { time: momentText(translator, due, now) })} · {task.progress}%
                </span>
              </button>
            </header>
            <ul>
              {feedback
                .filter(({ isPrivate }) => filter !== 'private' || isPrivate)
                .map((one) => (
                  <li key={one.id}>
                    <Avatar id={one.personId} name={one.name} size="small" />
                    <div>
                      <strong lang={textLanguage(one.name)}>{one.name}</strong>{' '}
                      <small className="tg-number">{momentText(translator, one.time, now)}</small>
                      {one.isPrivate ? (
                        <small className="tg-feedback__private">
                          <Icon name="lock" size={14} /> {t('schedule.feedbackPrivate')}
                        </small>
                      ) : null}
                      <p>{one.text}</p>
                      {one.attachments.length === 0 ? null : <AttachmentStrip files={one.attachments} />}
                    </div>
                  </li>
                ))}
            </ul>
            {silent.length === 0 || filter === 'private' ? null : (
              <p className="tg-board__silent">
                <span>
                  {t('schedule.feedbackSilent', {
                    names: silent.map(({ name }) => name).join(t('schedule.listComma')),
                  })}
                </span>
                {mayDo('urge', task, personId) && silent.some(({ role }) => role === 'executor') ? (
                  <Button size="small" onClick={() => void act(task, { act: 'urge' })}>
                    {t('schedule.act.urge')}
                  </Button>
                ) : null}
              </p>
            )}
          </section>
        );
      })}
    </div>
  );
}
