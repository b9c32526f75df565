// `tangram group rename|notice|intro|admins`: what a group is called and says, and who helps its owner.
import { OfficeError } from '#sdk/errors.ts';
import type { Group, GroupAct } from '#sdk/api.ts';
import type { GroupRight } from '#sdk/groups/rules/rights.ts';
import { nameProblem, textProblem } from '#sdk/groups/rules/group-form.ts';
import type { CommandSpec } from '../../command.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { groupFields } from '../../shapes/group.ts';
import { findPerson } from '../../target.ts';
import { typedText } from '../../typed-text.ts';
import { checkRight, findGroup, groupArgument, membersWith, perform, planAct, showDone } from './act.ts';

type Writing = 'rename' | 'notice' | 'intro';
const writings: Readonly<
  Record<
    Writing,
    {
      right: GroupRight;
      problem(text: string): ReturnType<typeof nameProblem>;
      act(group: Group, text: string): GroupAct;
    }
  >
> = {
  rename: {
    right: 'rename',
    problem: nameProblem,
    act: ({ id }, name) => ({ act: 'rename', groupId: id, name }),
  },
  notice: {
    right: 'setNotice',
    problem: (text) => textProblem('notice', text),
    act: ({ id }, notice) => ({ act: 'setNotice', groupId: id, notice }),
  },
  intro: {
    right: 'setIntroduction',
    problem: (text) => textProblem('introduction', text),
    act: ({ id }, introduction) => ({ act: 'setIntroduction', groupId: id, introduction }),
  },
};

function writing(name: Writing): CommandSpec {
  const row = writings[name];
  return {
    name,
    summary: `cliGroups.${name}.summary`,
    mutates: true,
    fields: groupFields,
    arguments: [groupArgument, { name: 'text', required: false, text: `cliGroups.${name}.text` }],
    examples: [
      { line: `tangram group ${name} 平台组 "新的文字"`, text: `cliGroups.${name}.exampleText` },
      { line: `tangram group ${name} 00012 - < text.txt`, text: 'cliGroups.examplePipe' },
    ],
    async run(context, input) {
      const text = await typedText(context, input.argument('text'));
      const problem = row.problem(text);
      if (problem !== undefined) throw new OfficeError(problem);
      const { office, group } = await findGroup(context, input, `group ${name}`);
      checkRight(row.right, group);
      const act = row.act(group, text);
      if (context.flags.dryRun) return planAct(context, [act], ['target', 'text', 'rights']);
      await perform(context, office, act);
      const { t } = await context.texts();
      await showDone(context, office, group.id, t(`cliGroups.${name}.done`, { name: group.name }));
    },
  };
}

/** Gives a group another name. */
export const rename = writing('rename');
/** Writes its announcement. */
export const notice = writing('notice');
/** Writes its introduction. */
export const intro = writing('intro');

const roleActs = ['add', 'remove'] as const;

/** Appoints administrators, or not any more. */
export const admins: CommandSpec = {
  name: 'admins',
  summary: 'cliGroups.admins.summary',
  mutates: true,
  fields: groupFields,
  arguments: [
    groupArgument,
    { name: 'act', required: true, text: 'cliGroups.admins.act' },
    { name: 'people', required: true, variadic: true, text: 'cliGroups.argument.people' },
  ],
  examples: [
    { line: 'tangram group admins 平台组 add 林若溪', text: 'cliGroups.admins.exampleAdd' },
    { line: 'tangram group admins 平台组 remove @hejing', text: 'cliGroups.admins.exampleRemove' },
  ],
  async run(context, input) {
    const typed = input.required('act');
    if (!roleActs.some((known) => known === typed))
      throw new CliError('invalidValue', { name: 'act', value: typed }, { param: 'act', valid: roleActs });
    const { office, group } = await findGroup(context, input, 'group admins');
    checkRight('setAdministrators', group);
    const signal = timeSignal(context);
    const people: Awaited<ReturnType<typeof findPerson>>[] = [];
    for (const word of input.rest('people')) people.push(await bounded(findPerson(office, word), signal));
    await membersWith(context, { office, group }, people);
    const personIds = people.map(({ id }) => id);
    const operation = typed === 'add' ? 'appoint' : 'dismiss';
    const act = { act: 'setAdministrators', groupId: group.id, personIds, operation } as const;
    if (context.flags.dryRun) return planAct(context, [act], ['target', 'people', 'rights']);
    await perform(context, office, act);
    const { t } = await context.texts();
    const sentence = t(operation === 'appoint' ? 'cliGroups.admins.added' : 'cliGroups.admins.removed', {
      name: group.name,
    });
    await showDone(context, office, group.id, sentence);
  },
};
