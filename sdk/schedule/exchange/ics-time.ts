// Times of an iCalendar file on the wall clock of an item: whatever zone each of them is written in.
import ICAL from 'ical.js';
import { OfficeError } from '../../errors.ts';
import { instantOf, isZone, localAt } from '../rules/wall-time.ts';
import { zoneLike } from './ics-zones.ts';

/** A time as a file writes it. */
export type ReadTime = { local: string; zone: string; isDate: boolean };

/** How Windows and what is built on it call zones of the database (CLDR's table, the ones in use at offices). */
const windowsZones: Readonly<Record<string, string>> = {
  'China Standard Time': 'Asia/Shanghai',
  'Taipei Standard Time': 'Asia/Taipei',
  'Singapore Standard Time': 'Asia/Singapore',
  'Tokyo Standard Time': 'Asia/Tokyo',
  'Korea Standard Time': 'Asia/Seoul',
  'India Standard Time': 'Asia/Kolkata',
  'Central Asia Standard Time': 'Asia/Almaty',
  'Arabian Standard Time': 'Asia/Dubai',
  'Arab Standard Time': 'Asia/Riyadh',
  'Russian Standard Time': 'Europe/Moscow',
  'GTB Standard Time': 'Europe/Bucharest',
  'Romance Standard Time': 'Europe/Paris',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Central European Standard Time': 'Europe/Warsaw',
  'GMT Standard Time': 'Europe/London',
  'Greenwich Standard Time': 'Atlantic/Reykjavik',
  'Eastern Standard Time': 'America/New_York',
  'Central Standard Time': 'America/Chicago',
  'Mountain Standard Time': 'America/Denver',
  'Pacific Standard Time': 'America/Los_Angeles',
  'E. South America Standard Time': 'America/Sao_Paulo',
  'AUS Eastern Standard Time': 'Australia/Sydney',
  'New Zealand Standard Time': 'Pacific/Auckland',
  'South Africa Standard Time': 'Africa/Johannesburg',
};

/**
 * The zone of the database behind a name of a file; some programs make up names of their own and describe what they mean.
 * @throws OfficeError `zoneUnknown` for what nobody knows
 */
function knownZone(name: string, fallback: string, property: ICAL.Property): string {
  // The path of older programs ends with the zone: /freeassociation.sourceforge.net/Europe/Berlin.
  const bare = name.replace(/^\/.*?\/(?=[A-Z][A-Za-z_]+\/)/u, '');
  const known = windowsZones[bare] ?? bare;
  if (isZone(known)) return known;
  const described = descriptionOf(property, name);
  const zone = described && zoneLike(described, [fallback, ...Object.values(windowsZones)]);
  if (zone === undefined) throw new OfficeError('zoneUnknown');
  return zone;
}

/** How the file describes the zone that it names. */
function descriptionOf(property: ICAL.Property, name: string): ICAL.Component | undefined {
  const calendar = property.parent?.parent;
  const zones = calendar instanceof ICAL.Component ? calendar.getAllSubcomponents('vtimezone') : [];
  return zones.find((zone) => zone.getFirstPropertyValue('tzid') === name);
}

const pad = (number: number, length = 2): string => String(number).padStart(length, '0');

function readTime(value: ICAL.Time, property: ICAL.Property, fallback: string): ReadTime {
  const date = `${pad(value.year, 4)}-${pad(value.month)}-${pad(value.day)}`;
  if (value.isDate) return { local: date, zone: fallback, isDate: true };
  const named = property.getFirstParameter('tzid');
  const zone =
    named === undefined
      ? value.zone.tzid === 'UTC'
        ? 'UTC'
        : fallback
      : knownZone(named, fallback, property);
  return {
    local: `${date}T${pad(value.hour)}:${pad(value.minute)}:${pad(value.second)}`,
    zone,
    isDate: false,
  };
}

/** Every time of the properties of a name, in their order; a period counts by its beginning. */
export function timesOf(part: ICAL.Component, name: string, fallback: string): ReadTime[] {
  return part.getAllProperties(name).flatMap((property) =>
    property.getValues().flatMap((value: unknown) => {
      const time = value instanceof ICAL.Period ? value.start : value;
      return time instanceof ICAL.Time ? [readTime(time, property, fallback)] : [];
    }),
  );
}

/** The first of them. */
export const timeOf = (part: ICAL.Component, name: string, fallback: string): ReadTime | undefined =>
  timesOf(part, name, fallback)[0];

/**
 * A time as the clocks of an item show it: another zone's is converted by its instant; a date among times means the
 * occurrence of that day, and of a time among dates only its day counts.
 */
export function onClockOf(time: ReadTime, item: { start: string; zone: string; isAllDay: boolean }): string {
  if (item.isAllDay) return time.local.slice(0, 10);
  if (time.isDate) return `${time.local}${item.start.slice(10)}`;
  return time.zone === item.zone ? time.local : localAt(instantOf(time.local, time.zone), item.zone);
}
