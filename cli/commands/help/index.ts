// `tangram help`: pages about commands and topics.
import type { CommandSpec } from '../../command.ts';
import { helpFit } from './fit.ts';
import { hiddenIn } from './hidden.ts';
import { helpFor } from './pages.ts';

/** The command. */
export const noun: CommandSpec = {
  name: 'help',
  summary: 'cliHelp.help.summary',
  fields: ['topic', 'text'],
  arguments: [
    { name: 'topic', required: false, text: 'cliHelp.help.topic' },
    { name: 'verb', required: false, text: 'cliHelp.help.verb' },
  ],
  examples: [
    { line: 'tangram help chat send', text: 'cliHelp.help.exampleCommand' },
    { line: 'tangram help exit-codes', text: 'cliHelp.help.exampleTopic' },
  ],
  async run(context, input) {
    const words = [input.argument('topic'), input.argument('verb')].filter((word) => word !== undefined);
    const texts = await context.texts();
    const fit = await helpFit(context.io);
    const hides = hiddenIn(context.settings.values.variant.value);
    const text = await helpFor(
      words,
      { texts, paint: context.output.paint, ...(fit && { fit }), hides },
      true,
    );
    const topic = words.join(' ');
    if (context.flags.json) return context.output.one({ topic, text }, () => []);
    await context.output.page(text);
  },
};
