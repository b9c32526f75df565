// What the commands about an account, its devices and its lock print with `--json`, as schemas.
import * as z from 'zod/mini';
import { count, flag, text, time } from './schema-parts.ts';

const account = z.strictObject({
  profile: text,
  variant: text,
  server: z.nullable(text),
  id: text,
  loginName: text,
  name: text,
  departmentName: text,
  phone: text,
  email: text,
  roles: z.array(text),
  departmentNameEn: text,
});

const lockShape = z.strictObject({
  profile: text,
  locked: flag,
  way: z.enum(['none', 'own', 'account']),
  since: time,
});

const left = z.strictObject({
  profile: text,
  signedOut: flag,
  error: z.nullable(text),
  reason: z.nullable(text),
});

/** By the words of the command. */
export const accountShapes = {
  'account password': z.strictObject({ profile: text, changed: flag }),
  'account devices': z.array(
    z.strictObject({ id: text, device: text, created: time, used: time, expires: time, current: flag }),
  ),
  'account export': z.strictObject({
    ...{ path: text, chats: count, messages: count, documents: count, rows: count },
    failed: z.array(text),
  }),
  'account revoke': z.strictObject({ id: text, revoked: flag }),
  login: account,
  logout: left,
  lock: lockShape,
  unlock: lockShape,
  whoami: account,
} as const;
