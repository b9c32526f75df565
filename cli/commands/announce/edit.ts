// `tangram announce edit|publishers`: changing one's own announcement, and who may publish beside the administrators.
import { draftProblem } from '#sdk/announcements/rules/draft-problem.ts';
import type { Announcement, AnnouncementDraft, Audience } from '#sdk/announcements/announcements-api.ts';
import { fromMarkdown } from '#sdk/contract/rich-markdown.ts';
import { filesIn } from '#sdk/contract/rich-text.ts';
import { OfficeError } from '#sdk/errors.ts';
import { attached, attachOption } from '../../attached.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import type { Input } from '../../input.ts';
import { announcementFields, announcementLine } from '../../shapes/workbench.ts';
import { typedText } from '../../typed-text.ts';
import { audienceOf, momentOf } from './publish.ts';

/** A switch that is put on by one flag and off by another. @throws CliError `conflictingOptions` */
function switched(input: Input, on: string, off: string, before: boolean): boolean {
  if (input.has(on) && input.has(off))
    throw new CliError('conflictingOptions', { a: `--${on}`, b: `--${off}` }, { param: off });
  return input.has(on) || (before && !input.has(off));
}

/** The announcement as it is, with what the flags say. */
async function changed(context: Context, input: Input, before: Announcement): Promise<AnnouncementDraft> {
  const typed = input.argument('text');
  const body = typed === undefined ? before.body : fromMarkdown(await typedText(context, typed));
  const office = await context.signedIn('sender');
  const audience = await audienceOf(office, input);
  const at =
    before.state === 'scheduled' ? ((await momentOf(context, input, 'at')) ?? before.time) : undefined;
  const ends = switched(input, 'until', 'no-until', before.until != null);
  const until = ends ? ((await momentOf(context, input, 'until')) ?? before.until ?? undefined) : undefined;
  return {
    title: input.text('title') ?? before.title,
    body,
    audience: audience.length > 0 ? audience : (before.audience ?? []),
    pinned: switched(input, 'pinned', 'no-pinned', before.pinned),
    mustConfirm: switched(input, 'confirm', 'no-confirm', before.mustConfirm),
    ...(at !== undefined && { at }),
    ...(until !== undefined && { until }),
  };
}

/** Changes one's own; what no flag names stays as it is. */
export const edit: CommandSpec = {
  name: 'edit',
  summary: 'cliWorkbench.announce.edit.summary',
  mutates: true,
  fields: announcementFields,
  arguments: [
    { name: 'id', required: true, text: 'cliWorkbench.argument.announcement' },
    { name: 'text', required: false, text: 'cliWorkbench.announce.edit.text' },
  ],
  options: [
    { name: 'title', value: 'text', shown: 'TITLE', text: 'cliWorkbench.announce.publish.title' },
    { name: 'everybody', text: 'cliWorkbench.announce.publish.everybody' },
    { name: 'department', value: 'list', shown: 'NAMES', text: 'cliWorkbench.announce.publish.department' },
    { name: 'person', value: 'list', shown: 'PEOPLE', text: 'cliWorkbench.announce.publish.person' },
    { name: 'pinned', text: 'cliWorkbench.announce.publish.pinned' },
    { name: 'no-pinned', text: 'cliWorkbench.announce.edit.noPinned' },
    { name: 'confirm', text: 'cliWorkbench.announce.publish.confirm' },
    { name: 'no-confirm', text: 'cliWorkbench.announce.edit.noConfirm' },
    { name: 'at', value: 'text', shown: 'TIME', text: 'cliWorkbench.announce.publish.at' },
    { name: 'until', value: 'text', shown: 'TIME', text: 'cliWorkbench.announce.publish.until' },
    { name: 'no-until', text: 'cliWorkbench.announce.edit.noUntil' },
    attachOption,
  ],
  examples: [
    { line: 'tangram announce edit 5 - < notice.md', text: 'cliWorkbench.announce.edit.exampleText' },
    {
      line: 'tangram announce edit 5 --no-pinned --until 2026-12-31',
      text: 'cliWorkbench.announce.edit.exampleFlags',
    },
  ],
  async run(context, input) {
    context.needsNetwork('announce edit');
    const office = await context.signedIn('sender');
    const signal = timeSignal(context);
    const before = await bounded(office.announcements.get(input.required('id'), { signal }), signal);
    if (!before.mine) throw new OfficeError('forbidden');
    if (input.has('at') && before.state !== 'scheduled') throw new OfficeError('announcementTimes');
    const draft = await changed(context, input, before);
    const paths = input.many('attach');
    const body = 'markdown' in draft.body ? fromMarkdown(draft.body.markdown) : draft.body;
    const problem = draftProblem({ ...draft, body }, context.now());
    if (problem !== undefined) throw new OfficeError(problem);
    if (context.flags.dryRun)
      return showPlan(
        context,
        [{ call: 'announce edit', input: { id: before.id, ...draft, files: paths } }],
        ['title', 'text', 'people', 'time'],
      );
    const inText = new Set(filesIn(body));
    const kept = before.attachments.map(({ id }) => id).filter((id) => !inText.has(id));
    const fileIds = [...kept, ...(await attached(context, office, paths))];
    const after = timeSignal(context);
    const made = await bounded(
      office.announcements.change(before.id, before.rev, { ...draft, fileIds }, { signal: after }),
      after,
    );
    const { t } = await context.texts();
    const row = announcementLine(made, context.language);
    await context.output.done(row, () => t('cliWorkbench.announce.edit.done', { title: row.title }));
  },
};

type Publisher = { kind: Audience['kind']; id: string | null; name: string };

/** Shows who may publish; with flags, these may from now on. */
export const publishers: CommandSpec = {
  name: 'publishers',
  summary: 'cliWorkbench.announce.publishers.summary',
  mutates: true,
  lists: true,
  fields: ['kind', 'id', 'name'],
  options: [
    { name: 'everybody', text: 'cliWorkbench.announce.publishers.everybody' },
    {
      name: 'department',
      value: 'list',
      shown: 'NAMES',
      text: 'cliWorkbench.announce.publishers.department',
    },
    { name: 'person', value: 'list', shown: 'PEOPLE', text: 'cliWorkbench.announce.publishers.person' },
    { name: 'nobody', text: 'cliWorkbench.announce.publishers.nobody' },
  ],
  examples: [
    { line: 'tangram announce publishers', text: 'cliWorkbench.announce.publishers.exampleList' },
    {
      line: 'tangram announce publishers --department 人力资源组 --person 周明轩',
      text: 'cliWorkbench.announce.publishers.exampleSet',
    },
  ],
  async run(context, input) {
    context.needsNetwork('announce publishers');
    const office = await context.signedIn('sender');
    const wanted = await audienceOf(office, input);
    if (input.has('nobody') && wanted.length > 0)
      throw new CliError('conflictingOptions', { a: '--nobody', b: '--person' }, { param: 'nobody' });
    const isSet = wanted.length > 0 || input.has('nobody');
    if (isSet && context.flags.dryRun)
      return showPlan(context, [{ call: 'announce publishers', input: { audience: wanted } }], ['people']);
    const signal = timeSignal(context);
    const found = await bounded(
      office.announcements.publishers(isSet ? { set: wanted } : {}, { signal }),
      signal,
    );
    const { t } = await context.texts();
    const rows = found.map(({ kind, id, name }): Publisher => ({
      kind,
      id: id ?? null,
      name: kind === 'everybody' ? t('workbench.announcement.everybody') : (name ?? ''),
    }));
    await context.output.rows(rows, [
      { title: 'cli.column.id', cell: (row) => row.id ?? '' },
      { title: 'cli.column.name', cell: (row) => row.name, shrinks: true },
    ]);
  },
};
