// The calls of AI questions; none of them stands in the specification, so they hang below the user centre.
import * as z from 'zod/mini';
import {
  answer,
  answerEvent,
  assistant,
  baseDocument,
  baseGrant,
  baseLevels,
  foundPassage,
  knowledgeBase,
  pair,
  publishedApp,
  ratedAnswer,
  reading,
  session,
  turn,
  unanswered,
} from './ask-entities.ts';
import { askLimits } from './ask-limits.ts';
import { service } from './endpoint.ts';
import { wireFile, wireUpload } from './file.ts';
import { record } from './record.ts';
import { flag, id, integer } from './scalars.ts';

const limited = (most: number) => z.string().check(z.maxLength(most));
const ids = z.array(id).check(z.maxLength(askLimits.basesAtOnce));
const clientId = ['clientId', z.optional(z.string().check(z.minLength(1), z.maxLength(64)))] as const;
const depth = z.enum(['quick', 'thorough']);
const ofId = record({ id: ['id', id] });
const rated = z.int().check(z.minimum(-1), z.maximum(1));

const read = <const P extends string, I extends z.ZodMiniType, R extends z.ZodMiniType>(
  path: P,
  input: I,
  reply: R,
) => ({ method: 'GET', path, token: true, input, reply, spec: 'ours' }) as const;
const write = <const P extends string, I extends z.ZodMiniType, R extends z.ZodMiniType>(
  path: P,
  input: I,
  reply: R,
) => ({ method: 'POST', path, token: true, in: 'body', input, reply, spec: 'ours' }) as const;

/** What a question is asked with. */
export const askInput = record({
  question: ['question', z.string()],
  baseIds: ['baseIds', ids],
  /** The conversation it belongs to; without one a new one begins. */
  sessionId: ['sessionId', z.optional(id)],
  /** The turn it follows; an edited question names the one before the edited one and so makes a branch. */
  parentId: ['parentId', z.optional(id)],
  /** Writes another version of this turn's answer instead. */
  turnId: ['turnId', z.optional(id)],
  /** Begins a new topic: what was said before is not looked at. */
  cut: ['cut', z.optional(z.boolean())],
  model: ['model', z.optional(limited(100))],
  depth: ['depth', z.optional(depth)],
  clientId,
});

/** The table. */
export const askContract = service('userCentre', {
  /** What this person may use: models, bases, assistants, whom to ask where there is nothing. */
  getAskPlace: read(
    '/ask/place',
    record({}),
    record({
      models: ['models', z.array(z.string())],
      model: ['model', z.string()],
      deepSeekOnly: ['deepSeekOnly', flag(1, 0)],
      mayCreate: ['mayCreate', flag(1, 0)],
      bases: ['bases', z.array(knowledgeBase)],
      assistants: ['assistants', z.array(assistant)],
      administrators: ['administrators', z.array(z.string())],
    }),
  ),
  createBase: write(
    '/ask/base/create',
    record({
      name: ['name', z.string()],
      introduction: ['introduction', z.optional(limited(askLimits.introduction))],
      kind: ['kind', z.optional(z.enum(['documents', 'library']))],
      clientId,
    }),
    knowledgeBase,
  ),
  updateBase: write(
    '/ask/base/update',
    record({
      id: ['id', id],
      rev: ['rev', z.optional(z.int())],
      name: ['name', z.optional(z.string())],
      introduction: ['introduction', z.optional(limited(askLimits.introduction))],
      /** Words that mean the same, one group a line, commas between. */
      synonyms: ['synonyms', z.optional(limited(20_000))],
    }),
    knowledgeBase,
  ),
  removeBase: write('/ask/base/remove', ofId, z.unknown()),
  getBaseGrants: read('/ask/base/grants', ofId, z.array(baseGrant)),
  setBaseGrant: write(
    '/ask/base/grant',
    record({
      id: ['id', id],
      kind: ['kind', z.enum(['person', 'department', 'group', 'everybody'])],
      granteeId: ['granteeId', z.optional(id)],
      level: ['level', z.optional(z.enum(baseLevels))],
    }),
    z.array(baseGrant),
  ),
  /** Published assistants over bases that one looks after, with whom they are for. */
  listApps: read('/ask/apps', record({}), z.array(publishedApp)),
  /** Publishes an assistant, or changes one; whoever looks after all of its bases may. */
  putApp: write(
    '/ask/app/put',
    record({
      id: ['id', z.optional(id)],
      rev: ['rev', z.optional(z.int())],
      name: ['name', z.string()],
      introduction: ['introduction', z.optional(limited(askLimits.introduction))],
      baseIds: ['baseIds', ids],
      model: ['model', z.optional(limited(100))],
      starters: [
        'starters',
        z.optional(z.array(limited(askLimits.starter)).check(z.maxLength(askLimits.starters))),
      ],
      clientId,
    }),
    publishedApp,
  ),
  /** Says whom it is for; without `allowed` they are taken out again. */
  setAppAudience: write(
    '/ask/app/audience',
    record({
      id: ['id', id],
      kind: ['kind', z.enum(['person', 'department', 'group', 'everybody'])],
      granteeId: ['granteeId', z.optional(id)],
      allowed: ['allowed', z.boolean()],
    }),
    publishedApp,
  ),
  removeApp: write('/ask/app/remove', ofId, z.unknown()),
  listDocuments: read('/ask/documents', ofId, z.array(baseDocument)),
  /** Adds documents by their text; one of the same name is replaced. Formats that are not text go by `addDocumentFile`. */
  addDocuments: write(
    '/ask/documents/add',
    record({
      id: ['id', id],
      documents: [
        'documents',
        z
          .array(
            record({
              name: ['name', limited(askLimits.documentName)],
              text: ['text', limited(askLimits.text)],
            }),
          )
          .check(z.maxLength(askLimits.documentsAtOnce)),
      ],
    }),
    z.array(baseDocument),
  ),
  /** Adds a file of any format that the office reads: pdf, docx, xlsx, md, txt, html. */
  addDocumentFile: {
    method: 'POST',
    path: '/ask/documents/file',
    token: true,
    in: 'form',
    streams: true,
    input: record({
      id: ['id', id],
      name: ['name', limited(askLimits.documentName)],
      file: ['file', wireUpload],
    }),
    reply: baseDocument,
    spec: 'ours',
  },
  /** Adds a file that stands on a disk: whoever may download it may add it. */
  addDiskDocument: write(
    '/ask/documents/disk',
    record({
      id: ['id', id],
      nodeId: ['nodeId', id],
      fileId: ['fileId', limited(80)],
      name: ['name', limited(askLimits.documentName)],
    }),
    baseDocument,
  ),
  removeDocuments: write(
    '/ask/documents/remove',
    record({ ids: ['ids', z.array(id).check(z.maxLength(1_000))] }),
    z.unknown(),
  ),
  listPairs: read('/ask/pairs', ofId, z.array(pair)),
  putPairs: write(
    '/ask/pairs/put',
    record({
      id: ['id', id],
      pairs: [
        'pairs',
        z
          .array(
            record({
              id: ['id', z.optional(id)],
              question: ['question', limited(2_000)],
              answer: ['answer', limited(20_000)],
            }),
          )
          .check(z.maxLength(askLimits.pairsAtOnce)),
      ],
    }),
    z.array(pair),
  ),
  removePairs: write(
    '/ask/pairs/remove',
    record({ ids: ['ids', z.array(id).check(z.maxLength(1_000))] }),
    z.unknown(),
  ),
  /** Asks; what is written comes as a stream of events, one JSON line each, and stops when the caller goes. */
  ask: {
    method: 'POST',
    path: '/ask/answer',
    token: true,
    in: 'body',
    input: askInput,
    reply: z.unknown(),
    events: answerEvent,
    spec: 'ours',
  },
  /** Stops an answer that is being written; what is there stays and is marked. */
  stopAnswer: write('/ask/answer/stop', ofId, z.unknown()),
  /** Passages without an answer, best first. */
  retrieve: write(
    '/ask/retrieve',
    record({
      question: ['question', z.string()],
      baseIds: ['baseIds', ids],
      limit: ['limit', z.optional(integer)],
    }),
    z.array(foundPassage),
  ),
  /** Many questions at once, for measuring: what is found for each, and whether it would be refused. Nothing is kept. */
  measure: write(
    '/ask/measure',
    record({
      questions: ['questions', z.array(z.string()).check(z.maxLength(askLimits.questionsAtOnce))],
      baseIds: ['baseIds', ids],
      plain: ['plain', z.optional(z.boolean())],
    }),
    z.array(record({ refused: ['refused', flag(1, 0)], found: ['found', z.array(foundPassage)] })),
  ),
  listSessions: read(
    '/ask/sessions',
    record({
      words: ['words', z.optional(limited(200))],
      before: ['before', z.optional(integer)],
      limit: ['limit', z.optional(integer)],
    }),
    z.array(session),
  ),
  getSession: read(
    '/ask/session',
    ofId,
    record({ session: ['session', session], turns: ['turns', z.array(turn)] }),
  ),
  changeSession: write(
    '/ask/session/change',
    record({
      id: ['id', id],
      title: ['title', z.optional(limited(askLimits.name))],
      pinned: ['pinned', z.optional(z.boolean())],
    }),
    session,
  ),
  /** Takes every turn out of a conversation, or removes it altogether; refused while an answer is being written. */
  clearSession: write(
    '/ask/session/clear',
    record({ id: ['id', id], remove: ['remove', z.optional(z.boolean())] }),
    z.unknown(),
  ),
  rateAnswer: write(
    '/ask/rate',
    record({
      id: ['id', id],
      rating: ['rating', rated],
      reason: ['reason', z.optional(limited(askLimits.reason))],
    }),
    answer,
  ),
  /** An administrator of a base writes the answer that comes first from now on. */
  correctAnswer: write(
    '/ask/correct',
    record({
      id: ['id', id],
      text: ['text', z.string().check(z.minLength(1), z.maxLength(askLimits.answerText))],
    }),
    answer,
  ),
  listUnanswered: read('/ask/unanswered', record({}), z.array(unanswered)),
  /** Rated answers over bases that one looks after, the newest first. */
  listRated: read('/ask/rated', record({}), z.array(ratedAnswer)),
  /** Lets whoever may ask in all bases of an answer read it: its card was sent to them. */
  shareAnswer: write('/ask/answer/share', ofId, z.unknown()),
  /** One's own answer, or one that was shared. */
  getAnswer: read(
    '/ask/answer/one',
    ofId,
    record({
      question: ['question', z.string()],
      answer: ['answer', answer],
      own: ['own', flag(1, 0)],
    }),
  ),
  /** The text around a citation of an answer, or of a document from a place on. */
  readSource: read(
    '/ask/source',
    record({
      answerId: ['answerId', z.optional(id)],
      n: ['n', z.optional(integer)],
      documentId: ['documentId', z.optional(id)],
      start: ['start', z.optional(integer)],
      end: ['end', z.optional(integer)],
    }),
    reading,
  ),
  /**
   * A picture of a document (`7-0`) or the source file itself (`7`), by the specification's address below the AI base
   * address. Who may do so is asked at each request.
   */
  getAskFile: {
    method: 'GET',
    at: 'aiBase',
    path: '/file/{id}',
    token: true,
    binary: true,
    input: record({ id: ['id', limited(80)] }),
    reply: wireFile,
    spec: 'ours',
  },
});
