// What AI questions are made of on the wire: bases, documents, sources, turns with versions, the events of an answer.
import * as z from 'zod/mini';
import { record } from './record.ts';
import { flag, id, text, time } from './scalars.ts';

/** Levels of a person on a base, lowest first. */
export const baseLevels = ['ask', 'manage'] as const;
/** One of them. */
export type BaseLevel = (typeof baseLevels)[number];

/** A knowledge base (`kind` documents) or a library of questions and answers (`kind` library). */
export const knowledgeBase = record({
  id: ['id', id],
  kind: ['kind', z.enum(['documents', 'library'])],
  name: ['name', text],
  introduction: ['introduction', text],
  /** What this person may. */
  level: ['level', z.enum(baseLevels)],
  documents: ['documents', z.int()],
  /** Documents that are not indexed yet. */
  waiting: ['waiting', z.int()],
  passages: ['passages', z.int()],
  /** Words that mean the same, one group a line; empty for those who may only ask. */
  synonyms: ['synonyms', text],
  /** Who made it and looks after it. */
  keeperId: ['keeperId', text],
  keeper: ['keeper', text],
  rev: ['rev', z.int()],
  time: ['time', time],
});
/** In house names. */
export type KnowledgeBase = z.output<typeof knowledgeBase>;

/** A document of a base. `state`: waits for the index, stands in it, or could not be read. */
export const baseDocument = record({
  id: ['id', id],
  baseId: ['baseId', id],
  name: ['name', text],
  size: ['size', z.int()],
  state: ['state', z.enum(['waiting', 'ready', 'failed'])],
  reason: ['reason', text],
  passages: ['passages', z.int()],
  hash: ['hash', text],
  time: ['time', time],
});
/** In house names. */
export type BaseDocument = z.output<typeof baseDocument>;

/** What has become of a source since it was cited. */
export const sourceStates = ['same', 'changed', 'removed', 'notAllowed'] as const;
/** One of them. */
export type SourceState = (typeof sourceStates)[number];

/** A citation: a record of its own, kept with the answer. `quote` and names are empty where it is not allowed any more. */
export const source = record({
  n: ['n', z.int()],
  /** `basefile:7`, or `pair:3` for a question and answer of a library. */
  ref: ['reference', text],
  baseId: ['baseId', id],
  document: ['document', text],
  hash: ['hash', text],
  page: ['page', z.int()],
  heading: ['heading', text],
  quote: ['quote', text],
  start: ['start', z.int()],
  end: ['end', z.int()],
  score: ['score', z.number()],
  state: ['state', z.enum(sourceStates)],
});
/** In house names. */
export type Source = z.output<typeof source>;

/** A sentence of an answer with the numbers of its sources. `flagged`: it holds a number or date that no source holds. */
export const sentence = record({
  text: ['text', text],
  sources: ['sources', z.array(z.int())],
  flagged: ['flagged', z.optional(z.boolean())],
});

/** A picture that belongs to a cited passage. */
export const picture = record({
  /** Path below the AI base address: `/file/{id}`. */
  id: ['id', text],
  n: ['n', z.int()],
  caption: ['caption', text],
});
/** In house names. */
export type AnswerPicture = z.output<typeof picture>;

/** How an answer came about: quoted from documents, a question of a library, corrected by a person, written by a model. */
export const answerModes = ['quoted', 'library', 'verified', 'model'] as const;

/** One version of an answer. */
export const answer = record({
  id: ['id', id],
  version: ['version', z.int()],
  state: ['state', z.enum(['writing', 'done', 'stopped', 'failed'])],
  mode: ['mode', z.enum(answerModes)],
  refused: ['refused', flag(1, 0)],
  text: ['text', text],
  sentences: ['sentences', z.array(sentence)],
  sources: ['sources', z.array(source)],
  pictures: ['pictures', z.array(picture)],
  followUps: ['followUps', z.array(z.string())],
  /** Passages and documents that were found. */
  passages: ['passages', z.int()],
  documents: ['documents', z.int()],
  elapsedMs: ['elapsedMs', z.int()],
  model: ['model', text],
  depth: ['depth', z.enum(['quick', 'thorough'])],
  /** 1 up, -1 down, 0 none. */
  rating: ['rating', z.int()],
  reason: ['reason', text],
  /** Who verified it and when, where a person corrected it. */
  verifiedBy: ['verifiedBy', text],
  verifiedTime: ['verifiedTime', z.optional(time)],
  time: ['time', time],
});
/** In house names. */
export type Answer = z.output<typeof answer>;

/** A question with the versions of its answer; an edited question is another turn on the same parent. */
export const turn = record({
  id: ['id', id],
  parentId: ['parentId', z.optional(id)],
  question: ['question', text],
  time: ['time', time],
  /** Context is cut before this turn. */
  cut: ['cut', flag(1, 0)],
  answers: ['answers', z.array(answer)],
});
/** In house names. */
export type Turn = z.output<typeof turn>;

/** A conversation as the list shows it. */
export const session = record({
  id: ['id', id],
  title: ['title', text],
  pinned: ['pinned', flag(1, 0)],
  baseIds: ['baseIds', z.array(id)],
  /** 1 while an answer is being written. */
  writing: ['writing', flag(1, 0)],
  time: ['time', time],
  rev: ['rev', z.int()],
});
/** In house names. */
export type Session = z.output<typeof session>;

/** What a stream tells of an answer that is being written, in this order: search, source, delta (each after drafts of it), picture, followUp, done. */
export const answerEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('begun'),
    sessionId: z.string(),
    turnId: z.string(),
    answerId: z.string(),
    version: z.int(),
  }),
  z.object({
    type: z.literal('search'),
    state: z.enum(['searching', 'found', 'writing']),
    passages: z.int(),
    documents: z.int(),
    waiting: z.int(),
  }),
  z.object({ type: z.literal('source'), source }),
  z.object({
    type: z.literal('delta'),
    text: z.string(),
    sources: z.array(z.int()),
    reasoning: z.optional(z.boolean()),
  }),
  /** The beginning of the sentence that is being written, unchecked; the next one, or the `delta`, takes its place. */
  z.object({ type: z.literal('draft'), text: z.string() }),
  z.object({ type: z.literal('picture'), picture }),
  z.object({ type: z.literal('followUp'), questions: z.array(z.string()) }),
  z.object({ type: z.literal('done'), answer }),
  z.object({ type: z.literal('failed'), code: z.int() }),
]);
/** In house names. */
export type AnswerEvent = z.output<typeof answerEvent>;

/** A passage that was found, without an answer. */
export const foundPassage = record({
  documentId: ['documentId', id],
  document: ['document', text],
  page: ['page', z.int()],
  heading: ['heading', text],
  quote: ['quote', text],
  start: ['start', z.int()],
  end: ['end', z.int()],
  score: ['score', z.number()],
  /** Its best sentences, best first. */
  sentences: ['sentences', z.array(z.string())],
});
/** In house names. */
export type FoundPassage = z.output<typeof foundPassage>;

/** A question and its answer in a library. */
export const pair = record({
  id: ['id', id],
  question: ['question', text],
  answer: ['answer', text],
  time: ['time', time],
  rev: ['rev', z.int()],
});
/** In house names. */
export type Pair = z.output<typeof pair>;

/** A question that found no answer, or whose answer was rated down. */
export const unanswered = record({
  answerId: ['answerId', id],
  question: ['question', text],
  person: ['person', text],
  refused: ['refused', flag(1, 0)],
  reason: ['reason', text],
  time: ['time', time],
});
/** In house names. */
export type Unanswered = z.output<typeof unanswered>;

/** A rated answer, as a line of a set that measures the next change. */
export const ratedAnswer = record({
  answerId: ['answerId', id],
  question: ['question', text],
  /** The quote that answered; empty where nothing was found. */
  answer: ['answer', text],
  document: ['document', text],
  rating: ['rating', z.int()],
  reason: ['reason', text],
  time: ['time', time],
});
/** In house names. */
export type RatedAnswer = z.output<typeof ratedAnswer>;

/** Somebody a published assistant is for. */
export const audienceMember = record({
  kind: ['kind', z.enum(['person', 'department', 'group', 'everybody'])],
  id: ['id', z.optional(id)],
  name: ['name', text],
  nameEn: ['nameEn', z.optional(z.string())],
});

/** A published assistant. */
export const assistant = record({
  id: ['id', id],
  name: ['name', text],
  introduction: ['introduction', text],
  baseIds: ['baseIds', z.array(id)],
  model: ['model', text],
  starters: ['starters', z.array(z.string())],
});
/** In house names. */
export type Assistant = z.output<typeof assistant>;

/** A published assistant as those see it who look after it: for whom it is stands with it. */
export const publishedApp = record({
  id: ['id', id],
  name: ['name', text],
  introduction: ['introduction', text],
  baseIds: ['baseIds', z.array(id)],
  /** Empty for the office's own choice. */
  model: ['model', text],
  starters: ['starters', z.array(z.string())],
  audience: ['audience', z.array(audienceMember)],
  rev: ['rev', z.int()],
  time: ['time', time],
});
/** In house names. */
export type PublishedApp = z.output<typeof publishedApp>;

/** What stands at the place of a citation: the text around it, with the exact place where it is sure. */
export const reading = record({
  document: ['document', text],
  text: ['text', text],
  /** Where `text` begins in the document. */
  from: ['from', z.int()],
  total: ['total', z.int()],
  /** Exact place of the quote in the document; absent where it does not stand there any more. */
  start: ['start', z.optional(z.int())],
  end: ['end', z.optional(z.int())],
  state: ['state', z.enum(sourceStates)],
  heading: ['heading', text],
  page: ['page', z.int()],
  /** Names the source file for `getAskFile`, where this person may have the whole of it. */
  fileId: ['fileId', z.optional(text)],
  /** Where it stands on a disk, for whom it is there. */
  nodeId: ['nodeId', z.optional(id)],
});
/** In house names. */
export type Reading = z.output<typeof reading>;

/** Who may what on a base. */
export const baseGrant = record({
  kind: ['kind', z.enum(['person', 'department', 'group', 'everybody'])],
  id: ['id', z.optional(id)],
  name: ['name', text],
  nameEn: ['nameEn', z.optional(z.string())],
  level: ['level', z.enum(baseLevels)],
});
/** In house names. */
export type BaseGrant = z.output<typeof baseGrant>;
