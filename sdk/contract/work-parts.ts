// Pieces that the workbench's calls share: words in both languages, whom something is for, files, pages.
import * as z from 'zod/mini';
import { record } from './record.ts';
import { count, id, soughtText, text } from './scalars.ts';
import { soughtLimits } from './limits.ts';

/** Words in both languages; where one is missing the other stands for it. */
export const words = record({ zh: ['zh', text], en: ['en', text] });
/** Words in house names. */
export type Words = z.output<typeof words>;

/** The id a client gives a write: repeated with it, the write is done once. */
export const clientId = z.optional(z.string().check(z.minLength(1), z.maxLength(64)));

/** Whom something is for. */
export const audience = record({
  kind: ['kind', z.enum(['person', 'department', 'group', 'everybody'])],
  id: ['id', z.optional(id)],
  name: ['name', z.optional(text)],
  /** A department in English too (ours), left out where nobody wrote it. */
  nameEn: ['nameEn', z.optional(z.string())],
});
/** Whom something is for, in house names; `name` is the office's to say. */
export type Audience = z.output<typeof audience>;

/** Somebody, as a row shows them. */
export const who = record({
  id: ['id', id],
  name: ['name', text],
  avatar: ['avatar', text],
  departmentName: ['departmentName', text],
  /** In English too (ours), left out where nobody wrote it. */
  departmentNameEn: ['departmentNameEn', z.optional(z.string())],
});
/** Somebody, in house names. */
export type Who = z.output<typeof who>;

/** A file that stands with something. */
export const attachment = record({
  fileid: ['id', id],
  fileName: ['name', text],
  contentType: ['type', text],
  size: ['size', count],
});
/** A file, in house names. */
export type Attachment = z.output<typeof attachment>;

/** Files somebody adds, by their ids; ten, as everywhere. */
export const maxAttachments = 10;
/** See {@link maxAttachments}. */
export const attachedIds = z.optional(z.array(id).check(z.maxLength(maxAttachments)));

/** Rows of a page: 30 unless asked for fewer or more. */
export const pageLimit = z.optional(
  z.codec(z.union([z.string().check(z.regex(/^\d{1,4}$/)), z.int()]), z.int().check(z.gte(1), z.lte(200)), {
    decode: (wire) => Number(wire),
    encode: (value) => String(value),
  }),
);
/** A statement in a query string. */
export const asked = z.optional(
  z.codec(z.union([z.string(), z.boolean(), z.int()]), z.boolean(), {
    decode: (wire) => wire === true || wire === 1 || wire === '1' || wire === 'true',
    encode: (value) => (value ? '1' : '0'),
  }),
);
/** Words looked for. */
export const sought = z.optional(soughtText(soughtLimits.work));
/** Something to call: a name or title. */
export const shortText = (most: number) => z.string().check(z.maxLength(most));

/** What a GET takes in common with the others: nothing is written by it. */
export const reads = { method: 'GET', token: true, spec: 'ours' } as const;
/** What a write has in common with the others. */
export const writes = { method: 'POST', token: true, in: 'body', spec: 'ours' } as const;
