// What the commands about AI questions print of answers, bases, documents and conversations.
import type { Answer, BaseDocument, KnowledgeBase, PublishedApp, Session, Turn } from '#sdk/ask/ask-api.ts';
import { isoTime } from '../output/times.ts';

/** Keys of a rated answer. */
export const ratedAnswerFields = [
  'answerId',
  'question',
  'answer',
  'document',
  'rating',
  'reason',
  'time',
] as const;
/** Keys of an answer. */
export const answerFields = [
  'answer',
  'sentences',
  'sources',
  'refused',
  'state',
  'mode',
  'sessionId',
  'turnId',
  'answerId',
  'version',
  'model',
  'elapsedMs',
  'pictures',
  'followUps',
] as const;
const sourceRow = ({
  n,
  document,
  page,
  heading,
  quote,
  start,
  end,
  state,
  reference,
}: Answer['sources'][number]) => ({
  n,
  document,
  page,
  heading,
  quote,
  start,
  end,
  state,
  reference,
});

/** An answer as it is printed. */
export function answerRow(answer: Answer, { sessionId, turnId }: { sessionId: string; turnId: string }) {
  const {
    text,
    sentences,
    sources,
    refused,
    state,
    mode,
    id,
    version,
    model,
    elapsedMs,
    pictures,
    followUps,
  } = answer;
  return {
    answer: text,
    sentences: sentences.map((each) => ({
      text: each.text,
      sources: each.sources,
      ...(each.flagged === true && { flagged: true }),
    })),
    sources: sources.map(sourceRow),
    refused,
    state,
    mode,
    sessionId,
    turnId,
    answerId: id,
    version,
    model,
    elapsedMs,
    pictures: pictures.map((each) => ({ id: each.id, source: each.n, caption: each.caption })),
    followUps,
  };
}

/** Keys of a found passage. */
export const passageFields = [
  'document',
  'quote',
  'start',
  'end',
  'score',
  'heading',
  'page',
  'documentId',
] as const;
/** A found passage as it is printed. */
export type PassageRow = {
  document: string;
  quote: string;
  start: number;
  end: number;
  score: number;
  heading: string;
  page: number;
  documentId: string;
};

/** Keys of a base, and of a document of one. */
export const kbFields = [
  'id',
  'name',
  'kind',
  'introduction',
  'level',
  'documents',
  'waiting',
  'passages',
  'time',
  'size',
  'state',
  'reason',
] as const;

/** A base as it is printed. */
export const kbRow = ({
  id,
  name,
  kind,
  introduction,
  level,
  documents,
  waiting,
  passages,
  time,
}: KnowledgeBase) => ({
  id,
  name,
  kind,
  introduction,
  level,
  documents,
  waiting,
  passages,
  time: isoTime(time),
});
/** A document as it is printed. */
export const documentRow = ({ id, name, size, state, reason, passages, time }: BaseDocument) => ({
  id,
  name,
  size,
  state,
  reason,
  passages,
  time: isoTime(time),
});

/** Keys of a published assistant. */
export const appFields = [
  'id',
  'name',
  'introduction',
  'baseIds',
  'model',
  'starters',
  'audience',
  'time',
] as const;
/** A published assistant as it is printed. */
export const appRow = ({
  id,
  name,
  introduction,
  baseIds,
  model,
  starters,
  audience,
  time,
}: PublishedApp) => ({
  id,
  name,
  introduction,
  baseIds,
  model,
  starters,
  audience,
  time: isoTime(time),
});

/** Keys of a conversation. */
export const sessionFields = ['id', 'title', 'pinned', 'baseIds', 'time'] as const;
/** A conversation as it is printed. */
export const sessionRow = ({ id, title, pinned, baseIds, time }: Session) => ({
  id,
  title,
  pinned,
  baseIds,
  time: isoTime(time),
});
/** A turn as it is printed. */
export const turnRow = ({ id, question, answers, time }: Turn) => ({
  id,
  question,
  time: isoTime(time),
  answers: answers.map(({ id: answerId, version, text, refused, state, mode, sources, rating }) => ({
    answerId,
    version,
    answer: text,
    refused,
    state,
    mode,
    rating,
    sources: sources.map(sourceRow),
  })),
});

/** Keys of a rating. */
export const ratedFields = ['answerId', 'rating', 'reason'] as const;
/** Keys of a question without an answer. */
export const unansweredFields = ['answerId', 'question', 'person', 'refused', 'reason', 'time'] as const;
/** Keys of an evaluation. */
export const evalFields = [
  'questions',
  'document',
  'passage',
  'quote',
  'refusals',
  'unanswerable',
  'rightlyRefused',
  'wronglyRefused',
] as const;
