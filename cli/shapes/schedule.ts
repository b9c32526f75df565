// The schedule as the command line prints it: JSON keys and columns of occurrences, items, tasks, feedback, free times.
import type {
  Calendar,
  CalendarGrant,
  Feedback,
  ItemType,
  Occurrence,
  Reminder,
  ScheduleItem,
} from '#sdk/api.ts';
import { dueOf } from '#sdk/schedule/rules/current-occurrence.ts';
import { showsAs } from '#sdk/schedule/rules/shown-as.ts';
import { instantOf, isoAt } from '#sdk/schedule/rules/wall-time.ts';
import type { WorkingDays } from '#sdk/schedule/rules/working-days.ts';
import type { Column } from '../output/output.ts';

const typeWords = {
  schedule: 'schedule',
  meeting: 'meeting',
  videoMeeting: 'video-meeting',
  task: 'task',
} as const satisfies Record<ItemType, string>;
/** Types as they are typed. */
export const typedTypes = Object.values(typeWords);
/** The type behind a typed word. */
export const typeOfWord = (word: string): ItemType =>
  (Object.keys(typeWords) as ItemType[]).find((type) => typeWords[type] === word) ?? 'schedule';

/** Keys of an occurrence in JSON, in order. */
export const occurrenceFields = [
  'id',
  'occurrence',
  'title',
  'start',
  'end',
  'allDay',
  'type',
  'calendar',
  'status',
  'response',
  'location',
  'organizer',
  'repeats',
  'showAs',
] as const;
/** An occurrence for programs. */
export type OccurrenceRow = Record<
  Exclude<(typeof occurrenceFields)[number], 'allDay' | 'repeats'>,
  string
> & {
  allDay: boolean;
  repeats: boolean;
};

/** What names an occurrence: its instant, or the date of what is all-day. */
export const occurrenceName = (one: { recurrenceId: string; zone: string }): string =>
  one.recurrenceId.length === 10 ? one.recurrenceId : isoAt(instantOf(one.recurrenceId, one.zone), one.zone);

/** The row of an occurrence; `calendars` name the calendars by their ids. */
export function occurrenceRow(one: Occurrence, calendars: ReadonlyMap<string, string>): OccurrenceRow {
  return {
    id: one.itemId,
    occurrence: occurrenceName(one),
    title: one.title,
    start: isoAt(one.start, one.zone),
    end: isoAt(one.end, one.zone),
    allDay: one.isAllDay,
    type: typeWords[one.type],
    calendar: calendars.get(one.calendarId) ?? one.organizerName,
    status: one.status,
    response: one.response ?? (one.part === 'organizer' ? 'organizer' : 'none'),
    location: one.location,
    organizer: one.organizerName,
    repeats: one.isRepeating,
    showAs: one.showAs,
  };
}

/** Keys of an item in JSON, in order. */
export const itemFields = [
  'id',
  'title',
  'type',
  'start',
  'end',
  'allDay',
  'zone',
  'rrule',
  'workdays',
  'location',
  'importance',
  'showAs',
  'status',
  'progress',
  'calendarId',
  'organizerId',
  'organizer',
  'people',
  'answers',
  'reminders',
  'remarks',
  'checklist',
  'rev',
] as const;
/** An item for programs. */
export type ItemRow = {
  id: string;
  title: string;
  type: string;
  start: string;
  end: string;
  allDay: boolean;
  zone: string;
  rrule: string;
  workdays: boolean;
  location: string;
  importance: string;
  showAs: string;
  status: string;
  progress: number;
  calendarId: string;
  organizerId: string;
  organizer: string;
  people: {
    id: string;
    name: string;
    role: string;
    response: string;
    note: string;
    /** Another time that was proposed; empty where none was. */
    proposedStart: string;
    proposedEnd: string;
    /** The time of a series that is meant; empty where all of them are. */
    proposedFor: string;
  }[];
  /** Answers to single times of a series. */
  answers: { id: string; name: string; occurrence: string; response: string; note: string }[];
  reminders: number[];
  remarks: string;
  checklist: { id: string; text: string; done: boolean }[];
  rev: number;
};

/** The row of an item. */
export function itemRow(item: ScheduleItem): ItemRow {
  const at = (local: string): string => isoAt(instantOf(local, item.zone), item.zone);
  return {
    id: item.id,
    title: item.title,
    type: typeWords[item.type],
    start: at(item.start),
    end: at(item.end),
    allDay: item.isAllDay,
    zone: item.zone,
    rrule: item.rule,
    workdays: item.workdays,
    location: item.location,
    importance: item.importance,
    showAs: showsAs(item),
    status: item.status,
    progress: item.progress,
    calendarId: item.calendarId,
    organizerId: item.organizerId,
    organizer: item.organizerName,
    people: item.people.map((one) => ({
      id: one.personId,
      name: one.name,
      role: one.role,
      response: one.response,
      note: one.note,
      proposedStart: one.proposedStart === '' ? '' : at(one.proposedStart),
      proposedEnd: one.proposedEnd === '' ? '' : at(one.proposedEnd),
      proposedFor:
        one.proposedFor === '' ? '' : occurrenceName({ recurrenceId: one.proposedFor, zone: item.zone }),
    })),
    answers: item.answers.map(({ personId, recurrenceId, response, note }) => ({
      id: personId,
      name: item.people.find((one) => one.personId === personId)?.name ?? '',
      occurrence: occurrenceName({ recurrenceId, zone: item.zone }),
      response,
      note,
    })),
    reminders: [...item.reminders],
    remarks: item.remarks,
    checklist: item.checklist.map((one) => ({ id: one.id, text: one.text, done: one.isDone })),
    rev: item.rev,
  };
}

/** Keys of a task in a list. */
export const taskFields = [
  'id',
  'title',
  'executor',
  'due',
  'status',
  'progress',
  'importance',
  'overdue',
  'organizer',
  'feedback',
] as const;
/** A task for programs. */
export type TaskRow = {
  id: string;
  title: string;
  executor: string;
  due: string;
  status: string;
  progress: number;
  importance: string;
  overdue: boolean;
  organizer: string;
  feedback: number;
};

/** The row of a task. */
export function taskRow(item: ScheduleItem, now: number, days: WorkingDays): TaskRow {
  const due = dueOf(item, now, days);
  return {
    id: item.id,
    title: item.title,
    executor: item.people.find(({ role }) => role === 'executor')?.name ?? '',
    due: isoAt(due, item.zone),
    status: item.status,
    progress: item.progress,
    importance: item.importance,
    overdue: item.status === 'confirmed' && due < now,
    organizer: item.organizerName,
    feedback: item.feedbackCount,
  };
}

/** Keys of a feedback. */
export const feedbackFields = [
  'id',
  'taskId',
  'task',
  'personId',
  'name',
  'time',
  'text',
  'private',
  'attachments',
] as const;
/** A feedback for programs. */
export type FeedbackRow = {
  id: string;
  taskId: string;
  task: string;
  personId: string;
  name: string;
  time: string;
  text: string;
  private: boolean;
  attachments: string[];
};
/** The row of a feedback. */
export const feedbackRow = (
  one: Feedback,
  task: Pick<ScheduleItem, 'id' | 'title'>,
  zone: string,
): FeedbackRow => ({
  id: one.id,
  taskId: task.id,
  task: task.title,
  personId: one.personId,
  name: one.name,
  time: isoAt(one.time, zone),
  text: one.text,
  private: one.isPrivate,
  attachments: one.attachments.map(({ name }) => name),
});
/** Columns of feedback. */
export const feedbackColumns: readonly Column<FeedbackRow>[] = [
  { title: 'cliSchedule.column.time', cell: (row) => row.time.slice(0, 16).replace('T', ' ') },
  { title: 'cliSchedule.column.title', cell: (row) => row.task, shrinks: true },
  { title: 'cliSchedule.column.name', person: true, cell: (row) => row.name },
  { title: 'cliSchedule.column.text', cell: (row) => row.text, shrinks: true },
  { title: 'cliSchedule.column.private', cell: (row) => (row.private ? '*' : '') },
];

/** Keys of a calendar. */
export const calendarFields = [
  'id',
  'name',
  'owner',
  'level',
  'default',
  'color',
  'feed',
  'sharedWith',
] as const;
/** Keys of what was undone. */
export const undoneFields = ['id', 'title'] as const;
/** A calendar for programs. */
export type CalendarRow = {
  id: string;
  name: string;
  owner: string;
  level: string;
  default: boolean;
  color: number;
  feed: string;
  /** Whom one has let in; of others' calendars nothing is told. */
  sharedWith: { kind: string; id: string; name: string; level: string }[];
};
/** The row of a calendar. */
export const calendarRow = (one: Calendar, grants: readonly CalendarGrant[]): CalendarRow => ({
  id: one.id,
  name: one.name,
  owner: one.ownerName,
  level: one.isOwn ? 'owner' : one.level,
  default: one.isDefault,
  color: one.color,
  feed: one.feedPath,
  sharedWith: grants.map(({ kind, granteeId = '', name, level }) => ({ kind, id: granteeId, name, level })),
});
/** Columns of calendars. */
export const calendarColumns: readonly Column<CalendarRow>[] = [
  { title: 'cli.column.id', cell: (row) => row.id },
  { title: 'cliSchedule.column.name', cell: (row) => row.name, shrinks: true },
  { title: 'cliSchedule.column.owner', person: true, cell: (row) => row.owner },
  { title: 'cliSchedule.column.level', cell: (row) => row.level, state: true },
];

/** Keys of a reminder that has come due. */
export const reminderFields = ['id', 'occurrence', 'title', 'start', 'due'] as const;
/** A reminder for programs. */
export type ReminderRow = Record<(typeof reminderFields)[number], string>;
/** The row of a reminder. */
export const reminderRow = (one: Reminder, zone: string): ReminderRow => ({
  id: one.itemId,
  occurrence: one.recurrenceId,
  title: one.title,
  start: isoAt(one.start, zone),
  due: isoAt(one.due, zone),
});
/** Columns of reminders. */
export const reminderColumns: readonly Column<ReminderRow>[] = [
  { title: 'cli.column.id', cell: (row) => row.id },
  { title: 'cliSchedule.column.start', cell: (row) => row.start.slice(0, 16).replace('T', ' ') },
  { title: 'cliSchedule.column.title', cell: (row) => row.title, shrinks: true },
];

/** Keys of a free or busy stretch. */
export const slotFields = ['start', 'end'] as const;
export const busyFields = ['personId', 'name', 'start', 'end', 'state'] as const;
/** Keys of a row of an import. */
export const importFields = ['row', 'title', 'outcome', 'problem'] as const;
