// `tangram group avatar`: shows another picture for a group, or none.
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { groupFields } from '../../shapes/group.ts';
import { checkRight, findGroup, groupArgument, showDone } from './act.ts';

/** The command. */
export const avatar: CommandSpec = {
  name: 'avatar',
  summary: 'cliGroups.avatar.summary',
  mutates: true,
  fields: groupFields,
  arguments: [groupArgument, { name: 'file', required: false, text: 'cliGroups.avatar.file' }],
  options: [{ name: 'remove', text: 'cliGroups.avatar.remove' }],
  examples: [
    { line: 'tangram group avatar 平台组 logo.png', text: 'cliGroups.avatar.exampleSet' },
    { line: 'tangram group avatar 平台组 --remove', text: 'cliGroups.avatar.exampleRemove' },
  ],
  async run(context, input) {
    const path = input.argument('file');
    if ((path === undefined) !== input.has('remove'))
      throw new CliError(
        path === undefined ? 'missingArgument' : 'conflictingOptions',
        { name: 'file', a: '--remove', b: 'file' },
        { param: 'file' },
      );
    const { office, group } = await findGroup(context, input, 'group avatar');
    checkRight('setAvatar', group);
    const picture = path === undefined ? undefined : await (await import('../../picture.ts')).avatarAt(path);
    if (context.flags.dryRun)
      return showPlan(
        context,
        [
          {
            call: picture === undefined ? '/wx/group/updateAvatarInfo' : '/group/modifyAvatar',
            input: { groupId: group.id, bytes: picture?.bytes.byteLength ?? 0 },
          },
        ],
        ['target', 'file', 'rights'],
      );
    const signal = timeSignal(context);
    await bounded(
      picture === undefined
        ? office.groups.removeAvatar(group.id, { signal })
        : office.groups.setAvatar(group.id, picture, { signal }),
      signal,
    );
    const { t } = await context.texts();
    const sentence = t(picture === undefined ? 'cliGroups.avatar.removed' : 'cliGroups.avatar.done', {
      name: group.name,
    });
    await showDone(context, office, group.id, sentence);
  },
};
