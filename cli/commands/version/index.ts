// `tangram version`: the version of the product and of what it runs on.
import type { CommandSpec } from '../../command.ts';
import { productVersion } from '../../product.ts';

/** The command. */
export const noun: CommandSpec = {
  name: 'version',
  summary: 'cliHelp.version.summary',
  fields: ['version', 'node', 'platform'],
  examples: [
    { line: 'tangram version', text: 'cliHelp.version.exampleOne' },
    { line: 'tangram version --json', text: 'cliHelp.version.exampleJson' },
  ],
  async run(context) {
    const { node } = process.versions;
    const platform = `${process.platform}-${process.arch}`;
    if (context.flags.json) return context.output.one({ version: productVersion, node, platform }, () => []);
    context.output.text(`tangram ${productVersion} (node ${node}, ${platform})\n`);
  },
};
