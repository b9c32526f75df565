// `tangram todo read|done|later`: what was read, what from outside is done, what is put off.
import { OfficeError } from '#sdk/errors.ts';
import type { TodoCounts } from '#sdk/todo/todo-api.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { exitCodes, type ExitCode } from '../../exit-codes.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { comingOf } from '../../typed-time.ts';
import { findItem } from './read.ts';
import { settlingCommand } from './settling.ts';

const ids = { name: 'ids', required: true, variadic: true, text: 'cliWorkbench.argument.todos' } as const;

/** Items that one call reads or lists. */
const maxAtOnce = 200;

async function sayCounts(context: Context, counts: TodoCounts): Promise<void> {
  const { t } = await context.texts();
  await context.output.done(counts, () =>
    t('cliWorkbench.todo.left', { todo: counts.todo, toRead: counts.toRead }),
  );
}

/** Every id of the tab «to read», page by page. */
async function everythingToRead(context: Context): Promise<string[]> {
  const office = await context.signedIn();
  const ids: string[] = [];
  for (let before: string | undefined; ;) {
    const signal = timeSignal(context);
    const query = { tab: 'read', limit: maxAtOnce, before } as const;
    const page = await bounded(office.todo.list(query, { signal }), signal);
    ids.push(...page.items.map(({ id }) => id));
    before = page.items.at(-1)?.id;
    if (!page.more || before === undefined) return ids;
  }
}

/** Things to read were read. */
export const read: CommandSpec = {
  name: 'read',
  summary: 'cliWorkbench.todo.read.summary',
  mutates: true,
  fields: ['todo', 'toRead'],
  arguments: [{ ...ids, required: false }],
  options: [{ name: 'all', text: 'cliWorkbench.todo.read.all' }],
  examples: [
    { line: 'tangram todo read 128 131', text: 'cliWorkbench.todo.read.exampleIds' },
    { line: 'tangram todo read --all', text: 'cliWorkbench.todo.read.exampleAll' },
  ],
  async run(context, input) {
    const named = input.rest('ids');
    if (named.length === 0 && !input.has('all'))
      throw new CliError('missingArgument', { name: 'ids' }, { param: 'ids' });
    context.needsNetwork('todo read');
    const office = await context.signedIn();
    const signal = timeSignal(context);
    // What cannot be read is named before anything is done; a dry run asks for nothing.
    for (const id of context.flags.dryRun ? [] : named) {
      const item = await findItem(context, id);
      if (!item.toRead) throw new OfficeError('todoSettledThere');
    }
    const chosen = input.has('all') ? await everythingToRead(context) : named;
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'todo read', input: { ids: chosen } }], ['ids']);
    // At least once, so that the counts are said where there was nothing.
    for (let start = 0; start === 0 || start < chosen.length; start += maxAtOnce) {
      const counts = await bounded(
        office.todo.read(chosen.slice(start, start + maxAtOnce), { signal }),
        signal,
      );
      if (start + maxAtOnce >= chosen.length) await sayCounts(context, counts);
    }
  },
};

/** Ticks off what came from outside. */
export const done: CommandSpec = {
  name: 'done',
  summary: 'cliWorkbench.todo.done.summary',
  mutates: true,
  lists: true,
  fields: ['id', 'outcome'],
  arguments: [ids],
  examples: [
    { line: 'tangram todo done 140', text: 'cliWorkbench.todo.done.exampleOne' },
    { line: 'tangram todo done 140 141 --json', text: 'cliWorkbench.todo.done.exampleMore' },
  ],
  async run(context, input): Promise<ExitCode | void> {
    const named = [...input.rest('ids')];
    context.needsNetwork('todo done');
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'todo done', input: { ids: named } }], ['ids']);
    const office = await context.signedIn();
    const signal = timeSignal(context);
    const outcome = await bounded(office.todo.tick(named, { signal }), signal);
    const rows = [
      ...outcome.done.map((id) => ({ id, outcome: 'done' })),
      ...outcome.refused.map((id) => ({ id, outcome: 'refused' })),
    ];
    await context.output.rows(rows, [
      { title: 'cli.column.id', cell: (row) => row.id },
      { title: 'cliWorkbench.column.outcome', cell: (row) => row.outcome, state: true },
    ]);
    if (outcome.refused.length === 0) return;
    const { t } = await context.texts();
    const commands: string[] = [];
    for (const id of outcome.refused) {
      const item = await findItem(context, id).catch(() => undefined);
      if (item !== undefined) commands.push(settlingCommand(item));
    }
    context.output.hint(
      commands.length === 0
        ? t('errors.todoSettledThere')
        : t('cliWorkbench.todo.settledBy', { commands: [...new Set(commands)].join('; ') }),
    );
    return outcome.done.length === 0 ? exitCodes.refused : exitCodes.partial;
  },
};

/** Puts items off. */
export const later: CommandSpec = {
  name: 'later',
  summary: 'cliWorkbench.todo.later.summary',
  mutates: true,
  fields: ['todo', 'toRead'],
  arguments: [ids],
  options: [{ name: 'at', value: 'text', shown: 'TIME', text: 'cliWorkbench.todo.later.at' }],
  examples: [
    { line: 'tangram todo later 128 --at "tomorrow 09:00"', text: 'cliWorkbench.todo.later.exampleAt' },
    { line: 'tangram todo later 128', text: 'cliWorkbench.todo.later.exampleBack' },
  ],
  async run(context, input) {
    const named = [...input.rest('ids')];
    const typed = input.text('at');
    const time = typed === undefined ? undefined : await comingOf('--at', typed, context.now());
    context.needsNetwork('todo later');
    if (context.flags.dryRun)
      return showPlan(
        context,
        [{ call: 'todo later', input: { ids: named, time: time ?? null } }],
        ['ids', 'time'],
      );
    const office = await context.signedIn();
    const signal = timeSignal(context);
    await sayCounts(context, await bounded(office.todo.putOff(named, time, { signal }), signal));
  },
};
