// `tangram server migrate`: brings the data of an office that is not running to the form of this program.
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { dataFolder, folderOption, needsOffice, told } from './keeping.ts';

/** The command. */
export const migrate: CommandSpec = {
  name: 'migrate',
  summary: 'cliServer.migrate.summary',
  mutates: true,
  fields: ['data', 'from', 'to', 'migrated', 'copy'],
  options: [folderOption],
  examples: [
    { line: 'tangram server migrate', text: 'cliServer.migrate.exampleOwn' },
    { line: 'tangram server migrate --data ./office --json', text: 'cliServer.migrate.exampleFolder' },
  ],
  async run(context, input) {
    const data = dataFolder(context, input);
    needsOffice(data);
    const { migrateOffice, migrationState } = await import('#fixtures/keeping/migrate.ts');
    if (context.flags.dryRun) {
      const plan = await told(data, async () => migrationState(data));
      return showPlan(context, [{ call: 'server migrate', input: { data, ...plan } }], ['data']);
    }
    const { from, to, copy } = await told(data, async () => migrateOffice(data));
    const { t } = await context.texts();
    if (copy !== undefined) context.output.hint(t('cliServer.migrate.copied', { path: copy }));
    await context.output.done({ data, from, to, migrated: from < to, copy: copy ?? null }, () =>
      t(from < to ? 'cliServer.migrate.done' : 'cliServer.migrate.nothing', { path: data, from, to }),
    );
  },
};
