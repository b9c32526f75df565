// Wall-clock times and instants: `2026-12-01T09:00:00` in a zone, `2026-12-01` of what is all-day.
import { Temporal } from 'temporal-polyfill';
import { dayNumberOf } from './day-number.ts';

const day = 86_400_000;

/** Rules ask for the same days, clocks and offsets again and again; each is worked out once. */
function remembered<Key, Value>(work: (key: Key) => Value, most: number): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = work(key);
    if (known.size >= most) known.clear();
    known.set(key, value);
    return value;
  };
}

const dateText = remembered(
  (dayNumber: number) => new Date(dayNumber * day).toISOString().slice(0, 10),
  20_000,
);
const clockText = remembered((ms: number) => new Date(ms).toISOString().slice(10, 19), 10_000);

const zero = 48;
/** The number that two digits of a text say; not a number where they are none. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - zero;
  const ones = text.charCodeAt(at + 1) - zero;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : NaN;
}

/** A wall-clock text as if it were UTC, in ms: for arithmetic on the wall clock. */
export function wallOf(local: string): number {
  const month = twoDigits(local, 5);
  const date = twoDigits(local, 8);
  if (!(month >= 1 && month <= 12 && date >= 1 && date <= 31)) return NaN;
  const at = dayNumberOf(twoDigits(local, 0) * 100 + twoDigits(local, 2), month - 1, date) * day;
  if (local.length === 10) return at;
  const seconds = local.length === 16 ? 0 : twoDigits(local, 17);
  return at + (twoDigits(local, 11) * 60 + twoDigits(local, 14)) * 60_000 + seconds * 1_000;
}

/** Days whose texts stand in one array. */
const pageDays = 512;

/** The texts of one time of day on every day, found by the day's number alone: rules ask for thousands of them. */
const textsOfClock = remembered((clock: number) => {
  const end = clock < 0 ? '' : clockText(clock);
  const pages = new Map<number, string[]>();
  let [number, page]: [number, string[]] = [NaN, []];
  return (dayNumber: number): string => {
    const wanted = Math.floor(dayNumber / pageDays);
    if (wanted !== number) {
      number = wanted;
      page = pages.get(wanted) ?? Array.from({ length: pageDays }, () => '');
      pages.set(wanted, page);
    }
    const at = dayNumber - wanted * pageDays;
    const found = page[at];
    return found === undefined || found === '' ? (page[at] = dateText(dayNumber) + end) : found;
  };
}, 300);
/** The clock of what has none: texts of dates alone. */
const noClock = -1;

/** The text of such a number. */
export function localOf(wall: number, isDate = false): string {
  const dayNumber = Math.floor(wall / day);
  return textsOfClock(isDate ? noClock : wall - dayNumber * day)(dayNumber);
}

/** Writes wall-clock times as texts, most of which show the same time of day as the one given. */
export function textsLike(wall: number, isDate: boolean): (wall: number) => string {
  if (isDate) return (at) => localOf(at, true);
  const clock = wall - Math.floor(wall / day) * day;
  const texts = textsOfClock(clock);
  return (at) => {
    const dayNumber = Math.floor(at / day);
    return at - dayNumber * day === clock ? texts(dayNumber) : localOf(at);
  };
}

/** A stretch in which a zone's clocks differ from UTC by one offset; on its wall clock and in instants, ends without. */
type Stretch = {
  fromWall: number;
  toWall: number;
  from: number;
  to: number;
  offset: number;
};
/** Stretches of each zone that were asked for; the one asked for last stands first. */
const stretches = new Map<string, Stretch[]>();
const maxStretches = 400;

/** Finds the stretch that holds, or works out the one around a time. */
function stretchOf(zone: string, at: number, onTheWall: boolean): Stretch {
  let known = stretches.get(zone);
  if (known === undefined) stretches.set(zone, (known = []));
  for (let index = 0; index < known.length; index += 1) {
    const one = known[index] as Stretch;
    if (onTheWall ? at >= one.fromWall && at < one.toWall : at >= one.from && at < one.to) {
      if (index > 0) {
        known[index] = known[0] as Stretch;
        known[0] = one;
      }
      return one;
    }
  }
  const instant = onTheWall
    ? Temporal.PlainDateTime.from(localOf(at)).toZonedDateTime(zone).epochMilliseconds
    : at;
  const made = stretchAround(zone, instant);
  // A time that a change leaves out is read by the clocks before it.
  const fits = !onTheWall || at < made.toWall;
  const wanted = fits && (!onTheWall || at >= made.fromWall) ? made : stretchAround(zone, made.from - 1);
  if (known.length >= maxStretches) known.length = 0;
  known.unshift(wanted);
  return wanted;
}

function stretchAround(zone: string, instant: number): Stretch {
  const then = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  const offset = Math.round(then.offsetNanoseconds / 1_000_000);
  const before = then.add({ milliseconds: 1 }).getTimeZoneTransition('previous');
  const after = then.getTimeZoneTransition('next');
  const from = before?.epochMilliseconds ?? -Infinity;
  const to = after?.epochMilliseconds ?? Infinity;
  const past = before === null ? offset : offsetAt(zone, from - 1);
  const next = after === null ? offset : offsetAt(zone, to);
  return {
    from,
    to,
    offset,
    // What both sides of a change show belongs to the clocks before it, and so does what neither shows.
    fromWall: from + Math.max(past, offset),
    toWall: to + Math.max(offset, next),
  };
}

const offsetAt = (zone: string, instant: number): number =>
  Math.round(
    Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).offsetNanoseconds / 1_000_000,
  );

/** The changes of a zone's clocks within a stretch of time: when, and by what they differ from UTC before and after, in ms. */
export function clockChanges(
  zone: string,
  from: number,
  to: number,
): { at: number; before: number; after: number }[] {
  const found: { at: number; before: number; after: number }[] = [];
  for (let at = stretchOf(zone, from, false).to; at < to; at = stretchOf(zone, at, false).to)
    found.push({ at, before: offsetAt(zone, at - 1), after: offsetAt(zone, at) });
  return found;
}

/** Reads wall-clock times of a zone as instants; most of them lie where the one before lay. */
export const clockOfZone = remembered((zone: string) => {
  let last = stretchOf(zone, 0, true);
  return (wall: number): number => {
    if (wall < last.fromWall || wall >= last.toWall) last = stretchOf(zone, wall, true);
    return wall - last.offset;
  };
}, 600);

/** The instant of a wall-clock time, as a number, in a zone. */
export const instantAt = (wall: number, zone: string): number => wall - stretchOf(zone, wall, true).offset;

/** What the clocks of a zone show at an instant, as a number. */
export const wallAt = (instant: number, zone: string): number =>
  instant + stretchOf(zone, instant, false).offset;

/** The instant of a wall-clock time in a zone. What a change of summer time leaves out is read as before the change. */
export const instantOf = (local: string, zone: string): number => instantAt(wallOf(local), zone);

/** What the clocks of a zone show at an instant. */
export function localAt(instant: number, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' });
}

/** ISO 8601 with the zone's offset, `2026-12-01T09:00:00+08:00`. */
export function isoAt(instant: number, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(zone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/** Whether it is a zone of the IANA database. */
export function isZone(zone: string): boolean {
  if (!/^[A-Za-z][\w+/-]*$/u.test(zone)) return false;
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone).timeZoneId !== '';
  } catch {
    return false;
  }
}

/** Whether it is a date or a wall-clock time that there is. */
export function isLocal(local: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?)?$/u.test(local)) return false;
  const wall = wallOf(local);
  return !Number.isNaN(wall) && localOf(wall).startsWith(local.slice(0, 16));
}

/** A wall-clock time moved by ms of the wall clock. */
export const movedBy = (local: string, ms: number): string =>
  localOf(wallOf(local) + ms, local.length === 10);
