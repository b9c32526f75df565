// Wall-clock times and instants: `2026-12-01T09:00:00` in a zone, `2026-12-01` of what is all-day.
import { Temporal } from 'temporal-polyfill';

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

const dayOf = remembered((date: string) => Date.parse(`${date}T00:00:00Z`), 20_000);
const clockOf = remembered((clock: string) => Date.parse(`1970-01-01${clock}Z`), 10_000);
const dateText = remembered(
  (dayNumber: number) => new Date(dayNumber * day).toISOString().slice(0, 10),
  20_000,
);
const clockText = remembered((ms: number) => new Date(ms).toISOString().slice(10, 19), 10_000);

/** A wall-clock text as if it were UTC, in ms: for arithmetic on the wall clock. */
export function wallOf(local: string): number {
  const date = dayOf(local.slice(0, 10));
  if (local.length === 10) return date;
  return date + clockOf(local.length === 16 ? `${local.slice(10)}:00` : local.slice(10));
}
/** The text of such a number. */
export function localOf(wall: number, isDate = false): string {
  const dayNumber = Math.floor(wall / day);
  return isDate ? dateText(dayNumber) : dateText(dayNumber) + clockText(wall - dayNumber * day);
}

/** Offsets of each zone, by quarters of an hour of its wall clock. */
const offsets = new Map<string, Map<number, number>>();
const mostKept = 40_000;

/** The instant of a wall-clock time, as a number, in a zone. */
export function instantAt(wall: number, zone: string): number {
  let known = offsets.get(zone);
  if (known === undefined) offsets.set(zone, (known = new Map()));
  const quarter = Math.floor(wall / 900_000);
  const found = known.get(quarter);
  if (found !== undefined) return wall - found;
  const instant = Temporal.PlainDateTime.from(localOf(wall)).toZonedDateTime(zone).epochMilliseconds;
  if (known.size >= mostKept) known.clear();
  known.set(quarter, wall - instant);
  return instant;
}

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
