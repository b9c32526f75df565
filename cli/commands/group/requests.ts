// `tangram group requests`: who wants to come in, and letting them or not.
import type { GroupAct } from '#sdk/api.ts';
import type { CommandSpec } from '../../command.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { requestColumns, requestFields, requestRow } from '../../shapes/group.ts';
import { checkRight, findGroup, groupArgument, perform, planAct } from './act.ts';

const acts = ['approve', 'reject'] as const;

/** The command. */
export const requests: CommandSpec = {
  name: 'requests',
  summary: 'cliGroups.requests.summary',
  mutates: true,
  lists: true,
  fields: requestFields,
  arguments: [
    groupArgument,
    { name: 'act', required: false, text: 'cliGroups.requests.act' },
    { name: 'ids', required: false, variadic: true, text: 'cliGroups.requests.ids' },
  ],
  options: [{ name: 'all', text: 'cliGroups.requests.all' }],
  examples: [
    { line: 'tangram group requests 平台组', text: 'cliGroups.requests.exampleList' },
    { line: 'tangram group requests 平台组 approve 12 13', text: 'cliGroups.requests.exampleApprove' },
  ],
  async run(context, input) {
    const typed = input.argument('act');
    const act = acts.find((known) => known === typed);
    if (typed !== undefined && act === undefined)
      throw new CliError('invalidValue', { name: 'act', value: typed }, { param: 'act', valid: acts });
    const { office, group } = await findGroup(context, input, 'group requests');
    checkRight('decideRequests', group);
    const signal = timeSignal(context);
    const waiting = await bounded(office.groups.requests(group.id, { signal }), signal);
    if (act === undefined) {
      if (context.flags.dryRun) return planAct(context, [], ['target', 'rights']);
      return context.output.rows(waiting.map(requestRow), requestColumns, { complete: true });
    }
    const ids = input.has('all') ? waiting.map(({ id }) => id) : input.rest('ids');
    if (ids.length === 0 && !input.has('all'))
      throw new CliError('missingArgument', { name: 'ids' }, { param: 'ids' });
    const decision: GroupAct = {
      act: 'decideRequests',
      groupId: group.id,
      requestIds: [...ids],
      decision: act,
    };
    if (context.flags.dryRun) return planAct(context, [decision], ['target', 'rights']);
    const done = ids.length === 0 ? undefined : await perform(context, office, decision);
    const decided = waiting.filter(({ id }) => done?.decided?.includes(id));
    if (context.output.forPrograms)
      return context.output.rows(decided.map(requestRow), [], { complete: true });
    const { t } = await context.texts();
    const sentence = t(act === 'approve' ? 'cliGroups.requests.approved' : 'cliGroups.requests.rejected', {
      count: decided.length,
    });
    context.output.text(`${sentence}\n`);
  },
};
