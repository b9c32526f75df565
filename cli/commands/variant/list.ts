// `tangram variant list`: the organisations this product is built for.
import { variantNames, variants } from '#variants/index.ts';
import type { CommandSpec } from '../../command.ts';

/** The command. */
export const list: CommandSpec = {
  name: 'list',
  summary: 'cliHelp.variant.list.summary',
  lists: true,
  fields: ['name', 'productName', 'server', 'navigation', 'inUse'],
  examples: [
    { line: 'tangram variant list', text: 'cliHelp.variant.list.exampleAll' },
    { line: 'tangram variant list --json=name,productName', text: 'cliHelp.variant.list.exampleJson' },
  ],
  async run(context) {
    const inUse = context.settings.values.variant.value;
    const rows = variantNames.map((name) => {
      const { brand, server, navigation } = variants[name];
      return {
        name: name as string,
        productName: brand.productName[context.language],
        server,
        navigation,
        inUse: name === inUse,
      };
    });
    await context.output.rows(rows, [
      { title: 'cli.column.inUse', cell: (row) => (row.inUse ? '*' : '') },
      { title: 'cli.column.name', cell: (row) => row.name },
      { title: 'cli.column.product', cell: (row) => row.productName, shrinks: true },
      { title: 'cli.column.server', cell: (row) => row.server ?? '', shrinks: true },
    ]);
  },
};
