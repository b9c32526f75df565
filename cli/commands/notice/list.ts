// `tangram notice list`: what the office told this person, newest first.
import type { NoticeItem } from '#sdk/notices/notices-api.ts';
import type { CommandSpec } from '../../command.ts';
import { bounded } from '../../feeds.ts';
import { tellSeen, timeSignal } from '../../fresh.ts';
import { pageDelayOption, restBetweenPages } from '../../page-delay.ts';
import { CliError } from '../../errors.ts';
import { noticeColumns, noticeFields, noticeRow } from '../../shapes/notices.ts';
import { kindOf, kindWords } from './kind.ts';

const maxPage = 200;

/** The place a page goes on at. @throws CliError `invalidValue` */
function cursorOf(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  if (!/^\d{1,15}$/u.test(typed))
    throw new CliError('invalidValue', { name: '--cursor', value: typed }, { param: '--cursor' });
  return Number(typed);
}

/** The command. */
export const list: CommandSpec = {
  name: 'list',
  summary: 'cliNotices.list.summary',
  lists: true,
  fields: noticeFields,
  options: [
    { name: 'unread', text: 'cliNotices.list.unread' },
    { name: 'kind', value: 'text', shown: 'KIND', choices: kindWords, text: 'cliNotices.list.kind' },
    { name: 'limit', value: 'count', shown: 'N', text: 'cliHelp.option.limit' },
    { name: 'all', text: 'cliHelp.option.all' },
    { name: 'cursor', value: 'text', shown: 'ID', text: 'cliWorkbench.option.cursor' },
    pageDelayOption,
  ],
  examples: [
    { line: 'tangram notice list --unread', text: 'cliNotices.list.exampleUnread' },
    { line: 'tangram notice list --kind disk --json=id,text,link', text: 'cliNotices.list.exampleKind' },
  ],
  async run(context, input) {
    const typed = input.text('kind');
    const kind = typed === undefined ? undefined : kindOf(typed, '--kind');
    const office = await context.signedIn();
    const limit = input.has('all') ? Infinity : (input.count('limit') ?? context.limit);
    const items: NoticeItem[] = [];
    let before = cursorOf(input.text('cursor'));
    let isMore = true;
    let seenAt: number | undefined;
    let pages = 0;
    while (isMore && items.length < limit) {
      if (pages > 0) await restBetweenPages(context, input);
      const signal = timeSignal(context);
      const query = { kind, before, limit: Math.min(maxPage, limit - items.length) };
      const asked = input.has('unread') ? { ...query, unread: true } : query;
      const page = await bounded(office.notices.list(asked, { signal }), signal);
      pages += 1;
      items.push(...page.items);
      before = page.next;
      isMore = page.next !== undefined;
      seenAt ??= page.seenAt;
      if (seenAt !== undefined) break;
    }
    await tellSeen(context, seenAt);
    const texts = await context.texts();
    const rows = items.map((item) => noticeRow(item, texts));
    const meta = { complete: !isMore, ...(isMore && { nextCursor: String(before) }) };
    await context.output.rows(rows, noticeColumns(texts, context.now()), meta);
  },
};
