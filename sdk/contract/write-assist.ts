// The calls of writing that a model and sources take part in: the tools, reference files, knowledge bases of a document.
import * as z from 'zod/mini';
import { record } from './record.ts';
import { count, id, text } from './scalars.ts';
import { wireFile, wireUpload } from './file.ts';

/** What a model can be asked for: the first six change a passage, the next ones add to it, the last one makes an outline. */
export const assistTools = [
  'polish',
  'shorten',
  'expand',
  'fix',
  'tone',
  'translate',
  'summarise',
  'table',
  'rewrite',
  'continue',
  'draft',
  'outline',
] as const;
/** A tool. */
export type AssistTool = (typeof assistTools)[number];

/** Tools that rest on sources; the others are shown the chosen passage and nothing else. */
export const sourcedTools: readonly AssistTool[] = ['expand', 'continue', 'draft', 'outline'];
/** Tools that work on a passage: without one there is nothing to do. */
export const passageTools: readonly AssistTool[] = [
  'polish',
  'shorten',
  'expand',
  'fix',
  'tone',
  'translate',
  'summarise',
  'table',
  'rewrite',
];

/** Tones somebody can ask for. */
export const assistTones = ['formal', 'plain', 'firm', 'warm'] as const;
/** A tone. */
export type AssistTone = (typeof assistTones)[number];

/** Bounds of what goes to a model, in UTF-16 units. */
export const assistLimits = { passage: 20_000, before: 4_000, place: 2_000, wish: 600, bases: 10 } as const;

/** Where a sentence may come from: a passage of a reference file or of a knowledge base, quoted to the letter. */
export const writingSource = record({
  /** Counted from 1; sentences name it. */
  n: ['n', z.int()],
  kind: ['kind', z.enum(['file', 'base'])],
  /** Of the reference, or of the base's document. */
  id: ['id', id],
  document: ['document', text],
  /** 0 where there are no pages. */
  page: ['page', z.int()],
  heading: ['heading', text],
  quote: ['quote', text],
});
/** A source in house names. */
export type WritingSource = z.output<typeof writingSource>;

/** What a document was given to rest on: a file, or a knowledge base. */
export const documentSource = record({
  id: ['id', id],
  kind: ['kind', z.enum(['file', 'base'])],
  name: ['name', text],
  size: ['size', count],
  baseId: ['baseId', z.optional(id)],
  /** Headings of a file, the first two hundred. */
  headings: ['headings', z.array(record({ level: ['level', z.int()], text: ['text', text] }))],
});
/** What a document rests on, in house names. */
export type DocumentSource = z.output<typeof documentSource>;

/** What a stream tells while a model writes, in this order: source, delta, and at last done or failed. */
export const assistEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('source'), source: writingSource }),
  z.object({
    type: z.literal('delta'),
    text: z.string(),
    /** Numbers of the sources that bear the sentence out. */
    sources: z.array(z.int()),
    /** A number or a date stands in it that no source and not the passage itself has. */
    flagged: z.optional(z.boolean()),
  }),
  /** `long` where it was cut off because it did not end. */
  z.object({ type: z.literal('done'), long: z.boolean() }),
  z.object({ type: z.literal('failed'), code: z.int() }),
]);
/** In house names. */
export type AssistEvent = z.output<typeof assistEvent>;

const limited = (most: number) => z.string().check(z.maxLength(most));
const clientId = z.optional(z.string().check(z.minLength(1), z.maxLength(64)));
const writes = { method: 'POST', token: true, in: 'body', spec: 'ours' } as const;
const reads = { method: 'GET', token: true, spec: 'ours' } as const;
const sources = z.array(documentSource);

/** What a tool is asked with. */
export const assistInput = record({
  tool: ['tool', z.enum(assistTools)],
  /** The document whose sources may be used. */
  id: ['documentId', z.optional(id)],
  lang: ['language', z.enum(['zh', 'en'])],
  /** The kind of document in words, and its title. */
  kind: ['kind', z.optional(limited(60))],
  title: ['title', z.optional(limited(240))],
  passage: ['passage', z.optional(limited(assistLimits.passage))],
  /** What stands before the place that is written on, for `continue` and `draft`. */
  before: ['before', z.optional(limited(assistLimits.before))],
  /** Headings above the place, and for `outline` what is there. */
  place: ['place', z.optional(limited(assistLimits.place))],
  wish: ['wish', z.optional(limited(assistLimits.wish))],
  tone: ['tone', z.optional(z.enum(assistTones))],
  /** Into which language, for `translate`. */
  to: ['to', z.optional(z.enum(['zh', 'en']))],
  model: ['model', z.optional(limited(80))],
});

/** The calls. */
export const assistCalls = {
  /** Has a model write; nothing is stored, and whoever goes away stops it. */
  assist: {
    ...writes,
    path: '/write/assist',
    input: assistInput,
    reply: z.unknown(),
    events: assistEvent,
  },
  listSources: { ...reads, path: '/write/source/list', input: record({ id: ['id', id] }), reply: sources },
  /** Gives a document a file to rest on, from this device. Answers everything it rests on. */
  addReference: {
    method: 'POST',
    path: '/write/source/file',
    token: true,
    in: 'form',
    streams: true,
    input: record({
      id: ['id', id],
      name: ['name', limited(200)],
      file: ['file', wireUpload],
    }),
    reply: sources,
    spec: 'ours',
  },
  /** The same with a file of the office that one may fetch, as of a disk. */
  addStoredReference: {
    ...writes,
    path: '/write/source/stored',
    input: record({
      id: ['id', id],
      file: ['fileId', limited(64)],
      name: ['name', limited(200)],
      cid: ['clientId', clientId],
    }),
    reply: sources,
  },
  removeSource: {
    ...writes,
    path: '/write/source/remove',
    input: record({ id: ['id', id], source: ['sourceId', id], cid: ['clientId', clientId] }),
    reply: sources,
  },
  /** The knowledge bases a document rests on, all of them at once; only those one may ask in. */
  setBases: {
    ...writes,
    path: '/write/source/bases',
    input: record({
      id: ['id', id],
      bases: ['baseIds', z.array(id).check(z.maxLength(assistLimits.bases))],
      cid: ['clientId', clientId],
    }),
    reply: sources,
  },
  /** Takes a picture in that stands in the document from now on. */
  addPicture: {
    method: 'POST',
    path: '/write/picture/add',
    token: true,
    in: 'form',
    streams: true,
    input: record({ id: ['id', id], file: ['file', wireUpload] }),
    reply: record({ file: ['file', text] }),
    spec: 'ours',
  },
  /** A picture of a document, for who may read it. */
  getPicture: {
    method: 'GET',
    path: '/write/picture/{id}/{file}',
    token: true,
    binary: true,
    input: record({ id: ['id', id], file: ['file', limited(64)] }),
    reply: wireFile,
    spec: 'ours',
  },
  /** Passages of what a document rests on, best first, quoted with their place. */
  findSources: {
    ...writes,
    path: '/write/source/find',
    input: record({
      id: ['id', id],
      words: ['words', limited(400)],
      limit: ['limit', z.optional(z.int().check(z.gte(1), z.lte(20)))],
    }),
    reply: z.array(writingSource),
  },
} as const;
