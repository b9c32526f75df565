// `tangram task feedback list|add`: what was said about a task, and saying something.
import type { CommandSpec } from '../../command.ts';
import { CliError } from '../../errors.ts';
import { showPlan } from '../../dry-run.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { feedbackColumns, feedbackFields, feedbackRow } from '../../shapes/schedule.ts';
import { typedText } from '../../typed-text.ts';
import { attached, attachOption } from '../../attached.ts';
import { office as ask, ownZone } from '../schedule/typed.ts';

const acts = ['list', 'add'] as const;

/** The command. */
export const feedback: CommandSpec = {
  name: 'feedback',
  summary: 'cliTasks.feedback.summary',
  mutates: true,
  lists: true,
  fields: feedbackFields,
  arguments: [
    { name: 'act', required: true, text: 'cliTasks.feedback.act' },
    { name: 'id', required: false, text: 'cliTasks.feedback.id' },
    { name: 'text', required: false, text: 'cliTasks.feedback.text' },
  ],
  options: [
    { name: 'done', text: 'cliTasks.feedback.done' },
    { name: 'private', text: 'cliTasks.feedback.private' },
    attachOption,
  ],
  examples: [
    { line: 'tangram task feedback list 812', text: 'cliTasks.feedback.exampleList' },
    { line: 'tangram task feedback list --json=task,name,text', text: 'cliTasks.feedback.exampleAll' },
    { line: 'tangram task feedback add 812 "做完一半" --private', text: 'cliTasks.feedback.exampleAdd' },
  ],
  async run(context, input) {
    const act = input.required('act');
    if (!acts.some((known) => known === act))
      throw new CliError('invalidValue', { name: 'act', value: act }, { param: 'act', valid: acts });
    const office = await ask(context, 'task feedback');
    const signal = timeSignal(context);
    const zone = ownZone();
    if (act === 'list' && input.argument('id') === undefined) {
      const done = input.has('done');
      const found = await bounded(office.schedule.givenFeedback({ done }, { signal }), signal);
      return context.output.rows(
        found.flatMap(({ task, feedback: said }) => said.map((one) => feedbackRow(one, task, zone))),
        feedbackColumns,
      );
    }
    const id = input.required('id');
    const task = await bounded(office.schedule.item(id, { signal }), signal);
    if (act === 'list') {
      const found = await bounded(office.schedule.feedback(id, { signal }), signal);
      return context.output.rows(
        found.map((one) => feedbackRow(one, task, zone)),
        feedbackColumns,
      );
    }
    const text = await typedText(context, input.argument('text'));
    const isPrivate = input.has('private');
    const paths = input.many('attach');
    if (context.flags.dryRun) {
      await bounded(office.schedule.allowed({ id, act: 'feedback' }, { signal }), signal);
      const given = { id, text, isPrivate, attachments: paths };
      return showPlan(context, [{ call: 'task feedback', input: given }], ['text', 'rights']);
    }
    const files = await attached(context, office, paths);
    const added = await bounded(
      office.schedule.addFeedback({ id, text, isPrivate, files }, { signal }),
      signal,
    );
    await context.output.rows([feedbackRow(added, task, zone)], feedbackColumns);
  },
};
