// The calls that put what was sent up into a folder: one file, or many small ones with their contents.
import * as z from 'zod/mini';
import { base, clientId, conflict, diskLimits, name, post } from './disk-calls.ts';
import { diskNode } from './disk-entities.ts';
import type { Endpoint } from './endpoint.ts';
import { wireFile } from './file.ts';
import { record } from './record.ts';
import { flag, id, integer } from './scalars.ts';

/** Files of one call, and bytes of all their contents at most. */
export const manyLimits = { files: 128, bytes: 2 * 1_048_576 } as const;

/** A small file: what it is, and where it goes under which name. */
const smallFile = record({
  pid: ['folderId', id],
  path: ['path', z.optional(z.array(name).check(z.maxLength(diskLimits.depth)))],
  fileName: ['name', name],
  contentType: ['type', z.string().check(z.maxLength(128))],
  size: ['size', integer.check(z.gte(0), z.lte(manyLimits.bytes))],
  md5: ['md5', z.string().check(z.maxLength(64))],
  conflict: ['conflict', conflict],
  clientId: ['clientId', clientId],
});
const smallFiles = z.array(smallFile).check(z.minLength(1), z.maxLength(manyLimits.files));

/** A list as a field of a form: text in JSON. */
const listed = z.pipe(
  z.codec(z.string(), z.unknown(), {
    decode(text, context) {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.issues.push({ code: 'invalid_format', format: 'json', input: text });
        return z.NEVER;
      }
    },
    encode: (value) => JSON.stringify(value),
  }),
  smallFiles,
);

/** Rows of the service of disks. */
export const uploadCalls = {
  /** Puts a file that was sent up (`/IM/…` with `folderid`) into a folder. */
  putFile: post(
    `${base}/file/put`,
    record({
      pid: ['folderId', id],
      fileid: ['fileId', id],
      fileName: ['name', name],
      conflict: ['conflict', conflict],
      /** Folders on the way, made where they are missing. */
      path: ['path', z.optional(z.array(name).check(z.maxLength(diskLimits.depth)))],
      clientId: ['clientId', clientId],
    }),
    record({ node: ['node', diskNode], act: ['act', z.string()] }),
  ),
  /**
   * Many small files at once: their contents stand one after the other in `contents`. Answers in their order. Where there
   * is no `node` the file is not in its folder: with `fileId` its content is kept and `putFile` says why, else it is sent
   * again by itself, and hears why then.
   */
  putFiles: {
    method: 'POST',
    path: `${base}/file/putMany`,
    token: true,
    in: 'form',
    input: record({ items: ['items', listed], contents: ['contents', wireFile] }),
    reply: z.array(
      record({
        fileid: ['fileId', z.optional(id)],
        node: ['node', z.optional(diskNode)],
        act: ['act', z.optional(z.string())],
        /** Whether the office had this content already. */
        known: ['known', z.optional(flag(1, 0))],
      }),
    ),
    spec: 'ours',
  } as const satisfies Endpoint,
};
