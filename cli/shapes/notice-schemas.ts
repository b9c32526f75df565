// The shapes of what `tangram notice` prints with `--json`, as schemas.
import * as z from 'zod/mini';
import { noticeLevels } from '#sdk/notices/index.ts';
import { count, flag, text } from './schema-parts.ts';

const shape = {
  id: text,
  time: z.nullable(z.iso.datetime({ offset: true })),
  kind: text,
  topic: text,
  text,
  unread: flag,
  reference: text,
  link: text,
};
const level = z.strictObject({ kind: text, level: z.enum(noticeLevels) });

/** By command. */
export const noticeShapes = {
  'notice list': z.array(z.strictObject(shape)),
  'notice read': z.strictObject({ unread: count }),
  'notice settings': z.array(level),
  'notice watch': z.strictObject({ event: z.enum(['added', 'settled']), ...shape }),
};
