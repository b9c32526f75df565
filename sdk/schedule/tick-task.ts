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
  if (meant === undefined)
    return { item: await office.act({ id, act: isDone ? 'complete' : 'reopen' }, options) };
  return {
    item: await office.act({ id, act: 'complete', recurrenceId: meant, isDone }, options),
    recurrenceId: meant,
  };
}
