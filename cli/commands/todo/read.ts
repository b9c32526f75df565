// `tangram todo list|count|open`: what waits, how much it is, and where one item is settled.
import { todoPlace } from '#sdk/navigation/todo-place.ts';
import type { TodoItem, TodoQuery } from '#sdk/todo/todo-api.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { tellSeen, timeSignal } from '../../fresh.ts';
import type { Input } from '../../input.ts';
import { pageDelayOption, restBetweenPages } from '../../page-delay.ts';
import { todoColumns, todoFields, todoRow } from '../../shapes/workbench.ts';

const maxPage = 200;

/** Which tab the switches name. @throws CliError `conflictingOptions` */
function tabOf(input: Input): TodoQuery['tab'] {
  if (input.has('done') && input.has('to-read'))
    throw new CliError('conflictingOptions', { a: '--done', b: '--to-read' }, { param: '--to-read' });
  return input.has('done') ? 'done' : input.has('to-read') ? 'read' : 'todo';
}

/** What waits, was done, or is to be read. */
export const list: CommandSpec = {
  name: 'list',
  summary: 'cliWorkbench.todo.list.summary',
  lists: true,
  fields: todoFields,
  options: [
    { name: 'done', text: 'cliWorkbench.todo.list.done' },
    { name: 'to-read', text: 'cliWorkbench.todo.list.toRead' },
    { name: 'source', value: 'text', shown: 'SOURCE', text: 'cliWorkbench.todo.list.source' },
    {
      name: 'urgency',
      value: 'text',
      shown: 'URGENCY',
      choices: ['ordinary', 'important', 'urgent'],
      text: 'cliWorkbench.todo.list.urgency',
    },
    { name: 'search', value: 'text', shown: 'TEXT', text: 'cliWorkbench.option.search' },
    { name: 'limit', value: 'count', shown: 'N', text: 'cliHelp.option.limit' },
    { name: 'all', text: 'cliHelp.option.all' },
    { name: 'cursor', value: 'text', shown: 'ID', text: 'cliWorkbench.option.cursor' },
    pageDelayOption,
  ],
  examples: [
    { line: 'tangram todo list', text: 'cliWorkbench.todo.list.exampleAll' },
    {
      line: 'tangram todo list --source approval --json=id,title,dueAt',
      text: 'cliWorkbench.todo.list.exampleSource',
    },
    { line: 'tangram todo list --done --limit 100', text: 'cliWorkbench.todo.list.exampleDone' },
  ],
  async run(context, input) {
    const tab = tabOf(input);
    const office = await context.signedIn();
    const limit = input.has('all') ? Infinity : (input.count('limit') ?? context.limit);
    const items: TodoItem[] = [];
    let before = input.text('cursor');
    let isMore = true;
    let seenAt: number | undefined;
    while (isMore && items.length < limit) {
      if (items.length > 0) await restBetweenPages(context, input);
      const signal = timeSignal(context);
      const query: TodoQuery = {
        tab,
        limit: Math.min(maxPage, limit - items.length),
        source: input.text('source'),
        urgency: input.text('urgency') as TodoQuery['urgency'],
        sought: input.text('search'),
        before,
      };
      const page = await bounded(office.todo.list(query, { signal }), signal);
      items.push(...page.items);
      before = page.items.at(-1)?.id;
      isMore = page.more && page.items.length > 0;
      seenAt ??= page.seenAt;
      if (seenAt !== undefined) break;
    }
    await tellSeen(context, seenAt);
    const texts = await context.texts();
    const rows = items.map((item) => todoRow(item, texts.language, context.now()));
    const meta = { complete: !isMore, ...(isMore && before !== undefined && { nextCursor: before }) };
    await context.output.rows(rows, todoColumns(texts, context.now()), meta);
  },
};

/** How much waits. */
export const count: CommandSpec = {
  name: 'count',
  summary: 'cliWorkbench.todo.count.summary',
  fields: ['todo', 'toRead'],
  examples: [
    { line: 'tangram todo count', text: 'cliWorkbench.todo.count.exampleCount' },
    { line: 'tangram todo count --jq .todo', text: 'cliWorkbench.todo.count.exampleJq' },
  ],
  async run(context) {
    context.needsNetwork('todo count');
    const office = await context.signedIn();
    const signal = timeSignal(context);
    const counts = await bounded(office.todo.count({ signal }), signal);
    await context.output.one(counts, async () => {
      const { t } = await context.texts();
      return [
        [t('workbench.todo.tab.todo'), String(counts.todo)],
        [t('workbench.todo.tab.read'), String(counts.toRead)],
      ];
    });
  },
};

/** Looks for one item, as `todo open` and `todo read` name it, among what waits, is to be read and was done. @throws CliError `todoUnknown` */
export async function findItem(context: Context, id: string): Promise<TodoItem> {
  const office = await context.signedIn();
  for (const tab of ['todo', 'read', 'done'] as const) {
    const signal = timeSignal(context);
    let before: string | undefined;
    for (;;) {
      const page = await bounded(office.todo.list({ tab, limit: maxPage, before }, { signal }), signal);
      const found = page.items.find((item) => item.id === id);
      if (found !== undefined) return found;
      before = page.items.at(-1)?.id;
      if (!page.more || before === undefined) break;
    }
  }
  throw new CliError('todoUnknown', { ids: id }, { param: 'id' });
}

/** Where an item is settled. */
export const open: CommandSpec = {
  name: 'open',
  summary: 'cliWorkbench.todo.open.summary',
  fields: todoFields,
  arguments: [{ name: 'id', required: true, text: 'cliWorkbench.argument.todo' }],
  options: [{ name: 'print', text: 'cliWorkbench.option.print' }],
  examples: [
    { line: 'tangram todo open 128', text: 'cliWorkbench.todo.open.exampleOpen' },
    { line: 'tangram todo open 128 --print', text: 'cliWorkbench.todo.open.examplePrint' },
  ],
  async run(context, input) {
    context.needsNetwork('todo open');
    const item = await findItem(context, input.required('id'));
    const { language } = await context.texts();
    const row = todoRow(item, language, context.now());
    const place = todoPlace(item);
    if (!input.has('print') && !context.output.forPrograms && place !== undefined) {
      const { openPlace } = await import('../app/open-place.ts');
      return openPlace(context, 'link' in place ? place.link : place.route);
    }
    await context.output.one(row, () => [[row.title, row.link]]);
  },
};
