// What the commands about groups print with `--json`, as schemas.
import * as z from 'zod/mini';
import { chatId, count, flag, text, time } from './schema-parts.ts';

const group = z.strictObject({
  id: text,
  chatId,
  name: text,
  role: z.enum(['owner', 'administrator', 'member']),
  ownerId: text,
  memberCount: count,
  onlineCount: count,
  introduction: text,
  notice: text,
  invitation: flag,
  review: flag,
  push: flag,
  requests: count,
});

const member = z.strictObject({
  id: text,
  loginName: text,
  name: text,
  role: z.enum(['owner', 'administrator', 'member']),
  departmentName: text,
  departmentNameEn: text,
});

const outcome = z.strictObject({
  target: text,
  personId: z.nullable(text),
  outcome: z.enum(['joined', 'requested', 'already', 'unknown', 'removed', 'refused', 'absent', 'failed']),
  error: z.nullable(text),
  reason: z.nullable(text),
});

const ended = z.strictObject({
  id: text,
  chatId,
  name: text,
  act: z.enum(['leave', 'dissolve', 'transfer']),
});

const joinRequest = z.strictObject({
  id: text,
  personId: text,
  name: text,
  departmentName: text,
  inviterId: text,
  inviterName: text,
  time,
  departmentNameEn: text,
});

/** By the words of the command. */
export const groupShapes = {
  'group list': z.array(group),
  'group show': group,
  'group members': z.array(member),
  'group create': group,
  'group permission': z.strictObject({ mayCreate: flag }),
  'group add': z.array(outcome),
  'group remove': z.array(outcome),
  'group rename': group,
  'group notice': group,
  'group intro': group,
  'group avatar': group,
  'group admins': group,
  'group invite': group,
  'group review': group,
  'group push': group,
  'group requests': z.array(joinRequest),
  'group transfer': ended,
  'group leave': ended,
  'group dissolve': ended,
} as const;
