// Expands the rules that people make, on day numbers alone; what it does not know it leaves to the library.
import { dateOfDay, dayNumberOf, monthLength, weekdayOf } from './day-number.ts';

/** A rule taken apart. */
export type RuleParts = Readonly<Record<string, string>>;

/** Says which days count at all: of «every working day» only those that are worked. */
export type Keeps = (dayNumber: number) => boolean;

/** A rule that is understood, from its start on. */
export type PlainRule = {
  /**
   * Wall-clock starts within `from`..`to`, both within.
   * @param most of them at most
   */
  starts(from: number, to: number, most: number): number[];
};

const day = 86_400_000;
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const known = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTHDAY', 'WKST']);
/** Nothing that people make needs more steps to its last occurrence. */
const maxSteps = 60_000;

const taken = new Map<string, RuleParts>();
const maxRules = 20_000;

/** The parts of an RRULE by their names. */
export function partsOf(rule: string): RuleParts {
  const found = taken.get(rule);
  if (found !== undefined) return found;
  const parts: Record<string, string> = {};
  for (const part of rule.split(';')) {
    const at = part.indexOf('=');
    if (at > 0) parts[part.slice(0, at)] = part.slice(at + 1);
  }
  if (taken.size >= maxRules) taken.clear();
  taken.set(rule, parts);
  return parts;
}

/** A rule in steps: which days its `index`th step has, ascending, and the step that a day lies in or behind. */
type Steps = {
  days(index: number): readonly number[];
  stepOf(dayNumber: number): number;
  /** Where every step is as long as the others: its first day, its length and the days in it. */
  stride?: { first: number; length: number; offsets: readonly number[] };
  /** The day of the `count`th occurrence, where it can be said without walking there. */
  nth?(count: number): number;
};

/** Which days of a month a rule means; undefined where it is one for the library. */
function monthDays(
  parts: RuleParts,
  date: number,
): ((first: number, length: number) => number[]) | undefined {
  const { BYMONTHDAY: dates, BYDAY: named } = parts;
  if (dates !== undefined && named !== undefined) return undefined;
  if (named !== undefined) return namedDays(named.split(','));
  if (dates === undefined) return (first, length) => (date <= length ? [first + date - 1] : []);
  const wanted = dates.split(',').map(Number);
  if (wanted.some((one) => !Number.isInteger(one) || one === 0)) return undefined;
  return (first, length) => {
    const found: number[] = [];
    for (const one of wanted) {
      const at = one > 0 ? one : length + 1 + one;
      if (at >= 1 && at <= length) found.push(first + at - 1);
    }
    return found.length < 2 ? found : [...new Set(found)].toSorted((a, b) => a - b);
  };
}

/** Days by their names: every Monday of a month, the second one, the last one. */
function namedDays(names: readonly string[]): ((first: number, length: number) => number[]) | undefined {
  const wanted: { nth: number; weekday: number }[] = [];
  for (const name of names) {
    const [, nth, letters = ''] = /^([+-]?\d)?(SU|MO|TU|WE|TH|FR|SA)$/u.exec(name) ?? [];
    if (letters === '') return undefined;
    wanted.push({ nth: Number(nth ?? 0), weekday: weekdays.indexOf(letters) });
  }
  return (first, length) => {
    const found: number[] = [];
    for (const { nth, weekday } of wanted) {
      const begin = first + ((weekday - weekdayOf(first) + 7) % 7);
      const last = begin + Math.floor((first + length - 1 - begin) / 7) * 7;
      if (nth === 0) for (let at = begin; at <= last; at += 7) found.push(at);
      else {
        const at = nth > 0 ? begin + (nth - 1) * 7 : last + (nth + 1) * 7;
        if (at >= begin && at <= last) found.push(at);
      }
    }
    return found.length < 2 ? found : [...new Set(found)].toSorted((a, b) => a - b);
  };
}

function stepsOf(parts: RuleParts, first: number): Steps | undefined {
  const interval = Number(parts['INTERVAL'] ?? 1);
  if (!Number.isInteger(interval) || interval < 1) return undefined;
  const { year, month, date } = dateOfDay(first);
  switch (parts['FREQ']) {
    case 'DAILY':
      if (parts['BYDAY'] !== undefined || parts['BYMONTHDAY'] !== undefined) return undefined;
      return {
        days: (index) => [first + index * interval],
        stepOf: (at) => Math.floor((at - first) / interval),
        stride: { first, length: interval, offsets: [0] },
        nth: (count) => first + (count - 1) * interval,
      };
    case 'WEEKLY':
      return weekly(parts, first, interval);
    case 'MONTHLY': {
      const of = monthDays(parts, date);
      if (of === undefined) return undefined;
      const begin = year * 12 + month;
      return {
        days(index) {
          const at = begin + index * interval;
          const [y, m] = [Math.floor(at / 12), at % 12];
          return of(dayNumberOf(y, m, 1), monthLength(y, m));
        },
        stepOf(at) {
          const then = dateOfDay(at);
          return Math.floor((then.year * 12 + then.month - begin) / interval);
        },
      };
    }
    case 'YEARLY':
      if (parts['BYDAY'] !== undefined || parts['BYMONTHDAY'] !== undefined) return undefined;
      return {
        days(index) {
          const y = year + index * interval;
          return date <= monthLength(y, month) ? [dayNumberOf(y, month, date)] : [];
        },
        stepOf: (at) => Math.floor((dateOfDay(at).year - year) / interval),
      };
    default:
      return undefined;
  }
}

function weekly(parts: RuleParts, first: number, interval: number): Steps | undefined {
  if (parts['BYMONTHDAY'] !== undefined) return undefined;
  const weekStart = weekdays.indexOf(parts['WKST'] ?? 'MO');
  const named = parts['BYDAY'];
  const wanted =
    named === undefined ? [weekdayOf(first)] : named.split(',').map((one) => weekdays.indexOf(one));
  if (weekStart < 0 || wanted.includes(-1)) return undefined;
  const monday = first - ((weekdayOf(first) - weekStart + 7) % 7);
  const offsets = [...new Set(wanted.map((one) => (one - weekStart + 7) % 7))].toSorted((a, b) => a - b);
  const inFirst = offsets.filter((one) => monday + one >= first).length;
  const length = interval * 7;
  return {
    days: (index) => offsets.map((one) => monday + index * length + one),
    stepOf: (at) => Math.floor((at - monday) / length),
    stride: { first: monday, length, offsets },
    nth(count) {
      if (count <= inFirst) return monday + (offsets[offsets.length - inFirst + count - 1] ?? 0);
      const rest = count - inFirst - 1;
      const weeks = 1 + Math.floor(rest / offsets.length);
      return monday + weeks * length + (offsets[rest % offsets.length] ?? 0);
    },
  };
}

/**
 * Understands a rule; undefined for rules it does not know.
 * @param start the wall-clock start of its first occurrence
 * @param until the last wall-clock start that the rule allows
 */
export function plainRule(
  parts: RuleParts,
  start: number,
  until: number,
  keeps?: Keeps,
): PlainRule | undefined {
  for (const name in parts) if (!known.has(name)) return undefined;
  const first = Math.floor(start / day);
  const steps = stepsOf(parts, first);
  if (steps === undefined) return undefined;
  const clock = start - first * day;
  const count = Number(parts['COUNT'] ?? Infinity);
  let last = count === Infinity ? Infinity : undefined;

  /** The day of the last occurrence that a count allows. */
  function lastDay(): number {
    if (last !== undefined) return last;
    if (count < 1) return (last = -Infinity);
    if (keeps === undefined && steps?.nth !== undefined) return (last = steps.nth(count));
    let counted = 0;
    for (let index = 0; index < maxSteps; index += 1) {
      for (const one of steps?.days(index) ?? []) {
        if (one < first || (keeps !== undefined && !keeps(one))) continue;
        counted += 1;
        last = one;
        if (counted >= count) return one;
      }
    }
    return (last ??= -Infinity);
  }

  return {
    starts(from, to, most) {
      const begin = Math.max(first, Math.ceil((from - clock) / day));
      const end = Math.min(Math.floor((Math.min(to, until) - clock) / day), lastDay());
      const found: number[] = [];
      if (begin > end) return found;
      if (steps.stride !== undefined) {
        const { first: base, length, offsets } = steps.stride;
        const from0 = base + Math.max(0, Math.floor((begin - base) / length)) * length;
        for (let step = from0; step <= end; step += length)
          for (const offset of offsets) {
            const one = step + offset;
            if (one < begin || (keeps !== undefined && !keeps(one))) continue;
            if (one > end || found.push(one * day + clock) >= most) return found;
          }
        return found;
      }
      const lastStep = steps.stepOf(end);
      for (let index = Math.max(0, steps.stepOf(begin)); index <= lastStep; index += 1) {
        for (const one of steps.days(index)) {
          if (one < begin || one > end || (keeps !== undefined && !keeps(one))) continue;
          found.push(one * day + clock);
          if (found.length >= most) return found;
        }
      }
      return found;
    },
  };
}
