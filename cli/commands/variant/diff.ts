// `tangram variant diff`: where two variants differ.
import { diffVariants, pickVariant } from '#variants/index.ts';
import type { CommandSpec } from '../../command.ts';
import { cellText } from '../../output/csv.ts';

/** The command. */
export const diff: CommandSpec = {
  name: 'diff',
  summary: 'cliHelp.variant.diff.summary',
  lists: true,
  fields: ['path', 'left', 'right'],
  arguments: [
    { name: 'left', required: true, text: 'cliHelp.variant.name' },
    { name: 'right', required: false, text: 'cliHelp.variant.diff.right' },
  ],
  examples: [
    { line: 'tangram variant diff tuha', text: 'cliHelp.variant.diff.exampleDefault' },
    { line: 'tangram variant diff tuha shengli --json', text: 'cliHelp.variant.diff.exampleTwo' },
  ],
  async run(context, input) {
    const left = pickVariant(input.required('left'));
    const right = pickVariant(input.argument('right') ?? 'default');
    await context.output.rows(diffVariants(left, right), [
      { title: 'cli.column.path', cell: (row) => row.path },
      { title: 'cli.column.left', cell: (row) => cellText(row.left), shrinks: true },
      { title: 'cli.column.right', cell: (row) => cellText(row.right), shrinks: true },
    ]);
  },
};
