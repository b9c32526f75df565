// A task that repeats: each of its times is done by itself, and one of them is the one to do now.
import type { ItemStatus, Override, ScheduleItem } from '../../contract/schedule.ts';
import { expand, type When } from './recurrence.ts';
import { instantOf } from './wall-time.ts';
import type { WorkingDays } from './working-days.ts';

/** How one time of an item stands: what became of all of it, or whether this one of a task is done. */
export const statusAt = (
  item: Pick<ScheduleItem, 'status' | 'type'>,
  override: Override | undefined,
): ItemStatus =>
  item.status === 'confirmed' && item.type === 'task' && override?.isDone === true
    ? 'completed'
    : item.status;

const day = 86_400_000;
/** How far is looked for the next one: rules of some years leave out some years. */
const aheadMs = 10 * 366 * day;
/** What nobody has done for as long is no longer what is to do now. */
const behindMs = 62 * day;
/** The next one is looked for in ever longer stretches, so that a daily rule is not expanded for years. */
const firstStretch = 40 * day;

/**
 * The time of a repeating task that is to be done now: the last one that began and is not done, otherwise the next one.
 * Undefined where nothing is left to do.
 */
export function currentOccurrence(item: ScheduleItem, now: number, days: WorkingDays): When | undefined {
  const open = (from: number, to: number): When[] =>
    expand(item, from, to, days).filter(({ override }) => override?.isDone !== true);
  const begun = open(now - behindMs, now + 1).findLast(({ start }) => start <= now);
  if (begun !== undefined) return begun;
  for (let stretch = firstStretch; ; stretch *= 4) {
    const next = open(now, now + Math.min(stretch, aheadMs)).find(({ start }) => start > now);
    if (next !== undefined || stretch >= aheadMs) return next;
  }
}

/** When a task is due: of one that repeats, the time that is to be done now. */
export function dueOf(item: ScheduleItem, now: number, days: WorkingDays): number {
  const current =
    item.rule === '' || item.status !== 'confirmed' ? undefined : currentOccurrence(item, now, days);
  return current?.end ?? instantOf(item.end, item.zone);
}
