// The shapes of what `tangram contacts` prints with `--json`, as schemas.
import * as z from 'zod/mini';
import { count, flag, text } from './schema-parts.ts';

const saidShape = {
  emoji: text,
  text,
  until: z.nullable(z.iso.datetime({ offset: true })),
  inMeeting: flag,
};
const person = z.strictObject({
  id: text,
  loginName: text,
  name: text,
  title: text,
  departmentId: text,
  departmentName: text,
  departmentPath: text,
  phone: text,
  email: text,
  removed: flag,
  bot: flag,
  status: z.nullable(z.strictObject(saidShape)),
  titleEn: text,
  departmentNameEn: text,
  departmentPathEn: text,
});
const node = z.strictObject({
  id: text,
  type: z.enum(['department', 'person']),
  name: text,
  title: text,
  loginName: text,
  departmentName: text,
  parentId: text,
  depth: count,
  people: z.nullable(count),
  nameEn: text,
  titleEn: text,
  departmentNameEn: text,
});
const friend = z.strictObject({
  id: text,
  loginName: text,
  name: text,
  title: text,
  departmentName: text,
  since: z.iso.datetime({ offset: true }),
  addedById: text,
  titleEn: text,
  departmentNameEn: text,
});
const entry = z.strictObject({
  type: z.enum(['person', 'group']),
  id: text,
  chatId: z.nullable(text),
  name: text,
  detail: text,
  members: z.nullable(count),
});
const status = z.strictObject({ personId: text, name: text, ...saidShape });
const followed = z.strictObject({
  personId: z.nullable(text),
  groupId: z.nullable(text),
  name: text,
  following: flag,
});

/** What each of these commands prints, by its words. */
export const contactShapes = {
  'contacts search': z.array(person),
  'contacts show': person,
  'contacts me': person,
  'contacts status': z.union([z.array(status), status]),
  'contacts online': z.array(person),
  'contacts tree': z.array(node),
  'contacts dept': z.array(node),
  'contacts friends': z.array(friend),
  'contacts groups': z.array(entry),
  'contacts recent': z.array(entry),
  'contacts following': z.array(entry),
  'contacts follow': followed,
  'contacts unfollow': followed,
  'contacts add-friend': z.strictObject({
    added: z.array(friend),
    missing: z.array(text),
    ended: z.array(text),
  }),
  'contacts remove-friend': z.strictObject({ personId: text, name: text }),
  'contacts service': z.strictObject({ chatId: text, personId: text, name: text, telephone: text }),
  'contacts cache': z.strictObject({ departments: count, people: count }),
} as const;
