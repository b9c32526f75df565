// Ticks a task, or takes its tick back: of one that repeats the time that is meant, and never the others with it.
import type { CallOptions } from '../base/api-shape.ts';
import { currentOccurrence } from './rules/current-occurrence.ts';
import type { ScheduleApi, Ticked } from './schedule-api.ts';

/** See `ScheduleApi.tick`. */
export async function tickTask(
  office: Pick<ScheduleApi, 'item' | 'act' | 'workingDays'>,
  { id, isDone, recurrenceId }: Parameters<ScheduleApi['tick']>[0],
  now: number,
  options: CallOptions & { clientId?: string },
): Promise<Ticked> {
  const { clientId: _, ...call } = options;
  const item = await office.item(id, call);
  const meant =
    item.rule === '' || item.status !== 'confirmed'
      ? undefined
      : (recurrenceId ?? currentOccurrence(item, now, await office.workingDays(call))?.recurrenceId);
  if (meant === undefined) {
    const whole = await office.act({ id, act: isDone ? 'complete' : 'reopen' }, options);
    const wasDone = whole.overrides.some((one) => one.recurrenceId === recurrenceId && one.isDone === true);
    // A series that was done with its last time is open again, and the time that is meant with it.
    if (isDone || recurrenceId === undefined || !wasDone) return { item: whole };
    return {
      item: await office.act({ id, act: 'complete', recurrenceId, isDone: false }, call),
      recurrenceId,
    };
  }
  return {
    item: await office.act({ id, act: 'complete', recurrenceId: meant, isDone }, options),
    recurrenceId: meant,
  };
}
