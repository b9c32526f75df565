// The zones of a calendar file: RFC 5545 wants each one that is named to be described in the file, and so they are read too.
import ICAL from 'ical.js';
import { clockChanges, clockOfZone, localOf, wallAt } from '../rules/wall-time.ts';

const year = 366 * 86_400_000;
/** How far ahead changes are written for what goes on without an end. */
const aheadYears = 10;

const offsetText = (ms: number): string => {
  const minutes = Math.abs(Math.round(ms / 60_000));
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${ms < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
};

/** Describes a zone from a time on: every change of its clocks, alike ones together. */
export function zonePart(zone: string, from: number, now: number): ICAL.Component {
  const begin = Math.min(from, now) - year;
  const made = new ICAL.Component('vtimezone');
  made.addPropertyWithValue('tzid', zone);
  const offset = wallAt(begin, zone) - begin;
  const onsets = new Map<string, { before: number; after: number; walls: string[] }>();
  onsets.set('first', { before: offset, after: offset, walls: [localOf(begin + offset)] });
  for (const { at, before, after } of clockChanges(zone, begin, now + aheadYears * year)) {
    const key = `${before} ${after}`;
    const known = onsets.get(key) ?? { before, after, walls: [] };
    known.walls.push(localOf(at + before));
    onsets.set(key, known);
  }
  for (const { before, after, walls } of onsets.values()) {
    const part = new ICAL.Component(after > before ? 'daylight' : 'standard');
    const time = (name: string, local: string): void =>
      void part.addPropertyWithValue(name, ICAL.Time.fromDateTimeString(local));
    time('dtstart', walls[0] ?? '');
    part.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromString(offsetText(before)));
    part.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromString(offsetText(after)));
    for (const wall of walls.slice(1)) time('rdate', wall);
    made.addSubcomponent(part);
  }
  return made;
}

/** More changes than any zone has; what says more is not looked at. */
const maxChanges = 60;
/** Noons by which two zones are told apart: one of each half month of four years. */
const noons = Array.from({ length: 96 }, (_, at) =>
  Date.UTC(2024, Math.floor(at / 2), at % 2 === 0 ? 4 : 18, 12),
);

/** Whether a description can be worked out in no time: changes that are listed, or come once a year. */
function isModest(part: ICAL.Component): boolean {
  const changes = part.getAllSubcomponents();
  return (
    changes.length > 0 &&
    changes.length <= maxChanges &&
    changes.every(
      (one) =>
        one.getAllProperties('rdate').length <= maxChanges &&
        one
          .getAllProperties('rrule')
          .every((rule) => /^FREQ=YEARLY(?:;|$)/u.test(String(rule.getFirstValue()))),
    )
  );
}

/** Zones of the database that were found for descriptions. */
const found = new WeakMap<ICAL.Component, string | undefined>();

/**
 * The zone of the database whose clocks show what a file describes, whatever it is called there; `likely` ones first.
 * Undefined where there is none.
 */
export function zoneLike(part: ICAL.Component, likely: readonly string[]): string | undefined {
  if (found.has(part)) return found.get(part);
  let zone: string | undefined;
  if (isModest(part)) {
    const described = new ICAL.Timezone(part);
    const offsets = noons.map(
      (wall) => described.utcOffset(ICAL.Time.fromDateTimeString(localOf(wall))) * 1_000,
    );
    zone = [...likely, ...Intl.supportedValuesOf('timeZone')].find((name) => {
      const instant = clockOfZone(name);
      return noons.every((wall, at) => wall - instant(wall) === offsets[at]);
    });
  }
  found.set(part, zone);
  return zone;
}
