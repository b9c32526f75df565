// The zones of a calendar file: RFC 5545 wants each one that is named to be described in the file.
import ICAL from 'ical.js';
import { clockChanges, localOf, wallAt } from '../rules/wall-time.ts';

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
