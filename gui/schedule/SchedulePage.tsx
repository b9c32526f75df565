// The schedule: calendars on the left, the grid or the tasks in the middle, what is open on the right.
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type JSX } from 'react';
import { useSearchParams } from 'react-router';
import type { ItemPatch, Occurrence } from '#sdk/api.ts';
import { mayHelpAgain } from '#sdk/errors.ts';
import { ScheduleScreen, scheduleViews, type ScheduleView } from '#sdk/schedule/screens/schedule.ts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { useFrameFold } from '../frame/useFrameFold.ts';
import { Banner } from '../parts/Banner.tsx';
import { SeenBanner } from '../parts/SeenBanner.tsx';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { useTranslator } from '../parts/text.ts';
import { isLocal } from '#sdk/schedule/rules/wall-time.ts';
import { AgendaList } from './AgendaList.tsx';
import { CalendarGrid } from './CalendarGrid.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { PrintDialog } from './print/PrintDialog.tsx';
import { ItemDialog, type Draft } from './ItemDialog.tsx';
import { ItemDrawer } from './ItemDrawer.tsx';
import { PeopleDay } from './PeopleDay.tsx';
import { ScheduleHead } from './ScheduleHead.tsx';
import { ScheduleSide } from './ScheduleSide.tsx';
import { ScopeDialog, type ScopeQuestion } from './ScopeDialog.tsx';
import { TaskList } from './TaskList.tsx';
import { useCreateItem } from './useCreateItem.ts';
import { useTick } from './useTick.ts';
import './schedule.css';

/** The page. The address may name what is open, and the view: `?open=event:812&view=month`. */
export function SchedulePage(): JSX.Element {
  const { office } = useApp();
  const { person } = useDesk();
  const { t } = useTranslator();
  const fold = useFrameFold();
  const narrow = fold === 'phone' || fold === 'turns';
  const [params] = useSearchParams();
  const named = scheduleViews.find((view) => view === params.get('view'));
  const screen = useOwnScreen(
    () => new ScheduleScreen(office, person.id, named ?? (narrow ? 'day' : 'week'), () => Date.now()),
  );
  if (screen === undefined)
    return (
      <AppFrame
        current="schedule"
        place={t('schedule.title')}
        turn="main"
        list={<ListSkeleton />}
        main={null}
      />
    );
  return <Opened screen={screen} narrow={narrow} />;
}

function Opened({
  screen,
  narrow,
}: {
  readonly screen: ScheduleScreen;
  readonly narrow: boolean;
}): JSX.Element {
  const { office } = useApp();
  const translator = useTranslator();
  const { t } = translator;
  const snapshot = useScreen(screen);
  const { view, open, error, loading, occurrences, seenAt } = snapshot;
  const [draft, setDraft] = useState<Draft>();
  const [question, setQuestion] = useState<ScopeQuestion>();
  const [importing, setImporting] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [printing, setPrinting] = useState(false);
  const [params, setParams] = useSearchParams();
  const named = params.get('open') ?? undefined;
  const quickAdd = useRef<HTMLInputElement>(null);
  const notify = useNotify();
  const create = useCreateItem();

  // Also where one is on the page already: a link, or the way back.
  const asked = scheduleViews.find((one) => one === params.get('view'));
  useEffect(() => {
    if (asked !== undefined && asked !== screen.getSnapshot().view) screen.setView(asked);
  }, [screen, asked]);
  useEffect(() => {
    const [id = '', at] = (named ?? '').replace(/^(event|task):/u, '').split('@');
    if (id === '') return;
    if (at !== undefined && isLocal(at)) screen.goTo(at.slice(0, 10));
    void screen.select(id, at);
  }, [screen, named]);

  const close = (): void => {
    void screen.select(undefined);
    if (named !== undefined) setParams({}, { replace: true });
  };

  const leave = useRef(close);
  useLayoutEffect(() => {
    leave.current = close;
  });

  /** Saves a change; of what repeats it is asked first how far it goes. */
  const change = async (
    one: Pick<Occurrence, 'itemId' | 'recurrenceId' | 'isRepeating' | 'title'>,
    patch: ItemPatch,
  ): Promise<boolean> => {
    const scope = one.isRepeating
      ? await new Promise<'this' | 'following' | 'all' | undefined>((answer) =>
          setQuestion({ kind: 'change', title: one.title, answer }),
        )
      : ('all' as const);
    setQuestion(undefined);
    if (scope === undefined) return false;
    return notify.attempt(async () => {
      const done = await office.schedule.change({
        id: one.itemId,
        recurrenceId: one.recurrenceId,
        scope,
        patch,
      });
      const said = { key: 'schedule.saved', parameters: { title: patch.title ?? one.title } } as const;
      notify.undoable(said, () => office.schedule.undo(done.undo));
    });
  };

  const remove = async (
    one: Pick<Occurrence, 'itemId' | 'recurrenceId' | 'isRepeating' | 'title'>,
    kind: 'remove' | 'cancel' = 'remove',
  ): Promise<void> => {
    const scope = await new Promise<'this' | 'following' | 'all' | undefined>((answer) =>
      one.isRepeating ? setQuestion({ kind, title: one.title, answer }) : answer('all'),
    );
    setQuestion(undefined);
    if (scope === undefined) return;
    await notify.attempt(async () => {
      const id = one.itemId;
      if (kind === 'cancel' && scope === 'all') {
        await office.schedule.act({ id, act: 'cancel' });
        const said = { key: 'schedule.saved', parameters: { title: one.title } } as const;
        notify.undoable(said, () => office.schedule.act({ id, act: 'reopen' }));
        return;
      }
      const done = await office.schedule.remove({ id, recurrenceId: one.recurrenceId, scope });
      close();
      const said = { key: 'schedule.removed', parameters: { title: one.title } } as const;
      notify.undoable(said, () => office.schedule.undo(done.undo));
    });
  };

  useEffect(() => {
    const views: Readonly<Record<string, ScheduleView>> = {
      d: 'day',
      w: 'week',
      m: 'month',
      l: 'list',
      p: 'people',
    };
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      const isAlone = document.querySelector('[role=dialog]') === null;
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'p' && isAlone) {
        // The browser would print what the screen cuts off.
        event.preventDefault();
        return setPrinting(true);
      }
      if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/u.test(target.tagName))
        return;
      if (target.isContentEditable || !isAlone) return;
      const key = event.key.toLowerCase();
      const next = views[key];
      if (key === 'n') quickAdd.current?.focus();
      else if (key === 't') screen.today();
      else if (key === 'j') screen.step(1);
      else if (key === 'k') screen.step(-1);
      else if (key === 'escape' && screen.getSnapshot().open !== undefined && !event.defaultPrevented)
        leave.current();
      else if (next !== undefined) screen.setView(next);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [screen]);

  const tickTask = useTick();
  const tick = ({ itemId, recurrenceId, isRepeating }: Occurrence, isDone: boolean): void =>
    void tickTask({ id: itemId, isDone, ...(isRepeating && { recurrenceId }) });
  const { hidden, calendars } = snapshot;
  const shown = useMemo(() => {
    const isHidden = (one: Occurrence): boolean => hidden.includes(screen.calendarOf(one)?.id ?? '');
    return hidden.length === 0 || calendars.length === 0
      ? occurrences
      : occurrences.filter((one) => !isHidden(one));
  }, [occurrences, hidden, calendars, screen]);
  const body =
    error !== undefined && occurrences.length === 0 && !loading ? (
      <ErrorState
        detail={errorText(translator, error)}
        code={error.code}
        {...(mayHelpAgain(error) && { onRetry: () => void screen.refresh() })}
      />
    ) : view === 'tasks' ? (
      <TaskList screen={screen} snapshot={snapshot} onNew={() => setDraft({ type: 'task' })} />
    ) : view === 'people' ? (
      <PeopleDay
        screen={screen}
        snapshot={snapshot}
        onCreate={(times) => setDraft({ type: 'meeting', ...times })}
      />
    ) : view === 'list' ? (
      <AgendaList screen={screen} snapshot={snapshot} occurrences={shown} onTick={tick} />
    ) : (
      <CalendarGrid
        screen={screen}
        view={view}
        snapshot={snapshot}
        occurrences={shown}
        onCreate={(times) => setDraft({ type: 'schedule', ...times })}
        onChange={change}
        onTick={tick}
      />
    );

  return (
    <>
      <AppFrame
        current="schedule"
        place={t('schedule.title')}
        turn="main"
        {...(!narrow && {
          list: (
            <ScheduleSide
              screen={screen}
              snapshot={snapshot}
              onNew={setDraft}
              onSlot={(times) => setDraft({ type: 'meeting', ...times })}
            />
          ),
        })}
        main={
          <div className="tg-schedule">
            <ScheduleHead
              screen={screen}
              snapshot={snapshot}
              inputRef={quickAdd}
              onDraft={setDraft}
              onImport={() => setImporting(true)}
              onPrint={() => setPrinting(true)}
              onCalendars={narrow ? () => setChoosing(true) : undefined}
            />
            <SeenBanner seenAt={seenAt} />
            {snapshot.busyUnknown ? <Banner tone="warn" text={t('schedule.busyUnknown')} /> : null}
            {snapshot.calendars.length > 0 && snapshot.hidden.length >= snapshot.calendars.length ? (
              <p className="tg-schedule__line">
                {t('schedule.allHidden')}{' '}
                <Button size="small" onClick={() => screen.showAll()}>
                  {t('schedule.showMine')}
                </Button>
              </p>
            ) : null}
            {view !== 'tasks' &&
            view !== 'people' &&
            !loading &&
            error === undefined &&
            shown.length === 0 ? (
              <p className="tg-schedule__line">
                {t('schedule.emptyWeek')} · {t('schedule.emptyWeekDetail')}
              </p>
            ) : null}
            {body}
          </div>
        }
        {...(open !== undefined && {
          details: (
            <ItemDrawer
              screen={screen}
              snapshot={snapshot}
              onClose={close}
              onEdit={(item, recurrenceId) => setDraft({ item, recurrenceId })}
              onRemove={remove}
              onCancel={(one) => remove(one, 'cancel')}
              onAdopt={change}
            />
          ),
          onCloseDetails: close,
        })}
      />
      {draft === undefined ? null : (
        <ItemDialog
          draft={draft}
          calendars={snapshot.calendars}
          onClose={() => setDraft(undefined)}
          onSave={async (item, before) => {
            if (before !== undefined)
              return change(
                {
                  itemId: before.item.id,
                  recurrenceId: before.recurrenceId ?? before.item.start,
                  isRepeating: before.item.rule !== '',
                  title: before.item.title,
                },
                before.patch,
              );
            return create(item);
          }}
        />
      )}
      {question === undefined ? null : <ScopeDialog {...question} />}
      {choosing ? (
        <Dialog
          isOpen
          onClose={() => setChoosing(false)}
          aria-label={t('schedule.myCalendars')}
          transitionDuration={120}
        >
          <ScheduleSide
            screen={screen}
            snapshot={snapshot}
            onNew={(made) => {
              setChoosing(false);
              setDraft(made);
            }}
            onSlot={(times) => {
              setChoosing(false);
              setDraft({ type: 'meeting', ...times });
            }}
          />
        </Dialog>
      ) : null}
      {printing ? (
        <PrintDialog snapshot={snapshot} occurrences={shown} onClose={() => setPrinting(false)} />
      ) : null}
      {importing ? <ImportDialog onClose={() => setImporting(false)} /> : null}
    </>
  );
}
