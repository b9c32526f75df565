// What the commands about AI questions print with `--json`, as schemas.
import * as z from 'zod/mini';
import { anything, count, flag, text, time } from './schema-parts.ts';

const source = z.strictObject({
  n: count,
  document: text,
  page: count,
  heading: text,
  quote: text,
  start: count,
  end: count,
  state: z.enum(['same', 'changed', 'removed', 'notAllowed']),
  reference: text,
});
const mode = z.enum(['quoted', 'library', 'verified', 'model']);
const state = z.enum(['writing', 'done', 'stopped', 'failed']);

const answer = z.strictObject({
  answer: text,
  sentences: z.array(z.strictObject({ text, sources: z.array(count), flagged: z.optional(flag) })),
  sources: z.array(source),
  refused: flag,
  state,
  mode,
  sessionId: text,
  turnId: text,
  answerId: text,
  version: count,
  model: text,
  elapsedMs: count,
  pictures: z.array(z.strictObject({ id: text, source: count, caption: text })),
  followUps: z.array(text),
});
const passage = z.strictObject({
  document: text,
  quote: text,
  start: count,
  end: count,
  score: z.number(),
  heading: text,
  page: count,
  documentId: text,
});
const session = z.strictObject({ id: text, title: text, pinned: flag, baseIds: z.array(text), time });
const base = z.strictObject({
  ...{ id: text, name: text, kind: text, introduction: text, level: text },
  ...{ documents: count, waiting: count, passages: count, time },
});
const baseDocument = z.strictObject({
  ...{ id: text, name: text, size: count, state: text, reason: text, passages: count, time },
});
const audience = z.array(
  z.strictObject({ kind: text, id: z.optional(text), name: text, nameEn: z.optional(text) }),
);
const app = z.strictObject({
  ...{ id: text, name: text, introduction: text, baseIds: z.array(text), model: text },
  ...{ starters: z.array(text), audience, time },
});
const rates = z.strictObject({ at1: z.number(), at3: z.number(), at5: z.number() });
const rated = z.strictObject({ answerId: text, rating: z.number(), reason: text });

/** By the words of the commands. */
export const askShapes = {
  'ask answer': answer,
  'ask retrieve': z.array(passage),
  // What the act is about: bases, documents of one, and in other words its pairs, grants and files of pairs.
  'ask kb': z.union([z.array(base), base, z.array(baseDocument), anything]),
  'ask app': z.union([z.array(app), app]),
  'ask session': z.union([z.array(session), anything]),
  'ask rate': rated,
  'ask rated': z.array(
    z.strictObject({
      answerId: text,
      question: text,
      answer: text,
      document: text,
      rating: z.number(),
      reason: text,
      time,
    }),
  ),
  'ask correct': rated,
  'ask unanswered': z.array(
    z.strictObject({ answerId: text, question: text, person: text, refused: flag, reason: text, time }),
  ),
  'ask eval': z.strictObject({
    questions: count,
    document: rates,
    passage: rates,
    quote: rates,
    refusals: count,
    unanswerable: count,
    rightlyRefused: count,
    wronglyRefused: count,
  }),
} as const;
