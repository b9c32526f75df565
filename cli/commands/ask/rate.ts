// `tangram ask rate`: whether an answer helped, with a reason.
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { timeSignal } from '../../fresh.ts';
import { ratedFields } from '../../shapes/ask.ts';

const ratings = { up: 1, down: -1, none: 0 } as const;
import { labelled } from './bases.ts';

/** The command. */
export const rate: CommandSpec = {
  name: 'rate',
  summary: 'cliAsk.rate.summary',
  mutates: true,
  fields: ratedFields,
  arguments: [
    { name: 'answer', required: true, text: 'cliAsk.rate.answer' },
    { name: 'rating', required: true, text: 'cliAsk.rate.rating' },
  ],
  options: [{ name: 'reason', value: 'text', shown: 'TEXT', text: 'cliAsk.rate.reason' }],
  examples: [
    { line: 'tangram ask rate 31 up', text: 'cliAsk.rate.example' },
    { line: 'tangram ask rate 31 down --reason 已过时', text: 'cliAsk.rate.exampleDown' },
  ],
  async run(context, input) {
    const id = input.required('answer');
    const typed = input.required('rating');
    const rating = Object.entries(ratings).find(([name]) => name === typed)?.[1];
    if (rating === undefined)
      throw new CliError(
        'invalidValue',
        { name: 'rating', value: typed },
        { param: 'rating', valid: Object.keys(ratings) },
      );
    const reason = input.text('reason');
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'userCentre:/ask/rate', input: { id, rating } }], ['rating']);
    const office = await context.signedIn();
    const rated = await office.ask.rate(id, rating, reason, { signal: timeSignal(context) });
    await context.output.one(
      { answerId: rated.id, rating: rated.rating, reason: rated.reason },
      labelled(context, [
        ['cliAsk.column.id', rated.id],
        ['cliAsk.rate.rating', typed],
      ]),
    );
  },
};
