// The verbs of `tangram ask`; without one the words are a question.
import { hasQuestions } from '#sdk/ask/actions/questions-there.ts';
import { OfficeError } from '#sdk/errors.ts';
import { pickVariant } from '#variants/index.ts';
import type { CommandSpec, NounSpec } from '../../command.ts';
import { answer } from './answer.ts';
import { app } from './app.ts';
import { correct } from './correct.ts';
import { evaluate } from './eval.ts';
import { kb } from './kb.ts';
import { rate } from './rate.ts';
import { rated } from './rated.ts';
import { retrieve } from './retrieve.ts';
import { session } from './session.ts';
import { unanswered } from './unanswered.ts';

/** @throws OfficeError `askOff` where this build has no AI questions */
const guarded = (verb: CommandSpec): CommandSpec => ({
  ...verb,
  run(context, input) {
    if (!hasQuestions(pickVariant(context.settings.values.variant.value))) throw new OfficeError('askOff');
    return verb.run(context, input);
  },
});

/** The noun. */
export const noun: NounSpec = {
  name: 'ask',
  summary: 'cliAsk.summary',
  shapes: async () => (await import('../../shapes/ask-schemas.ts')).askShapes,
  verbs: [answer, retrieve, kb, app, session, rate, rated, correct, unanswered, evaluate].map(guarded),
  otherwise: guarded(answer),
};
