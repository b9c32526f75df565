// `tangram config get`: the value of a setting in force.
import type { CommandSpec } from '../../command.ts';
import { safeLine } from '../../output/safe-text.ts';
import type { Context } from '../../context.ts';
import { keyArgument, type NamedKey } from './key-argument.ts';

async function rowOf(context: Context, named: NamedKey) {
  if ('own' in named) return { key: named.own, ...context.settings.values[named.own] };
  const { personSettings } = await import('../../config/person-settings.ts');
  const found = (await personSettings(context)).find(({ key }) => key === named.shared);
  return found ?? { key: named.shared, value: '', origin: 'default' };
}

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
    const row = await rowOf(context, await keyArgument(context, input));
    if (context.flags.json) return context.output.one(row, () => []);
    context.output.text(`${safeLine(row.value)}\n`);
  },
};
