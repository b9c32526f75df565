// When an item takes place: its recurrence with exceptions and changed occurrences, on the wall clock of its zone.
import { RRuleTemporal } from 'rrule-temporal';
import type { ItemInput, Override } from '../../contract/schedule.ts';
import { partsOf, plainStarts } from './plain-rule.ts';
import { instantAt, instantOf, localAt, localOf, movedBy, wallOf } from './wall-time.ts';
import { isWorkingDay, type WorkingDays } from './working-days.ts';

/** What of an item says when it is. */
export type Timed = Pick<
  ItemInput,
  'start' | 'end' | 'zone' | 'isAllDay' | 'rule' | 'workdays' | 'exceptions' | 'overrides'
>;

/** One time at which it is: its name in the series, wall-clock times, instants. */
export type When = {
  recurrenceId: string;
  startLocal: string;
  endLocal: string;
  start: number;
  end: number;
  override: Override | undefined;
};

const day = 86_400_000;
/** Nobody looks at more of one item at once. */
const mostOccurrences = 5_000;

/** The last wall-clock start that a rule allows. */
export function lastWall(rule: string, zone: string): number {
  const [, year, month, date, clock, utc] = /UNTIL=(\d{4})(\d{2})(\d{2})(?:T(\d{6})(Z?))?/u.exec(rule) ?? [];
  if (year === undefined) return Infinity;
  if (clock === undefined) return wallOf(`${year}-${month}-${date}`) + day - 1_000;
  const time = `${clock.slice(0, 2)}:${clock.slice(2, 4)}:${clock.slice(4)}`;
  const local = `${year}-${month}-${date}T${time}`;
  return utc === 'Z' ? wallOf(localAt(wallOf(local), zone)) : wallOf(local);
}

function libraryStarts(
  rule: string,
  range: { start: number; from: number; to: number; until: number },
): number[] {
  const { start, from, to, until } = range;
  const bare = rule.replace(/;?UNTIL=[^;]+/u, '').replace(/^;/u, '');
  const head = localOf(start).replaceAll(/[-:]/gu, '');
  const last = Math.min(to, until);
  if (last < Math.max(from, start)) return [];
  return new RRuleTemporal({ rruleString: `DTSTART:${head}Z\nRRULE:${bare}` })
    .between(new Date(Math.max(from, start)), new Date(last), true)
    .map((at) => at.epochMilliseconds);
}

/** Wall-clock starts of an item within a stretch of the wall clock, both ends within; exceptions are among them. */
export function wallStarts(item: Timed, from: number, to: number, days: WorkingDays): number[] {
  const start = wallOf(item.start);
  if (item.rule === '') return start >= from && start <= to ? [start] : [];
  const range = { start, from, to, until: lastWall(item.rule, item.zone) };
  const parts = partsOf(item.rule);
  const keeps = item.workdays ? (at: number) => isWorkingDay(localOf(at, true), days) : undefined;
  const plain = plainStarts(parts, range, keeps);
  if (plain !== undefined) return plain.slice(0, mostOccurrences);
  const found = libraryStarts(item.rule, range);
  return (keeps === undefined ? found : found.filter(keeps)).slice(0, mostOccurrences);
}

/** Every time an item takes place that overlaps a stretch of time, the first first. Cancelled ones are not among them. */
export function expand(item: Timed, from: number, to: number, days: WorkingDays): When[] {
  const { zone, isAllDay, overrides } = item;
  const length = wallOf(item.end) - wallOf(item.start);
  const gone = new Set(item.exceptions);
  const changed = new Set(overrides.map((one) => one.recurrenceId));
  const hasOwn = gone.size + changed.size > 0;
  const found: When[] = [];
  for (const at of wallStarts(item, from - length - day, to + day, days)) {
    const start = instantAt(at, zone);
    const end = length === 0 ? start : instantAt(at + length, zone);
    if (start >= to || (end <= from && start < from)) continue;
    const local = localOf(at, isAllDay);
    if (hasOwn && (gone.has(local) || changed.has(local))) continue;
    const endLocal = localOf(at + length, isAllDay);
    found.push({ recurrenceId: local, startLocal: local, endLocal, start, end, override: undefined });
  }
  if (overrides.length === 0) return found;
  for (const override of overrides) {
    if (override.isCancelled === true || gone.has(override.recurrenceId)) continue;
    const startLocal = override.start ?? override.recurrenceId;
    const endLocal = override.end ?? movedBy(startLocal, length);
    const start = instantOf(startLocal, zone);
    const end = instantOf(endLocal, zone);
    if (start < to && (end > from || start >= from))
      found.push({ recurrenceId: override.recurrenceId, startLocal, endLocal, start, end, override });
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** Where in the series an occurrence stands, from 0; as a rule with a count counts it. */
export function indexOf(item: Timed, recurrenceId: string, days: WorkingDays): number {
  return wallStarts(item, wallOf(item.start), wallOf(recurrenceId) - 1, days).length;
}

/** Whether an occurrence takes place: it is one of the series, or was added to it, and was not taken out. */
export function isThere(item: Timed, recurrenceId: string, days: WorkingDays): boolean {
  if (item.exceptions.includes(recurrenceId)) return false;
  const own = item.overrides.find((one) => one.recurrenceId === recurrenceId);
  return own === undefined ? hasOccurrence(item, recurrenceId, days) : own.isCancelled !== true;
}

/** Whether it is one of the item's occurrences, also where it was removed or changed. */
export function hasOccurrence(item: Timed, recurrenceId: string, days: WorkingDays): boolean {
  const at = wallOf(recurrenceId);
  return wallStarts(item, at, at, days).length > 0;
}
