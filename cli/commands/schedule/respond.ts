// `tangram schedule respond`: answers an invitation, or proposes another time.
import type { CommandSpec } from '../../command.ts';
import { CliError } from '../../errors.ts';
import { showPlan } from '../../dry-run.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { itemFields } from '../../shapes/schedule.ts';
import { namedTime, office as ask, timeOptions, typedLocal } from './typed.ts';
import { idArgument, showItem } from './write.ts';

const answers = {
  accept: 'accepted',
  accepted: 'accepted',
  reject: 'declined',
  rejected: 'declined',
  decline: 'declined',
  pending: 'needsAction',
} as const;

/** Answers an invitation. */
export const respond: CommandSpec = {
  name: 'respond',
  summary: 'cliSchedule.respond.summary',
  mutates: true,
  fields: itemFields,
  arguments: [idArgument, { name: 'answer', required: false, text: 'cliSchedule.respond.answer' }],
  options: [
    { name: 'note', value: 'text', shown: 'TEXT', text: 'cliSchedule.respond.note' },
    { name: 'propose', value: 'text', shown: 'TIME', text: 'cliSchedule.respond.propose' },
    ...timeOptions,
  ],
  examples: [
    { line: 'tangram schedule respond 812 accept', text: 'cliSchedule.respond.exampleAccept' },
    {
      line: 'tangram schedule respond 812 reject --occurrence 2026-12-08T09:00 --scope this --note 出差',
      text: 'cliSchedule.respond.exampleReject',
    },
  ],
  async run(context, input) {
    const typed = input.argument('answer') ?? (input.text('propose') === undefined ? '' : 'pending');
    const response = answers[typed as keyof typeof answers] as
      | (typeof answers)[keyof typeof answers]
      | undefined;
    if (response === undefined)
      throw new CliError(
        'invalidValue',
        { name: 'answer', value: typed },
        { param: 'answer', valid: Object.keys(answers) },
      );
    const office = await ask(context, 'schedule respond');
    const signal = timeSignal(context);
    const item = await bounded(office.schedule.item(input.required('id'), { signal }), signal);
    const scope = namedTime(item, input);
    const proposed = input.text('propose');
    const act =
      proposed !== undefined
        ? {
            id: item.id,
            act: 'propose' as const,
            start: await typedLocal(context.now(), proposed, item.zone),
            ...(input.text('note') !== undefined && { note: input.text('note') ?? '' }),
            ...scope,
          }
        : {
            id: item.id,
            act: 'respond' as const,
            response,
            note: input.text('note') ?? '',
            ...scope,
          };
    if (context.flags.dryRun) {
      await bounded(
        office.schedule.allowed(
          { id: item.id, act: proposed === undefined ? 'respond' : 'propose' },
          { signal },
        ),
        signal,
      );
      return showPlan(context, [{ call: 'schedule respond', input: act }], ['rights']);
    }
    await showItem(context, await bounded(office.schedule.act(act, { signal }), signal), 'answered');
  },
};
