// `tangram group leave|dissolve|transfer`: what cannot be undone; each asks first, or takes --yes; dissolving asks for the name.
import { OfficeError } from '#sdk/errors.ts';
import type { Group, GroupAct } from '#sdk/api.ts';
import type { CommandSpec } from '../../command.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { findPerson } from '../../target.ts';
import {
  checkRight,
  confirm,
  confirmByName,
  confirmOption,
  findGroup,
  groupArgument,
  membersWith,
  perform,
  planAct,
  yesOption,
} from './act.ts';

const fields = ['id', 'chatId', 'name', 'act'] as const;

function ending(name: 'leave' | 'dissolve', actOn: (group: Group) => GroupAct): CommandSpec {
  const isSevere = name === 'dissolve';
  const unasked = isSevere ? '--confirm 平台组' : '--yes';
  return {
    name,
    summary: `cliGroups.${name}.summary`,
    mutates: true,
    fields,
    arguments: [groupArgument],
    options: [isSevere ? confirmOption : yesOption],
    examples: [
      { line: `tangram group ${name} 平台组`, text: `cliGroups.${name}.exampleAsk` },
      { line: `tangram group ${name} 00012 ${unasked} --json`, text: `cliGroups.${name}.exampleYes` },
    ],
    async run(context, input) {
      const { office, group } = await findGroup(context, input, `group ${name}`);
      checkRight(name, group);
      const act = actOn(group);
      if (context.flags.dryRun) return planAct(context, [act], ['target', 'rights']);
      const { t } = await context.texts();
      const question = t(`cliGroups.${name}.question`, { name: group.name, count: group.memberCount });
      if (isSevere) await confirmByName(context, input, group.name, question);
      else await confirm(context, input, question);
      await perform(context, office, act);
      await context.output.done({ id: group.id, chatId: group.chatId, name: group.name, act: name }, () =>
        t(`cliGroups.${name}.done`, { name: group.name }),
      );
    },
  };
}

/** Leaves a group. */
export const leave = ending('leave', ({ id }) => ({ act: 'leave', groupId: id }));
/** Ends a group for everybody. */
export const dissolve = ending('dissolve', ({ id }) => ({ act: 'dissolve', groupId: id }));

/** Hands a group on to somebody else. */
export const transfer: CommandSpec = {
  name: 'transfer',
  summary: 'cliGroups.transfer.summary',
  mutates: true,
  fields,
  arguments: [groupArgument, { name: 'person', required: true, text: 'cliHelp.argument.person' }],
  options: [yesOption],
  examples: [
    { line: 'tangram group transfer 平台组 林若溪', text: 'cliGroups.transfer.exampleAsk' },
    { line: 'tangram group transfer 00012 @linruoxi --yes', text: 'cliGroups.transfer.exampleYes' },
  ],
  async run(context, input) {
    const { office, group } = await findGroup(context, input, 'group transfer');
    checkRight('transfer', group);
    const signal = timeSignal(context);
    const person = await bounded(findPerson(office, input.required('person')), signal);
    const members = await membersWith(context, { office, group }, [person]);
    if (!members.some(({ id, role }) => id === person.id && role !== 'owner'))
      throw new OfficeError('groupMembersInvalid');
    const act = { act: 'transfer', groupId: group.id, personId: person.id } as const;
    if (context.flags.dryRun) return planAct(context, [act], ['target', 'person', 'rights']);
    const { t } = await context.texts();
    const names = { name: group.name, person: person.name };
    await confirm(context, input, t('cliGroups.transfer.question', names));
    await perform(context, office, act);
    await context.output.done({ id: group.id, chatId: group.chatId, name: group.name, act: 'transfer' }, () =>
      t('cliGroups.transfer.done', names),
    );
  },
};
