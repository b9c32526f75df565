// The verbs of `tangram ask`; without one the words are a question.
import type { NounSpec } from '../../command.ts';
import { answer } from './answer.ts';
import { correct } from './correct.ts';
import { evaluate } from './eval.ts';
import { kb } from './kb.ts';
import { rate } from './rate.ts';
import { rated } from './rated.ts';
import { retrieve } from './retrieve.ts';
import { session } from './session.ts';
import { unanswered } from './unanswered.ts';

/** The noun. */
export const noun: NounSpec = {
  name: 'ask',
  summary: 'cliAsk.summary',
  shapes: async () => (await import('../../shapes/ask-schemas.ts')).askShapes,
  verbs: [answer, retrieve, kb, session, rate, rated, correct, unanswered, evaluate],
  otherwise: answer,
};
