// What the commands of the administration print with `--json`, as schemas.
import * as z from 'zod/mini';
import { count, flag, text, time } from './schema-parts.ts';

const maybe = z.nullable(text);
const personShape = {
  id: maybe,
  loginName: text,
  name: maybe,
  department: maybe,
  title: maybe,
  email: maybe,
  phone: maybe,
  role: z.nullable(z.enum(['member', 'administrator', 'superAdministrator'])),
  disabled: z.nullable(flag),
  source: z.nullable(z.enum(['office', 'directory'])),
  lastActive: time,
  row: z.nullable(count),
  outcome: maybe,
  problem: maybe,
  code: maybe,
  titleEn: maybe,
  departmentEn: maybe,
  expires: time,
} as const;
/** Somebody, or what became of a row about somebody. */
const person = z.strictObject(personShape);
/** A department. */
export const department = z.strictObject({
  id: text,
  parentId: text,
  name: text,
  nameEn: text,
  position: count,
  people: count,
  allPeople: count,
  head: maybe,
});
const settings = z.array(z.strictObject({ name: text, value: text }));
const report = z.strictObject({
  dryRun: flag,
  people: count,
  departments: count,
  added: count,
  changed: count,
  disabled: count,
  enabled: count,
  same: count,
  departmentsAdded: count,
  departmentsChanged: count,
  rows: z.array(z.strictObject({ what: text, name: text, act: text, problem: maybe })),
  ms: count,
});

/** The same with what `server user` says beside. */
export const account = z.strictObject({ ...personShape, personId: maybe });
/** What became of an account's tries. */
export const unlocked = z.strictObject({ loginName: text, outcome: text });

/** By the words of the command. */
export const adminShapes = {
  'admin overview': settings,
  'admin people': z.union([z.array(person), person]),
  'admin departments': z.array(department),
  'admin roles': z.array(z.strictObject({ key: text, name: text, people: z.array(text) })),
  'admin devices': z.array(
    z.strictObject({ id: text, kind: text, name: text, createdAt: time, usedAt: time }),
  ),
  'admin words': z.array(z.strictObject({ word: text })),
  'admin parameters': settings,
  'admin limits': settings,
  'admin ldap': z.union([report, settings]),
  'admin oidc': settings,
  'admin categories': z.array(z.strictObject({ id: text, name: text, nameEn: text })),
  'admin apps': z.array(
    z.strictObject({
      id: text,
      name: text,
      category: text,
      kind: text,
      target: text,
      audience: z.array(text),
    }),
  ),
  'admin forms': z.array(
    z.strictObject({ id: text, key: text, name: text, archived: flag, steps: z.array(text) }),
  ),
} as const;
