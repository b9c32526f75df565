// The calls of writing: documents with their versions and rights, templates, comments, the organisation's terms.
import * as z from 'zod/mini';
import { service } from './endpoint.ts';
import { record } from './record.ts';
import { richText } from './rich-text.ts';
import { count, id, soughtText, text, time } from './scalars.ts';
import { soughtLimits } from './limits.ts';
import { assistCalls } from './write-assist.ts';
import { writeModuleIds } from './write-modules.ts';
import { writeLimits } from './write-limits.ts';

export { writeLimits };

/** What somebody may do with a document, lowest first. */
export const documentLevels = ['read', 'comment', 'edit', 'manage'] as const;
/** A level. */
export type DocumentLevel = (typeof documentLevels)[number];

/** Parts of the form that stand around the text, in the order of GB/T 9704-2012, and what was wished for. */
export const formFields = [
  'secrecy',
  'urgency',
  'org',
  'number',
  'signer',
  'recipient',
  'attachments',
  'signature',
  'date',
  'note',
  'copies',
  'printer',
  'printed',
  'numbering',
  'audience',
  'tone',
  'length',
  'wishes',
] as const;
/** Name of a part of the form. */
export type FormField = (typeof formFields)[number];

const part = z.optional(z.string().check(z.maxLength(writeLimits.formField)));
/** The form's parts; a missing one and an empty one are the same. */
export const documentForm = record({
  secrecy: ['secrecy', part],
  urgency: ['urgency', part],
  org: ['org', part],
  number: ['number', part],
  signer: ['signer', part],
  recipient: ['recipient', part],
  attachments: ['attachments', part],
  signature: ['signature', part],
  date: ['date', part],
  note: ['note', part],
  copies: ['copies', part],
  printer: ['printer', part],
  printed: ['printed', part],
  numbering: ['numbering', part],
  audience: ['audience', part],
  tone: ['tone', part],
  length: ['length', part],
  wishes: ['wishes', part],
});
/** The form's parts in house names. */
export type DocumentForm = z.output<typeof documentForm>;

const module = z.enum(writeModuleIds);
const language = z.enum(['zh', 'en']);
const level = z.enum(documentLevels);
const author = record({ id: ['id', id], name: ['name', text] });
/** Who wrote something. */
export type Author = z.output<typeof author>;

const rowFields = {
  id: ['id', id],
  title: ['title', text],
  module: ['module', module],
  lang: ['language', language],
  /** Characters as people count them: a Chinese character is one, a Latin word is one. */
  words: ['words', count],
  rev: ['rev', z.int()],
  owner: ['owner', author],
  level: ['level', level],
  created: ['createdTime', time],
  updated: ['updatedTime', time],
  /** When it went into the bin; absent while it is not there. */
  deleted: ['deletedTime', z.optional(time)],
  shared: ['shared', z.boolean()],
  excerpt: ['excerpt', text],
} as const;

/** A document as a list shows it. */
export const documentRow = record(rowFields);
/** A row in house names. */
export type DocumentRow = z.output<typeof documentRow>;

/** A document whole. */
export const writtenDocument = record({
  ...rowFields,
  form: ['form', documentForm],
  body: ['body', richText],
});
/** A document in house names. */
export type WrittenDocument = z.output<typeof writtenDocument>;

/** A version, without what stood in it. */
export const documentVersion = record({
  n: ['number', z.int()],
  by: ['by', author],
  time: ['time', time],
  title: ['title', text],
  words: ['words', count],
  /** What somebody called it; empty where the office kept it by itself. */
  name: ['name', text],
});
/** A version in house names. */
export type DocumentVersion = z.output<typeof documentVersion>;

/** A remark on a passage. */
export const documentComment = record({
  id: ['id', id],
  by: ['by', author],
  time: ['time', time],
  quote: ['quote', text],
  text: ['text', text],
  done: ['done', z.boolean()],
});
/** A remark in house names. */
export type DocumentComment = z.output<typeof documentComment>;

/** A template: a document with `{{fields}}` to fill in. */
export const documentTemplate = record({
  id: ['id', id],
  title: ['title', text],
  module: ['module', module],
  lang: ['language', language],
  own: ['own', z.boolean()],
  mayEdit: ['mayEdit', z.boolean()],
  updated: ['updatedTime', time],
  form: ['form', documentForm],
  body: ['body', richText],
});
/** A template in house names. */
export type DocumentTemplate = z.output<typeof documentTemplate>;

/** A word the organisation writes in one way. */
export const term = record({ wrong: ['wrong', text], right: ['right', text] });
/** A term in house names. */
export type Term = z.output<typeof term>;

const clientId = z.optional(z.string().check(z.minLength(1), z.maxLength(64)));
const title = z.string().check(z.maxLength(writeLimits.title * 2));
const pageSize = z.optional(
  z.codec(z.union([z.string().check(z.regex(/^\d{1,3}$/)), z.int()]), z.int().check(z.gte(1), z.lte(100)), {
    decode: (wire) => Number(wire),
    encode: (value) => String(value),
  }),
);
const number = z.codec(z.union([z.string().check(z.regex(/^\d{1,9}$/)), z.int()]), z.int(), {
  decode: (wire) => Number(wire),
  encode: (value) => String(value),
});
/** Whom a level is given to. */
const grantee = {
  kind: ['kind', z.enum(['person', 'department', 'group', 'everybody'])],
  gid: ['granteeId', z.optional(id)],
  name: ['name', z.optional(text)],
} as const;
/** A level somebody was given. */
export const documentGrant = record({
  ...grantee,
  /** A department in English too, left out where nobody wrote it. */
  nameEn: ['nameEn', z.optional(z.string())],
  level: ['level', level],
  until: ['until', z.nullish(time)],
});
/** A grant in house names. */
export type DocumentGrant = z.output<typeof documentGrant>;

const reads = { method: 'GET', token: true, spec: 'ours' } as const;
const writes = { method: 'POST', token: true, in: 'body', spec: 'ours' } as const;
const ofOne = record({ id: ['id', id] });
const actOnOne = record({ id: ['id', id], cid: ['clientId', clientId] });

/** The calls. */
export const write = service('userCentre', {
  /** Documents one may read: one's own and those one was given; `bin` those one has deleted. */
  listDocuments: {
    ...reads,
    path: '/write/document/list',
    input: record({
      of: ['of', z.optional(z.enum(['all', 'own', 'shared', 'bin']))],
      search: ['search', z.optional(soughtText(soughtLimits.work))],
      module: ['module', z.optional(module)],
      order: ['order', z.optional(z.enum(['updated', 'created', 'title']))],
      before: ['before', z.optional(z.string().check(z.maxLength(200)))],
      limit: ['limit', pageSize],
    }),
    reply: record({
      rows: ['rows', z.array(documentRow)],
      /** Where the next page begins; absent at the end. */
      next: ['next', z.optional(z.string())],
    }),
  },
  getDocument: { ...reads, path: '/write/document/get', input: ofOne, reply: writtenDocument },
  createDocument: {
    ...writes,
    path: '/write/document/create',
    input: record({
      title: ['title', title],
      module: ['module', module],
      lang: ['language', z.optional(language)],
      form: ['form', z.optional(documentForm)],
      body: ['body', z.optional(richText)],
      cid: ['clientId', clientId],
    }),
    reply: writtenDocument,
  },
  /**
   * Writes what changed since a revision. `changed` says that somebody was faster: nothing was written, and the
   * document is as it is now.
   */
  saveDocument: {
    ...writes,
    path: '/write/document/save',
    input: record({
      id: ['id', id],
      rev: ['rev', z.int()],
      title: ['title', z.optional(title)],
      module: ['module', z.optional(module)],
      form: ['form', z.optional(documentForm)],
      body: ['body', z.optional(richText)],
      cid: ['clientId', clientId],
    }),
    reply: record({
      state: ['state', z.enum(['saved', 'changed'])],
      document: ['document', writtenDocument],
    }),
  },
  deleteDocument: { ...writes, path: '/write/document/delete', input: actOnOne, reply: documentRow },
  restoreDocument: { ...writes, path: '/write/document/restore', input: actOnOne, reply: documentRow },
  /** Out of the bin, for good. */
  purgeDocument: { ...writes, path: '/write/document/purge', input: actOnOne, reply: z.unknown() },

  listVersions: {
    ...reads,
    path: '/write/version/list',
    input: ofOne,
    reply: z.array(documentVersion),
  },
  getVersion: {
    ...reads,
    path: '/write/version/get',
    input: record({ id: ['id', id], n: ['number', number] }),
    reply: record({
      n: ['number', z.int()],
      title: ['title', text],
      form: ['form', documentForm],
      body: ['body', richText],
    }),
  },
  /** Keeps what stands there now under a name. */
  keepVersion: {
    ...writes,
    path: '/write/version/keep',
    input: record({
      id: ['id', id],
      name: ['name', z.string().check(z.maxLength(80))],
      cid: ['clientId', clientId],
    }),
    reply: documentVersion,
  },

  listDocumentGrants: {
    ...reads,
    path: '/write/grant/list',
    input: ofOne,
    reply: z.array(documentGrant),
  },
  /** Gives a level; without one it is taken away. */
  setDocumentGrant: {
    ...writes,
    path: '/write/grant/set',
    input: record({
      id: ['id', id],
      ...grantee,
      level: ['level', z.optional(level)],
      until: ['until', z.nullish(time)],
      cid: ['clientId', clientId],
    }),
    reply: z.array(documentGrant),
  },

  listComments: { ...reads, path: '/write/comment/list', input: ofOne, reply: z.array(documentComment) },
  addComment: {
    ...writes,
    path: '/write/comment/add',
    input: record({
      id: ['id', id],
      quote: ['quote', z.string().check(z.maxLength(400))],
      text: ['text', z.string().check(z.maxLength(writeLimits.comment))],
      cid: ['clientId', clientId],
    }),
    reply: documentComment,
  },
  /** Settled, or open again. */
  settleComment: {
    ...writes,
    path: '/write/comment/settle',
    input: record({
      id: ['id', id],
      comment: ['commentId', id],
      done: ['done', z.boolean()],
      cid: ['clientId', clientId],
    }),
    reply: documentComment,
  },

  listTemplates: {
    ...reads,
    path: '/write/template/list',
    input: record({
      module: ['module', z.optional(module)],
      search: ['search', z.optional(soughtText(soughtLimits.work))],
    }),
    reply: z.array(documentTemplate),
  },
  /** Makes a template or changes one; `office` gives it to everybody, for administrators. */
  saveTemplate: {
    ...writes,
    path: '/write/template/save',
    input: record({
      id: ['id', z.optional(id)],
      title: ['title', title],
      module: ['module', module],
      lang: ['language', language],
      office: ['office', z.optional(z.boolean())],
      form: ['form', documentForm],
      body: ['body', richText],
      cid: ['clientId', clientId],
    }),
    reply: documentTemplate,
  },
  deleteTemplate: { ...writes, path: '/write/template/delete', input: actOnOne, reply: z.unknown() },

  /** What the page of new documents asks for: modules last used, newest first, and the organisation's terms. */
  getWriting: {
    ...reads,
    path: '/write/get',
    input: record({}),
    reply: record({
      recent: ['recentModules', z.array(z.string())],
      terms: ['terms', z.array(term)],
      org: ['organisation', text],
      editTerms: ['mayEditTerms', z.boolean()],
      /** Models that can be asked, the usual one first; none where the office has no endpoint. */
      models: ['models', z.array(z.string())],
    }),
  },
  /** Replaces the organisation's list; for administrators. */
  setTerms: {
    ...writes,
    path: '/write/term/set',
    input: record({
      terms: ['terms', z.array(term).check(z.maxLength(writeLimits.terms))],
      cid: ['clientId', clientId],
    }),
    reply: z.array(term),
  },
  ...assistCalls,
});
