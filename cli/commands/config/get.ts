// `tangram config get`: the value of a setting in force.
import type { CommandSpec } from '../../command.ts';
import { safeLine } from '../../output/safe-text.ts';
import { keyArgument } from './key-argument.ts';

/** The command. */
export const get: CommandSpec = {
  name: 'get',
  summary: 'cliHelp.config.get.summary',
  fields: ['key', 'value', 'origin'],
  arguments: [{ name: 'key', required: true, text: 'cliHelp.config.key' }],
  examples: [
    { line: 'tangram config get server', text: 'cliHelp.config.get.exampleServer' },
    { line: 'tangram config get lang --json', text: 'cliHelp.config.get.exampleJson' },
  ],
  async run(context, input) {
    const key = keyArgument(input);
    const { value, origin } = context.settings.values[key];
    if (context.flags.json) return context.output.one({ key, value, origin }, () => []);
    context.output.text(`${safeLine(value)}\n`);
  },
};
