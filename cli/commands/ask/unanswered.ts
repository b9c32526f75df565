// `tangram ask unanswered`: questions that found nothing or were rated down, for those who look after the bases.
import type { CommandSpec } from '../../command.ts';
import { timeSignal } from '../../fresh.ts';
import { isoTime } from '../../output/times.ts';
import { unansweredFields } from '../../shapes/ask.ts';

/** The command. */
export const unanswered: CommandSpec = {
  name: 'unanswered',
  summary: 'cliAsk.unanswered.summary',
  lists: true,
  fields: unansweredFields,
  examples: [
    { line: 'tangram ask unanswered', text: 'cliAsk.unanswered.example' },
    { line: 'tangram ask unanswered --csv', text: 'cliAsk.unanswered.exampleCsv' },
  ],
  async run(context) {
    const office = await context.signedIn();
    const found = await office.ask.unanswered({ signal: timeSignal(context) });
    const rows = found.map(({ time, ...row }) => ({ ...row, time: isoTime(time) }));
    await context.output.rows(rows, [
      { title: 'cliAsk.column.id', cell: ({ answerId }) => answerId },
      { title: 'cliAsk.column.title', cell: ({ question }) => question, shrinks: true },
      { title: 'cliAsk.column.reason', cell: ({ reason }) => reason },
    ]);
  },
};
