// Ticks a task and says so, with «Undo» beside it; of one that repeats one time alone.
import type { OfficeApi } from '#sdk/api.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';

/** Answers whether it worked. */
export function useTick(): (tick: Parameters<OfficeApi['schedule']['tick']>[0]) => Promise<boolean> {
  const { office } = useApp();
  const notify = useNotify();
  return ({ id, isDone, recurrenceId }) =>
    notify.attempt(async () => {
      const done = await office.schedule.tick({ id, isDone, recurrenceId });
      const key = isDone ? 'schedule.terminal.ticked' : 'schedule.terminal.reopened';
      notify.undoable({ key, parameters: { title: done.item.title } }, () =>
        office.schedule.tick({ id, isDone: !isDone, recurrenceId: done.recurrenceId }),
      );
    });
}
