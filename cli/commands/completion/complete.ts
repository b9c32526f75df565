// `tangram complete -- words…`: what a shell asks while somebody types; never fails, never asks the network.
import type { CommandSpec } from '../../command.ts';

/** Tells the shell that there is nothing, and that files are not meant. */
const nothing = ':4\n';

/** The command. It is not shown in help: shells call it. */
export const noun: CommandSpec = {
  name: 'complete',
  summary: 'cliTools.complete.summary',
  fields: [],
  offline: true,
  arguments: [{ name: 'words', required: false, variadic: true, text: 'cliTools.complete.words' }],
  examples: [
    { line: 'tangram complete -- chat li', text: 'cliTools.complete.exampleVerb' },
    { line: 'tangram complete -- chat send ""', text: 'cliTools.complete.exampleName' },
  ],
  async run(context, input) {
    const words = input.rest('words');
    let answer = nothing;
    try {
      const { completions } = await import('./completions.ts');
      answer = await completions(context, words.length === 0 ? [''] : words);
    } catch {
      // Whoever presses Tab in the middle of a line cannot use a message; the command itself will say what is wrong.
    }
    context.output.text(answer);
  },
};
