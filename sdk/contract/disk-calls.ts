// What the rows of the disk's calls are made of: how they travel, their limits, and the fields that many of them have.
import * as z from 'zod/mini';
import { diskConflicts, diskKinds } from './disk-entities.ts';
import type { Endpoint } from './endpoint.ts';
import { id, integer } from './scalars.ts';

/** Rows of a page, things of one act, names in a path, characters of a name at most. */
export const diskLimits = { page: 500, items: 1_000, depth: 64, name: 255, terabyte: 2 ** 40 } as const;

/** Under which a client repeats an act that is to happen once. */
export const clientId = z.optional(z.string().check(z.minLength(1), z.maxLength(64)));
/** A name as somebody gives it; which are allowed is decided by the office. */
export const name = z.string().check(z.maxLength(1_024));
/** The revision somebody has seen: an act on another one is refused. */
export const rev = z.optional(integer);
/** What happens to a name that is taken. */
export const conflict = z.optional(z.enum(diskConflicts));
/** The things of one act. */
export const ids = z.array(id).check(z.minLength(1), z.maxLength(diskLimits.items));
/** Rows of one page. */
export const limit = z.optional(integer.check(z.gte(1), z.lte(diskLimits.page)));
/** Where a page goes on. */
export const cursor = z.optional(z.string().check(z.maxLength(600)));
/** One of the six families of disks. */
export const kind = z.enum(diskKinds);

/** A call that changes something. */
export const post = <const I extends z.ZodMiniType, const R extends z.ZodMiniType>(
  path: string,
  input: I,
  reply: R,
  spec = 'ours',
) => ({ method: 'POST', path, token: true, in: 'body', input, reply, spec }) as const satisfies Endpoint;
/** A call that only asks. */
export const get = <const I extends z.ZodMiniType, const R extends z.ZodMiniType>(
  path: string,
  input: I,
  reply: R,
  spec = 'ours',
) => ({ method: 'GET', path, token: true, input, reply, spec }) as const satisfies Endpoint;

/** Where the disk's calls hang. */
export const base = '/netdisk/ecd';
