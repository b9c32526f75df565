// Expands the rules that people make, on day numbers alone; what it does not know it leaves to the library.

/** A rule taken apart. */
export type RuleParts = Readonly<Record<string, string>>;

const day = 86_400_000;
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
/** Nothing that people make needs more steps; a rule without an end is asked for a stretch of time. */
const mostSteps = 200_000;

const taken = new Map<string, RuleParts>();
const mostRules = 5_000;

/** The parts of an RRULE by their names. */
export function partsOf(rule: string): RuleParts {
  const found = taken.get(rule);
  if (found !== undefined) return found;
  const parts = Object.fromEntries(
    rule
      .split(';')
      .filter((part) => part !== '')
      .map((part) => part.split('=')),
  );
  if (taken.size >= mostRules) taken.clear();
  taken.set(rule, parts);
  return parts;
}

type Period = { first: number; days: (index: number) => readonly number[] };

const weekdayOf = (dayNumber: number): number => (((dayNumber + 4) % 7) + 7) % 7;
const dayNumber = (year: number, month: number, date: number): number => Date.UTC(year, month, date) / day;
const lengthOf = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** Which days of a month a rule means; undefined where it is one for the library. */
function monthDays(parts: RuleParts, date: number): ((year: number, month: number) => number[]) | undefined {
  const { BYMONTHDAY: dates, BYDAY: named } = parts;
  if (dates !== undefined && named !== undefined) return undefined;
  if (named !== undefined) {
    const wanted = named.split(',').map((one) => /^([+-]?\d)?(SU|MO|TU|WE|TH|FR|SA)$/u.exec(one));
    if (wanted.some((one) => one === null)) return undefined;
    return (year, month) => {
      const length = lengthOf(year, month);
      const first = weekdayOf(dayNumber(year, month, 1));
      const found = new Set<number>();
      for (const [, nth, name = ''] of wanted as RegExpExecArray[]) {
        const begin = ((weekdays.indexOf(name) - first + 7) % 7) + 1;
        const all: number[] = [];
        for (let at = begin; at <= length; at += 7) all.push(at);
        const picked = nth === undefined ? all : [all.at(Number(nth) > 0 ? Number(nth) - 1 : Number(nth))];
        for (const one of picked) if (one !== undefined) found.add(one);
      }
      return [...found].toSorted((a, b) => a - b);
    };
  }
  const wanted = dates === undefined ? [date] : dates.split(',').map(Number);
  if (wanted.some((one) => !Number.isInteger(one) || one === 0)) return undefined;
  return (year, month) => {
    const length = lengthOf(year, month);
    const found = wanted
      .map((one) => (one > 0 ? one : length + 1 + one))
      .filter((one) => one >= 1 && one <= length);
    return [...new Set(found)].toSorted((a, b) => a - b);
  };
}

function periodOf(parts: RuleParts, start: number): Period | undefined {
  const interval = Number(parts['INTERVAL'] ?? 1);
  const first = Math.floor(start / day);
  const at = new Date(first * day);
  const [year, month, date] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  switch (parts['FREQ']) {
    case 'DAILY':
      if (parts['BYDAY'] !== undefined || parts['BYMONTHDAY'] !== undefined) return undefined;
      return { first: 0, days: (index) => [first + index * interval] };
    case 'WEEKLY': {
      const weekStart = weekdays.indexOf(parts['WKST'] ?? 'MO');
      const wanted = (parts['BYDAY'] ?? weekdays[weekdayOf(first)] ?? '')
        .split(',')
        .map((one) => weekdays.indexOf(one));
      if (parts['BYMONTHDAY'] !== undefined || wanted.includes(-1)) return undefined;
      const monday = first - ((weekdayOf(first) - weekStart + 7) % 7);
      const offsets = [...new Set(wanted.map((one) => (one - weekStart + 7) % 7))].toSorted((a, b) => a - b);
      return { first: 0, days: (index) => offsets.map((one) => monday + index * interval * 7 + one) };
    }
    case 'MONTHLY': {
      const of = monthDays(parts, date);
      if (of === undefined) return undefined;
      return {
        first: 0,
        days(index) {
          const months = month + index * interval;
          const [y, m] = [year + Math.floor(months / 12), ((months % 12) + 12) % 12];
          return of(y, m).map((one) => dayNumber(y, m, one));
        },
      };
    }
    case 'YEARLY':
      if (parts['BYDAY'] !== undefined || parts['BYMONTHDAY'] !== undefined) return undefined;
      return {
        first: 0,
        days(index) {
          const y = year + index * interval;
          return date <= lengthOf(y, month) ? [dayNumber(y, month, date)] : [];
        },
      };
    default:
      return undefined;
  }
}

/** Days that one step of a rule covers at least: to begin near a time instead of at the beginning. */
const stepDays: Readonly<Record<string, number>> = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 };
const known = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTHDAY', 'WKST']);

/**
 * Wall-clock starts of a rule within `from`..`to`, both within; undefined for rules it does not know.
 * @param until the last wall-clock start that the rule allows
 * @param keeps says which days count at all: of «every working day» only those
 */
export function plainStarts(
  parts: RuleParts,
  range: { start: number; from: number; to: number; until: number },
  keeps?: (wall: number) => boolean,
): number[] | undefined {
  for (const name in parts) if (!known.has(name)) return undefined;
  const { start, from, until } = range;
  const to = Math.min(range.to, until);
  const period = periodOf(parts, start);
  if (period === undefined) return undefined;
  const clock = start - Math.floor(start / day) * day;
  const count = Number(parts['COUNT'] ?? Infinity);
  const step = (stepDays[parts['FREQ'] ?? ''] ?? 1) * Number(parts['INTERVAL'] ?? 1) * day;
  // Without a count the beginning need not be walked through; two steps early, as weeks and months do not begin with it.
  const early = count === Infinity && from > start ? Math.max(0, Math.floor((from - start) / step) - 2) : 0;
  const found: number[] = [];
  let counted = 0;
  for (let index = period.first + early; index < early + mostSteps; index += 1) {
    for (const one of period.days(index)) {
      const at = one * day + clock;
      if (at < start || (keeps !== undefined && !keeps(at))) continue;
      if (at > to || counted >= count) return found;
      counted += 1;
      if (at >= from) found.push(at);
    }
    // Months without the day are skipped; years may pass before there is one.
    if (start + index * step * 0.9 > to + step && count === Infinity) return found;
  }
  return found;
}
