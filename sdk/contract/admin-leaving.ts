// Calls of the administration for who comes and goes: taken out, let in by codes, let try again.
import * as z from 'zod/mini';
import { record } from './record.ts';
import { id, text, time } from './scalars.ts';
import { shortText, writes } from './work-parts.ts';

/** How long a code for a first password may be good, in hours. */
const codeHours = { least: 1, most: 720 } as const;
/** Codes of one call. */
export const maxCodes = 500;

/** A code for somebody's first or next password. */
export const personCode = record({
  userId: ['id', id],
  userName: ['loginName', text],
  nickName: ['name', text],
  deptFullPath: ['departmentPath', text],
  code: ['code', text],
  expires: ['expiresTime', time],
});
/** A code in house names. */
export type PersonCode = z.output<typeof personCode>;

const settled = record({
  userId: ['id', id],
  nickName: ['name', text],
  outcome: ['outcome', z.enum(['done', 'same', 'refused'])],
});

/** They stand in the table of the administration. */
export const leavingCalls = {
  /** Out of the organisation and of all groups, whose owner is somebody else then; what they wrote stays. */
  removePeople: {
    ...writes,
    path: '/admin/people/remove',
    input: record({
      userIds: ['ids', z.array(id).check(z.minLength(1), z.maxLength(200))],
      /** Whoever gets the groups they owned and what is in their own disks. */
      toUid: ['heirId', z.optional(id)],
    }),
    reply: z.array(settled),
  },
  /** One-time codes: for those who are named, else for everybody who has no password yet; who has more power is left out. */
  issueCodes: {
    ...writes,
    path: '/admin/people/codes',
    input: record({
      userIds: ['ids', z.optional(z.array(id).check(z.minLength(1), z.maxLength(maxCodes)))],
      deptId: ['departmentId', z.optional(id)],
      /** Goes on behind somebody, the last one of the page before. */
      after: ['after', z.optional(id)],
      hours: ['hours', z.optional(z.int().check(z.gte(codeHours.least), z.lte(codeHours.most)))],
    }),
    reply: record({ codes: ['codes', z.array(personCode)], more: ['more', z.boolean()] }),
  },
  /** Forgets the tries to sign in that failed under a login name; answers whether there were any. */
  unlockAccount: {
    ...writes,
    path: '/admin/people/unlock',
    input: record({ userName: ['loginName', shortText(64)] }),
    reply: record({ locked: ['hadTries', z.boolean()] }),
  },
} as const;
