// `tangram group requests`: who wants to come in, and letting them or not.
import type { GroupAct } from '#sdk/api.ts';
import type { CommandSpec } from '../../command.ts';
import { CliError } from '../../errors.ts';
import { exitCodes, type ExitCode } from '../../exit-codes.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { requestColumns, requestFields, requestRow } from '../../shapes/group.ts';
import { checkRight, findGroup, groupArgument, perform, planAct } from './act.ts';

const decisions = ['approve', 'reject'] as const;
const acts = ['list', ...decisions] as const;

/** The command. */
export const requests: CommandSpec = {
  name: 'requests',
  summary: 'cliGroups.requests.summary',
  mutates: true,
  lists: true,
  fields: requestFields,
  arguments: [
    { name: 'act', required: true, text: 'cliGroups.requests.act' },
    groupArgument,
    { name: 'ids', required: false, variadic: true, text: 'cliGroups.requests.ids' },
  ],
  options: [{ name: 'all', text: 'cliGroups.requests.all' }],
  examples: [
    { line: 'tangram group requests list 平台组', text: 'cliGroups.requests.exampleList' },
    { line: 'tangram group requests approve 平台组 12 13', text: 'cliGroups.requests.exampleApprove' },
  ],
  async run(context, input): Promise<ExitCode | void> {
    const typed = input.required('act');
    const act = decisions.find((known) => known === typed);
    if (!acts.some((known) => known === typed))
      throw new CliError('invalidValue', { name: 'act', value: typed }, { param: 'act', valid: acts });
    const { office, group } = await findGroup(context, input, 'group requests');
    checkRight('decideRequests', group);
    const signal = timeSignal(context);
    const waiting = await bounded(office.groups.requests(group.id, { signal }), signal);
    if (act === undefined) {
      if (context.flags.dryRun) return planAct(context, [], ['target', 'rights']);
      return context.output.rows(waiting.map(requestRow), requestColumns(await context.texts()), {
        complete: true,
      });
    }
    const typedIds = input.rest('ids');
    if (typedIds.length === 0 && !input.has('all'))
      throw new CliError('missingArgument', { name: 'ids' }, { param: 'ids' });
    const isWaiting = (id: string): boolean => waiting.some((one) => one.id === id);
    const ids = input.has('all') ? waiting.map(({ id }) => id) : typedIds.filter(isWaiting);
    const missing = input.has('all') ? [] : typedIds.filter((id) => !isWaiting(id));
    if (missing.length > 0 && ids.length === 0)
      throw new CliError('requestUnknown', { ids: missing.join(', ') }, { param: 'ids' });
    const decision: GroupAct = {
      act: 'decideRequests',
      groupId: group.id,
      requestIds: [...ids],
      decision: act,
    };
    if (context.flags.dryRun) return planAct(context, [decision], ['target', 'rights']);
    const done = ids.length === 0 ? undefined : await perform(context, office, decision);
    const decided = waiting.filter(({ id }) => done?.decided?.includes(id));
    // Those that are no longer there keep nobody else waiting.
    const end = missing.length === 0 ? exitCodes.ok : exitCodes.partial;
    const { t } = await context.texts();
    if (missing.length > 0) context.output.hint(t('cli.errors.requestUnknown', { ids: missing.join(', ') }));
    if (context.output.forPrograms) {
      await context.output.rows(decided.map(requestRow), [], { complete: true });
      return end;
    }
    const sentence = t(act === 'approve' ? 'cliGroups.requests.approved' : 'cliGroups.requests.rejected', {
      count: decided.length,
    });
    context.output.text(`${sentence}\n`);
    return end;
  },
};
