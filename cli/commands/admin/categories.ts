// `tangram admin categories`: the categories of the catalogue of apps, named, put in order and removed.
import type { AppCategory } from '#sdk/apps/apps-api.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { inLanguage } from '../../shapes/workbench.ts';
import { actOf, ask, wordOf } from './asking.ts';

/** Categories. */
export const categories: CommandSpec = {
  name: 'categories',
  summary: 'cliAdmin.categories.summary',
  mutates: true,
  lists: true,
  fields: ['id', 'name', 'nameEn'],
  arguments: [
    { name: 'act', required: true, text: 'cliAdmin.categories.act' },
    { name: 'words', required: false, variadic: true, text: 'cliAdmin.categories.words' },
  ],
  options: [
    { name: 'name', value: 'text', shown: 'NAME', text: 'cliAdmin.categories.name' },
    { name: 'english', value: 'text', shown: 'NAME', text: 'admin.app.nameEn' },
    { name: 'into', value: 'text', shown: 'NAME', text: 'cliAdmin.categories.into' },
  ],
  examples: [
    {
      line: 'tangram admin categories rename 后勤 --name 行政后勤',
      text: 'cliAdmin.categories.exampleRename',
    },
    { line: 'tangram admin categories order 办公 人事', text: 'cliAdmin.categories.exampleOrder' },
    { line: 'tangram admin categories remove 后勤 --into 办公', text: 'cliAdmin.categories.exampleRemove' },
  ],
  async run(context, input) {
    const act = actOf(input, ['list', 'add', 'rename', 'order', 'remove'] as const);
    const given = input.rest('words');
    context.needsNetwork(`admin categories ${act}`);
    const office = await context.signedIn(act === 'list' ? 'reader' : 'sender');
    const { language } = await context.texts();
    const { categories: all } = await ask(context, (options) => office.apps.workbench(options));
    const called = (typed: string): AppCategory => {
      const found = all.find(({ id, name }) => id === typed || name.zh === typed || name.en === typed);
      if (found !== undefined) return found;
      throw new OfficeError('notFound');
    };
    const show = (rows: readonly AppCategory[]): Promise<void> =>
      context.output.rows(
        rows.map(({ id, name }) => ({ id, name: inLanguage(name, language), nameEn: name.en })),
        [
          { title: 'cli.column.id', cell: (row) => row.id },
          { title: 'cli.column.name', cell: (row) => row.name },
        ],
      );
    const plan = (call: object): Promise<void> =>
      showPlan(context, [{ call: `admin categories ${act}`, input: { ...call } }], ['words']);
    if (act === 'list') return show(all);
    if (act === 'add' || act === 'rename') {
      const before = act === 'rename' ? called(wordOf(given, 0, 'words')) : undefined;
      const zh = input.text('name') ?? (before === undefined ? wordOf(given, 0, 'words') : before.name.zh);
      const en =
        input.text('english') ??
        (before === undefined || before.name.en === before.name.zh ? zh : before.name.en);
      if (before !== undefined && !input.has('name') && !input.has('english'))
        throw new CliError('missingOption', { a: '--name' }, { param: '--name' });
      const wanted = { ...(before !== undefined && { id: before.id }), name: { zh, en } };
      if (context.flags.dryRun) return plan(wanted);
      return show([await ask(context, (options) => office.apps.putCategory(wanted, options))]);
    }
    if (act === 'order') {
      wordOf(given, 0, 'words');
      const ids = given.map((typed) => called(typed).id);
      if (context.flags.dryRun) return plan({ ids });
      return show(await ask(context, (options) => office.apps.orderCategories(ids, options)));
    }
    const { id } = called(wordOf(given, 0, 'words'));
    const into = input.text('into');
    const intoId = into === undefined ? undefined : called(into).id;
    if (context.flags.dryRun) return plan({ id, ...(intoId !== undefined && { intoId }) });
    return show(await ask(context, (options) => office.apps.removeCategory(id, intoId, options)));
  },
};
