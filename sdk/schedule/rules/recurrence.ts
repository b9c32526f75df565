// When an item takes place: its recurrence with exceptions and changed occurrences, on the wall clock of its zone.
import { RRuleTemporal } from 'rrule-temporal';
import type { ItemInput, Override } from '../../contract/schedule.ts';
import { plainRule, type PlainRule } from './plain-rule.ts';
import { clockOfZone, instantOf, localOf, movedBy, textsLike, wallAt, wallOf } from './wall-time.ts';
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
const maxOccurrences = 5_000;

/** The last wall-clock start that a rule allows. */
export function lastWall(rule: string, zone: string): number {
  if (!rule.includes('UNTIL=')) return Infinity;
  const [, year, month, date, clock, utc] = /UNTIL=(\d{4})(\d{2})(\d{2})(?:T(\d{6})(Z?))?/u.exec(rule) ?? [];
  if (year === undefined) return Infinity;
  if (clock === undefined) return wallOf(`${year}-${month}-${date}`) + day - 1_000;
  const time = `${clock.slice(0, 2)}:${clock.slice(2, 4)}:${clock.slice(4)}`;
  const at = wallOf(`${year}-${month}-${date}T${time}`);
  return utc === 'Z' ? wallAt(at, zone) : at;
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

/** What of an item is the same whatever stretch of time is looked at. */
type Series = {
  days: WorkingDays;
  start: number;
  length: number;
  until: number;
  plain: PlainRule | undefined;
  keeps: ((at: number) => boolean) | undefined;
  /** Names of occurrences that the rule makes and that stand for themselves: taken out, or changed. */
  gone: ReadonlySet<string> | undefined;
  changed: ReadonlySet<string> | undefined;
  /** How its times are written, once that was asked for. */
  texts?: { start: (wall: number) => string; end: (wall: number) => string };
};

/** Items are values that never change, so what was worked out for one holds as long as it is there. */
const worked = new WeakMap<Timed, Series>();

function seriesOf(item: Timed, days: WorkingDays): Series {
  const found = worked.get(item);
  if (found !== undefined && (!item.workdays || found.days === days)) return found;
  const start = wallOf(item.start);
  const until = lastWall(item.rule, item.zone);
  const keepsDay = item.workdays
    ? (dayNumber: number) => isWorkingDay(localOf(dayNumber * day, true), days)
    : undefined;
  const series: Series = {
    days,
    start,
    length: wallOf(item.end) - start,
    until,
    plain: item.rule === '' ? undefined : plainRule(item.rule, start, until, keepsDay),
    keeps: keepsDay && ((at) => keepsDay(Math.floor(at / day))),
    gone: item.exceptions.length === 0 ? undefined : new Set(item.exceptions),
    changed: item.overrides.length === 0 ? undefined : new Set(item.overrides.map((one) => one.recurrenceId)),
  };
  worked.set(item, series);
  return series;
}

function startsOf(item: Timed, series: Series, from: number, to: number): number[] {
  const { start, until, plain, keeps } = series;
  if (item.rule === '') return start >= from && start <= to ? [start] : [];
  if (start > to || until < from) return [];
  if (plain !== undefined) return plain.starts(from, to, maxOccurrences);
  const counted = keeps === undefined ? undefined : /;?COUNT=(\d+)/u.exec(item.rule);
  if (keeps === undefined || counted === undefined || counted === null) {
    const found = libraryStarts(item.rule, { start, from, to, until });
    return (keeps === undefined ? found : found.filter(keeps)).slice(0, maxOccurrences);
  }
  // Of «every working day» the working days are counted.
  const bare = item.rule.replace(counted[0], '').replace(/^;/u, '');
  return libraryStarts(bare, { start, from: start, to, until })
    .filter(keeps)
    .slice(0, Number(counted[1]))
    .filter((at) => at >= from)
    .slice(0, maxOccurrences);
}

/** Wall-clock starts of an item within a stretch of the wall clock, both ends within; exceptions are among them. */
export const wallStarts = (item: Timed, from: number, to: number, days: WorkingDays): number[] =>
  startsOf(item, seriesOf(item, days), from, to);

/** Hears of one time at which an item takes place; in parts, since there may be tens of thousands of them. */
type Said = (
  recurrenceId: string,
  startLocal: string,
  endLocal: string,
  start: number,
  end: number,
  override: Override | undefined,
) => void;

/**
 * Says every time an item takes place that overlaps a stretch of time; those of the rule first, each part in order.
 * Cancelled ones are not among them.
 */
export function eachTime(
  item: Timed,
  range: { from: number; to: number },
  days: WorkingDays,
  say: Said,
): void {
  const { zone, isAllDay, overrides } = item;
  const { from, to } = range;
  const series = seriesOf(item, days);
  const { length, gone, changed } = series;
  const starts = startsOf(item, series, from - length - day, to + day);
  if (starts.length > 0) {
    const instant = clockOfZone(zone);
    const texts = (series.texts ??= {
      start: textsLike(series.start, isAllDay),
      end: textsLike(series.start + length, isAllDay),
    });
    for (const at of starts) {
      const start = instant(at);
      const end = length === 0 ? start : instant(at + length);
      if (start >= to || (end <= from && start < from)) continue;
      const local = texts.start(at);
      if (gone?.has(local) === true || changed?.has(local) === true) continue;
      say(local, local, length === 0 ? local : texts.end(at + length), start, end, undefined);
    }
  }
  for (const override of overrides) {
    if (override.isCancelled === true || gone?.has(override.recurrenceId) === true) continue;
    const startLocal = override.start ?? override.recurrenceId;
    const endLocal = override.end ?? movedBy(startLocal, length);
    const start = instantOf(startLocal, zone);
    const end = instantOf(endLocal, zone);
    if (start < to && (end > from || start >= from))
      say(override.recurrenceId, startLocal, endLocal, start, end, override);
  }
}

/** Every time an item takes place that overlaps a stretch of time, the first first. Cancelled ones are not among them. */
export function expand(item: Timed, from: number, to: number, days: WorkingDays): When[] {
  const found: When[] = [];
  eachTime(item, { from, to }, days, (recurrenceId, startLocal, endLocal, start, end, override) => {
    found.push({ recurrenceId, startLocal, endLocal, start, end, override });
  });
  return item.overrides.length === 0 ? found : found.toSorted((a, b) => a.start - b.start);
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
