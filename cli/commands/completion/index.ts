// `tangram completion`: the script that teaches a shell to complete this program's words (cli.md C23).
import type { CommandSpec } from '../../command.ts';
import { CliError } from '../../errors.ts';
import { nearestWord } from '../../suggest.ts';

/** The command. */
export const noun: CommandSpec = {
  name: 'completion',
  summary: 'cliTools.completion.summary',
  fields: ['shell', 'script'],
  arguments: [{ name: 'shell', required: true, text: 'cliTools.completion.shell' }],
  examples: [
    { line: 'tangram completion bash >> ~/.bashrc', text: 'cliTools.completion.exampleBash' },
    { line: 'tangram completion fish', text: 'cliTools.completion.exampleFish' },
  ],
  async run(context, input) {
    const shell = input.required('shell');
    const { completionScript, isShell, shells } = await import('./script.ts');
    if (!isShell(shell)) {
      const suggestion = nearestWord(shell, shells);
      throw new CliError(
        'invalidValue',
        { name: 'shell', value: shell },
        { param: 'shell', valid: shells, ...(suggestion && { suggestion }) },
      );
    }
    const script = await completionScript(shell);
    if (context.flags.json) return context.output.one({ shell, script }, () => []);
    context.output.text(script);
  },
};
