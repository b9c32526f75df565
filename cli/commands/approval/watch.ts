// `tangram approval watch`: requests as they begin and stop waiting for one, one JSON object per line.
import type { CommandSpec } from '../../command.ts';
import type { Row } from '../../output/json.ts';
import { approvalRow, requestFields } from '../../shapes/workbench.ts';
import { runFeed } from '../../watch/run-feed.ts';
import { untilOptions } from '../../watch/run-until.ts';

/** The command. */
export const watch: CommandSpec = {
  name: 'watch',
  summary: 'cliWorkbench.approval.watch.summary',
  fields: ['event', ...requestFields],
  options: [...untilOptions],
  examples: [
    { line: 'tangram approval watch --json', text: 'cliWorkbench.approval.watch.exampleAll' },
    {
      line: 'tangram approval watch --max-events 1 --jq .title',
      text: 'cliWorkbench.approval.watch.exampleOne',
    },
  ],
  async run(context, input) {
    const { language } = await context.texts();
    return runFeed(context, input, {
      follow: (office, heard) => office.approval.changes(heard),
      async rows(office) {
        const rows = new Map<string, Row>();
        let before: string | undefined;
        for (;;) {
          const query = { part: 'waiting', limit: 200, ...(before !== undefined && { before }) } as const;
          const page = await office.approval.list(query);
          for (const row of page.rows) rows.set(row.id, approvalRow(row, language, context.now()));
          before = page.rows.at(-1)?.id;
          if (!page.more || before === undefined) return rows;
        }
      },
      line: (event, row) => ({ event, ...row }),
    });
  },
};
