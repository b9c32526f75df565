// `tangram todo watch`: items as they come and are settled, one JSON object per line.
import type { CommandSpec } from '../../command.ts';
import type { Row } from '../../output/json.ts';
import { todoRow, type TodoRow } from '../../shapes/workbench.ts';
import { runFeed } from '../../watch/run-feed.ts';
import { untilOptions } from '../../watch/run-until.ts';

/** The command. */
export const watch: CommandSpec = {
  name: 'watch',
  summary: 'cliWorkbench.todo.watch.summary',
  fields: ['event', 'id', 'source', 'title', 'link', 'todo', 'toRead'],
  options: [...untilOptions],
  examples: [
    { line: 'tangram todo watch --json', text: 'cliWorkbench.todo.watch.exampleAll' },
    { line: 'tangram todo watch --max-events 1 --jq .title', text: 'cliWorkbench.todo.watch.exampleOne' },
  ],
  async run(context, input) {
    const { language } = await context.texts();
    let counts = { todo: 0, toRead: 0 };
    return runFeed(context, input, {
      follow: (office, heard) => office.todo.changes(heard),
      async rows(office) {
        const rows = new Map<string, Row>();
        for (const tab of ['todo', 'read'] as const) {
          let before: string | undefined;
          for (;;) {
            const page = await office.todo.list({ tab, limit: 200, before });
            counts = page.counts;
            for (const item of page.items) rows.set(item.id, todoRow(item, language, context.now()));
            before = page.items.at(-1)?.id;
            if (!page.more || before === undefined) break;
          }
        }
        return rows;
      },
      line(event, row) {
        const { id, source, title, link } = row as TodoRow;
        return { event, id, source, title, link, ...counts };
      },
    });
  },
};
