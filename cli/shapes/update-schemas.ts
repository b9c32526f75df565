// What `tangram update` prints with `--json`, as schemas.
import * as z from 'zod/mini';
import { count, flag, text } from './schema-parts.ts';

/** By the words of the commands. */
export const updateShapes = {
  'update check': z.strictObject({
    state: z.enum(['idle', 'checking', 'found', 'notNeeded', 'upToDate', 'failed', 'timedOut']),
    version: z.nullable(text),
    current: text,
    forced: flag,
    size: z.nullable(count),
    contents: text,
  }),
  'update skip': z.strictObject({
    version: z.nullable(text),
    until: z.nullable(z.enum(['today', 'version'])),
  }),
  'update install': z.strictObject({ version: z.nullable(text), path: z.nullable(text), started: flag }),
} as const;
