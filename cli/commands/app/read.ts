// `tangram app list|open|favorite`: the apps one has, opening one, and which stand first.
import { findApps } from '#sdk/apps/screens/find-apps.ts';
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { appColumns, appFields, inLanguage } from '../../shapes/workbench.ts';
import { appRow, findApp } from './find-app.ts';

const argument = { name: 'app', required: true, text: 'cliWorkbench.argument.app' } as const;

/** The apps one has. */
export const list: CommandSpec = {
  name: 'list',
  summary: 'cliWorkbench.app.list.summary',
  lists: true,
  fields: appFields,
  options: [
    { name: 'common', text: 'cliWorkbench.app.list.common' },
    { name: 'recent', text: 'cliWorkbench.app.list.recent' },
    { name: 'search', value: 'text', shown: 'TEXT', text: 'cliWorkbench.app.list.search' },
  ],
  examples: [
    { line: 'tangram app list', text: 'cliWorkbench.app.list.exampleAll' },
    { line: 'tangram app list --search sbtz', text: 'cliWorkbench.app.list.exampleSearch' },
  ],
  async run(context, input) {
    context.needsNetwork('app list');
    const office = await context.signedIn();
    const signal = timeSignal(context);
    const workbench = await bounded(office.apps.workbench({ signal }), signal);
    const { language } = await context.texts();
    const ids = input.has('common')
      ? workbench.commonIds
      : input.has('recent')
        ? workbench.recentIds
        : undefined;
    const chosen =
      ids === undefined
        ? workbench.apps
        : ids.flatMap((id) => workbench.apps.find((app) => app.id === id) ?? []);
    const rows = findApps(chosen, input.text('search') ?? '').map((app) => appRow(app, workbench, language));
    await context.output.rows(rows, appColumns);
  },
};

/** Opens one. */
export const open: CommandSpec = {
  name: 'open',
  summary: 'cliWorkbench.app.open.summary',
  fields: ['id', 'name', 'kind', 'target'],
  arguments: [argument],
  options: [{ name: 'print', text: 'cliWorkbench.option.print' }],
  examples: [
    { line: 'tangram app open 设备台账', text: 'cliWorkbench.app.open.exampleName' },
    { line: 'tangram app open sbtz --print', text: 'cliWorkbench.app.open.examplePrint' },
  ],
  async run(context, input) {
    context.needsNetwork('app open');
    const office = await context.signedIn('sender');
    const signal = timeSignal(context);
    const app = findApp(await bounded(office.apps.workbench({ signal }), signal), input.required('app'));
    const opening = await bounded(office.apps.open(app.id, { signal }), signal);
    const { language } = await context.texts();
    // The token belongs to the page it was made for and is printed nowhere.
    const row = {
      id: app.id,
      name: inLanguage(app.name, language),
      kind: opening.kind,
      target: opening.target,
    };
    if (input.has('print') || context.output.forPrograms)
      return context.output.one(row, () => [[row.name, row.target]]);
    const { openPlace } = await import('./open-place.ts');
    return openPlace(context, opening.target);
  },
};

/** Puts an app among the common ones, or not any more. */
export const favorite: CommandSpec = {
  name: 'favorite',
  summary: 'cliWorkbench.app.favorite.summary',
  mutates: true,
  fields: appFields,
  arguments: [argument],
  options: [{ name: 'off', text: 'cliWorkbench.app.favorite.off' }],
  examples: [
    { line: 'tangram app favorite 用车', text: 'cliWorkbench.app.favorite.exampleOn' },
    { line: 'tangram app favorite 用车 --off', text: 'cliWorkbench.app.favorite.exampleOff' },
  ],
  async run(context, input) {
    context.needsNetwork('app favorite');
    const office = await context.signedIn('sender');
    const signal = timeSignal(context);
    const app = findApp(await bounded(office.apps.workbench({ signal }), signal), input.required('app'));
    const on = !input.has('off');
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'app favorite', input: { id: app.id, on } }], ['app']);
    const workbench = await bounded(office.apps.setFavorite(app.id, on, { signal }), signal);
    const { t, language } = await context.texts();
    const row = appRow(findApp(workbench, app.id), workbench, language);
    await context.output.done(row, () =>
      t(on ? 'cliWorkbench.app.favorite.done' : 'cliWorkbench.app.favorite.undone', { name: row.name }),
    );
  },
};
