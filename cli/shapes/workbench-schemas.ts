// What the commands of the workbench print with `--json`, as schemas.
import * as z from 'zod/mini';
import { anything, count, flag, text, time } from './schema-parts.ts';

const todo = z.strictObject({
  id: text,
  source: text,
  title: text,
  from: z.nullable(text),
  urgency: z.enum(['ordinary', 'important', 'urgent']),
  createdAt: time,
  dueAt: time,
  overdue: flag,
  toRead: flag,
  doneAt: time,
  outcome: text,
  reference: text,
  link: text,
});
const counts = z.strictObject({ todo: count, toRead: count });
const ticked = z.array(z.strictObject({ id: text, outcome: z.enum(['done', 'refused']) }));
const change = z.strictObject({
  event: z.enum(['added', 'settled']),
  id: text,
  source: text,
  title: text,
  link: text,
  todo: count,
  toRead: count,
});
const system = z.strictObject({ id: text, name: text, origin: text, token: z.nullable(text) });

const requestRow = {
  id: text,
  number: text,
  form: text,
  title: text,
  applicant: text,
  department: text,
  state: z.enum(['running', 'approved', 'rejected', 'returned', 'withdrawn']),
  step: text,
  waitingFor: z.array(text),
  dueAt: time,
  overdue: flag,
  createdAt: time,
  changedAt: time,
};
const request = z.strictObject(requestRow);
const attachments = z.array(z.strictObject({ id: text, name: text, size: count }));
const wholeRequest = z.strictObject({
  ...requestRow,
  values: z.record(text, anything),
  steps: z.array(
    z.strictObject({
      name: text,
      state: z.enum(['done', 'current', 'toCome']),
      seats: z.array(z.strictObject({ name: text, state: text, comment: text })),
    }),
  ),
  history: z.array(z.strictObject({ name: text, act: text, comment: text, files: z.array(text), time })),
  attachments,
  may: z.array(text),
});
const decided = z.array(
  z.strictObject({
    id: text,
    number: text,
    outcome: z.enum(['done', 'failed']),
    state: z.nullable(text),
    step: z.nullable(text),
    error: z.nullable(text),
    reason: z.nullable(text),
  }),
);
const form = z.strictObject({
  id: text,
  key: text,
  name: text,
  fields: z.array(anything),
  steps: z.array(text),
});
const requestChange = z.strictObject({ event: z.enum(['added', 'settled']), ...requestRow });
const delegation = z.strictObject({ to: z.nullable(text), from: time, until: time });

const app = z.strictObject({
  id: text,
  name: text,
  category: text,
  kind: z.enum(['page', 'browser', 'place', 'program']),
  favorite: flag,
  opened: count,
});
const opening = z.strictObject({ id: text, name: text, kind: text, target: text });
const appGroup = z.strictObject({ id: text, title: text, apps: z.array(text) });

const announcementRow = {
  id: text,
  title: text,
  department: text,
  publisher: text,
  state: z.enum(['scheduled', 'published', 'expired', 'withdrawn']),
  time,
  until: time,
  pinned: flag,
  mustConfirm: flag,
  read: flag,
  confirmed: flag,
  readCount: count,
  confirmedCount: count,
  total: count,
};
const announcement = z.strictObject(announcementRow);
const reader = z.strictObject({ id: text, name: text, department: text, readAt: time, confirmedAt: time });

const suggestion = z.strictObject({
  id: text,
  text,
  from: text,
  time,
  state: z.enum(['received', 'inWork', 'done', 'declined']),
  replies: z.array(z.strictObject({ name: text, text, time, official: flag })),
  attachments,
});

/** By the words of the command. */
export const workbenchShapes = {
  'todo list': z.array(todo),
  'todo count': counts,
  'todo read': counts,
  'todo done': ticked,
  'todo later': counts,
  'todo open': todo,
  'todo watch': change,
  'todo systems': z.array(system),
  'approval forms': z.array(form),
  'approval list': z.array(request),
  'approval show': wholeRequest,
  'approval submit': request,
  'approval resubmit': request,
  'approval approve': decided,
  'approval reject': decided,
  'approval return': decided,
  'approval transfer': decided,
  'approval add-step': decided,
  'approval withdraw': decided,
  'approval remind': decided,
  'approval comment': decided,
  'approval undo': decided,
  'approval plan': z.strictObject({ file: text, requests: count }),
  'approval apply': decided,
  'approval delegate': delegation,
  'approval watch': requestChange,
  'app list': z.array(app),
  'app open': opening,
  'app favorite': app,
  'app group': z.array(appGroup),
  'announce list': z.array(announcement),
  'announce show': z.strictObject({ ...announcementRow, text, attachments }),
  'announce read': z.strictObject({ unread: count }),
  'announce publish': announcement,
  'announce edit': announcement,
  'announce publishers': z.array(
    z.strictObject({
      kind: z.enum(['person', 'department', 'group', 'everybody']),
      id: z.nullable(text),
      name: text,
    }),
  ),
  'announce pin': announcement,
  'announce withdraw': announcement,
  'announce readers': z.array(reader),
  'announce remind': z.strictObject({ reminded: count }),
  'suggest send': suggestion,
  'suggest list': z.array(suggestion),
  'suggest reply': suggestion,
} as const;
