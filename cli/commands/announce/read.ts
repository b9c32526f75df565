// `tangram announce list|show|read|readers`: announcements, one whole, taking notice, and who has read one's own.
import { readersTexts } from '../../readers-texts.ts';
import { nameText } from '#sdk/locales/name-text.ts';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import type { AnnouncementRow, Readers } from '#sdk/announcements/announcements-api.ts';
import { plainText } from '#sdk/contract/rich-text.ts';
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { tellSeen, timeSignal } from '../../fresh.ts';
import { clockOf, isoTime, shortTime } from '../../output/times.ts';
import {
  announcementColumns,
  announcementFields,
  announcementLine,
  attachmentRows,
  namedFiles,
} from '../../shapes/workbench.ts';
import { findDepartment } from '../../department.ts';

const idArgument = { name: 'id', required: true, text: 'cliWorkbench.argument.announcement' } as const;

/** Announcements. */
export const list: CommandSpec = {
  name: 'list',
  summary: 'cliWorkbench.announce.list.summary',
  lists: true,
  fields: announcementFields,
  options: [
    { name: 'unread', text: 'cliWorkbench.announce.list.unread' },
    { name: 'mine', text: 'cliWorkbench.announce.list.mine' },
    { name: 'managed', text: 'cliWorkbench.announce.list.managed' },
    { name: 'department', value: 'text', shown: 'NAME', text: 'cliWorkbench.announce.list.department' },
    { name: 'search', value: 'text', shown: 'TEXT', text: 'cliWorkbench.option.search' },
    { name: 'limit', value: 'count', shown: 'N', text: 'cliHelp.option.limit' },
    { name: 'all', text: 'cliHelp.option.all' },
  ],
  examples: [
    { line: 'tangram announce list --unread', text: 'cliWorkbench.announce.list.exampleUnread' },
    {
      line: 'tangram announce list --search 检修 --json=id,title',
      text: 'cliWorkbench.announce.list.exampleSearch',
    },
  ],
  async run(context, input) {
    if (input.has('mine') && input.has('managed'))
      throw new CliError('conflictingOptions', { a: '--mine', b: '--managed' }, { param: 'managed' });
    const office = await context.signedIn();
    const limit = input.has('all') ? Infinity : (input.count('limit') ?? context.limit);
    const department = input.text('department');
    const departmentId = department === undefined ? undefined : await findDepartment(office, department);
    const rows: AnnouncementRow[] = [];
    let isMore = true;
    let seenAt: number | undefined;
    while (isMore && rows.length < limit) {
      const signal = timeSignal(context);
      const sought = input.text('search');
      const query = {
        unread: input.has('unread'),
        mine: input.has('mine'),
        managed: input.has('managed'),
        skip: rows.length,
        limit: Math.min(200, limit - rows.length),
        ...(sought !== undefined && { sought }),
        ...(departmentId !== undefined && { departmentId }),
      };
      const page = await bounded(office.announcements.list(query, { signal }), signal);
      rows.push(...page.rows);
      isMore = page.more && page.rows.length > 0;
      seenAt ??= page.seenAt;
      if (seenAt !== undefined) break;
    }
    await tellSeen(context, seenAt);
    const { t } = await context.texts();
    const lines = rows.map((row) => announcementLine(row, context.language));
    await context.output.rows(lines, announcementColumns(t, context.now()), {
      complete: !isMore,
    });
  },
};

/** One announcement. */
export const show: CommandSpec = {
  name: 'show',
  summary: 'cliWorkbench.announce.show.summary',
  fields: [...announcementFields, 'text', 'attachments'],
  arguments: [idArgument],
  examples: [
    { line: 'tangram announce show 5', text: 'cliWorkbench.announce.show.exampleShow' },
    { line: 'tangram announce show 5 --json=title,text', text: 'cliWorkbench.announce.show.exampleJson' },
  ],
  async run(context, input) {
    const office = await context.signedIn();
    const signal = timeSignal(context);
    const found = await bounded(office.announcements.get(input.required('id'), { signal }), signal);
    await tellSeen(context, found.seenAt);
    const row = {
      ...announcementLine(found, context.language),
      text: plainText(found.body),
      attachments: attachmentRows(found.attachments),
    };
    const texts = await readersTexts(context, office);
    const { t } = texts;
    await context.output.one(row, () => [
      [t('cliWorkbench.column.title'), row.title],
      [t('cli.column.department'), row.department],
      [t('cliWorkbench.column.from'), nameText(texts, row.publisher)],
      [t('cliWorkbench.column.time'), shortTime(found.time ?? 0, context.now())],
      ...(row.mustConfirm
        ? [
            [
              t('workbench.announcement.mustConfirm'),
              t('workbench.announcement.confirmedAt', { done: row.confirmedCount, of: row.total }),
            ] as const,
          ]
        : []),
      ...namedFiles(t, row.attachments),
      [t('workbench.announcement.body'), `\n${row.text}`],
    ]);
  },
};

/** Takes notice of announcements. */
export const read: CommandSpec = {
  name: 'read',
  summary: 'cliWorkbench.announce.read.summary',
  mutates: true,
  fields: ['unread'],
  arguments: [{ name: 'ids', required: true, variadic: true, text: 'cliWorkbench.argument.announcements' }],
  options: [{ name: 'confirm', text: 'cliWorkbench.announce.read.confirm' }],
  examples: [
    { line: 'tangram announce read 5 6', text: 'cliWorkbench.announce.read.exampleRead' },
    { line: 'tangram announce read 5 --confirm', text: 'cliWorkbench.announce.read.exampleConfirm' },
  ],
  async run(context, input) {
    const ids = [...input.rest('ids')];
    context.needsNetwork('announce read');
    const confirm = input.has('confirm');
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'announce read', input: { ids, confirm } }], ['ids']);
    const office = await context.signedIn('sender');
    const signal = timeSignal(context);
    let outcome = await bounded(office.announcements.read(ids, { signal }), signal);
    if (confirm)
      for (const id of ids) outcome = await bounded(office.announcements.confirm(id, { signal }), signal);
    const { t } = await context.texts();
    await context.output.done(outcome, () => t('cliWorkbench.announce.read.left', { count: outcome.unread }));
  },
};

/** Who has read one's own. */
export const readers: CommandSpec = {
  name: 'readers',
  summary: 'cliWorkbench.announce.readers.summary',
  lists: true,
  fields: ['id', 'name', 'department', 'readAt', 'confirmedAt'],
  arguments: [idArgument],
  options: [
    {
      name: 'which',
      value: 'text',
      shown: 'unread|read|confirmed|unconfirmed',
      choices: ['unread', 'read', 'confirmed', 'unconfirmed'],
      text: 'cliWorkbench.announce.readers.which',
    },
    { name: 'limit', value: 'count', shown: 'N', text: 'cliHelp.option.limit' },
    { name: 'all', text: 'cliHelp.option.all' },
  ],
  examples: [
    { line: 'tangram announce readers 5', text: 'cliWorkbench.announce.readers.exampleUnread' },
    {
      line: 'tangram announce readers 5 --which confirmed --all',
      text: 'cliWorkbench.announce.readers.exampleConfirmed',
    },
  ],
  async run(context, input) {
    context.needsNetwork('announce readers');
    const office = await context.signedIn();
    const limit = input.has('all') ? Infinity : (input.count('limit') ?? context.limit);
    const which = (input.text('which') ?? 'unread') as 'unread';
    const people: Readers['people'][number][] = [];
    let isMore = true;
    while (isMore && people.length < limit) {
      const signal = timeSignal(context);
      const asked = { which, skip: people.length, limit: Math.min(200, limit - people.length) };
      const page = await bounded(
        office.announcements.readers(input.required('id'), asked, { signal }),
        signal,
      );
      people.push(...page.people);
      isMore = page.more && page.people.length > 0;
    }
    const rows = people.map(({ who, readTime, confirmedTime }) => ({
      id: who.id,
      name: who.name,
      department: forReader(who, context.language).departmentName,
      readAt: readTime == null ? null : isoTime(readTime),
      confirmedAt: confirmedTime == null ? null : isoTime(confirmedTime),
    }));
    await context.output.rows(
      rows,
      [
        { title: 'cli.column.id', cell: (row) => row.id },
        { title: 'cli.column.name', person: true, cell: (row) => row.name },
        { title: 'cli.column.department', cell: (row) => row.department },
        { title: 'cliWorkbench.column.time', cell: (row) => clockOf(row.confirmedAt ?? row.readAt ?? '') },
      ],
      { complete: !isMore },
    );
  },
};
