// `tangram todo systems`: which systems of others may put items in, letting one in, and ending it.
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import type { Column } from '../../output/output.ts';
import { inLanguage } from '../../shapes/workbench.ts';

type SystemRow = { id: string; name: string; origin: string; token: string | null };

const acts = ['list', 'add', 'remove'] as const;

/** For administrators. A token is printed once. */
export const systems: CommandSpec = {
  name: 'systems',
  summary: 'cliWorkbench.todo.systems.summary',
  mutates: true,
  lists: true,
  fields: ['id', 'name', 'origin', 'token'],
  arguments: [
    { name: 'act', required: false, text: 'cliWorkbench.todo.systems.act' },
    { name: 'name', required: false, text: 'cliWorkbench.todo.systems.name' },
  ],
  options: [{ name: 'origin', value: 'text', shown: 'URL', text: 'cliWorkbench.todo.systems.origin' }],
  examples: [
    { line: 'tangram todo systems list', text: 'cliWorkbench.todo.systems.exampleList' },
    {
      line: 'tangram todo systems add 物资平台 --origin https://supplies.example --json',
      text: 'cliWorkbench.todo.systems.exampleAdd',
    },
  ],
  async run(context, input) {
    const typed = input.argument('act') ?? 'list';
    const act = acts.find((known) => known === typed);
    if (act === undefined)
      throw new CliError('invalidValue', { name: 'act', value: typed }, { param: 'act', valid: acts });
    context.needsNetwork('todo systems');
    const { language } = await context.texts();
    const office = await context.signedIn();
    const signal = timeSignal(context);
    const columns: readonly Column<SystemRow>[] = [
      { title: 'cli.column.id', cell: (row) => row.id },
      { title: 'cli.column.name', cell: (row) => row.name },
      { title: 'cliWorkbench.column.origin', cell: (row) => row.origin },
      { title: 'cliWorkbench.column.token', cell: (row) => row.token ?? '' },
    ];
    if (act === 'list') {
      const found = await bounded(office.todo.systems({ signal }), signal);
      const rows = found.map(({ id, name, origin }) => ({
        id,
        name: inLanguage(name, language),
        origin,
        token: null,
      }));
      return context.output.rows(rows, columns);
    }
    const name = input.argument('name');
    if (name === undefined) throw new CliError('missingArgument', { name: 'name' }, { param: 'name' });
    if (act === 'remove') {
      if (context.flags.dryRun)
        return showPlan(context, [{ call: 'todo systems remove', input: { id: name } }], ['rights']);
      await bounded(office.todo.removeSystem(name, { signal }), signal);
      return context.output.rows([], columns);
    }
    const origin = input.text('origin');
    if (origin === undefined) throw new CliError('missingOption', { a: '--origin' }, { param: '--origin' });
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'todo systems add', input: { name, origin } }], ['rights', 'origin']);
    const { system, token } = await bounded(
      office.todo.addSystem({ name: { zh: name, en: name }, origin }, { signal }),
      signal,
    );
    await context.output.rows([{ id: system.id, name, origin: system.origin, token }], columns);
  },
};
