// `tangram variant check`: what a server of one's own answers of the specification, what it lacks, and what follows.
import { readFileSync } from 'node:fs';
import type { CommandSpec } from '../../command.ts';
import { exitCodes } from '../../exit-codes.ts';
import { CliError } from '../../errors.ts';

/** The command. */
export const check: CommandSpec = {
  name: 'check',
  summary: 'cliHelp.variant.check.summary',
  lists: true,
  fields: ['service', 'name', 'call', 'state', 'detail'],
  arguments: [{ name: 'file', required: false, text: 'cliHelp.variant.check.file' }],
  examples: [
    { line: 'tangram variant check ./own.json', text: 'cliHelp.variant.check.exampleFile' },
    {
      line: `tangram variant check ./own.json --jq '.[] | select(.state != "there")'`,
      text: 'cliHelp.variant.check.exampleJq',
    },
  ],
  async run(context, input) {
    const path = input.argument('file');
    if (path !== undefined) {
      let text: string;
      try {
        text = readFileSync(path, 'utf8');
      } catch {
        throw new CliError('invalidValue', { name: 'FILE', value: path }, { param: 'FILE' });
      }
      (await import('#variants/own.ts')).useOwnVariant(text, path);
      context.settingsChanged();
    }
    context.needsNetwork('variant check');
    const { t } = await context.texts();
    const rows = await (await context.opened()).checkServer();
    await context.output.rows(rows, [
      { title: 'cli.column.service', cell: (row) => t(`cli.checkedService.${row.service}`) },
      { title: 'cli.column.name', cell: (row) => row.call },
      { title: 'cli.column.answer', cell: (row) => t(`cli.checkedState.${row.state}`) },
      { title: 'cli.column.detail', cell: (row) => row.detail, shrinks: true },
    ]);
    const fails = rows.some(({ service, state }) => service === 'works' && state === 'lacks');
    return fails ? exitCodes.refused : exitCodes.ok;
  },
};
