// `tangram announce publish|withdraw|remind`: announcing in Markdown, taking it back, telling those again who have not read it.
import { draftProblem } from '#sdk/announcements/rules/draft-problem.ts';
import type { AnnouncementDraft, Audience } from '#sdk/announcements/announcements-api.ts';
import type { OfficeApi } from '#sdk/api.ts';
import { richTextOf } from '#sdk/contract/rich-text.ts';
import { OfficeError } from '#sdk/errors.ts';
import { attached, attachOption } from '../../attached.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import type { Input } from '../../input.ts';
import { comingOf, untilOf } from '../../typed-time.ts';
import { announcementFields, announcementLine } from '../../shapes/workbench.ts';
import { findDepartment } from '../../department.ts';
import { findPerson } from '../../target.ts';
import { typedText } from '../../typed-text.ts';

/** Whom the flags name: departments, people, or everybody. */
export async function audienceOf(office: OfficeApi, input: Input): Promise<Audience[]> {
  const audience: Audience[] = input.has('everybody') ? [{ kind: 'everybody' }] : [];
  for (const typed of input.list('department') ?? [])
    audience.push({ kind: 'department', id: await findDepartment(office, typed) });
  for (const typed of input.list('person') ?? [])
    audience.push({ kind: 'person', id: (await findPerson(office, typed)).id });
  return audience;
}

/** When it appears, or until when it stands. @throws CliError `timeUnreadable`, `timeIsOver` */
export async function momentOf(
  context: Context,
  input: Input,
  name: 'at' | 'until',
): Promise<number | undefined> {
  const typed = input.text(name);
  if (typed === undefined) return undefined;
  return (name === 'at' ? comingOf : untilOf)(`--${name}`, typed, context.now());
}

/** Publishes. */
export const publish: CommandSpec = {
  name: 'publish',
  summary: 'cliWorkbench.announce.publish.summary',
  mutates: true,
  fields: announcementFields,
  arguments: [
    { name: 'title', required: true, text: 'cliWorkbench.announce.publish.title' },
    { name: 'text', required: false, text: 'cliWorkbench.announce.publish.text' },
  ],
  options: [
    { name: 'everybody', text: 'cliWorkbench.announce.publish.everybody' },
    { name: 'department', value: 'list', shown: 'NAMES', text: 'cliWorkbench.announce.publish.department' },
    { name: 'person', value: 'list', shown: 'PEOPLE', text: 'cliWorkbench.announce.publish.person' },
    { name: 'pinned', text: 'cliWorkbench.announce.publish.pinned' },
    { name: 'confirm', text: 'cliWorkbench.announce.publish.confirm' },
    { name: 'at', value: 'text', shown: 'TIME', text: 'cliWorkbench.announce.publish.at' },
    { name: 'until', value: 'text', shown: 'TIME', text: 'cliWorkbench.announce.publish.until' },
    attachOption,
    { name: 'client-id', value: 'text', shown: 'ID', text: 'cliWorkbench.option.clientId' },
  ],
  examples: [
    {
      line: 'tangram announce publish 停电通知 - --department 数字化中心 --confirm < notice.md',
      text: 'cliWorkbench.announce.publish.exampleFile',
    },
    {
      line: 'tangram announce publish 班车调整 "明天起 **18:30** 发车" --everybody --at "明天 08:00"',
      text: 'cliWorkbench.announce.publish.exampleAt',
    },
  ],
  async run(context, input) {
    context.needsNetwork('announce publish');
    const markdown = await typedText(context, input.argument('text'));
    const at = await momentOf(context, input, 'at');
    const until = await momentOf(context, input, 'until');
    const paths = input.many('attach');
    const office = await context.signedIn('sender');
    const audience = await audienceOf(office, input);
    const draft: AnnouncementDraft = {
      title: input.required('title'),
      body: { markdown },
      audience,
      pinned: input.has('pinned'),
      mustConfirm: input.has('confirm'),
      ...(at !== undefined && { at }),
      ...(until !== undefined && { until }),
    };
    const problem = draftProblem({ ...draft, body: richTextOf(markdown) }, context.now());
    if (problem !== undefined) throw new OfficeError(problem);
    if (context.flags.dryRun)
      return showPlan(
        context,
        [{ call: 'announce publish', input: { ...draft, files: paths } }],
        ['title', 'text', 'people', 'time'],
      );
    const fileIds = await attached(context, office, paths);
    const signal = timeSignal(context);
    const clientId = input.text('client-id');
    const made = await bounded(
      office.announcements.publish(
        { ...draft, fileIds },
        { signal, ...(clientId !== undefined && { clientId }) },
      ),
      signal,
    );
    const { t } = await context.texts();
    const row = announcementLine(made, context.language);
    await context.output.done(row, () =>
      t('cliWorkbench.announce.publish.done', { title: row.title, count: row.total }),
    );
  },
};

const idArgument = { name: 'id', required: true, text: 'cliWorkbench.argument.announcement' } as const;

/** Takes one back. */
export const withdraw: CommandSpec = {
  name: 'withdraw',
  summary: 'cliWorkbench.announce.withdraw.summary',
  mutates: true,
  fields: announcementFields,
  arguments: [idArgument],
  options: [{ name: 'yes', text: 'cliGroups.option.yes' }],
  examples: [
    { line: 'tangram announce withdraw 5', text: 'cliWorkbench.announce.withdraw.exampleAsk' },
    { line: 'tangram announce withdraw 5 --yes', text: 'cliWorkbench.announce.withdraw.exampleYes' },
  ],
  async run(context, input) {
    context.needsNetwork('announce withdraw');
    const office = await context.signedIn('sender');
    const signal = timeSignal(context);
    const found = await bounded(office.announcements.get(input.required('id'), { signal }), signal);
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'announce withdraw', input: { id: found.id } }], ['id']);
    const { t } = await context.texts();
    const { confirm } = await import('../group/act.ts');
    await confirm(
      context,
      input,
      `${t('workbench.announcement.withdrawTitle', { title: found.title })} [y/N]`,
    );
    const signalAfter = timeSignal(context);
    const row = announcementLine(
      await bounded(office.announcements.withdraw(found.id, { signal: signalAfter }), signalAfter),
      context.language,
    );
    await context.output.done(row, () => t('workbench.announcement.withdrawn'));
  },
};

/** Puts one before the others, or back among them; one's own, and for administrators any. */
export const pin: CommandSpec = {
  name: 'pin',
  summary: 'cliWorkbench.announce.pin.summary',
  mutates: true,
  fields: announcementFields,
  arguments: [idArgument],
  options: [{ name: 'off', text: 'cliWorkbench.announce.edit.noPinned' }],
  examples: [
    { line: 'tangram announce pin 5', text: 'cliWorkbench.announce.pin.exampleOn' },
    { line: 'tangram announce pin 5 --off', text: 'cliWorkbench.announce.pin.exampleOff' },
  ],
  async run(context, input) {
    context.needsNetwork('announce pin');
    const id = input.required('id');
    const pinned = !input.has('off');
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'announce pin', input: { id, pinned } }], ['id']);
    const office = await context.signedIn('sender');
    const signal = timeSignal(context);
    const row = announcementLine(
      await bounded(office.announcements.pin(id, pinned, { signal }), signal),
      context.language,
    );
    const { t } = await context.texts();
    await context.output.done(row, () =>
      t(`cliWorkbench.announce.pin.${row.pinned ? 'done' : 'undone'}`, { title: row.title }),
    );
  },
};

/** Tells those again who have not read or confirmed it. */
export const remind: CommandSpec = {
  name: 'remind',
  summary: 'cliWorkbench.announce.remind.summary',
  mutates: true,
  fields: ['reminded'],
  arguments: [idArgument],
  examples: [
    { line: 'tangram announce remind 5', text: 'cliWorkbench.announce.remind.exampleOne' },
    { line: 'tangram announce remind 5 --json', text: 'cliWorkbench.announce.remind.exampleJson' },
  ],
  async run(context, input) {
    context.needsNetwork('announce remind');
    const id = input.required('id');
    if (context.flags.dryRun) return showPlan(context, [{ call: 'announce remind', input: { id } }], ['id']);
    const office = await context.signedIn('sender');
    const signal = timeSignal(context);
    const outcome = await bounded(office.announcements.remind(id, { signal }), signal);
    const { t } = await context.texts();
    await context.output.done(outcome, () =>
      t('workbench.announcement.reminded', { count: outcome.reminded }),
    );
  },
};
