// `tangram server status`: whether the office of the profile answers, and how fast.
import type { CommandSpec } from '../../command.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';

/** The command. */
export const status: CommandSpec = {
  name: 'status',
  summary: 'cliHelp.server.status.summary',
  fields: ['url', 'reachable', 'officeName', 'milliseconds'],
  examples: [
    { line: 'tangram server status', text: 'cliHelp.server.status.exampleOwn' },
    {
      line: 'tangram server status --server http://127.0.0.1:4600 --json',
      text: 'cliHelp.server.status.exampleNamed',
    },
  ],
  async run(context) {
    context.needsNetwork('server status');
    const url = context.server;
    if (url === undefined) throw new CliError('serverMissing', { value: '' }, { param: '--server' });
    const started = context.now();
    const { officeName } = await bounded(context.reachOffice(), timeSignal(context));
    const row = {
      url,
      reachable: true,
      officeName: officeName ?? null,
      milliseconds: context.now() - started,
    };
    await context.output.one(row, async () => {
      const { t } = await context.texts();
      return [
        [t('cli.column.server'), row.url],
        [t('cli.column.office'), row.officeName ?? undefined],
        [t('cli.column.answer'), `${row.milliseconds} ms`],
      ];
    });
  },
};
