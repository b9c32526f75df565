// `tangram cache sync`: fetches the whole history, so that a search is a search of everything.
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { freshOffice } from '../../fresh.ts';

/** The command. */
export const sync: CommandSpec = {
  name: 'sync',
  summary: 'cliHelp.cache.sync.summary',
  mutates: true,
  fields: ['messages', 'complete'],
  examples: [
    { line: 'tangram cache sync', text: 'cliHelp.cache.sync.exampleAll' },
    { line: 'tangram cache sync --profile work --json', text: 'cliHelp.cache.sync.exampleJson' },
  ],
  async run(context) {
    context.needsNetwork('cache sync');
    const office = await freshOffice(context);
    if (context.flags.dryRun) return showPlan(context, [{ call: 'backfill', input: {} }], []);
    const done = await office.maintenance.backfill({ signal: context.signal });
    const { t } = await context.texts();
    await context.output.done(done, () =>
      t(done.complete ? 'cli.done.syncWhole' : 'cli.done.syncPart', { messages: done.messages }),
    );
  },
};
