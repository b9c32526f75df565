// What the commands about the schedule and tasks print with `--json`, as schemas.
import * as z from 'zod/mini';
import { count, flag, text } from './schema-parts.ts';

const moment = z.iso.datetime({ offset: true });
const type = z.enum(['schedule', 'meeting', 'video-meeting', 'task']);
const status = z.enum(['confirmed', 'cancelled', 'terminated', 'completed']);
const response = z.enum(['needsAction', 'accepted', 'declined']);
const showAs = z.enum(['busy', 'free']);
const importance = z.enum(['ordinary', 'important', 'veryImportant']);

const occurrence = z.strictObject({
  id: text,
  occurrence: text,
  title: text,
  start: moment,
  end: moment,
  allDay: flag,
  type,
  calendar: text,
  status,
  response: z.enum(['organizer', 'none', 'needsAction', 'accepted', 'declined']),
  location: text,
  organizer: text,
  repeats: flag,
  showAs,
});
const person = z.strictObject({
  id: text,
  name: text,
  role: z.enum(['executor', 'participant', 'informed']),
  response,
  note: text,
  proposedStart: text,
  proposedEnd: text,
  proposedFor: text,
});
const item = z.strictObject({
  id: text,
  title: text,
  type,
  start: moment,
  end: moment,
  allDay: flag,
  zone: text,
  rrule: text,
  workdays: flag,
  location: text,
  importance,
  showAs,
  status,
  progress: count,
  calendarId: text,
  organizerId: text,
  organizer: text,
  people: z.array(person),
  answers: z.array(z.strictObject({ id: text, name: text, occurrence: text, response, note: text })),
  reminders: z.array(count),
  remarks: text,
  checklist: z.array(z.strictObject({ id: text, text, done: flag })),
  rev: count,
});
const task = z.strictObject({
  id: text,
  title: text,
  executor: text,
  due: moment,
  status,
  progress: count,
  importance,
  overdue: flag,
  organizer: text,
  feedback: count,
});
const feedback = z.strictObject({
  id: text,
  taskId: text,
  task: text,
  personId: text,
  name: text,
  time: moment,
  text,
  private: flag,
  attachments: z.array(text),
});
const reminder = z.strictObject({
  id: text,
  occurrence: text,
  title: text,
  start: moment,
  due: moment,
});
const calendar = z.strictObject({
  id: text,
  name: text,
  owner: text,
  level: z.enum(['owner', 'details', 'busy', 'edit']),
  default: flag,
  color: count,
  feed: text,
  sharedWith: z.array(
    z.strictObject({
      kind: z.enum(['person', 'department', 'group', 'everybody']),
      id: text,
      name: text,
      level: z.enum(['details', 'busy', 'edit']),
    }),
  ),
});
const importRow = z.strictObject({
  row: count,
  title: text,
  outcome: z.enum(['new', 'known', 'refused']),
  problem: z.nullable(text),
});

/** By the words of the command. */
export const scheduleShapes = {
  'schedule agenda': z.array(occurrence),
  'schedule show': item,
  'schedule create': item,
  'schedule update': item,
  'schedule cancel': item,
  'schedule rm': item,
  'schedule respond': item,
  'schedule undo': z.strictObject({ id: text, title: text }),
  'schedule free': z.array(z.strictObject({ start: moment, end: moment })),
  'schedule freebusy': z.array(
    z.strictObject({
      personId: text,
      name: text,
      start: moment,
      end: moment,
      state: z.enum(['busy', 'tentative']),
    }),
  ),
  'schedule import': z.array(importRow),
  'schedule export': z.strictObject({ file: text, format: z.enum(['xlsx', 'ics']), bytes: count }),
  'schedule template': z.strictObject({ file: text, bytes: count }),
  'schedule workdays': z.strictObject({ off: z.array(text), on: z.array(text) }),
  'schedule reminders': z.array(reminder),
  'schedule calendar': z.array(calendar),
  'schedule watch': z.strictObject({
    event: z.enum(['changed', 'reminder']),
    time: moment,
    id: z.optional(text),
    title: z.optional(text),
    start: z.optional(moment),
  }),
  'task list': z.array(task),
  'task create': item,
  'task show': item,
  'task update': item,
  'task done': item,
  'task terminate': item,
  'task exit': item,
  'task reopen': item,
  'task urge': item,
  'task handover': item,
  'task feedback': z.array(feedback),
} as const;
