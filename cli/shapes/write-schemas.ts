// What the commands of writing print with `--json`, as schemas.
import * as z from 'zod/mini';
import { count, flag, text, time } from './schema-parts.ts';

const language = z.enum(['zh', 'en']);
const fields = {
  id: text,
  title: text,
  module: text,
  language,
  words: count,
  rev: count,
  owner: text,
  level: z.enum(['read', 'comment', 'edit', 'manage']),
  shared: flag,
  created: time,
  updated: time,
  deleted: time,
};
const document = z.strictObject(fields);
const heading = z.strictObject({ section: text, level: count, number: text, title: text, words: count });
const template = z.strictObject({
  id: text,
  title: text,
  module: text,
  language,
  own: flag,
  fields: z.array(text),
  updated: time,
});
const version = z.strictObject({ number: count, name: text, by: text, time, title: text, words: count });
const grant = z.strictObject({
  kind: z.enum(['person', 'department', 'group', 'everybody']),
  id: text,
  name: text,
  level: fields.level,
  until: time,
});

/** By the words of the command. */
export const writeShapes = {
  'write modules': z.array(
    z.strictObject({
      id: text,
      kind: z.enum(['official', 'work']),
      zh: text,
      en: text,
      about: text,
      parts: z.array(text),
    }),
  ),
  'write new': document,
  'write list': z.array(document),
  'write show': z.strictObject({
    ...fields,
    form: z.record(text, text),
    outline: z.array(heading),
    markdown: text,
  }),
  'write outline': z.array(heading),
  'write set': document,
  'write form': document,
  'write rename': document,
  'write rm': document,
  'write restore': document,
  'write import': document,
  'write export': z.strictObject({
    id: text,
    title: text,
    format: text,
    file: text,
    bytes: count,
    picturesMissing: count,
  }),
  'write check': z.array(
    z.strictObject({ kind: text, where: text, text, suggestion: text, reason: text, message: text }),
  ),
  'write versions': z.array(version),
  'write share': z.array(grant),
  'write template': z.union([z.array(template), template, document]),
  'write generate': z.array(
    z.strictObject({
      section: text,
      title: text,
      characters: count,
      sources: count,
      unsure: count,
      rev: count,
    }),
  ),
  'write ai': z.strictObject({
    tool: text,
    text,
    long: flag,
    sentences: z.array(z.strictObject({ text, sources: z.array(count), flagged: flag })),
    sources: z.array(
      z.strictObject({
        n: count,
        kind: text,
        id: text,
        document: text,
        page: count,
        heading: text,
        quote: text,
      }),
    ),
  }),
  'write source': z.array(
    z.strictObject({
      id: text,
      kind: z.enum(['file', 'base']),
      name: text,
      size: count,
      baseId: z.nullable(text),
      headings: z.array(text),
      place: z.nullable(text),
      quote: z.nullable(text),
    }),
  ),
  'write edit': document,
  'write open': z.strictObject({ url: text, opened: flag }),
} as const;
