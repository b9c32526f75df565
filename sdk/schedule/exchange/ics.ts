// Items as an iCalendar file and back (RFC 5545), by ical.js.
import ICAL from 'ical.js';
import type { Availability, ItemInput, Override } from '../../contract/schedule.ts';
import { OfficeError, type ErrorCode } from '../../errors.ts';
import { showsAs, usuallyShowsAs } from '../rules/shown-as.ts';
import { isZone, movedBy, wallOf } from '../rules/wall-time.ts';
import { checklistOf } from './checklist-text.ts';
import { zonePart } from './ics-zones.ts';
import { onClockOf, timeOf, timesOf } from './ics-time.ts';

/** An item that was read, or what could not be. */
export type ReadRow = { row: number; title: string; item?: ItemInput; problem?: ErrorCode };
/** Components of one file. */
const maxRows = 10_000;
/** Occurrences beside its rule that one item may name. */
const maxAdded = 500;

const priorities = { ordinary: 0, important: 5, veryImportant: 1 } as const;
const transparencies = { busy: 'OPAQUE', free: 'TRANSPARENT' } as const;
const typeProperty = 'x-tangram-type';
const checklistProperty = 'x-tangram-checklist';
const workdaysProperty = 'x-tangram-workdays';
/** Where what lasts all day is at home: dates of the format have no zone. */
const zoneProperty = 'x-tangram-zone';
const zoneOr = (written: string, fallback: string): string => (isZone(written) ? written : fallback);

/** Writes items as a file. */
export function printCalendar(items: readonly ItemInput[], now: number): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Tangram//Client//ZH');
  const zones = new Map<string, number>();
  for (const item of items)
    if (!item.isAllDay && item.zone !== 'UTC')
      zones.set(item.zone, Math.min(zones.get(item.zone) ?? Infinity, wallOf(item.start)));
  for (const [zone, from] of zones) calendar.addSubcomponent(zonePart(zone, from, now));
  for (const item of items) {
    calendar.addSubcomponent(component(item, now));
    for (const override of item.overrides)
      if (override.isCancelled !== true) calendar.addSubcomponent(component(item, now, override));
  }
  return calendar.toString();
}

function component(item: ItemInput, now: number, override?: Override): ICAL.Component {
  const isTask = item.type === 'task';
  const made = new ICAL.Component(isTask ? 'vtodo' : 'vevent');
  const text = (name: string, value: string): void => {
    if (value !== '') made.addPropertyWithValue(name, value);
  };
  const time = (name: string, local: string): void => {
    const property = new ICAL.Property(name, made);
    if (!item.isAllDay && item.zone !== 'UTC') property.setParameter('tzid', item.zone);
    const value = item.isAllDay
      ? ICAL.Time.fromDateString(local)
      : ICAL.Time.fromDateTimeString(item.zone === 'UTC' ? `${local}Z` : local, property);
    property.setValue(value);
    made.addProperty(property);
  };
  text('uid', item.uid ?? '');
  made.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(new Date(now), true));
  text('summary', override?.title ?? item.title);
  text('location', override?.location ?? item.location);
  text('description', override?.remarks ?? item.remarks);
  text(typeProperty, item.type.toUpperCase());
  made.addPropertyWithValue('priority', priorities[override?.importance ?? item.importance]);
  if (!isTask) text('transp', transparencies[showsAs(item, override)]);
  const end = isTask ? 'due' : 'dtend';
  if (override === undefined) {
    time('dtstart', item.start);
    time(end, item.end);
    // Other programs know the working week; ours reads its own rule beside it.
    const isWeek = item.workdays && item.rule.startsWith('FREQ=DAILY') && !item.rule.includes('COUNT=');
    const rule = isWeek ? item.rule.replace('FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR') : item.rule;
    if (rule !== '') made.addPropertyWithValue('rrule', ICAL.Recur.fromString(rule));
    if (item.workdays) text(workdaysProperty, item.rule);
    if (item.checklist.length > 0) text(checklistProperty, JSON.stringify(item.checklist));
    if (item.isDone === true) {
      text('status', 'COMPLETED');
      made.addPropertyWithValue('percent-complete', 100);
    }
    if (item.isAllDay) text(zoneProperty, item.zone);
    const cancelled = item.overrides.filter((one) => one.isCancelled === true).map((one) => one.recurrenceId);
    for (const gone of [...item.exceptions, ...cancelled]) time('exdate', gone);
    for (const minutes of item.reminders) {
      const alarm = new ICAL.Component('valarm');
      alarm.addPropertyWithValue('action', 'DISPLAY');
      alarm.addPropertyWithValue('description', item.title);
      alarm.addPropertyWithValue('trigger', ICAL.Duration.fromSeconds(-minutes * 60));
      made.addSubcomponent(alarm);
    }
    return made;
  }
  if (override.isDone === true) text('status', 'COMPLETED');
  const start = override.start ?? override.recurrenceId;
  time('recurrence-id', override.recurrenceId);
  time('dtstart', start);
  time(end, override.end ?? movedBy(start, wallOf(item.end) - wallOf(item.start)));
  return made;
}

/** Reads a file. What is no calendar throws; what of it cannot be understood is a row without an item. */
export function readCalendar(text: string, zone: string): ReadRow[] {
  const root = ICAL.parse(text) as unknown[] | unknown[][];
  const roots = (Array.isArray(root[0]) ? root : [root]) as never[];
  const parts = roots.flatMap((one) => {
    const calendar = new ICAL.Component(one);
    if (calendar.name !== 'vcalendar') throw new Error('no calendar');
    return [...calendar.getAllSubcomponents('vevent'), ...calendar.getAllSubcomponents('vtodo')];
  });
  const rows: ReadRow[] = [];
  const changed: { uid: string; part: ICAL.Component }[] = [];
  const byUid = new Map<string, ReadRow>();
  for (const part of parts.slice(0, maxRows + 1)) {
    const title = textOf(part, 'summary');
    const uid = textOf(part, 'uid');
    if (part.getFirstProperty('recurrence-id') !== null) {
      changed.push({ uid, part });
      continue;
    }
    const row: ReadRow = { row: rows.length + 1, title };
    rows.push(row);
    const item = attempted(
      () => itemFrom(part, zone),
      (problem) => (row.problem = problem),
    );
    if (item === undefined) continue;
    row.item = item;
    byUid.set(uid, row);
  }
  for (const { uid, part } of changed) {
    const row = byUid.get(uid);
    const item = row?.item;
    const override = item && attempted(() => overrideFrom(part, item, zone));
    if (row === undefined || item === undefined || override === undefined) continue;
    const others = item.overrides.filter((one) => one.recurrenceId !== override.recurrenceId);
    row.item = { ...item, overrides: [...others, override] };
  }
  return rows;
}

/** A time that there is not must not take the rest of the file along. */
function attempted<T>(read: () => T | undefined, failed?: (code: ErrorCode) => void): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof OfficeError) failed?.(error.code);
    return undefined;
  }
}

const textOf = (part: ICAL.Component, name: string): string => {
  const value = part.getFirstPropertyValue(name);
  return typeof value === 'string' ? value : '';
};

function itemFrom(part: ICAL.Component, fallback: string): ItemInput | undefined {
  const isTask = part.name === 'vtodo';
  const due = isTask ? timeOf(part, 'due', fallback) : undefined;
  const start = timeOf(part, 'dtstart', fallback) ?? due;
  if (start === undefined) return undefined;
  const written = (isTask ? due : timeOf(part, 'dtend', fallback)) ?? undefined;
  const duration = part.getFirstPropertyValue('duration');
  const length =
    duration instanceof ICAL.Duration ? duration.toSeconds() * 1_000 : start.isDate ? 86_400_000 : 3_600_000;
  const when = { start: start.local, zone: start.zone, isAllDay: start.isDate };
  const end =
    written === undefined ? (isTask ? start.local : movedBy(start.local, length)) : onClockOf(written, when);
  const rule = part.getFirstPropertyValue('rrule');
  const exceptions = [...new Set(timesOf(part, 'exdate', fallback).map((one) => onClockOf(one, when)))];
  // What is added beside the rule is an occurrence of its own.
  const added = timesOf(part, 'rdate', fallback).map((one) => onClockOf(one, when));
  const lasts = wallOf(end) - wallOf(start.local);
  const type = textOf(part, typeProperty).toUpperCase();
  const workdays = textOf(part, workdaysProperty);
  const shownAs = availabilityOf(part);
  return {
    uid: textOf(part, 'uid').slice(0, 255),
    type: isTask
      ? 'task'
      : type === 'MEETING'
        ? 'meeting'
        : type === 'VIDEOMEETING'
          ? 'videoMeeting'
          : 'schedule',
    title: textOf(part, 'summary'),
    location: textOf(part, 'location'),
    remarks: textOf(part, 'description'),
    start: start.local,
    end,
    zone: start.isDate ? zoneOr(textOf(part, zoneProperty), start.zone) : start.zone,
    isAllDay: start.isDate,
    rule: workdays.startsWith('FREQ=') ? workdays : rule instanceof ICAL.Recur ? rule.toString() : '',
    workdays: workdays !== '',
    exceptions,
    overrides: [...new Set(added)]
      .filter((one) => one !== start.local && !exceptions.includes(one))
      .slice(0, maxAdded)
      .map((one) => ({ recurrenceId: one, start: one, end: movedBy(one, lasts) })),
    importance: importanceOf(part),
    ...(shownAs !== usuallyShowsAs(start.isDate) && !isTask && { showAs: shownAs }),
    reminders: alarmsOf(part),
    checklist: checklistOf(textOf(part, checklistProperty)),
    source: '',
    people: [],
    files: [],
    isImported: true,
    ...(isTask && textOf(part, 'status').toUpperCase() === 'COMPLETED' && { isDone: true }),
  };
}

function alarmsOf(part: ICAL.Component): number[] {
  const minutes = part.getAllSubcomponents('valarm').flatMap((alarm) => {
    const trigger = alarm.getFirstPropertyValue('trigger');
    const before = trigger instanceof ICAL.Duration ? -trigger.toSeconds() / 60 : -1;
    return before >= 0 && before <= 40_320 ? [Math.round(before)] : [];
  });
  return [...new Set(minutes)].slice(0, 5);
}

function overrideFrom(part: ICAL.Component, item: ItemInput, zone: string): Override | undefined {
  const named = timeOf(part, 'recurrence-id', zone);
  const starts = timeOf(part, 'dtstart', zone);
  if (named === undefined) return undefined;
  const recurrenceId = onClockOf(named, item);
  if (textOf(part, 'status').toUpperCase() === 'CANCELLED') return { recurrenceId, isCancelled: true };
  const start = starts === undefined ? recurrenceId : onClockOf(starts, item);
  const ends = timeOf(part, item.type === 'task' ? 'due' : 'dtend', zone);
  const [title, location, remarks] = [
    textOf(part, 'summary').slice(0, 200),
    textOf(part, 'location').slice(0, 200),
    textOf(part, 'description').slice(0, 2_000),
  ];
  const importance = importanceOf(part);
  const showAs = availabilityOf(part);
  return {
    recurrenceId,
    start,
    end: ends === undefined ? movedBy(start, wallOf(item.end) - wallOf(item.start)) : onClockOf(ends, item),
    ...(title !== item.title && { title }),
    ...(location !== item.location && { location }),
    ...(remarks !== item.remarks && { remarks }),
    ...(importance !== item.importance && { importance }),
    ...(item.type !== 'task' && showAs !== showsAs(item) && { showAs }),
    ...(item.type === 'task' && textOf(part, 'status').toUpperCase() === 'COMPLETED' && { isDone: true }),
  };
}

/** What is not said to be transparent is opaque (RFC 5545, 3.8.2.7). */
const availabilityOf = (part: ICAL.Component): Availability =>
  textOf(part, 'transp').toUpperCase() === 'TRANSPARENT' ? 'free' : 'busy';

function importanceOf(part: ICAL.Component): ItemInput['importance'] {
  const priority = Number(part.getFirstPropertyValue('priority') ?? 0);
  return priority >= 1 && priority <= 4 ? 'veryImportant' : priority === 5 ? 'important' : 'ordinary';
}
