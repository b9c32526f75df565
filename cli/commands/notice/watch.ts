// `tangram notice watch`: notices as they come, and unread ones as they are read anywhere; one JSON object per line.
import type { CommandSpec } from '../../command.ts';
import type { Row } from '../../output/json.ts';
import { noticeFields, noticeRow } from '../../shapes/notices.ts';
import { runFeed } from '../../watch/run-feed.ts';
import { untilOptions } from '../../watch/run-until.ts';

/** The command. */
export const watch: CommandSpec = {
  name: 'watch',
  summary: 'cliNotices.watch.summary',
  fields: ['event', ...noticeFields],
  options: [...untilOptions],
  examples: [
    { line: 'tangram notice watch --json', text: 'cliNotices.watch.exampleAll' },
    { line: 'tangram notice watch --max-events 1 --jq .text', text: 'cliNotices.watch.exampleOne' },
  ],
  async run(context, input) {
    const texts = await context.texts();
    return runFeed(context, input, {
      follow: (office, heard) => office.notices.changes(heard),
      async rows(office) {
        const rows = new Map<string, Row>();
        for (let before: number | undefined; ;) {
          const page = await office.notices.list({ unread: true, limit: 200, before });
          for (const item of page.items) rows.set(String(item.mid), noticeRow(item, texts));
          before = page.next;
          if (before === undefined) return rows;
        }
      },
      line: (event, row) => ({ event, ...row, unread: event === 'added' }),
    });
  },
};
