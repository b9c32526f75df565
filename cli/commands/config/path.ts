// `tangram config path`: where the configuration, the data, the logs and the cache of this program are.
import type { CommandSpec } from '../../command.ts';
import { readProject } from '../../config/file.ts';

/** The command. */
export const path: CommandSpec = {
  name: 'path',
  summary: 'cliHelp.config.path.summary',
  fields: ['config', 'project', 'data', 'state', 'cache'],
  examples: [
    { line: 'tangram config path', text: 'cliHelp.config.path.exampleAll' },
    { line: 'tangram config path --json=config', text: 'cliHelp.config.path.exampleOne' },
  ],
  async run(context) {
    const { configFile, data, state, cache } = context.parts.paths;
    const project = readProject(context.parts.folder).path ?? null;
    await context.output.one({ config: configFile, project, data, state, cache }, async () => {
      const { t } = await context.texts();
      return [
        [t('cli.column.configFile'), configFile],
        [t('cli.column.projectFile'), project ?? undefined],
        [t('cli.column.data'), data],
        [t('cli.column.state'), state],
        [t('cli.column.cache'), cache],
      ];
    });
  },
};
