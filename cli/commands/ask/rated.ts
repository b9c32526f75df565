// `tangram ask rated`: rated answers, for those who look after the bases; as a set they measure the next change.
import type { CommandSpec } from '../../command.ts';
import { timeSignal } from '../../fresh.ts';
import { isoTime } from '../../output/times.ts';
import { ratedAnswerFields } from '../../shapes/ask.ts';

/** The command. */
export const rated: CommandSpec = {
  name: 'rated',
  summary: 'cliAsk.rated.summary',
  lists: true,
  fields: ratedAnswerFields,
  options: [{ name: 'set', text: 'cliAsk.rated.set' }],
  examples: [
    { line: 'tangram ask rated --csv', text: 'cliAsk.rated.example' },
    { line: 'tangram ask rated --set > set.jsonl', text: 'cliAsk.rated.exampleSet' },
  ],
  async run(context, input) {
    const office = await context.signedIn();
    const found = await office.ask.rated({ signal: timeSignal(context) });
    if (input.has('set')) {
      const lines = found
        .filter(({ rating, answer }) => rating > 0 && answer !== '')
        .map(({ question, answer, document }) => `${JSON.stringify({ question, answer, document })}\n`);
      return context.output.text(lines.join(''));
    }
    const rows = found.map(({ time, ...row }) => ({ ...row, time: isoTime(time) }));
    await context.output.rows(rows, [
      { title: 'cliAsk.column.id', cell: ({ answerId }) => answerId },
      { title: 'cliAsk.rate.rating', cell: ({ rating }) => String(rating), right: true },
      { title: 'cliAsk.column.title', cell: ({ question }) => question, shrinks: true },
      { title: 'cliAsk.column.reason', cell: ({ reason }) => reason },
    ]);
  },
};
