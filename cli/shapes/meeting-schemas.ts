// What the commands about meetings and calls print with `--json`, as schemas.
import * as z from 'zod/mini';
import { chatId, count, flag, text, time } from './schema-parts.ts';

const meeting = z.strictObject({
  id: text,
  number: text,
  link: text,
  guestLink: z.nullable(text),
  subject: text,
  kind: z.enum(['quick', 'group', 'scheduled', 'call']),
  state: z.enum(['coming', 'running', 'ended', 'cancelled']),
  start: time,
  end: z.nullable(time),
  begun: z.nullable(time),
  over: z.nullable(time),
  hostId: text,
  host: text,
  chatId: z.nullable(chatId),
  password: flag,
  waitingRoom: flag,
  locked: flag,
  entry: z.enum(['everybody', 'invited']),
  invited: count,
  present: count,
  role: z.nullable(z.enum(['host', 'cohost', 'member'])),
  event: z.nullable(text),
});

const made = z.extend(meeting, { newPassword: z.nullable(text) });

const attendance = z.strictObject({
  personId: text,
  name: text,
  department: text,
  role: z.enum(['host', 'cohost', 'member']),
  invited: flag,
  guest: flag,
  present: flag,
  times: z.array(z.strictObject({ from: time, to: z.nullable(time) })),
});

const happening = z.strictObject({
  type: z.enum([
    'joined',
    'left',
    'muted',
    'unmuted',
    'host',
    'locked',
    'unlocked',
    'changed',
    'ended',
    'cancelled',
  ]),
  meetingId: text,
  personId: z.optional(text),
  name: z.optional(text),
});

const call = z.strictObject({
  id: text,
  chatId,
  from: text,
  to: text,
  media: z.enum(['audio', 'video']),
  state: z.enum(['ringing', 'running', 'ended']),
  outcome: z.nullable(z.enum(['answered', 'missed', 'declined', 'cancelled', 'busy'])),
  meetingId: z.nullable(text),
  link: z.nullable(text),
});

/** By the words of the command. */
export const meetingShapes = {
  'meeting list': z.array(meeting),
  'meeting quick': made,
  'meeting create': made,
  'meeting update': made,
  'meeting show': meeting,
  'meeting end': meeting,
  'meeting cancel': meeting,
  'meeting members': z.array(attendance),
  'meeting invite': z.strictObject({ id: text, invited: count }),
  'meeting link': z.strictObject({ id: text, number: text, link: text, guestLink: z.nullable(text) }),
  'meeting join': z.strictObject({ id: text, link: text, opened: flag }),
  'meeting watch': happening,
  call,
} as const;
