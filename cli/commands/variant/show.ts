// `tangram variant show`: everything one variant decides.
import { pickVariant } from '#variants/index.ts';
import type { CommandSpec } from '../../command.ts';
import { cellText } from '../../output/csv.ts';

const keys = [
  'name',
  'brand',
  'server',
  'addresses',
  'chatPathSuffix',
  'allowedHosts',
  'features',
  'navigation',
  'passwordPolicy',
  'loginCipher',
  'messageCipher',
  'debugPage',
  'constants',
] as const;

/** The command. */
export const show: CommandSpec = {
  name: 'show',
  summary: 'cliHelp.variant.show.summary',
  fields: keys,
  arguments: [{ name: 'name', required: false, text: 'cliHelp.variant.name' }],
  examples: [
    { line: 'tangram variant show', text: 'cliHelp.variant.show.exampleOwn' },
    { line: 'tangram variant show tuha --json=addresses', text: 'cliHelp.variant.show.exampleJson' },
  ],
  async run(context, input) {
    const variant = pickVariant(input.argument('name') ?? context.settings.values.variant.value);
    await context.output.one(variant, () => keys.map((key) => [key, cellText(variant[key])]));
  },
};
