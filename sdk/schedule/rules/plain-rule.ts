// Expands the rules that people make, on day numbers alone; what it does not know it leaves to the library.
import { type CivilDate, dateOfDay, dayNumberOf, monthLength, weekdayOf } from './day-number.ts';

/** A rule taken apart. */
type RuleParts = Readonly<Record<string, string>>;

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

const maxRules = 20_000;

/** The parts of an RRULE by their names. */
function partsOf(rule: string): RuleParts {
  const parts: Record<string, string> = {};
  for (const part of rule.split(';')) {
    const at = part.indexOf('=');
    if (at > 0) parts[part.slice(0, at)] = part.slice(at + 1);
  }
  return parts;
}

/**
 * A rule in steps: which days its `index`th step has, ascending, and the step that a day lies in or behind. Steps and
 * rules are classes: there may be tens of thousands, and functions made for each of them would weigh more than they do.
 */
type Steps = {
  days(index: number): readonly number[];
  stepOf(dayNumber: number): number;
};

/** Steps from a first day on: what of a rule is the same for everything that repeats by it. */
type StepsFrom = (first: number) => Steps;
/** The days that are meant of a month which begins on `first` and is `length` long. */
type OfMonth = (first: number, length: number) => number[];

/** Which days of a month a rule names; `date` where it names none, undefined where it is one for the library. */
function monthDays(parts: RuleParts): OfMonth | 'date' | undefined {
  const { BYMONTHDAY: dates, BYDAY: named } = parts;
  if (dates !== undefined && named !== undefined) return undefined;
  if (named !== undefined) return namedDays(named.split(','));
  if (dates === undefined) return 'date';
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

function stepsOf(parts: RuleParts): StepsFrom | undefined {
  for (const name in parts) if (!known.has(name)) return undefined;
  const interval = Number(parts['INTERVAL'] ?? 1);
  if (!Number.isInteger(interval) || interval < 1) return undefined;
  switch (parts['FREQ']) {
    case 'DAILY':
      if (parts['BYDAY'] !== undefined || parts['BYMONTHDAY'] !== undefined) return undefined;
      return (first) => new Stride(first, interval, itself, 0);
    case 'WEEKLY':
      return weekly(parts, interval);
    case 'MONTHLY': {
      const named = monthDays(parts);
      return named && ((first) => new Months(first, interval, named));
    }
    case 'YEARLY':
      if (parts['BYDAY'] !== undefined || parts['BYMONTHDAY'] !== undefined) return undefined;
      return (first) => new Years(first, interval);
    default:
      return undefined;
  }
}

const itself = [0];
/** Each day of a week as the only one of its step. */
const weekdayAlone = weekdays.map((_, index) => [index]);

/** Steps that are all equally long, with the same days in each. */
class Stride implements Steps {
  /** The first day of the first step. */
  readonly first: number;
  readonly length: number;
  /** The days of a step, counted from its first. */
  readonly offsets: readonly number[];
  /** As many days of the first step lie before the rule begins. */
  readonly into: number;

  constructor(first: number, length: number, offsets: readonly number[], into: number) {
    this.first = first;
    this.length = length;
    this.offsets = offsets;
    this.into = into;
  }

  days(index: number): readonly number[] {
    const begin = this.first + index * this.length;
    return this.offsets.map((one) => begin + one);
  }

  stepOf(dayNumber: number): number {
    return Math.floor((dayNumber - this.first) / this.length);
  }

  /** The day of the `count`th occurrence, said without walking there. */
  nth(count: number): number {
    const { first, length, offsets, into } = this;
    const inFirst = offsets.filter((one) => one >= into).length;
    if (count <= inFirst) return first + (offsets[offsets.length - inFirst + count - 1] ?? 0);
    const rest = count - inFirst - 1;
    const steps = 1 + Math.floor(rest / offsets.length);
    return first + steps * length + (offsets[rest % offsets.length] ?? 0);
  }
}

/** Every so many months. */
class Months implements Steps {
  readonly #begin: number;
  readonly #date: number;
  readonly #interval: number;
  readonly #named: OfMonth | 'date';

  constructor(start: number, interval: number, named: OfMonth | 'date') {
    this.#interval = interval;
    this.#named = named;
    const { year, month, date } = dateOfDay(start);
    this.#begin = year * 12 + month;
    this.#date = date;
  }

  days(index: number): readonly number[] {
    const at = this.#begin + index * this.#interval;
    const y = Math.floor(at / 12);
    const m = at - y * 12;
    const length = monthLength(y, m);
    if (this.#named !== 'date') return this.#named(dayNumberOf(y, m, 1), length);
    return this.#date <= length ? [dayNumberOf(y, m, this.#date)] : [];
  }

  stepOf(dayNumber: number): number {
    const then = dateOfDay(dayNumber);
    return Math.floor((then.year * 12 + then.month - this.#begin) / this.#interval);
  }
}

/** Every so many years. */
class Years implements Steps {
  readonly #begin: CivilDate;
  readonly #interval: number;

  constructor(start: number, interval: number) {
    this.#interval = interval;
    this.#begin = dateOfDay(start);
  }

  days(index: number): readonly number[] {
    const { year, month, date } = this.#begin;
    const y = year + index * this.#interval;
    return date <= monthLength(y, month) ? [dayNumberOf(y, month, date)] : [];
  }

  stepOf(dayNumber: number): number {
    return Math.floor((dateOfDay(dayNumber).year - this.#begin.year) / this.#interval);
  }
}

function weekly(parts: RuleParts, interval: number): StepsFrom | undefined {
  if (parts['BYMONTHDAY'] !== undefined) return undefined;
  const weekStart = weekdays.indexOf(parts['WKST'] ?? 'MO');
  const wanted = parts['BYDAY']?.split(',').map((one) => weekdays.indexOf(one));
  if (weekStart < 0 || wanted?.includes(-1) === true) return undefined;
  const named =
    wanted && [...new Set(wanted.map((one) => (one - weekStart + 7) % 7))].toSorted((a, b) => a - b);
  const length = interval * 7;
  return (first) => {
    const into = (weekdayOf(first) - weekStart + 7) % 7;
    return new Stride(first - into, length, named ?? weekdayAlone[into] ?? itself, into);
  };
}

/** A rule that was read: how often it takes place at most, and its steps where they are understood. */
type ReadRule = { count: number; steps: StepsFrom | undefined };
const read = new Map<string, ReadRule>();

function ruleOf(rule: string): ReadRule {
  const found = read.get(rule);
  if (found !== undefined) return found;
  const parts = partsOf(rule);
  const made = { count: Number(parts['COUNT'] ?? Infinity), steps: stepsOf(parts) };
  if (read.size >= maxRules) read.clear();
  read.set(rule, made);
  return made;
}

/**
 * Understands a rule; undefined for rules it does not know.
 * @param start the wall-clock start of its first occurrence
 * @param until the last wall-clock start that the rule allows
 */
export function plainRule(rule: string, start: number, until: number, keeps?: Keeps): PlainRule | undefined {
  const { count, steps: stepsFrom } = ruleOf(rule);
  if (stepsFrom === undefined) return undefined;
  return new ReadyRule(start, until, count, stepsFrom, keeps);
}

/** A rule with its start. */
class ReadyRule implements PlainRule {
  readonly #first: number;
  readonly #clock: number;
  readonly #until: number;
  readonly #count: number;
  readonly #steps: Steps;
  readonly #keeps: Keeps | undefined;
  #last: number | undefined;

  constructor(start: number, until: number, count: number, stepsFrom: StepsFrom, keeps: Keeps | undefined) {
    this.#first = Math.floor(start / day);
    this.#clock = start - this.#first * day;
    this.#until = until;
    this.#count = count;
    this.#steps = stepsFrom(this.#first);
    this.#keeps = keeps;
    this.#last = count === Infinity ? Infinity : undefined;
  }

  /** The day of the last occurrence that a count allows. */
  #lastDay(): number {
    return (this.#last ??= this.#counted());
  }

  #counted(): number {
    const [steps, keeps, count] = [this.#steps, this.#keeps, this.#count];
    if (count < 1) return -Infinity;
    if (keeps === undefined && steps instanceof Stride) return steps.nth(count);
    let [counted, last] = [0, -Infinity];
    for (let index = 0; index < maxSteps; index += 1) {
      for (const one of steps.days(index)) {
        if (one < this.#first || (keeps !== undefined && !keeps(one))) continue;
        counted += 1;
        last = one;
        if (counted >= count) return one;
      }
    }
    return last;
  }

  starts(from: number, to: number, most: number): number[] {
    const [steps, keeps, clock] = [this.#steps, this.#keeps, this.#clock];
    const begin = Math.max(this.#first, Math.ceil((from - clock) / day));
    const end = Math.min(Math.floor((Math.min(to, this.#until) - clock) / day), this.#lastDay());
    const found: number[] = [];
    if (begin > end) return found;
    if (steps instanceof Stride) {
      const { first, length, offsets } = steps;
      const from0 = first + Math.max(0, Math.floor((begin - first) / length)) * length;
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
  }
}
