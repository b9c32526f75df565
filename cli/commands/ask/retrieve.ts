// `tangram ask retrieve`: the passages for a question, best first, without an answer.
import type { CommandSpec } from '../../command.ts';
import { timeSignal } from '../../fresh.ts';
import { typedText } from '../../typed-text.ts';
import { passageFields, type PassageRow } from '../../shapes/ask.ts';
import { kbOption, namedBases } from './bases.ts';

/** The command. */
export const retrieve: CommandSpec = {
  name: 'retrieve',
  summary: 'cliAsk.retrieve.summary',
  lists: true,
  fields: passageFields,
  arguments: [{ name: 'question', required: false, text: 'cliAsk.argument.question' }],
  options: [kbOption, { name: 'limit', value: 'count', shown: 'N', text: 'cliHelp.option.limit' }],
  examples: [
    { line: 'tangram ask retrieve "年假" --kb 员工手册 --limit 5', text: 'cliAsk.retrieve.example' },
    {
      line: 'tangram ask retrieve "VPN certificate" --kb "IT service manual" --json',
      text: 'cliAsk.retrieve.exampleJson',
    },
  ],
  async run(context, input) {
    const question = await typedText(context, input.argument('question'));
    const office = await context.signedIn();
    const signal = timeSignal(context);
    const baseIds = await namedBases(office, input.many('kb'), signal);
    const found = await office.ask.retrieve(question, baseIds, input.count('limit') ?? context.limit, {
      signal,
    });
    const rows = found.map(
      ({ document, quote, start, end, score, heading, page, documentId }): PassageRow => ({
        document,
        quote,
        start,
        end,
        score,
        heading,
        page,
        documentId,
      }),
    );
    await context.output.rows(rows, [
      { title: 'cliAsk.column.document', cell: ({ document }) => document },
      { title: 'cliAsk.column.score', cell: ({ score }) => score.toFixed(2), right: true },
      { title: 'cliAsk.column.quote', cell: ({ quote }) => quote.replaceAll('\n', ' '), shrinks: true },
    ]);
  },
};
