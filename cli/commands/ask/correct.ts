// `tangram ask correct`: an administrator of a base writes the answer that comes first from now on.
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { timeSignal } from '../../fresh.ts';
import { typedText } from '../../typed-text.ts';
import { ratedFields } from '../../shapes/ask.ts';
import { labelled } from './bases.ts';

/** The command. */
export const correct: CommandSpec = {
  name: 'correct',
  summary: 'cliAsk.correct.summary',
  mutates: true,
  fields: ratedFields,
  arguments: [
    { name: 'answer', required: true, text: 'cliAsk.rate.answer' },
    { name: 'text', required: false, text: 'cliAsk.correct.text' },
  ],
  examples: [
    { line: 'tangram ask correct 31 "年假可以分三次休。"', text: 'cliAsk.correct.example' },
    { line: 'tangram ask correct 31 - < answer.txt', text: 'cliAsk.correct.examplePipe' },
  ],
  async run(context, input) {
    const id = input.required('answer');
    const text = await typedText(context, input.argument('text'));
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'userCentre:/ask/correct', input: { id, text } }], ['text']);
    const office = await context.signedIn();
    const answer = await office.ask.correct(id, text, { signal: timeSignal(context) });
    await context.output.one(
      { answerId: answer.id, rating: answer.rating, reason: answer.reason },
      labelled(context, [['cliAsk.column.id', answer.id]]),
    );
  },
};
