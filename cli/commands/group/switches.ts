// `tangram group invite|review|push`: the switches of a group, and whether its messages notify oneself.
import type { Group, GroupAct } from '#sdk/api.ts';
import type { GroupRight } from '#sdk/groups/rules/rights.ts';
import type { CommandSpec } from '../../command.ts';
import { CliError } from '../../errors.ts';
import { groupFields } from '../../shapes/group.ts';
import { checkRight, findGroup, groupArgument, perform, planAct, showDone } from './act.ts';

const onOff = ['on', 'off'] as const;

function switching(
  name: 'invite' | 'review' | 'push',
  { right, actOn }: { right?: GroupRight; actOn(group: Group, isOn: boolean): GroupAct },
): CommandSpec {
  return {
    name,
    summary: `cliGroups.${name}.summary`,
    mutates: true,
    fields: groupFields,
    arguments: [groupArgument, { name: 'state', required: true, text: 'cliGroups.argument.state' }],
    examples: [
      { line: `tangram group ${name} 平台组 off`, text: `cliGroups.${name}.exampleOff` },
      { line: `tangram group ${name} 00012 on --json`, text: `cliGroups.${name}.exampleOn` },
    ],
    async run(context, input) {
      const value = input.required('state');
      if (!onOff.some((known) => known === value))
        throw new CliError('invalidValue', { name: 'state', value }, { param: 'state', valid: onOff });
      const { office, group } = await findGroup(context, input, `group ${name}`);
      if (right !== undefined) checkRight(right, group);
      const act = actOn(group, value === 'on');
      if (context.flags.dryRun) return planAct(context, [act], ['target', 'rights']);
      await perform(context, office, act);
      const { t } = await context.texts();
      await showDone(
        context,
        office,
        group.id,
        t(`cliGroups.${name}.${value as 'on' | 'off'}`, { name: group.name }),
      );
    },
  };
}

/** Whether every member may invite. */
export const invite = switching('invite', {
  right: 'setSwitches',
  actOn: ({ id }, invitationOpen) => ({ act: 'setSwitches', groupId: id, invitationOpen }),
});
/** Whether those whom members invite are reviewed. */
export const review = switching('review', {
  right: 'setSwitches',
  actOn: ({ id }, reviewed) => ({ act: 'setSwitches', groupId: id, reviewed }),
});
/** Whether new messages of the group notify oneself. */
export const push = switching('push', {
  actOn: ({ id }, isOn) => ({ act: 'setPush', groupId: id, silent: !isOn }),
});
