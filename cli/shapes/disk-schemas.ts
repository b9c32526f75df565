// What the commands about the cloud disk print with `--json`, as schemas.
import * as z from 'zod/mini';
import { count, flag, text, time } from './schema-parts.ts';

const kind = z.enum(['folder', 'file']);
const level = z.enum(['view', 'download', 'edit', 'manage']);
const node = z.strictObject({
  ...{ id: text, name: text, kind, size: count, md5: text, uploader: text },
  ...{ modifiedAt: time, version: count, level },
});
const binned = z.strictObject({ ...node.shape, path: text, deletedAt: time, deletedBy: text });
const change = z.strictObject({ kind: z.enum(['same', 'removed', 'added']), lines: z.array(text) });
const answer = z.strictObject({
  ...{ id: text, name: text, act: text, newId: z.nullable(text), newName: z.nullable(text) },
  error: z.nullable(text),
});
const link = z.strictObject({
  ...{
    id: text,
    nodeId: text,
    name: text,
    token: z.nullable(text),
    url: z.nullable(text),
    hasPassword: flag,
  },
  ...{ until: z.nullable(time), mostOpens: z.nullable(count), opens: count },
});
const uploaded = z.strictObject({
  ...{ id: text, path: text, name: text, size: count, md5: text, instant: flag, act: text },
});
const fetched = z.strictObject({ id: text, name: text, size: count, md5: text, path: text, act: text });
const share = z.strictObject({
  ...{ id: text, nodeId: text, path: text, name: text, sender: text, to: z.array(text), level, time },
  ...{ read: count, unread: count, received: count },
});
const version = z.strictObject({ version: count, size: count, md5: text, uploader: text, time });
const task = z.strictObject({
  ...{ id: text, title: text, starter: text, time, closed: flag },
  members: z.array(z.strictObject({ id: text, name: text, files: count })),
});
const answers = z.array(answer);
const hit = z.strictObject({
  ...{ id: text, name: text, kind, path: text, size: count, modifiedAt: time, excerpt: text },
});

/** By the words of the command. */
export const diskShapes = {
  'disk ls': z.array(node),
  'disk tree': z.array(z.strictObject({ id: text, path: text, kind, size: count })),
  'disk stat': node,
  'disk mkdir': node,
  'disk put': z.union([uploaded, z.array(uploaded)]),
  'disk get': z.union([fetched, z.array(fetched)]),
  'disk mv': answers,
  'disk cp': answers,
  'disk rename': node,
  'disk rm': answers,
  'disk trash': z.union([z.array(binned), answers]),
  'disk share': share,
  'disk shared': z.array(share),
  'disk grant': z.array(z.strictObject({ to: text, kind: text, level, until: z.nullable(time) })),
  'disk link': link,
  'disk links': z.union([z.array(link), link, node]),
  'disk access': z.strictObject({ id: text, person: z.nullable(text), level: z.nullable(level) }),
  'disk star': node,
  'disk starred': z.array(hit),
  'disk recent': z.array(hit),
  'disk activity': z.array(
    z.strictObject({ id: text, nodeId: text, person: text, act: text, detail: text, time }),
  ),
  'disk versions': z.union([z.array(version), node, fetched, z.array(change)]),
  'disk unshare': share,
  'disk search': z.array(hit),
  'disk quota': z.array(
    z.strictObject({
      ...{
        id: text,
        kind: text,
        name: text,
        quotaBytes: count,
        usedBytes: count,
        freeBytes: count,
        maxFileBytes: count,
        role: text,
      },
    }),
  ),
  'disk transfers': z.array(
    z.strictObject({
      ...{ id: text, direction: z.enum(['up', 'down']), name: text, size: count, done: count, state: text },
      error: z.nullable(text),
    }),
  ),
  'disk task': z.union([z.array(task), task, node]),
  'disk admins': z.array(
    z.strictObject({ id: text, name: text, role: z.enum(['superAdministrator', 'administrator', 'user']) }),
  ),
  'disk sync': z.array(z.strictObject({ path: text, act: text, size: count })),
} as const;
