// `tangram group list|show|members`: groups one is in, one of them, and who is in it.
import type { CommandSpec } from '../../command.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { hintText } from '#sdk/locales/hints.ts';
import {
  groupColumns,
  groupFields,
  groupLines,
  groupRow,
  memberColumns,
  memberFields,
  memberRow,
} from '../../shapes/group.ts';
import { pageDelayOption, restBetweenPages } from '../../page-delay.ts';
import { findGroup, groupArgument } from './act.ts';

/** The groups one is in. */
export const list: CommandSpec = {
  name: 'list',
  summary: 'cliGroups.list.summary',
  lists: true,
  fields: groupFields,
  options: [
    { name: 'search', value: 'text', shown: 'TEXT', text: 'cliGroups.list.search' },
    { name: 'limit', value: 'count', shown: 'N', text: 'cliHelp.option.limit' },
    { name: 'all', text: 'cliHelp.option.all' },
    pageDelayOption,
  ],
  examples: [
    { line: 'tangram group list', text: 'cliGroups.list.exampleAll' },
    { line: 'tangram group list --search 平台 --json=id,name', text: 'cliGroups.list.exampleSearch' },
  ],
  async run(context, input) {
    context.needsNetwork('group list');
    const office = await context.signedIn();
    const limit = input.has('all') ? Infinity : (input.count('limit') ?? context.limit);
    const rows = [];
    let total: number;
    const keyword = input.text('search') ?? '';
    for (let page = 1; ; page += 1) {
      if (page > 1) await restBetweenPages(context, input);
      const signal = timeSignal(context);
      const found = await bounded(office.contacts.groups({ keyword, page }, { signal }), signal);
      rows.push(...found.groups.map(groupRow));
      total = Math.max(found.total, rows.length);
      if (found.groups.length === 0 || rows.length >= Math.min(limit, total)) break;
    }
    const shown = rows.slice(0, Math.min(limit, rows.length));
    const { t } = await context.texts();
    const complete = shown.length === total;
    await context.output.rows(shown, groupColumns(t), { complete });
    if (!complete)
      context.output.hint(hintText(context.language, 'cliHints.moreRows', { shown: shown.length, total }));
  },
};

/** One group. */
export const show: CommandSpec = {
  name: 'show',
  summary: 'cliGroups.show.summary',
  fields: groupFields,
  arguments: [groupArgument],
  examples: [
    { line: 'tangram group show 平台组', text: 'cliGroups.show.exampleName' },
    { line: 'tangram group show 00012 --json', text: 'cliGroups.show.exampleJson' },
  ],
  async run(context, input) {
    const { group } = await findGroup(context, input, 'group show');
    const row = groupRow(group);
    await context.output.one(row, async () => groupLines(row, (await context.texts()).t));
  },
};

/** Who is in a group. */
export const members: CommandSpec = {
  name: 'members',
  summary: 'cliGroups.members.summary',
  lists: true,
  fields: memberFields,
  arguments: [groupArgument],
  options: [
    { name: 'search', value: 'text', shown: 'TEXT', text: 'cliGroups.members.search' },
    { name: 'limit', value: 'count', shown: 'N', text: 'cliGroups.members.limit' },
    { name: 'all', text: 'cliGroups.members.all' },
  ],
  examples: [
    { line: 'tangram group members 平台组', text: 'cliGroups.members.exampleAll' },
    { line: 'tangram group members 平台组 --search lrx --json', text: 'cliGroups.members.exampleSearch' },
  ],
  async run(context, input) {
    const { office, group } = await findGroup(context, input, 'group members');
    const signal = timeSignal(context);
    const found = await bounded(
      office.groups.findMembers(group.id, input.text('search') ?? '', Number.MAX_SAFE_INTEGER, { signal }),
      signal,
    );
    const shown = input.has('all') ? found : found.slice(0, input.count('limit') ?? 30);
    const texts = await context.texts();
    const complete = shown.length === found.length;
    await context.output.rows(shown.map(memberRow), memberColumns(texts), { complete });
    if (!complete)
      context.output.hint(
        hintText(context.language, 'cliHints.moreRows', { shown: shown.length, total: found.length }),
      );
  },
};
