// The schedule's calls, in the terms of RFC 5545: calendars, items with their recurrence, people, feedback, free and busy.
import * as z from 'zod/mini';
import { service, type Endpoint } from './endpoint.ts';
import { wireFile } from './file.ts';
import { record } from './record.ts';
import { id, text, time } from './scalars.ts';
import { maxOverrides, maxPeople, maxPoints, maxReminders, maxUids, maxWrites } from './schedule-limits.ts';

const line = (most: number) => z.string().check(z.maxLength(most));
const clientId = ['clientId', z.optional(z.string().check(z.minLength(1), z.maxLength(64)))] as const;
/** `2026-12-01T09:00:00` on the wall clock of a zone, or `2026-12-01` of what is all-day. */
const local = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2})?$/));

/** Kinds of items (spec §3). */
export const itemTypes = ['schedule', 'meeting', 'videoMeeting', 'task'] as const;
export const importances = ['ordinary', 'important', 'veryImportant'] as const;
/** RFC 5545 TRANSP, OPAQUE and TRANSPARENT: whether an item takes up the time of who is in it. */
export const availabilities = ['busy', 'free'] as const;
export const itemStatuses = ['confirmed', 'cancelled', 'terminated', 'completed'] as const;
export const personRoles = ['executor', 'participant', 'informed'] as const;
/** RFC 5545 PARTSTAT: NEEDS-ACTION, ACCEPTED, DECLINED. */
export const responses = ['needsAction', 'accepted', 'declined'] as const;
export const calendarLevels = ['busy', 'details', 'edit'] as const;

/** A calendar as one person sees it; `edit` is given to nobody but its owner (spec §5). */
export const calendarRecord = record({
  id: ['id', id],
  name: ['name', z.string()],
  color: ['color', z.int()],
  owner: ['ownerId', id],
  ownername: ['ownerName', text],
  level: ['level', z.enum(calendarLevels)],
  own: ['isOwn', z.boolean()],
  std: ['isDefault', z.boolean()],
  feed: ['feedPath', text],
  rev: ['rev', z.int()],
});

const attendee = record({
  uid: ['personId', id],
  cn: ['name', text],
  role: ['role', z.enum(personRoles)],
  partstat: ['response', z.enum(responses)],
  note: ['note', text],
  propose: ['proposedStart', text],
  proposeend: ['proposedEnd', text],
  /** The time of the series that the proposal is about; empty where all of them are meant. */
  proposefor: ['proposedFor', text],
});

const attachment = record({ fid: ['id', id], name: ['name', text], size: ['size', z.int()] });
const point = record({
  id: ['id', line(64)],
  text: ['text', line(200)],
  done: ['isDone', z.boolean()],
});

/** What one occurrence says instead of its series; what is absent stands as the series has it. */
const override = record({
  rid: ['recurrenceId', local],
  gone: ['isCancelled', z.optional(z.boolean())],
  summary: ['title', z.optional(line(400))],
  location: ['location', z.optional(line(400))],
  dtstart: ['start', z.optional(local)],
  dtend: ['end', z.optional(local)],
  description: ['remarks', z.optional(line(4_000))],
  priority: ['importance', z.optional(z.enum(importances))],
  transp: ['showAs', z.optional(z.enum(availabilities))],
  /** Of a task that repeats: whether this time of it is done (RFC 5545 STATUS:COMPLETED of one instance). */
  done: ['isDone', z.optional(z.boolean())],
});

/** The part of an item that its organiser writes. */
const content = {
  type: ['type', z.enum(itemTypes)],
  summary: ['title', line(400)],
  location: ['location', line(400)],
  dtstart: ['start', local],
  /** DTEND, or DUE of a task; of all-day items the day after the last one. */
  dtend: ['end', local],
  tzid: ['zone', line(64)],
  allday: ['isAllDay', z.boolean()],
  /** RRULE without its name; empty where nothing repeats. */
  rrule: ['rule', line(500)],
  /** Every working day: of the rule's days only those on which people work. */
  workdays: ['workdays', z.boolean()],
  exdate: ['exceptions', z.array(local).check(z.maxLength(2_000))],
  overrides: ['overrides', z.array(override).check(z.maxLength(maxOverrides))],
  priority: ['importance', z.enum(importances)],
  /** Absent, days show as free and hours as busy. */
  transp: ['showAs', z.optional(z.enum(availabilities))],
  description: ['remarks', line(4_000)],
  alarms: [
    'reminders',
    z.array(z.int().check(z.minimum(0), z.maximum(40_320))).check(z.maxLength(maxReminders)),
  ],
  points: ['checklist', z.array(point).check(z.maxLength(maxPoints))],
  source: ['source', line(200)],
} as const;

const invited = record({ uid: ['personId', id], role: ['role', z.enum(personRoles)] });

/** An item to be written. `people` names everybody but the organiser. */
export const itemInput = record({
  ...content,
  cal: ['calendarId', z.optional(id)],
  icsuid: ['uid', z.optional(line(255))],
  people: ['people', z.array(invited).check(z.maxLength(maxPeople))],
  /** Chat groups that are invited as such: who joins one later is asked too. Absent, they stay as they are. */
  groups: ['groups', z.optional(z.array(id).check(z.maxLength(20)))],
  files: ['files', z.array(id).check(z.maxLength(100))],
  quiet: ['isImported', z.optional(z.boolean())],
  /** Of an imported task: whether it is done. */
  done: ['isDone', z.optional(z.boolean())],
});

/** An answer to one occurrence of a series. */
const occurrenceAnswer = record({
  uid: ['personId', id],
  rid: ['recurrenceId', local],
  partstat: ['response', z.enum(responses)],
  note: ['note', text],
});

/** An item as one person sees it. */
export const itemRecord = record({
  ...content,
  id: ['id', id],
  icsuid: ['uid', z.string()],
  cal: ['calendarId', id],
  organizer: ['organizerId', id],
  orgname: ['organizerName', text],
  status: ['status', z.enum(itemStatuses)],
  progress: ['progress', z.int()],
  people: ['people', z.array(attendee)],
  groups: ['invitedGroups', z.array(record({ gid: ['id', id], name: ['name', text] }))],
  answers: ['answers', z.array(occurrenceAnswer)],
  files: ['attachments', z.array(attachment)],
  feedbacks: ['feedbackCount', z.int()],
  /** Of a video meeting: its room. */
  meet: ['meetingId', z.optional(id)],
  created: ['createdTime', time],
  rev: ['rev', z.int()],
});

const write = record({
  op: ['op', z.enum(['create', 'put', 'remove', 'restore'])],
  id: ['id', z.optional(id)],
  rev: ['rev', z.optional(z.int())],
  item: ['item', z.optional(itemInput)],
  /** The series of which a new one is the later part: answers come along, and nobody is invited anew. */
  from: ['splitFrom', z.optional(id)],
  /** The occurrence of that series with which the new one begins. */
  at: ['splitAt', z.optional(local)],
});

const feedbackRecord = record({
  id: ['id', id],
  uid: ['personId', id],
  cn: ['name', text],
  time: ['time', time],
  text: ['text', z.string()],
  private: ['isPrivate', z.boolean()],
  files: ['attachments', z.array(attachment)],
});

const busyBlock = record({
  start: ['start', time],
  end: ['end', time],
  state: ['state', z.enum(['busy', 'tentative'])],
});

const grantee = {
  kind: ['kind', z.enum(['person', 'department', 'group', 'everybody'])],
  gid: ['granteeId', z.optional(id)],
} as const;

const reminderRecord = record({
  eid: ['itemId', id],
  rid: ['recurrenceId', text],
  summary: ['title', text],
  start: ['start', time],
  due: ['due', time],
});

const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const workingDaysRecord = record({
  off: ['off', z.array(date).check(z.maxLength(5_000))],
  on: ['on', z.array(date).check(z.maxLength(5_000))],
});

/** Acts on an item that are not writes of its content (spec §4). */
export const itemActs = [
  'cancel',
  'terminate',
  'complete',
  'reopen',
  'exit',
  'respond',
  'propose',
  'progress',
  'check',
  'handOver',
  'urge',
  /** Undoes that one left it or handed it over, as long as nothing came of it. */
  'takeBack',
] as const;

const ours = { token: true, spec: 'ours' } as const;
const post = (path: string) => ({ ...ours, method: 'POST', path: `/schedule/${path}`, in: 'body' }) as const;
const get = (path: string) => ({ ...ours, method: 'GET', path: `/schedule/${path}` }) as const;

/** The calls. */
export const schedule = service('userCentre', {
  /** Calendars of one's own, the default first, then those that one may see. */
  listCalendars: { ...get('calendars'), input: record({}), reply: z.array(calendarRecord) },
  /** Makes or changes a calendar of one's own. */
  saveCalendar: {
    ...post('calendar'),
    input: record({
      id: ['id', z.optional(id)],
      name: ['name', line(100)],
      color: ['color', z.int().check(z.minimum(1), z.maximum(7))],
      cid: clientId,
    }),
    reply: calendarRecord,
  },
  /** Removes a calendar of one's own with what is in it; the default one stays. */
  removeCalendar: {
    ...post('calendar/remove'),
    input: record({ id: ['id', id], cid: clientId }),
    reply: z.unknown(),
  },
  /** A read-only address of a calendar, or none any more. */
  setCalendarFeed: {
    ...post('calendar/feed'),
    input: record({ id: ['id', id], on: ['on', z.boolean()] }),
    reply: calendarRecord,
  },
  /** The calendar behind a read-only address, as an iCalendar file (RFC 5545). */
  readCalendarFeed: {
    ...get('feed'),
    token: false,
    binary: true,
    tellsStatus: true,
    input: record({ key: ['key', line(64)] }),
    reply: wireFile,
  },
  listCalendarGrants: {
    ...get('calendar/grants'),
    input: record({ id: ['id', id] }),
    reply: z.array(
      record({
        ...{ ...grantee, cn: ['name', text], cnEn: ['nameEn', z.optional(z.string())] },
        level: ['level', z.enum(calendarLevels)],
      }),
    ),
  },
  /** Lets somebody see a calendar, or nobody any more where there is no level. */
  setCalendarGrant: {
    ...post('calendar/grant'),
    input: record({ id: ['id', id], ...grantee, level: ['level', z.optional(z.enum(['busy', 'details']))] }),
    reply: z.unknown(),
  },
  /**
   * Items that begin before the end of a stretch of time and do not end before it: one's own, those one is in, and those
   * of calendars whose details one may see. By their ids, `itemPage` at once; the next ones come `after` the last.
   */
  listItems: {
    ...get('items'),
    input: record({ from: ['from', z.string()], to: ['to', z.string()], after: ['after', z.optional(id)] }),
    reply: z.array(itemRecord),
  },
  /** Which of these items, by their names of RFC 5545, one has made or is in. */
  listKnownItems: {
    ...post('items/known'),
    input: record({ uids: ['uids', z.array(line(255)).check(z.maxLength(maxUids))] }),
    reply: z.array(z.string()),
  },
  getItem: { ...get('item'), input: record({ id: ['id', id] }), reply: itemRecord },
  /** Tasks that one has given, executes or is in: open ones, or settled ones, newest first. */
  listTasks: {
    ...get('tasks'),
    input: record({
      which: ['which', z.enum(['mine', 'assigned', 'all'])],
      done: ['isDone', z.optional(z.string())],
    }),
    reply: z.array(itemRecord),
  },
  /** Writes items, all or none: what one decision about a series needs is one commit. Answers them as they are now. */
  commitItems: {
    ...post('items'),
    input: record({ writes: ['writes', z.array(write).check(z.maxLength(maxWrites))], cid: clientId }),
    reply: z.array(itemRecord),
  },
  actOnItem: {
    ...post('act'),
    input: record({
      id: ['id', id],
      act: ['act', z.enum(itemActs)],
      rid: ['recurrenceId', z.optional(local)],
      partstat: ['response', z.optional(z.enum(responses))],
      note: ['note', z.optional(line(4_000))],
      start: ['start', z.optional(local)],
      end: ['end', z.optional(local)],
      progress: ['progress', z.optional(z.int().check(z.minimum(0), z.maximum(100)))],
      point: ['point', z.optional(line(64))],
      done: ['isDone', z.optional(z.boolean())],
      to: ['toId', z.optional(id)],
      cid: clientId,
    }),
    reply: itemRecord,
  },
  /** What was said about a task: of what is private only one's own, unless one has given the task. */
  listFeedback: { ...get('feedback'), input: record({ id: ['id', id] }), reply: z.array(feedbackRecord) },
  addFeedback: {
    ...post('feedback'),
    input: record({
      id: ['id', id],
      text: ['text', line(4_000)],
      private: ['isPrivate', z.boolean()],
      files: ['files', z.array(id).check(z.maxLength(100))],
      cid: clientId,
    }),
    reply: feedbackRecord,
  },
  /** When people are busy, never with what. Calendars that show nothing to the asker tell nothing. */
  freeBusy: {
    ...post('free-busy'),
    input: record({
      uids: ['people', z.array(id).check(z.minLength(1), z.maxLength(50))],
      from: ['from', time],
      to: ['to', time],
    }),
    reply: z.array(record({ uid: ['personId', id], cn: ['name', text], busy: ['busy', z.array(busyBlock)] })),
  },
  /** Reminders that have come due and were not dismissed on any device. */
  listReminders: { ...get('reminders'), input: record({}), reply: z.array(reminderRecord) },
  /** Puts a reminder away, on all devices; with a time it comes again then. */
  settleReminder: {
    ...post('reminder'),
    input: record({
      eid: ['itemId', id],
      rid: ['recurrenceId', z.string().check(z.maxLength(32))],
      again: ['again', z.optional(time)],
    }),
    reply: z.unknown(),
  },
  /** Public holidays and make-up days by year: dates on which people do not work, and weekend dates on which they do. */
  listWorkingDays: {
    ...get('working-days'),
    input: record({}),
    reply: workingDaysRecord,
  },
  /** Replaces them, for everybody; administrators only. Empty lists bring back what was announced. */
  setWorkingDays: { ...post('working-days'), input: workingDaysRecord, reply: workingDaysRecord },
} as const satisfies Record<string, Endpoint>);

/** A calendar, an item, and their parts in house names. */
export type Calendar = z.output<typeof calendarRecord>;
export type ScheduleItem = z.output<typeof itemRecord>;
export type ItemInput = z.output<typeof itemInput>;
export type ItemWrite = z.output<typeof write>;
export type Override = z.output<typeof override>;
export type Attendee = z.output<typeof attendee>;
export type OccurrenceAnswer = z.output<typeof occurrenceAnswer>;
export type Feedback = z.output<typeof feedbackRecord>;
export type BusyBlock = z.output<typeof busyBlock>;
export type Reminder = z.output<typeof reminderRecord>;
export type ItemType = (typeof itemTypes)[number];
export type ItemStatus = (typeof itemStatuses)[number];
export type Importance = (typeof importances)[number];
export type Availability = (typeof availabilities)[number];
export type PersonRole = (typeof personRoles)[number];
export type Response = (typeof responses)[number];
export type CalendarLevel = (typeof calendarLevels)[number];
export type ItemAct = (typeof itemActs)[number];
