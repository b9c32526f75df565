// `tangram app group`: groups of apps one has made: list, create, rename, remove, order, add and take out apps.
import { OfficeError } from '#sdk/errors.ts';
import type { Workbench } from '#sdk/apps/apps-api.ts';
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { inLanguage } from '../../shapes/workbench.ts';
import { findApp } from './find-app.ts';

const acts = ['list', 'create', 'rename', 'remove', 'order', 'add', 'take-out'] as const;

/** Groups of apps. */
export const group: CommandSpec = {
  name: 'group',
  summary: 'cliWorkbench.app.group.summary',
  mutates: true,
  lists: true,
  fields: ['id', 'title', 'apps'],
  arguments: [
    { name: 'act', required: false, text: 'cliWorkbench.app.group.act' },
    { name: 'group', required: false, text: 'cliWorkbench.app.group.group' },
    { name: 'words', required: false, variadic: true, text: 'cliWorkbench.app.group.words' },
  ],
  examples: [
    { line: 'tangram app group create 值班 值班表 应急电话', text: 'cliWorkbench.app.group.exampleCreate' },
    { line: 'tangram app group add 值班 交接班', text: 'cliWorkbench.app.group.exampleAdd' },
  ],
  async run(context, input) {
    const typed = input.argument('act') ?? 'list';
    const act = acts.find((known) => known === typed);
    if (act === undefined)
      throw new CliError('invalidValue', { name: 'act', value: typed }, { param: 'act', valid: acts });
    context.needsNetwork('app group');
    const office = await context.signedIn(act === 'list' ? 'reader' : 'sender');
    const signal = timeSignal(context);
    const { language } = await context.texts();
    const before = await bounded(office.apps.workbench({ signal }), signal);
    const show = ({ groups, apps }: Workbench): Promise<void> =>
      context.output.rows(
        groups.map(({ id, title, appIds }) => ({
          id,
          title,
          apps: appIds.flatMap((appId) => {
            const app = apps.find((each) => each.id === appId);
            return app === undefined ? [] : [inLanguage(app.name, language)];
          }),
        })),
        [
          { title: 'cli.column.id', cell: (row) => row.id },
          { title: 'cliWorkbench.column.title', cell: (row) => row.title },
          { title: 'cliWorkbench.column.apps', cell: (row) => row.apps.join(', '), shrinks: true },
        ],
      );
    if (act === 'list') return show(before);
    const named = input.argument('group');
    if (named === undefined) throw new CliError('missingArgument', { name: 'group' }, { param: 'group' });
    const words = input.rest('words');
    const plan = (given: Record<string, unknown>): Promise<void> =>
      showPlan(context, [{ call: `app group ${act}`, input: given }], ['group', 'apps']);
    if (act === 'create') {
      const appIds = words.map((word) => findApp(before, word).id);
      if (context.flags.dryRun) return plan({ title: named, appIds });
      return show(await bounded(office.apps.addGroup(named, appIds, { signal }), signal));
    }
    const groupOf = (typed: string): Workbench['groups'][number] => {
      const known = before.groups.find(({ id, title }) => id === typed || title === typed);
      if (known === undefined) throw new OfficeError('notFound');
      return known;
    };
    const found = groupOf(named);
    const { id, rev } = found;
    if (act === 'order') {
      // Those that are named come first, in this order.
      const ids = [found, ...words.map(groupOf)].map((each) => each.id);
      if (context.flags.dryRun) return plan({ ids });
      return show(await bounded(office.apps.orderGroups(ids, { signal }), signal));
    }
    if (act === 'remove') {
      if (context.flags.dryRun) return plan({ id });
      return show(await bounded(office.apps.removeGroup(id, { signal }), signal));
    }
    if (words.length === 0) throw new CliError('missingArgument', { name: 'words' }, { param: 'words' });
    if (act === 'rename') {
      const title = words.join(' ');
      if (context.flags.dryRun) return plan({ id, title });
      return show(await bounded(office.apps.changeGroup(id, { title }, { signal }), signal));
    }
    const chosen = words.map((word) => findApp(before, word).id);
    const rest = found.appIds.filter((appId) => !chosen.includes(appId));
    const appIds = act === 'add' ? [...rest, ...chosen] : rest;
    if (context.flags.dryRun) return plan({ id, appIds });
    return show(await bounded(office.apps.changeGroup(id, { appIds, rev }, { signal }), signal));
  },
};
